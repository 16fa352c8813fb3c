# Alexandros: Karten und Symbole.
card-temple = Tempel
card-amphora = Amphore
card-horse = Pferd
card-lyre = Leier
card-soldier = Hoplit
card-both = beide Karten
card-unseen = eine verdeckte Karte
card-none = keine
cards-of = { $count } × { $card }
symbol-temple = Tempel
symbol-amphora = Amphore
symbol-horse = Pferd
symbol-lyre = Leier
symbol-soldier = Hoplit
place = { $place } ({ $space })
where = { $place } ({ $symbol })
gain = { $name } { $points }
open-land = übriges Land
province-part = { $place } (Ertrag { $value })

# Das Protokoll: was geschehen ist.
event-dealt = { $name } bekam eine erste Karte: { $card }.
event-dealt-hidden = { $name } bekam eine verdeckte Karte.
event-card-drawn = { $name } zog eine Karte vom Stapel: { $card }.
event-card-drawn-hidden = { $name } zog eine Karte vom Stapel.
event-turned-up = Aufgedeckt: { $card }.
event-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte wurde zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten wurden zu einem neuen Stapel gemischt.
}
event-turn-began = Zug { $number }: { $name }.
event-card-chosen = { $name } wählte die aufgedeckte Karte { $card }.
event-joker-used = { $name } nutzte einen Joker: { $cards }.
event-special-played = { $name } spielte für den Spezialzug eine Karte aus der Hand: { $card }.
event-stayed = { $name } konnte Alexander nicht bewegen.
event-space-chosen = { $name } wählte als Ziel { $where }.
event-point-chosen = { $name } wählte die Ecke im { $side } ({ $point }).
event-step-taken = { $name } wählte den Weg nach { $side } ({ $point }).
event-marched = Alexander zog zum Feld { $place }; { $name } { $red ->
    [0] { $black ->
        [0] legte keine neue Mauer
        [one] legte eine Mauer
       *[other] legte { $black } Mauern
    }
   *[other] { $black ->
        [0] { $red ->
            [one] legte eine rote Mauer
           *[other] legte { $red } rote Mauern
        }
       *[other] legte Mauern: { $black } in Schwarz, { $red } in Rot
    }
}.
event-province-split = Die Mauern teilten das Land: { $parts }.
event-owned-split = Die Mauern teilten die Provinz von { $name } mit Ertrag { $value }: { $parts }.
event-last-turn = Das ist der letzte Zug: { $reason }.
event-card-taken = { $name } nahm die aufgedeckte Karte { $card }.
event-guard-placed = { $name } setzte einen Statthalter auf das Feld { $where }.
event-occupied = { $name } besetzte die Provinz { $place } (Ertrag { $value }) mit { $guards ->
    [one] einem Statthalter
   *[other] { $guards } Statthaltern
}{ $paid ->
    [0] { "." }
   *[other] { " " }und zahlte: { $cards }.
}
event-taken-over = { $name } übernahm von { $loser } die Provinz { $place } (Ertrag { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }und zahlte: { $cards }.
}
event-cards-given = { $loser } bekam von { $name }: { $cards }.
event-taxes-levied = { $name } erhob mit der Karte { $card } Steuern: { $gains }.
event-guard-taken-back = { $name } nahm den Statthalter vom Feld { $where } zurück.
event-passed = { $name } beendete den Zug.
event-ended = Die Partie ist vorbei: { $reason }. { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
reason-red_wall = Eine rote Mauer wurde gelegt
reason-walls_used_up = Die Mauern sind aufgebraucht
reason-hundred = 100 Punkte sind erreicht
reason-no_moves = Eine ganze Runde lang konnte niemand Alexander bewegen
reason-turn_cap = Die Höchstzahl der Züge ist erreicht

# Knöpfe: was getan werden kann.
do-march = Ziehen mit { $card }
do-joker = { $card } als Joker nutzen
do-joker-for = Joker: { $card } → { $symbol }
do-special = Spezialzug mit Handkarte: { $card }
do-special-for = Spezialzug mit Handkarte: { $card } → { $symbol }
do-stay = Alexander stehen lassen
do-space = Zum Feld { $where }
do-point = An der Ecke im { $side } halten ({ $point })
do-step = Nach { $side } gehen (über { $point })
do-draw = Karte vom Stapel ziehen
do-take = Aufgedeckte Karte nehmen: { $card }
do-occupy = Besetzen (Ertrag { $value }): { $where }
do-takeover = Übernehmen (Ertrag { $value }): { $where }
do-guard = Weiterer Statthalter: { $where }
do-pay = Bezahlen
do-give = { $card } abgeben
do-levy = Steuern erheben mit { $card } (+{ $points })
do-retrieve = Zurücknehmen: { $where }
do-pass = Zug beenden

# Warum etwas nicht geht.
unknown-verb = „{ $verb }“ ist keine Aktion. Möglich sind: { $verbs }.
wrong-words = Schreibe „{ $verb }“ so: { $example }.
unknown-card = Es gibt keine Karte „{ $word }“. Karten sind: temple, amphora, horse, lyre, soldier.
unknown-space = Auf diesem Spielplan gibt es kein Feld „{ $word }“. Ein Feld ist eine Ecke und d oder u, wie c7d.
unknown-point = Auf diesem Spielplan gibt es keine Ecke „{ $word }“. Eine Ecke ist ein Buchstabe und eine Zahl, wie c7.
now-source = Wähle zuerst die Karte, die Alexander bewegt.
now-space = Wähle jetzt das Feld, zu dem Alexander zieht.
now-point = Wähle jetzt die Ecke, auf der Alexander hält.
now-path = Wähle jetzt die nächste Ecke des Weges.
now-act = Alexander ist gezogen; wähle jetzt eine Aktion.
now-guards = Zahle jetzt, oder setze einen weiteren Statthalter.
now-give = Wähle jetzt eine Karte als Ausgleich für die verlorene Provinz.
march-open = Alexander marschiert zu Feldern mit einem Symbol.
march-guarded = Dort steht ein Statthalter: Alexander kann nicht zu diesem Feld marschieren.
march-walled = An diesem Feld liegt eine Mauer: Alexander kann nicht dorthin marschieren.
march-here = Alexander berührt dieses Feld schon: Ein Marsch führt zu einem anderen.
march-no-card = Keine aufgedeckte Karte und keine auf deiner Hand zeigt das Symbol { $card }: Nichts führt dorthin.
march-nearer = Ein anderes Feld mit dem Symbol { $card } liegt näher, gezählt in Dreiecksseiten: Die Karte führt dorthin.
stay-can-move = Alexander muss ziehen: Es gibt eine Karte, die ihn bewegen kann.
card-not-shown = Keine der aufgedeckten Karten zeigt das Symbol { $card }.
card-not-held = Du hast keine Karte mit dem Symbol { $card }.
joker-not-now = Jetzt kein Joker: Eine Karte ist nur dann ein Joker, wenn kein Feld mit ihrem Symbol frei ist.
no-free-space = Kein Feld mit dem Symbol { $card } ist frei.
special-own-symbol = Es gibt freie Felder mit dem Symbol { $card }: Die Karte führt zum nächstgelegenen.
walls-too-few = Dafür reichen die Mauern nicht: { $left ->
    [0] Keine ist
    [one] Nur eine ist
   *[other] Nur { $left } sind
} übrig.
space-not-nearest = { $space } ist nicht das nächstgelegene freie Feld mit diesem Symbol, für das die Mauern reichen.
space-not-free = { $space } ist kein freies Feld mit diesem Symbol.
point-elsewhere = { $point } ist keine Ecke von { $space }.
step-not-shortest = { $point } liegt auf keinem kürzesten Weg, für den die Mauern reichen.
no-card-left = Es gibt keine Karte mehr zu ziehen.
no-action-left = Du hast in diesem Zug schon beide Aktionen ausgeführt.
no-province-yet = Dieses Land ist noch nicht abgeschlossen.
guard-needs-symbol = Ein Statthalter braucht ein Symbolfeld; { $space } ist ein offenes Feld.
no-guard-left = Du hast keinen Statthalter mehr im Vorrat.
province-yours = Diese Provinz gehört dir schon.
province-occupied = Diese Provinz ist besetzt: Übernimm sie stattdessen.
province-free = Diese Provinz ist frei: Besetze sie stattdessen.
cannot-pay = Dir fehlen Karten für diese Provinz: { $cards }. { $guards ->
    [one] Dein letzter Statthalter kann nur eine davon ersetzen.
   *[other] Deine Statthalter können höchstens { $guards } davon ersetzen.
}
cannot-pay-from-here = Mit einem Statthalter dort würden Karten fehlen, die { $guards ->
    [one] dein Statthalter nicht ersetzen kann
   *[other] deine { $guards } Statthalter nicht ersetzen können
}: { $cards }.
cannot-pay-after = Nach dem Vertreiben der Statthalter würde fehlen: { $cards }. Du hast { $guards ->
    [0] keinen Statthalter
    [one] nur einen Statthalter
   *[other] nur { $guards } Statthalter
} im Vorrat.
cannot-remove = Zum Vertreiben der Statthalter fehlt dir: { $cards }.
guard-only-if-missing = In dieser Ausgabe ist ein weiterer Statthalter nur erlaubt, wo eine Karte fehlt.
guard-fewest = In dieser Partie setzt du nicht mehr Statthalter als nötig: Dieser muss dort stehen, wo eine Karte fehlt.
guard-elsewhere = Ein weiterer Statthalter muss auf ein Symbolfeld dieser Provinz, auf dem noch keiner von dir steht: { $space } ist keins.
pay-missing = Dir fehlt: { $cards }. Setze stattdessen einen weiteren Statthalter.
give-not-played = Unter deinen gespielten Karten ist keine mit dem Symbol { $card } mehr.
levied-already = Steuern können nur einmal pro Zug erhoben werden.
levy-no-guard = Keiner deiner Statthalter steht auf dem Symbol { $card }.
no-guard-there = Dort steht keiner deiner Statthalter: { $space }.
pass-must-act = In dieser Partie musst du eine Aktion ausführen, solange eine möglich ist.

# Der Tisch im Terminal.
show-display = Aufgedeckt: { $cards }
show-deck = Stapel: { $count }, abgelegt: { $discarded }
show-walls = Mauern übrig: { $black } schwarze, { $red } rote
show-hand = Deine Hand: { $cards }
show-seat = { $name }: Punkte { $score }, Statthalter zu setzen { $guards }, Karten { $cards }
show-provinces = Provinzen:
show-free = frei
show-province = { $name } ({ $owner }): Ertrag { $value }, Statthalter { $guards }, Symbole: { $symbols }

# Die Statuszeile: was jetzt zu tun ist, für dich und bei anderen.
prompt-source = Wähle eine aufgedeckte Karte oder lege eine aus der Hand ab: Alexander zieht zum nächstgelegenen freien Feld mit ihrem Symbol.
prompt-source-of = { $name } wählt die Karte, die Alexander bewegt.
prompt-stay = Keine Karte kann Alexander bewegen: Lass ihn stehen.
prompt-space = Wähle das Feld, zu dem Alexander zieht.
prompt-space-of = { $name } wählt das Feld, zu dem Alexander zieht.
prompt-point = Wähle die Ecke, auf der Alexander hält.
prompt-point-of = { $name } wählt die Ecke, auf der Alexander hält.
prompt-path = Wohin geht Alexander als Nächstes?
prompt-path-of = { $name } wählt Alexanders Weg.
prompt-act = { $actions ->
    [0] Du darfst noch Statthalter zurücknehmen.
    [one] Du hast noch eine Aktion: Karte nehmen, Provinz besetzen oder übernehmen, Steuern erheben.
   *[other] Du hast { $actions } Aktionen: Karten nehmen, Provinzen besetzen oder übernehmen, Steuern erheben.
}
prompt-act-levied = { $actions ->
    [0] Du darfst noch Statthalter zurücknehmen.
   *[other] Du hast noch eine Aktion: Karte nehmen, Provinz besetzen oder übernehmen. Steuern erhebt man nur einmal pro Zug.
}
prompt-act-of = { $name } { $actions ->
    [0] darf noch Statthalter zurücknehmen.
    [one] hat noch eine Aktion.
   *[other] hat { $actions } Aktionen.
}
prompt-guards = Zahle für die Provinz, oder setze einen weiteren Statthalter.
prompt-guards-lacking = Setze einen weiteren Statthalter. Dir fehlt: { $cards }.
prompt-guards-pay = Zahle für die Provinz.
prompt-guards-of = { $name } zahlt für eine Provinz oder setzt einen weiteren Statthalter.
prompt-give = Wähle eine Karte für { $loser }, als Ausgleich für die verlorene Provinz: { $number } von { $all }.
prompt-give-of = { $name } wählt eine Karte für { $loser }, als Ausgleich für die verlorene Provinz.
