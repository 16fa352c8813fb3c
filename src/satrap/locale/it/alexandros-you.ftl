# Il diario, rivolto al giocatore di cui parla.
event-dealt-you = Hai ricevuto la prima carta: { $card }.
event-dealt-hidden-you = Hai ricevuto una carta coperta.
event-card-drawn-you = Hai pescato una carta dal mazzo: { $card }.
event-card-drawn-hidden-you = Hai pescato una carta dal mazzo.
event-turn-began-you = Turno { $number }: tocca a te.
event-card-chosen-you = Hai scelto la carta scoperta { $card }.
event-joker-used-you = Hai usato un jolly: { $cards }.
event-special-played-you = Hai giocato dalla mano la carta { $card } per la mossa speciale di Alessandro.
event-stayed-you = Non hai potuto muovere Alessandro.
event-space-chosen-you = Hai mandato Alessandro verso { $where }.
event-point-chosen-you = Hai scelto il vertice a { $side } ({ $point }).
event-step-taken-you = Hai scelto la via verso { $side } ({ $point }).
event-marched-you = Alessandro ha marciato verso { $place }; { $red ->
    [0] { $black ->
        [0] non hai messo nuovi muri
        [one] hai messo un muro
       *[other] hai messo { $black } muri
    }
   *[other] { $black ->
        [0] { $red ->
            [one] hai messo un muro rosso
           *[other] hai messo { $red } muri rossi
        }
       *[other] hai messo muri neri ({ $black }) e rossi ({ $red })
    }
}.
event-owned-split-you = I muri hanno diviso la tua provincia (valore { $value }): { $parts }.
event-card-taken-you = Hai preso la carta scoperta { $card }.
event-guard-placed-you = Hai messo una guardia su { $where }.
event-occupied-you = Hai occupato la provincia di { $place } (valore { $value }) con { $guards ->
    [one] una guardia
   *[other] { $guards } guardie
}{ $paid ->
    [0] { "." }
   *[other] { " " }e hai pagato: { $cards }.
}
event-taken-over-you = Hai conquistato la provincia di { $place } (valore { $value }), finora di { $loser }{ $paid ->
    [0] { "." }
   *[other] , e hai pagato: { $cards }.
}
event-taken-over-loser-you = { $name } ha conquistato la provincia di { $place } (valore { $value }), finora tua{ $paid ->
    [0] { "." }
   *[other] , e ha pagato: { $cards }.
}
event-cards-given-you = { $loser } ha ricevuto da te: { $cards }.
event-cards-given-loser-you = Hai ricevuto da { $name }: { $cards }.
event-taxes-levied-you = Hai riscosso le tasse con la carta { $card }: { $gains }.
event-guard-taken-back-you = Hai ritirato la guardia da { $where }.
event-passed-you = Hai terminato il turno.
event-ended-winners-you = La partita è finita: { $reason }. { $count ->
    [one] Hai vinto.
   *[other] Condividi la vittoria: { $winners }.
}
