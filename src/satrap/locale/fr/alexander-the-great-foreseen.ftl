# Ce qu’un choix apporterait, dit à la personne qui choisit : au présent, et avec « vous ».
foreseen-atg-event-place = Vous jouez en position { $place }.
foreseen-atg-event-moved-free = Vous déplacez { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }).
foreseen-atg-event-moved = Vous déplacez { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }) et payez { $temple ->
    [0] { $city } de la case villes
   *[other] { $temple } de la case temples{ $city ->
        [0] { "" }
       *[other] { " " }et { $city } de la case villes
    }
}.
foreseen-atg-event-goal = Vous atteignez la dernière province ({ $province }) : la région se termine à la fin de ce tour.
foreseen-atg-event-stopped = Vous ne déplacez plus d’armées.
foreseen-atg-event-laid-temple = Vous tentez de construire un temple ({ $province }).
foreseen-atg-event-laid-city = Vous tentez de construire une ville ({ $province }).
foreseen-atg-event-armies = Vous placez { $armies ->
    [1] une armée
   *[other] { $armies } armées
} sur le symbole de campagne { $region }.
foreseen-atg-event-turn = Ordre du tour : { $names }.
