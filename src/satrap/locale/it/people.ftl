# Una persona su più dispositivi.
server-link-over = Questo link è già stato usato o è scaduto: creane uno nuovo sull’altro dispositivo.
server-name-or-link = Entra con un nome o con un link, non con entrambi.
server-not-your-seat = Questo posto non è tuo, e nemmeno le sue note.
server-no-device = Questo dispositivo non è fra i tuoi: guarda di nuovo l’elenco.
server-too-many-waiting = Sei già a { $most } tavoli non ancora cominciati, ed è il limite: prima lasciane o chiudine uno.

# Qualcuno che ha eliminato il proprio account.
former-player = Ex giocatore
former-player-at = { former-player } { $number }
server-deletion-name = Per eliminare il tuo account, scrivi il tuo nome esattamente così: { $name }.
server-key-over = Questo token API non è valido, o non lo è più.
server-key-scope = A questo token API manca il permesso { $scope }.
server-key-never = Con un token API non si può: accedi dalla pagina.
server-no-key = Non hai un token API così: ricontrolla l’elenco.
server-too-many-keys = Hai { $most } token API, e questo è il limite: prima eliminane uno.
