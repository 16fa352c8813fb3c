# L’analyse d’une partie, dans le terminal.
cli-about-analyse = Examiner une partie enregistrée : où elle s’est décidée, et ce qui aurait été mieux.
cli-analyse-bar = Tours
cli-analyse-chances = Les chances de gagner, tour après tour :
cli-analyse-turning = Les tournants :
cli-analyse-even = Aucun tour de cette partie n’a coûté cher.
cli-analyse-lost = Décision { $ply } : { $name } a laissé passer { $lost } points de pourcentage de chances de gagner.
cli-analyse-played = Joué : { $plays } ({ $chance } %)
cli-analyse-better = Mieux : { $plays } ({ $chance } %)
