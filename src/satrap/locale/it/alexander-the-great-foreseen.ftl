# Che cosa porterebbe una scelta, detto a chi sceglie: al presente, e con «tu».
foreseen-atg-event-place = Giochi in posizione { $place }.
foreseen-atg-event-moved-free = Muovi { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} ({ $source } → { $target }).
foreseen-atg-event-moved = Muovi { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} ({ $source } → { $target }) e paghi { $temple ->
    [0] { $city } dalla casella città
   *[other] { $temple } dalla casella templi{ $city ->
        [0] { "" }
       *[other] , { $city } dalla casella città
    }
}.
foreseen-atg-event-goal = Raggiungi { $province }: la regione finisce con questo turno.
foreseen-atg-event-stopped = Non muovi oltre.
foreseen-atg-event-laid-temple = Provi a costruire un tempio in { $province }.
foreseen-atg-event-laid-city = Provi a fondare una città in { $province }.
foreseen-atg-event-armies = Metti { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} sul simbolo di campagna { $region }.
foreseen-atg-event-turn = L’ordine di gioco: { $names }.
