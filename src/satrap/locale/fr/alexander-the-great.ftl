# Ce qui peut clocher dans un plateau d’Alexandre le Grand.
march-unreadable = Le fichier du plateau est illisible : { $reason }.
march-same-id = Deux provinces ont le même identifiant.
march-elsewhere = « { $province } » n’est pas une province de la région { $region }.
march-same-number = Deux provinces de la région { $region } ont le même numéro.
march-bad-link = Une flèche de la région { $region } ne mène nulle part : il lui faut deux bouts différents et au moins une pointe.
march-same-link = Deux provinces de la région { $region } sont reliées deux fois : une seule flèche porte les deux prix.
march-unreachable = Dans la région { $region }, aucun chemin ne mène à la province { $province } avant l’entrée dans la dernière province.
