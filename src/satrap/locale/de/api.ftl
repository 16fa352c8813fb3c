# Was der Server ablehnt.
server-no-table = Diesen Tisch gibt es nicht, oder du brauchst seinen Link.
server-nobody = Wähle zuerst einen Namen: komm als Gast.
server-not-invited = Dieser Stuhl ist für jemanden mit dem Link.
server-changed = Der Tisch hat sich seit deinem letzten Blick verändert: so sieht er jetzt aus.
server-other-origin = Diese Seite darf diesen Server nicht benutzen.
server-not-over = Diese Partie ist noch nicht zu Ende.
server-no-ply = Diesen Zug hat die Partie nicht.
server-too-large = Diese Nachricht ist zu lang: höchstens { $most } Bytes.
server-too-many = Das war zu viel auf einmal: warte ein wenig.
server-unavailable = Jetzt kann nichts gespeichert werden, und nichts ist geschehen: versuch es noch einmal.
server-unreadable = Diese Nachricht ist nicht lesbar: { $reason }
server-bad-name = Ein Name hat 1 bis 24 druckbare Zeichen.
server-unknown-board = Es gibt keinen Spielplan „{ $board }“. Es gibt: { $boards }.
server-no-route = Hier ist nichts.
server-failed = Der Server hat einen Fehler gemacht; nichts ist geschehen.
server-no-proof = Für diese Partie gibt es keinen Beweis: sie wurde nicht hier zu Ende gespielt.
server-websocket = Diese Adresse spricht nur WebSocket: verbinde dich mit ihr, oder sieh unter /api nach.
