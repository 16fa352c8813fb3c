opening-split = Ordine { $order }, eserciti { $army }, templi { $temple }, città { $city }
