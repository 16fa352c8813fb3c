# Che cosa succederebbe con una scelta, detto a chi sceglie: al presente, e con «tu».
foreseen-of-turn-began = Poi: { $name }.
foreseen-card-drawn = Peschi una carta dal mazzo.
foreseen-turned-up = Si scopre una nuova carta.
foreseen-reshuffled = Le carte scartate diventano un nuovo mazzo.
foreseen-card-chosen = Prendi la carta scoperta { $card }.
foreseen-joker-used = Usi un jolly: { $cards }.
foreseen-special-played = Giochi dalla mano la carta { $card }.
foreseen-stayed = Alessandro resta dov’è.
foreseen-space-chosen = Alessandro si dirige verso { $where }.
foreseen-point-chosen = Alessandro si fermerà sul vertice a { $side }.
foreseen-step-taken = Alessandro va verso { $side }.
foreseen-marched = Marciando verso { $place } { $red ->
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
       *[other] metti muri neri ({ $black }) e rossi ({ $red })
    }
}.
foreseen-province-split = I muri dividono la terra: { $parts }.
foreseen-owned-split = I muri dividono una provincia (valore { $value }): { $parts }.
foreseen-last-turn = Questo diventa l’ultimo turno.
foreseen-card-taken = Prendi la carta scoperta { $card }.
foreseen-guard-placed = Metti una guardia su { $where }.
foreseen-occupied = Occupi la provincia di { $place } (valore { $value }) con { $guards ->
    [one] una guardia
   *[other] { $guards } guardie
}{ $paid ->
    [0] { "." }
   *[other] { " " }e paghi: { $cards }.
}
foreseen-taken-over = Conquisti la provincia di { $place } (valore { $value }), finora di { $loser }{ $paid ->
    [0] { "." }
   *[other] , e paghi: { $cards }.
}
foreseen-cards-given = { $loser } riceve: { $cards }.
foreseen-taxes-levied = Riscuoti le tasse con la carta { $card }: { $gains }.
foreseen-guard-taken-back = Ritiri la guardia da { $where }.
foreseen-passed = Termini il turno.
foreseen-ended = La partita finisce. Vittoria: { $winners }.
