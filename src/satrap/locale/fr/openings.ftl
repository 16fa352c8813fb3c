opening-split = Ordre { $order }, armées { $army }, temples { $temple }, villes { $city }
web-people = Joueurs
web-games-found = Parties terminées
