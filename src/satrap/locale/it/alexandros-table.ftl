# Alexandros nel terminale: come leggere il tabellone, e il foglio dei punti.
notation-alexandros =
    Sul tabellone T è un tempio, A un’anfora, H un cavallo, L una lira, S un guerriero, · una casella senza simbolo, ~ il mare.
    Una cifra è una guardia di quel giocatore, @ è Alessandro, le linee sono muri (quelli rossi in rosso).
    Un vertice ha la lettera della sua riga e il numero scritto sopra, o sopra un po’ a sinistra: c7.
    Una casella prende il nome da un vertice: c7u ha c7 in alto, c7d ha c7 in alto a sinistra.
    Parole per le azioni: march lyre, space c7d, point c7, step c8, draw, take lyre, occupy c7d, guard c8u, pay,
    takeover c7d, give lyre, levy lyre, retrieve c7d, special horse, joker lyre temple, pass.
show-hand-of = Mano di { $name }: { $cards }
sheet-seat = { $name }, { $score ->
    [one] 1 punto
   *[other] { $score } punti
}: { $parts }
sheet-levy = { $points } nel turno { $turn } ({ $provinces })
sheet-income = { $place } { $points }
sheet-nothing = nessuna riscossione
