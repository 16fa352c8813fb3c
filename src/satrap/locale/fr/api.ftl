# Ce que le serveur refuse.
server-no-table = Cette table n’existe pas, ou il vous faut son lien.
server-nobody = Choisissez d’abord un nom : entrez comme invité.
server-not-invited = Cette chaise est pour qui a le lien.
server-changed = La table a changé depuis votre dernier regard : la voici telle qu’elle est.
server-other-origin = Cette page ne peut pas utiliser ce serveur.
server-not-over = Cette partie n’est pas encore finie.
server-no-ply = La partie n’a pas ce coup.
server-too-large = Ce message est trop long : au plus { $most } octets.
server-too-many = C’était trop à la fois : attendez un peu.
server-unavailable = Rien ne peut être enregistré maintenant, et rien n’a été fait : réessayez.
server-unreadable = Ce message est illisible : { $reason }
server-bad-name = Un nom a de 1 à 24 lettres imprimables.
server-unknown-board = Il n’y a pas de plateau « { $board } ». Il y a : { $boards }.
server-no-route = Il n’y a rien ici.
server-failed = Le serveur a fait une erreur ; rien n’a été fait.
server-no-proof = Il n’y a pas de preuve de cette partie : elle n’a pas été jouée ici jusqu’au bout.
server-websocket = Cette adresse ne parle que WebSocket : connectez-vous, ou voyez /api.
