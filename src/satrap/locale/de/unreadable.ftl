# Warum etwas Gesendetes nicht lesbar ist.
unreadable-at = { $reason } ({ $path })
unreadable-malformed = ab Byte { $byte } ist es kein gültiges JSON
unreadable-cut-off = Der Text bricht ab
unreadable-line = siehe Zeile { $line }, Spalte { $column }
unreadable-missing = „{ $key }“ fehlt
unreadable-unknown = „{ $key }“ ist unbekannt
unreadable-expected = erwartet wird „{ $expected }“, nicht „{ $found }“
unreadable-name = „{ $word }“ gibt es nicht
unreadable-value = Dieser Wert ist nicht möglich
unreadable-other = Die Teile passen nicht zusammen
unreadable-seats = Plätze: { $count } statt { $seats }
