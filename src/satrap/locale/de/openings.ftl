opening-split = Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }
