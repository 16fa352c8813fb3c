# Reasons for a move in Alexandros, and what a choice there is about.
advice-alexandros-wins = It ends the match with a win.
advice-alexandros-score =
    { $points ->
        [one] It scores 1 point right away.
       *[other] It scores { $points } points right away.
    }
advice-alexandros-land = It secures land that is hard to take over.
advice-alexandros-income = The next levy would score more.
advice-alexandros-hope = It sets up free land that can soon be occupied.
advice-alexandros-spoils = It puts another player’s land within reach.
advice-alexandros-hand = It keeps the better cards in hand.
advice-alexandros-guards = It keeps guards in reserve for later.
advice-alexandros-ready = It takes the lead in taxes and keeps a card to levy them with.
advice-alexandros-eve = It wins if the next levy ends the match.
advice-alexandros-against = It hurts { $name } the most.
advice-alexandros-quiet = It gives nothing away.
advice-alexandros-takes-over = It takes over { $place }, worth { $value }, from { $name }.
advice-alexandros-occupies = It occupies { $place }, worth { $value }.
advice-alexandros-closes-occupies = { $walls ->
    [0] It closes off { $place }, worth { $value }, and occupies it at once.
    [one] One wall closes off { $place }, worth { $value }, which is then occupied at once.
   *[other] { $walls } walls close off { $place }, worth { $value }, which is then occupied at once.
}
advice-alexandros-closes-payable = { $walls ->
    [one] One wall closes off { $place }, worth { $value }: everything needed to occupy it is at hand.
   *[other] { $walls } walls close off { $place }, worth { $value }: everything needed to occupy it is at hand.
}
advice-alexandros-closes = { $walls ->
    [one] One wall closes off { $place }, worth { $value }
   *[other] { $walls } walls close off { $place }, worth { $value }
}; { $lacking ->
    [0] only a guard is missing to occupy it.
    [one] one more card is needed to occupy it.
   *[other] { $lacking } more cards are needed to occupy it.
}
advice-alexandros-cuts = It cuts { $name }’s province of { $place } down from { $before } to { $value }.
advice-alexandros-levies = { $points ->
    [one] It scores 1 point
   *[other] It scores { $points } points
}; { $best ->
    [0] nobody else gains anything.
   *[other] nobody else gains more than { $best }.
}
advice-alexandros-levies-two = { $points ->
    [one] It scores 1 point
   *[other] It scores { $points } points
}; { $best ->
    [0] { $name } gets nothing.
   *[other] { $name } gets only { $best }.
}
advice-alexandros-card = The { $card } card counts towards { $place }, worth { $value }: { $lacking ->
    [0] then nothing more is needed.
    [one] then only one more card is needed.
   *[other] then { $lacking } more cards are needed.
}
advice-alexandros-draws = { $lacking ->
    [one] One more card is needed for { $place }, worth { $value }: the deck may hold it.
   *[other] { $lacking } more cards are needed for { $place }, worth { $value }: the deck may hold them.
}
advice-alexandros-back-pays = With one guard left instead of two, { $place } pays taxes again: { $value }.
advice-alexandros-back = The guard at { $place } is worth more in the reserve.
advice-alexandros-walls = At the { $side } corner of { $place }, the march { $walls ->
    [0] lays no wall
    [one] lays only one wall
   *[other] lays { $walls } walls
} and closes off nothing that others could occupy.
matters-alexandros-wins = You can end the match now, and win.
matters-alexandros-score = There are points to be scored right now.
matters-alexandros-land = Look for land that you can hold: what could nobody take from you?
matters-alexandros-income = Think of your next levy: what would make it worth more?
matters-alexandros-hope = Look at the free land: what will you soon be able to occupy?
matters-alexandros-spoils = Look at the other players’ land: what could you take over?
matters-alexandros-hand = Think of your hand: which cards will you need?
matters-alexandros-guards = Think of your reserve: a guard that earns little here may be needed elsewhere.
matters-alexandros-ready = Compare the taxes: a levy pays off when you gain more than the others.
matters-alexandros-eve = The end is near: who wins if the next levy ends the match?
matters-alexandros-against = Watch { $name }: what could their next turn bring, and can you stop it?
matters-alexandros-quiet = Several moves are about equally good: just don’t give anything away.
matters-alexandros-free = { $place }, worth { $value }, belongs to nobody: { $lacking ->
    [0] you have what it takes to occupy it. Who else wants it?
    [one] you are one card short of occupying it.
   *[other] you are { $lacking } cards short of occupying it.
}
matters-alexandros-reach = { $name } holds { $place }, worth { $value }. Its guards can be driven out with { $cards }; { $lacking ->
    [0] you have what it takes to take it over.
    [one] you are one card short of taking it over.
   *[other] you are { $lacking } cards short of taking it over.
}
matters-alexandros-closable = { $place } can be closed off this turn and would be worth { $value }: { $lacking ->
    [0] you could occupy it at once.
    [one] you would be one card short of occupying it.
   *[other] you would be { $lacking } cards short of occupying it.
}
matters-alexandros-rich = { $name } holds { $place }, worth { $value }: what would it take to change that?
matters-alexandros-levy = A levy now would bring you { $mine } and { $name } { $theirs }: is this the right moment?

better-alexandros-wins = The match is won within two turns in { $best }% of simulations with the better move, in { $played }% as played.
better-alexandros-losses = The match is lost within two turns in { $played }% of simulations as played, in { $best }% with the better move.
better-alexandros-lost = As played, { $place }, worth { $value }, does not hold: in { $percent }% of simulated matches, { $name } takes it over within two turns.
better-alexandros-lost-you = As played, { $place }, worth { $value }, does not hold: in { $percent }% of simulated matches, you take it over within two turns.
better-alexandros-levy = The levy paid { $other } at least as much: { $gains }.
better-alexandros-levy-other-you = The levy paid you at least as much: { $gains }.
better-alexandros-score-now = After the turn, against { $other }: { $ahead } with the better move, { $was } as played.
better-alexandros-score-now-other-you = After the turn, against you: { $ahead } with the better move, { $was } as played.
better-alexandros-score-later = Two turns later, against { $other }: about { $ahead } with the better move, { $was } as played.
better-alexandros-score-later-other-you = Two turns later, against you: about { $ahead } with the better move, { $was } as played.
better-alexandros-taxes-now = What a levy would then bring ({ $name } – { $other }): { $mine } – { $theirs } with the better move, { $before } – { $rival } as played.
better-alexandros-taxes-later = What a levy would bring two turns later ({ $name } – { $other }): about { $mine } – { $theirs } with the better move, { $before } – { $rival } as played.
better-alexandros-land-now = { $name }’s land would then be worth { $best } in all with the better move, { $played } as played.
better-alexandros-land-now-you = Your land would then be worth { $best } in all with the better move, { $played } as played.
better-alexandros-land-later = Two turns later, { $name }’s land would be worth about { $best } in all with the better move, { $played } as played.
better-alexandros-land-later-you = Two turns later, your land would be worth about { $best } in all with the better move, { $played } as played.
better-alexandros-follows = The gain does not show at once, but in the turns that follow.
