# Parts of a turn: what somebody did, and what somebody could do.
chance-low = under 5%
chance-high = over 95%
analysis-played = { $name } { $words }.
analysis-played-you = Your turn: { $plain }.
analysis-better = Better: { $plain }.
analysis-better-march = Better: march the same way, but then { $plain }.
analysis-better-then = Better: begin the same way, but then { $plain }.
analysis-all-did = { $names }, then { $last }
analysis-all-could = { $names }, then { $last }
analysis-numbers = Chance of winning: { $played } with this move, { $best } with the better one.
analysis-numbers-you = Chance of winning: { $played } with your move, { $best } with the better one.
analysis-good = Chance of winning: { $played } with this move, { $best } without it.
analysis-good-you = Chance of winning: { $played } with your move, { $best } without it.
analysis-rise = The chance of winning rose from { $best } to { $played }.
analysis-rise-you = Your chance of winning rose from { $best } to { $played }.
analysis-about = About as good as the best that was found.
analysis-change = { $best } → { $played }
analysis-costliest = Costliest decision
analysis-best = { $count ->
    [one] Best decision
   *[other] Best decisions
}
analysis-nothing = Nothing better was found.
did-alexandros-march = marched { $card } to the { $side } corner of { $place }
could-alexandros-march = march { $card } to the { $side } corner of { $place }
did-alexandros-goes = marched to the { $side } corner of { $place }
could-alexandros-goes = march to the { $side } corner of { $place }
did-alexandros-stay = left Alexander where he was
could-alexandros-stay = leave Alexander where he is
did-alexandros-occupy = occupied { $place } (worth { $value })
could-alexandros-occupy = occupy { $place } (worth { $value })
did-alexandros-take-over = took over { $place } (worth { $value }) from { $name }
did-alexandros-take-over-you = took over { $place } (worth { $value }) from you
could-alexandros-take-over = take over { $place } (worth { $value }) from { $name }
could-alexandros-take-over-you = take over { $place } (worth { $value }) from you
did-alexandros-levy = levied taxes ({ $gains })
could-alexandros-levy = levy taxes ({ $gains })
did-alexandros-draw = drew { $count ->
    [one] a card
   *[other] { $count } cards
}
could-alexandros-draw = draw { $count ->
    [one] a card
   *[other] { $count } cards
}
did-alexandros-take = took a face-up card ({ $card })
could-alexandros-take = take a face-up card ({ $card })
did-alexandros-back = took back the guard at { $place }
could-alexandros-back = take back the guard at { $place }
advice-with-temple = with the temple
advice-with-amphora = with the amphora
advice-with-horse = with the horse
advice-with-lyre = with the lyre
advice-with-soldier = with the soldier
advice-with-both = with both cards
advice-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
}
advice-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}
advice-level = level
advice-gain = { $name } { $points }
did-alexander-the-great-split = chose a { $order }-{ $army }-{ $temple }-{ $city } split (order, armies, temples, cities)
could-alexander-the-great-split = a { $order }-{ $army }-{ $temple }-{ $city } split (order, armies, temples, cities)
did-alexander-the-great-resplit = split the remaining cubes { $temple }-{ $city } (temples, cities)
could-alexander-the-great-resplit = a { $temple }-{ $city } split of the remaining cubes (temples, cities)
did-alexander-the-great-place = took position { $number }
could-alexander-the-great-place = take position { $number }
armies-go = { $armies ->
    [one] one army
   *[other] { $armies } armies
} { $to }
armies-more = { $armies ->
    [one] one
   *[other] { $armies }
} { $to }
did-alexander-the-great-march = sent { $words }
could-alexander-the-great-march = send { $words }
attempts-temple = { $count ->
    [one] a temple
   *[other] temples
} { $places }
attempts-city = { $count ->
    [one] a city
   *[other] cities
} { $places }
did-alexander-the-great-build = tried for { $words }
could-alexander-the-great-build = try for { $words }
did-alexander-the-great-ends = did nothing more
could-alexander-the-great-ends = do nothing more
