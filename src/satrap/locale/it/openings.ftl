opening-split = Ordine { $order }, eserciti { $army }, templi { $temple }, città { $city }
web-people = Persone
web-games-found = Partite finite
