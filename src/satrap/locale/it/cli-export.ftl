# La pagina nell’archivio dei dati di qualcuno.
export-readme = Tutto ciò che Satrap ha memorizzato di { $name }.

    account.json, member.json: il tuo nome, e da quando è qui.
    devices.json: dove hai effettuato l’accesso. preferences.json, targets.json: di che cosa vuoi sapere, e dove ti arriva.
    rests.json: il tuo fine settimana e le tue vacanze.
    tables.json: i tavoli che hai aperto o a cui hai giocato. tables/…/record.json e proof.json: le tue partite finite, ognuna con la sua prova.
    messages.json, notes.json, prepared.json: ciò che hai detto, annotato e preparato.
    results.json, ratings.json, rated.json: come hai giocato. notices.json: ciò che ti è stato comunicato.
    reports.json, penalties.json: ciò che hai segnalato, e ciò che gli operatori hanno deciso su di te.

    Gli orari (“at”) sono millisecondi dal 1970. Delle partite in corso è elencato solo il tavolo: il resto mostrerebbe ciò che è nascosto.
    “satrap account read FILE” verifica tutto e, con “--import INDIRIZZO”, porta le tue partite su un altro server.
