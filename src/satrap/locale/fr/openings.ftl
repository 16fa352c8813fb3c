opening-split = Ordre { $order }, armées { $army }, temples { $temple }, villes { $city }
