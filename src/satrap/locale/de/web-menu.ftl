# The menu at the table.
web-menu-turn = Dieser Zug
web-menu-table = Am Tisch
web-menu-read = Nachlesen
web-menu-leave = Verlassen
web-ask-undo = Zurücknehmen: die anderen fragen
web-undo-mine = Meine letzte Aktion zurücknehmen
web-shortcuts = Tastenkürzel
web-sound-off = Ton ist aus
web-sound-on = Ton ist an
web-leave-about = Ein Bot spielt für dich, bis du wiederkommst.
web-leave-alone = Ein Bot spielt für dich. Bots unter sich spielen schnell: Die Partie ist bald vorbei.
web-leave-now = Ja, spielen lassen
web-abandon-about = Sind alle einverstanden, endet die Partie ohne Sieger. Sie wird nicht gewertet.
web-abandon-alone = Partie beenden
web-abandon-bots = Außer dir spielen nur Bots: Die Partie endet sofort, ohne Sieger.
web-abandon-now = Ja, vorschlagen
web-abandon-end = Ja, beenden
web-resign-two = { $name } gewinnt sofort. Es gibt kein Zurück.
web-resign-more = Ein Bot übernimmt deinen Platz endgültig, und du schaust zu. Es gibt kein Zurück.
web-resign-now = Ja, aufgeben
web-no = Nein

# Shortcuts.
web-key-hint = Einen Tipp zeigen
web-key-undo = Rückgängig
web-key-redo = Wiederherstellen
web-key-restart = Den Zug neu beginnen
web-key-end = Den Zug oder den Marsch beenden
web-key-board = Den ganzen Spielplan zeigen, und zurück
web-key-log = Das Protokoll öffnen oder schließen
web-key-chat = Den Chat öffnen oder schließen
web-key-rules = Die Regeln öffnen oder schließen
web-key-menu = Das Menü öffnen oder schließen
web-key-sound = Ton an oder aus
web-key-keys = Diese Liste
web-key-next = Zur nächsten Möglichkeit
web-key-press = Wählen
web-key-escape = Schließen, abbrechen
web-key-move = Den Spielplan verschieben (wenn er den Fokus hat)
web-key-zoom = Näher, weiter weg (wenn er den Fokus hat)
web-key-tab = Tab
web-key-enter = Eingabe
web-key-esc = Esc
web-key-arrows = Pfeiltasten

# What others do meanwhile.
web-notices = Neues vom Tisch
web-notice-said = { $name }: { $words }
web-notice-asked = { $name } möchte etwas zurücknehmen.
web-notice-granted = Zurückgenommen, mit Zustimmung von { $name }.
web-notice-refused = { $name } lehnt ab: Es geht weiter.
web-notice-clock-asked = { $name } möchte eine andere Bedenkzeit.
web-notice-clock-granted = Ab jetzt gilt die neue Bedenkzeit.
web-notice-clock-refused = { $name } lehnt ab: Die Bedenkzeit bleibt, wie sie ist.
web-notice-lapsed = Es ist weitergespielt worden: Deine Bitte gilt nicht mehr.
web-notice-ends = { $name } möchte die Partie beenden.
web-notice-came = { $name } ist da.
web-notice-left = { $name } ist nicht mehr da.
web-notice-bot = Für { $name } spielt jetzt ein Bot.
web-notice-back = { $name } ist zurück und spielt wieder selbst.
web-notice-sat = { $name } hat sich an deinen Tisch gesetzt.
web-notice-began = Die Partie hat begonnen.
web-notice-rematch = { $name } möchte weiterspielen.
web-notice-planned = Deine vorbereitete Verteilung gilt jetzt.
web-notice-inspected = Ein Betreiber hat diese Partie eingesehen: { $words }
web-notice-open-chat = Lesen
web-notice-open-rematch = Mitspielen
web-notice-open-table = Zum Tisch
web-panel-chat-news = { $count ->
    [one] Chat: eine neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}

# The rules beside the board.
web-rules-search = Regeln durchsuchen
web-rules-all = Ganze Seite
web-next-about = Eine neue Partie beginnt sofort.
web-next-now = Ja, spielen
web-my-page = Meine Seite
web-your-data = Deine Daten
web-key-table = Zum nächsten Tisch, an dem du dran bist
web-ratings = Wertungszahlen
