# Entscheidungen, die im Voraus vorbereitet werden.
table-prepared-not-now = Das lässt sich jetzt nicht vorbereiten: Vielleicht kommt es nicht mehr vor, oder du musst dich schon entscheiden.
table-prepared-twice = Für denselben Moment lässt sich nur eins davon vorbereiten.
