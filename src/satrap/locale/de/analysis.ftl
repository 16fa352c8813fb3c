# Die Analyse einer Partie, im Terminal.
cli-about-analyse = Eine gespeicherte Partie durchsehen: wo sie sich entschied und was besser gewesen wäre.
cli-analyse-bar = Züge
cli-analyse-chances = Die Gewinnchancen, Zug für Zug:
cli-analyse-turning = Die Wendepunkte:
cli-analyse-even = Kein Zug dieser Partie hat viel gekostet.
cli-analyse-lost = Entscheidung { $ply }: { $name } hat { $lost } Prozentpunkte Gewinnchance verschenkt.
cli-analyse-played = Gespielt: { $plays } ({ $chance } %)
cli-analyse-better = Besser: { $plays } ({ $chance } %)
