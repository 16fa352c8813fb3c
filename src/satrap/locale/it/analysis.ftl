# L’analisi di una partita, nel terminale.
cli-about-analyse = Esamina una partita salvata: dove si è decisa, e che cosa sarebbe stato meglio.
cli-analyse-bar = Turni
cli-analyse-chances = Le possibilità di vincere, turno per turno:
cli-analyse-turning = I punti di svolta:
cli-analyse-even = Nessun turno di questa partita è costato molto.
cli-analyse-lost = Decisione { $ply }: { $name } ha sprecato { $lost } punti percentuali di possibilità di vincere.
cli-analyse-played = Giocato: { $plays } ({ $chance } %)
cli-analyse-better = Meglio: { $plays } ({ $chance } %)
