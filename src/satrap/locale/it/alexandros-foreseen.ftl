# Che cosa porterebbe una scelta, detto a chi sceglie: al presente, e con «tu».
foreseen-you = tu
foreseen-of-turn-began = Poi: { $name }.
foreseen-card-drawn = Peschi una carta dal mazzo.
foreseen-turned-up = Si scopre una nuova carta.
foreseen-reshuffled = Le carte scartate diventano un nuovo mazzo.
foreseen-card-chosen = Prendi la carta scoperta { $card }.
foreseen-joker-used = Usi un jolly: { $cards }.
foreseen-special-played = Rinunci a { $card } dalla tua mano.
foreseen-stayed = Alessandro resta dov’è.
foreseen-space-chosen = Alessandro prende la via verso { $where }.
foreseen-point-chosen = Alessandro si fermerà al vertice a { $side }.
foreseen-step-taken = Alessandro va verso { $side }.
foreseen-marched = Sulla via di { $place } { $red ->
    [0] { $black ->
        [0] non metti nuovi muri
        [one] metti un muro
       *[other] metti { $black } muri
    }
   *[other] { $black ->
        [0] { $red ->
            [one] metti un muro rosso
           *[other] metti { $red } muri rossi
        }
       *[other] metti muri: { $black } in nero, { $red } in rosso
    }
}.
foreseen-province-split = I muri dividono la terra: { $parts }.
foreseen-owned-split = I muri dividono una provincia di valore { $value }: { $parts }.
foreseen-last-turn = Allora questo è l’ultimo turno.
foreseen-card-taken = Prendi la carta scoperta { $card }.
foreseen-guard-placed = Metti una guardia a { $where }.
foreseen-occupied = Occupi la provincia di { $place }, di valore { $value }, con { $guards ->
    [one] una guardia
   *[other] { $guards } guardie
}{ $paid ->
    [0] { "." }
   *[other] { " " }e paghi: { $cards }.
}
foreseen-taken-over = Togli a { $loser } la provincia di { $place }, di valore { $value }{ $paid ->
    [0] { "." }
   *[other] { " " }e paghi: { $cards }.
}
foreseen-cards-given = { $loser } riceve da te: { $cards }.
foreseen-taxes-levied = Riscuoti le tasse con { $card }: { $gains }.
foreseen-guard-taken-back = Ritiri la guardia da { $where }.
foreseen-passed = Non fai altro.
foreseen-ended = Allora la partita è finita. Vittoria: { $winners }.
