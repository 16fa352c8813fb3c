# La pagina sui tuoi dati: portarli con te, eliminare l’account.
web-data-none = Su questo dispositivo non ti sei ancora seduto a nessun tavolo: qui non c’è nulla di tuo.
web-data-export = Porta con te i tuoi dati
web-data-export-about = Un solo file con tutto ciò che è tuo: i tavoli, le partite finite con le loro prove, i messaggi, le note, i risultati e le impostazioni. Satrap sa rileggerlo, qui o su un altro server.
web-data-download = Scarica tutto
web-data-delete = Elimina il tuo account
web-data-goes = Questo scompare subito, dal database e dai file del server:
web-data-goes-name = il tuo nome, in ogni partita che hai giocato
web-data-goes-words = ciò che hai detto ai tavoli, le tue note e le tue segnalazioni
web-data-goes-ways = i tuoi dispositivi, indirizzi, impostazioni e notifiche
web-data-goes-imported = le registrazioni che hai importato
web-data-stays = Questo resta:
web-data-stays-matches = le partite, per chi le ha giocate con te: vedranno un ex giocatore, e ogni prova resta valida
web-data-stays-others = ciò che altri hanno detto o già scaricato, e le copie che l’operatore conserva per le emergenze, finché non vengono eliminate anch’esse
web-data-seats = Nelle partite in corso un bot prende il tuo posto. I tuoi tavoli non ancora iniziati vengono chiusi.
web-data-forever = Non si può annullare. Scarica prima i tuoi dati, se vuoi conservarne qualcuno.
web-data-type = Per confermare, scrivi il tuo nome: { $name }
web-data-delete-now = Elimina per sempre il mio account
web-data-deleted = Il tuo account è stato eliminato. Grazie per aver giocato.

# API tokens.
web-keys = Token API
web-keys-about = Con un token un programma agisce per te, finché vuoi tu e solo per ciò che permetti. Non apre questa pagina, né i tuoi dispositivi, né il tuo account.
web-keys-docs = Che cosa possono fare i programmi
web-keys-until = { $scopes } – fino al { $when }
web-keys-end = Termina
web-keys-end-of = Termina il token { $name }
web-keys-once = Questo è il nuovo token. Copialo adesso: non verrà più mostrato.
web-keys-name = A che cosa serve il token
web-keys-scopes = Che cosa può fare
web-keys-scope-read = guardare i tuoi tavoli e le tue partite (read)
web-keys-scope-play = sedersi, giocare e parlare (play)
web-keys-scope-tables = aprire tavoli e importare partite (tables)
web-keys-days = Per quanto tempo vale
web-keys-for = { $most } giorni
web-keys-make = Crea un token

# Accounts with which programs play.
web-program = Account bot
web-program-about = Un tuo programma può giocare con un nome tutto suo. Tutti vedono che è un programma: il suo nome finisce ovunque con «(bot)», e può partecipare solo ai tornei aperti ai bot.
web-program-new = Gli serve un account suo: in una finestra privata del browser siediti a un tavolo come ospite, conserva le partite con una password e apri lì questa pagina. Poi crea un token API per il programma.
web-program-be = Usa questo account per un programma
web-program-sure = { $name } finirà con «(bot)» ovunque appaia il nome. Non si può annullare, ed è possibile solo se con questo account non hai mai giocato partite valide per la classifica.
web-program-yes = Rendilo per sempre un account bot
web-program-is = Questo è un account bot: { $name }. Con un token API il programma può giocare.
