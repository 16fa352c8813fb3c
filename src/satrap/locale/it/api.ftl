# Che cosa il server rifiuta.
server-no-table = Questo tavolo non c’è, o serve il suo link.
server-nobody = Scegli prima un nome: entra come ospite.
server-not-invited = Questa sedia è per chi ha il link.
server-changed = Il tavolo è cambiato da quando l’hai guardato: ecco com’è ora.
server-other-origin = Questa pagina non può usare questo server.
server-not-over = Questa partita non è ancora finita.
server-no-ply = La partita non ha questa mossa.
server-too-large = Questo messaggio è troppo lungo: al massimo { $most } byte.
server-too-many = Era troppo in una volta: aspetta un poco.
server-unavailable = Ora non si può salvare nulla, e nulla è stato fatto: riprova.
server-unreadable = Questo messaggio è illeggibile: { $reason }
server-bad-name = Un nome ha da 1 a 24 caratteri stampabili.
server-unknown-board = Non c’è un tabellone «{ $board }». Ci sono: { $boards }.
server-no-route = Qui non c’è nulla.
server-failed = Il server ha fatto un errore; nulla è stato fatto.
server-no-proof = Non c’è prova di questa partita: non è stata giocata qui fino alla fine.
server-websocket = Questo indirizzo parla solo WebSocket: connettiti, o guarda /api.
