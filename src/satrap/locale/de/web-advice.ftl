# Tipps.
web-friendly = Freundschaftsspiel: Tipps erlaubt, ohne Wertung
web-friendly-not = An diesem Tisch bekommt niemand Tipps.
web-rated = Diese Partie wird gewertet.
web-rated-clock = Diese Partie wird gewertet. Wenn deine Zeit abläuft und du nicht vor dem Ende zurückkommst, verlierst du, auch wenn der Bot gewinnt.
web-away-rated = Ein Bot spielt für dich. Komm vor dem Ende zurück, sonst gilt diese gewertete Partie als verloren.
web-hint = Tipp
web-hint-candidates = Gute Züge
web-hint-best = Bester Zug
web-hint-close = Tipp ausblenden
web-hint-thinking = Ein guter Zug wird gesucht …
web-hint-preparing = Das dauert etwas länger, höchstens eine Minute. Du kannst ruhig weiterspielen.
web-chance-of = Gewinnchance: { $chance }
web-then = Dann: { $words }
web-percent = { $value } %

# Die Analyse einer beendeten Partie.
web-analyse = Diese Partie analysieren
web-analysis-waiting = { $count ->
    [0] Deine Partie ist als Nächste dran.
    [one] Eine Partie ist noch vor deiner dran. Deine folgt in etwa { $minutes } Minuten.
   *[other] { $count } Partien sind noch vor deiner dran. Deine folgt in etwa { $minutes } Minuten.
}
web-analysis-running = Deine Partie wird analysiert: { $percent } %
web-analysis-left = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
web-analysis-ready = Die Analyse ist fertig
web-analysis-leave = Du kannst gehen und später wiederkommen: Die Analyse bleibt bei der Partie.
web-analysis-failed = Die Analyse wurde vorzeitig abgebrochen. Starte sie noch einmal.
web-analysis-again = Noch einmal versuchen
web-chances = Gewinnchancen
web-chances-how = Chancen
web-chances-known = Nach dem damaligen Wissen
web-chances-open = Wenn alles offen läge
web-chances-table = In Zahlen
web-chances-when = Wann
web-turning = Wendepunkte
web-turning-none = Kein Zug hat viel gekostet. Alle haben gut gespielt.
web-turning-look = Auf dem Spielplan ansehen
web-best-move = Bester Zug
web-best-move-close = Beste Züge ausblenden
web-verdict-none = Bei diesem Schritt beginnt kein Zug.
