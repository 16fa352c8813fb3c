opening-split = Order { $order }, armies { $army }, temples { $temple }, cities { $city }
web-people = People
web-games-found = Finished games
