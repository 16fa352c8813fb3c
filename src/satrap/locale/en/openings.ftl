opening-split = Order { $order }, armies { $army }, temples { $temple }, cities { $city }
