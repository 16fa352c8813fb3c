# Tipps.
web-friendly = Freundschaftsspiel: Tipps erlaubt
web-friendly-not = An diesem Tisch bekommt niemand Tipps.
web-hint = Tipp
web-hint-candidates = Gute Züge
web-hint-best = Bester Zug
web-hint-close = Tipp ausblenden
web-hint-thinking = Ein guter Zug wird gesucht …
web-hint-preparing = Der erste Tipp auf einem Server kann eine Minute dauern, bis alles bereit ist. Du kannst ruhig weiterspielen.
web-chance-of = Gewinnchance: { $chance } % (± { $error })
web-then = Dann: { $words }
web-percent = { $value } %
web-lead-none = Gleichauf nach Punkten
web-lead-ahead = { $points ->
    [one] Etwa einen Punkt voraus
   *[other] Etwa { $points } Punkte voraus
}
web-lead-behind = { $points ->
    [one] Etwa einen Punkt zurück
   *[other] Etwa { $points } Punkte zurück
}

# Die Analyse einer beendeten Partie.
web-analyse = Diese Partie analysieren
web-analysis-waiting = Gerade wird eine andere Partie analysiert. Deine folgt.
web-analysis-running = { $of ->
    [0] Wird vorbereitet …
   *[other] Durchgesehen: { $done } von { $of } Zügen
}
web-analysis-leave = Du kannst gehen und später wiederkommen: Die Analyse bleibt bei der Partie.
web-analysis-failed = Die Analyse wurde vorzeitig abgebrochen. Starte sie noch einmal.
web-analysis-again = Noch einmal versuchen
web-chances = Gewinnchancen
web-chances-how = Chancen
web-chances-known = Nach dem damaligen Wissen
web-chances-open = Wenn alles offen läge
web-chances-table = In Zahlen
web-decision = Schritt
web-turning = Wendepunkte
web-turning-none = Kein Zug hat viel gekostet. Alle haben gut gespielt.
web-turning-look = Schritt { $ply } ansehen
web-best-move = Bester Zug
web-best-move-close = Beste Züge ausblenden
web-verdict-played = { $name } spielte: { $action }
web-verdict-better = Besser: { $action }
web-verdict-lost = Gewinnchance { $played } % statt { $best } %: { $lost ->
    [one] ein Prozentpunkt
   *[other] { $lost } Prozentpunkte
} verloren (± { $error })
web-verdict-good = Es wurde nichts Besseres gefunden.
web-verdict-none = Bei diesem Schritt beginnt kein Zug.
