opening-split = Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }
web-people = Leute
web-games-found = Beendete Partien
