# Die Seite über Urlaub und Wochenende.
web-rests-title = Urlaub und Wochenende
web-rests-vacation = Urlaub
web-rests-about = Deine Uhren ruhen an jedem Fernpartie-Tisch, der das erlaubt. Nichts beginnt von selbst: Du sagst, wann du weg bist.
web-rests-first = Erster Tag
web-rests-last = Letzter Tag
web-rests-take = Urlaub nehmen
web-rests-another = Weiteren Urlaub eintragen
web-rests-left = { $left ->
    [one] Für { $year } noch ein Tag von { $most }
   *[other] Für { $year } noch { $left } von { $most } Tagen
}
web-rests-counts = Jeder Tag zählt, auch heute, wenn du heute gehst.
web-rests-planned = Geplant
web-rests-now = Du bist bis { $when } im Urlaub.
web-rests-back = Ich bin wieder da
web-rests-off = Absagen
web-rests-change = Ändern
web-rests-save = Neue Tage speichern
web-rests-week = Deine Woche
web-rests-weekend = Wo die Uhr am Wochenende ruht, sind das deine freien Tage: höchstens zwei.
web-rests-quiet = An manchen Tischen ruht die Uhr nachts. Deine ruht dann während deiner Ruhezeiten, aber höchstens zehn Stunden pro Nacht. In deinen Ruhezeiten bekommst du auch keine Benachrichtigungen.
web-rests-later = Deine Uhren folgen dieser Änderung ab { $when }: Einmal pro Woche können sie einer neuen folgen.
web-rests-seen = Die anderen an deinen Tischen sehen, wie lange deine Uhr ruht, aber nicht, wo du wohnst.
