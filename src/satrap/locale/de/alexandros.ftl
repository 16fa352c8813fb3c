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
open-land = offenes Land
province-part = { $place } (Ertrag { $value })

# Das Protokoll: was geschehen ist.
event-dealt = { $name } bekam eine erste Karte: { $card }.
event-card-drawn = { $name } zog eine Karte vom Stapel: { $card }.
event-turned-up = Aufgedeckt: { $card }.
event-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte wurde zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten wurden zu einem neuen Stapel gemischt.
}
event-turn-began = Zug { $number }: { $name }.
event-card-chosen = { $name } wählte die offene Karte { $card }.
event-joker-used = { $name } nutzte einen Joker: { $cards }.
event-special-played = { $name } spielte { $card } aus der Hand für Alexanders Spezialzug.
event-stayed = { $name } konnte Alexander nicht bewegen.
event-space-chosen = { $name } brach auf nach { $where }.
event-point-chosen = { $name } wählte die Ecke im { $side } ({ $point }).
event-step-taken = { $name } wählte den Weg nach { $side }, über { $point }.
event-marched = Alexander zog nach { $place }; { $name } { $red ->
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
event-card-taken = { $name } nahm die offene Karte { $card }.
event-guard-placed = { $name } setzte einen Statthalter nach { $where }.
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
event-taxes-levied = { $name } erhob Steuern mit { $card }: { $gains }.
event-guard-taken-back = { $name } nahm den Statthalter von { $where } zurück.
event-passed = { $name } tat nichts mehr.
event-ended = Die Partie ist vorbei: { $reason }. { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
reason-red_wall = eine rote Mauer wurde gelegt
reason-walls_used_up = die Mauern sind aufgebraucht
reason-hundred = jemand hat 100 Punkte
reason-no_moves = eine ganze Runde lang konnte niemand Alexander bewegen
reason-turn_cap = der letzte Zug nach den Optionen wurde gespielt

# Knöpfe: was getan werden kann.
do-march = Mit der offenen Karte { $card } ziehen
do-joker = { $card } als Joker nutzen
do-joker-for = { $card } als Joker nutzen, für ein Feld mit { $symbol }
do-special = Spezialzug: { $card } aus der Hand spielen
do-special-for = Spezialzug: { $card } aus der Hand spielen, für ein Feld mit { $symbol }
do-stay = Alexander stehen lassen: kein Zug ist möglich
do-space = Ziehen nach { $where }
do-point = An der Ecke im { $side } halten ({ $point })
do-step = Nach { $side } gehen (über { $point })
do-draw = Eine Karte vom Stapel ziehen
do-take = Die offene Karte { $card } nehmen
do-occupy = { $place } besetzen (Ertrag { $value }): erster Statthalter in { $where }
do-takeover = { $place } übernehmen (Ertrag { $value }): erster Statthalter in { $where }
do-guard = Ein weiterer Statthalter in { $where }
do-pay = Die Karten zahlen
do-give = { $card } abgeben
do-levy = Steuern erheben mit { $card }: { $gains }
do-retrieve = Den Statthalter von { $where } zurücknehmen
do-pass = In diesem Zug nichts mehr tun

# Warum etwas nicht geht.
unknown-verb = „{ $verb }“ ist keine Aktion. Aktionen sind: { $verbs }.
wrong-words = „{ $verb }“ sagt man so: { $example }.
unknown-card = Es gibt keine Karte „{ $word }“. Karten sind: temple, amphora, horse, lyre, soldier.
unknown-space = Auf diesem Plan gibt es kein Feld „{ $word }“. Ein Feld ist eine Ecke und d oder u, wie c7d.
unknown-point = Auf diesem Plan gibt es keine Ecke „{ $word }“. Eine Ecke ist ein Buchstabe und eine Zahl, wie c7.
now-source = Wähle zuerst die Karte, die Alexander bewegt.
now-space = Wähle jetzt das Feld, zu dem Alexander zieht.
now-point = Wähle jetzt die Ecke, auf der Alexander hält.
now-path = Wähle jetzt die nächste Ecke des Weges.
now-act = Alexander ist gezogen; wähle jetzt eine der weiteren Aktionen.
now-guards = Zahle jetzt, oder setze einen weiteren Statthalter.
now-give = Wähle jetzt eine Karte für die Person, die die Provinz verloren hat.
stay-can-move = Alexander muss ziehen: Es gibt eine Karte, die ihn bewegen kann.
card-not-shown = Es liegt keine Karte { $card } offen.
card-not-held = Du hast keine Karte { $card }.
joker-not-now = Jetzt kein Joker: Eine Karte ist nur einer, wenn kein Feld mit ihrem Symbol frei ist.
no-free-space = Kein Feld mit dem Symbol { $card } ist frei.
special-own-symbol = Es gibt freie Felder mit dem Symbol { $card }: Die Karte führt zum nächsten davon.
walls-too-few = Dafür reichen die Mauern nicht: Nur { $left } sind übrig.
space-not-nearest = { $space } ist nicht das nächste freie Feld mit diesem Symbol, für das die Mauern reichen.
space-not-free = { $space } ist kein freies Feld mit diesem Symbol.
point-elsewhere = { $point } ist keine Ecke von { $space }.
step-not-shortest = { $point } liegt auf keinem kürzesten Weg, für den die Mauern reichen.
no-card-left = Es ist keine Karte mehr zu ziehen.
no-action-left = Beide Aktionen dieses Zuges sind getan.
no-province-yet = Dieses Land ist noch nicht abgeschlossen: Es ist keine Provinz.
guard-needs-symbol = Ein Statthalter braucht ein Feld mit Symbol; { $space } ist ein Feld ohne.
no-guard-left = Du hast keinen Statthalter mehr zu setzen.
province-yours = Diese Provinz gehört dir schon.
province-occupied = Diese Provinz ist besetzt: Übernimm sie stattdessen.
province-free = Diese Provinz ist frei: Besetze sie stattdessen.
cannot-pay = Dir fehlen Karten für diese Provinz: { $cards }. Statthalter können höchstens { $guards } davon ersetzen.
cannot-pay-from-here = Mit einem Statthalter dort würden Karten fehlen, die deine { $guards } Statthalter nicht ersetzen können: { $cards }.
cannot-pay-after = Nach dem Vertreiben der Statthalter würde fehlen: { $cards }. Du hast { $guards } Statthalter.
cannot-remove = Zum Vertreiben der Statthalter fehlt dir: { $cards }.
guard-only-if-missing = In dieser Ausgabe ist ein weiterer Statthalter nur erlaubt, wo eine Karte fehlt.
guard-fewest = In dieser Partie setzt du nicht mehr Statthalter, als die fehlenden Karten nötig machen: Dieser muss dort stehen, wo eine Karte fehlt.
guard-elsewhere = { $space } ist kein Symbolfeld dieser Provinz ohne einen deiner Statthalter.
pay-missing = Dir fehlt: { $cards }. Setze stattdessen einen weiteren Statthalter.
give-not-played = Unter den Karten, die du gespielt hast, ist keine { $card } mehr.
levied-already = Steuern können nur einmal im Zug erhoben werden.
levy-no-guard = Keiner deiner Statthalter steht auf einem Feld mit { $card }.
no-guard-there = Du hast keinen Statthalter in { $space }.
pass-must-act = In dieser Partie muss eine Aktion getan werden, solange es eine gibt.

# Der Tisch im Terminal.
show-display = Offen: { $cards }
show-deck = Stapel: { $count }, abgelegt: { $discarded }
show-walls = Mauern übrig: { $black } schwarze, { $red } rote
show-hand = Deine Hand: { $cards }
show-seat = { $name }: Punkte { $score }, Statthalter zu setzen { $guards }, Karten { $cards }
show-provinces = Provinzen:
show-free = frei
show-province = { $name } ({ $owner }): Ertrag { $value }, Statthalter { $guards }, Symbole: { $symbols }

# Die Statuszeile: was jetzt zu tun ist, für dich und bei anderen.
prompt-source = Wähle eine offene Karte oder wirf eine aus der Hand ab: Alexander zieht zum nächsten freien Feld mit ihrem Symbol.
prompt-source-of = { $name } wählt die Karte, die Alexander bewegt.
prompt-stay = Keine Karte kann Alexander bewegen: Lass ihn stehen.
prompt-space = Wähle das Feld, zu dem Alexander zieht.
prompt-space-of = { $name } wählt das Feld, zu dem Alexander zieht.
prompt-point = Wähle die Ecke, auf der Alexander hält.
prompt-point-of = { $name } wählt die Ecke, auf der Alexander hält.
prompt-path = Wähle den Weg: Wohin geht Alexander als Nächstes?
prompt-path-of = { $name } wählt Alexanders Weg.
prompt-act = { $actions ->
    [0] Du darfst noch Statthalter zurücknehmen.
    [one] Du hast noch eine Aktion: eine Karte nehmen, eine Provinz beanspruchen oder Steuern erheben.
   *[other] Du hast { $actions } Aktionen: Karten nehmen, Provinzen beanspruchen, Steuern erheben.
}
prompt-act-levied = { $actions ->
    [0] Du darfst noch Statthalter zurücknehmen.
   *[other] Du hast noch eine Aktion: eine Karte nehmen oder eine Provinz beanspruchen. Steuern erhebt man einmal im Zug.
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
prompt-give = Wähle eine Karte für { $loser }: Die Provinz ging dort verloren.
prompt-give-of = { $name } wählt eine Karte für { $loser }: Die Provinz ging dort verloren.
