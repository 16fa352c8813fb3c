table-unwelcome = An diesem Tisch kannst du nicht Platz nehmen. Such dir bitte einen anderen.
server-tie-self = Das bist du selbst: Wähle jemand anderen.
server-ties-full = Auf deinen Listen stehen schon { $most } Leute, mehr passen nicht darauf. Streiche zuerst jemanden.
server-no-tie = Diese Person steht nicht auf deinen Listen.
server-no-member = Es gibt kein Mitglied namens { $name }.
server-private-member = { $name } zeigt das niemandem.
server-no-followers = { $name } möchte keine Follower.
server-no-page = Diese Seite mit Ergebnissen gibt es nicht.
