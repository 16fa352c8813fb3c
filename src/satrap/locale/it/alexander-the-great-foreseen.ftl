# Che cosa succederebbe con una scelta, detto a chi sceglie: al presente, e con «tu».
foreseen-atg-event-place = Prendi la posizione { $place } nell’ordine di gioco.
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
foreseen-atg-event-stopped = Termini la marcia.
foreseen-atg-event-laid-temple = Posi un tempio ({ $province }): si costruisce al conteggio del turno.
foreseen-atg-event-laid-city = Posi una città ({ $province }): si fonda al conteggio del turno.
foreseen-atg-event-armies = Metti { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} sul simbolo di campagna { $region }.
foreseen-atg-event-turn = Ordine di gioco: { $names }.
