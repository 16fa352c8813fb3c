# Pourquoi ce qui a été envoyé est illisible : des morceaux de phrase.
unreadable-at = { $reason } ({ $path })
unreadable-malformed = ce n’est plus du JSON valable à partir de l’octet { $byte }
unreadable-cut-off = il est coupé
unreadable-line = voyez la ligne { $line }, colonne { $column }
unreadable-missing = « { $key } » manque
unreadable-unknown = « { $key } » est inconnu
unreadable-expected = « { $expected } » était attendu, et non « { $found } »
unreadable-name = « { $word } » n’existe pas
unreadable-value = cette valeur n’est pas possible
unreadable-other = ses parties ne vont pas ensemble
unreadable-seats = places : { $count } au lieu de { $seats }
