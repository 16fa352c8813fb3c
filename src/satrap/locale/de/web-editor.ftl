# Der Spielplan-Editor.
web-editor = Spielplan-Editor
web-editor-own-title = Mein Spielplan
web-editor-tools = Werkzeuge
web-editor-land = Land
web-editor-sea = Meer
web-editor-outside = kein Feld
web-editor-start = Start
web-editor-place = Ortsname
web-editor-grid = Das Dreiecksraster
web-editor-cell = Reihe { $row }, Spalte { $column }: { $what }
web-editor-panel = Details
web-editor-draw = Weiterzeichnen
web-editor-undo = Rückgängig
web-editor-redo = Wiederherstellen
web-editor-undone = Rückgängig gemacht.
web-editor-redone = Wiederhergestellt.
web-editor-undo-none = Es gibt nichts, was du rückgängig machen kannst.
web-editor-redo-none = Es gibt nichts zu wiederherzustellen.
web-editor-save-none = Seit dem letzten Speichern hat sich nichts geändert.
web-editor-save = Speichern
web-editor-saved = Gespeichert
web-editor-saved-as = „{ $title }“ ist in diesem Browser gespeichert.
web-editor-play = Darauf spielen
web-editor-play-title = Auf „{ $title }“ spielen
web-editor-back = Zurück zur Zeichnung

# Was der Server dazu sagt.
web-editor-checking = Einen Moment …
web-editor-sound = Dieser Spielplan ist spielbar.
web-editor-away = Der Spielplan lässt sich gerade nicht prüfen. Zeichne ruhig weiter: Die Prüfung wird gleich wiederholt.
web-editor-spaces = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
}
web-editor-parts = { $open } offen, { $symbols } mit Symbol

# Start und Orte.
web-editor-start-is = Der Start liegt auf { $point }.
web-editor-start-where = Der Start muss die Ecke eines Landfelds sein.
web-editor-place-where = Nur Landfelder haben Namen.
web-editor-place-of = Name von { $space }
web-editor-place-set = Eintragen

# Spielpläne: eigene, und womit man beginnt.
web-editor-title = Titel
web-editor-name = Kurzname
web-editor-own = Deine Spielpläne
web-editor-none = Noch keine. Gespeicherte Spielpläne bleiben in diesem Browser.
web-editor-delete = „{ $title }“ löschen
web-editor-deleted = „{ $title }“ ist gelöscht.
web-editor-bring-back = Zurückholen
web-editor-begin = Womit beginnen?
web-editor-empty = Leeres Blatt
web-editor-import = Spielplan-Datei öffnen …
web-editor-export = Als Datei speichern

# Tasten.
web-editor-keys = Tastatur und Gesten
web-editor-key-move = von Dreieck zu Dreieck
web-editor-key-paint = Werkzeug benutzen
web-editor-key-symbols = Symbol setzen
web-editor-key-ground = Land, Meer, kein Feld
web-editor-key-start = Start an einer Ecke; noch einmal: an der nächsten
web-editor-key-place = Ort benennen
web-editor-key-ctrl = Strg Z, Y
web-editor-key-undo = rückgängig, wiederherstellen
web-editor-touch = Ein Finger zeichnet, zwei Finger verschieben und zoomen. Mit der Maus: Das Rad zoomt, die rechte Taste verschiebt.
