# Reasons for a move in Alexander the Great, and what a choice there is about.
advice-alexander-the-great-alone-temple = { $place }: nobody else is trying for the temple, so it is 3 points for 1 cube.
advice-alexander-the-great-alone-city = { $place }: nobody else is trying for the city, so it is 5 points for 2 cubes.
advice-alexander-the-great-short-temple = { $place }: a temple there would be 3 points, but you lack the cube for it.
advice-alexander-the-great-short-city = { $place }: a city there would be 5 points, but you lack the cubes for it.
advice-alexander-the-great-wins-temple = { $place }: for the temple you bid { $mine } against { $theirs } from { $name }. That is 3 points at a price of { $price }.
advice-alexander-the-great-wins-city = { $place }: for the city you bid { $mine } against { $theirs } from { $name }. That is 5 points at a price of { $price }.
advice-alexander-the-great-blocks-temple = { $place }: with { $mine } against { $theirs } nobody builds the temple, so { $name } gets no points there.
advice-alexander-the-great-blocks-city = { $place }: with { $mine } against { $theirs } nobody builds the city, so { $name } gets no points there.
advice-alexander-the-great-costs-temple = { $place }: the temple will cost { $name } { $price } instead of 1.
advice-alexander-the-great-costs-city = { $place }: the city will cost { $name } { $price } instead of 2.
advice-alexander-the-great-holds = { $place }: no other army is there, so 2 points are yours as things stand.
advice-alexander-the-great-most = { $place }: you will have the most armies, { $mine } against { $theirs }. That is 2 points.
advice-alexander-the-great-ends = Entering { $place } ends the region after this turn. Cubes still unused: { $name } { $theirs }, you { $mine }.
advice-alexander-the-great-first = Going first, you move before everyone else, with { $armies ->
    [one] one army
   *[other] { $armies } armies
}; { $rivals } players can still respond.
advice-alexander-the-great-first-two = Going first, you move before { $name }, with { $armies ->
    [one] one army
   *[other] { $armies } armies
}.
advice-alexander-the-great-middle = You see { $before ->
    [one] one player
   *[other] { $before } players
} move before you decide; { $rivals ->
    [one] one
   *[other] { $rivals }
} can still respond.
advice-alexander-the-great-last = Going last, you see every plan before making yours. Your bids: { $temple } for temples, { $city } for cities.
advice-alexander-the-great-last-two = Going last, you see what { $name } does before you decide. Your bids: { $temple } for temples, { $city } for cities.
advice-alexander-the-great-stop = Marching on costs cubes. Kept for building: { $temple } for temples, { $city } for cities.
advice-alexander-the-great-confirm = { $points ->
    [0] No site left is worth its cubes.
    [one] Your attempts bring 1 point as things stand; one more would not add to that.
   *[other] Your attempts bring { $points } points as things stand; one more would not add to that.
}
advice-alexander-the-great-score = It should score more points in this region than most choices.
advice-alexander-the-great-temples = It should yield more temples than most choices.
advice-alexander-the-great-cities = It should yield more cities than most choices.
advice-alexander-the-great-temple-award = It helps to win the award for the most temples.
advice-alexander-the-great-city-award = It helps to win the award for the most cities.
advice-alexander-the-great-against = It hurts { $name } the most.
advice-alexander-the-great-quiet = It gives nothing away.
advice-alexander-the-great-order = A bid of { $order } lets you choose your position early: whoever goes last sees who wants which site (temples: { $temples }, cities: { $cities }).
advice-alexander-the-great-armies = { $region } has { $provinces } provinces, each worth 2 points to whoever has the most armies: with { $armies } armies you can hold several.
advice-alexander-the-great-temple = { $region } has { $temples } sites for temples at 3 points each: { $temple } cubes outbid most rivals there, or pay for arrows.
advice-alexander-the-great-city = { $region } has { $cities } sites for cities at 5 points each: { $city } cubes outbid most rivals there.
advice-alexander-the-great-mixed = Something of everything for { $region }: { $armies ->
    [one] one army
   *[other] { $armies } armies
} for { $provinces } provinces, { $temple ->
    [one] one cube
   *[other] { $temple } cubes
} for temples ({ $temples } sites) and { $city } for cities ({ $cities } sites).
advice-alexander-the-great-again = Still open in { $region }: { $temples } sites for your temple cubes ({ $temple }), { $cities } for your city cubes ({ $city }).
matters-alexander-the-great-score = Open sites in { $region }: { $temples } for temples, { $cities } for cities. Your cubes for them: { $temple } and { $city }.
matters-alexander-the-great-temples = Temples on the board: you { $mine }, { $name } { $theirs }. Having the most scores { $points } points at the end; { $region } has { $temples } sites.
matters-alexander-the-great-cities = Cities on the board: you { $mine }, { $name } { $theirs }. Having the most scores { $points } points at the end; { $region } has { $cities } open sites.
matters-alexander-the-great-against = Watch { $name }. Armies: { $armies }; cubes for temples: { $temple }, for cities: { $city }. Where will you meet?
matters-alexander-the-great-quiet = Several moves are about equally good: just don’t give anything away.
matters-alexander-the-great-order = { $region } has sites for { $temples } temples and { $cities } cities: whoever goes last sees who wants which.
matters-alexander-the-great-armies = { $region } has { $provinces } provinces, each worth 2 points to whoever has the most armies. How many can you hold?
matters-alexander-the-great-mixed = { $region }: { $provinces } provinces, sites for { $temples } temples and { $cities } cities. What will the others leave open?
matters-alexander-the-great-mixed-two = { $region }: { $provinces } provinces, sites for { $temples } temples and { $cities } cities. What will { $name } leave open?
better-alexander-the-great-score = At the end of the region, against { $other }: about { $ahead } with the better choice, { $was } as played.
better-alexander-the-great-score-other-you = At the end of the region, against you: about { $ahead } with the better choice, { $was } as played.
better-alexander-the-great-temples = Temples at the end of the region ({ $name } – { $other }): about { $mine } – { $theirs } with the better choice, { $before } – { $rival } as played.
better-alexander-the-great-cities = Cities at the end of the region ({ $name } – { $other }): about { $mine } – { $theirs } with the better choice, { $before } – { $rival } as played.
better-alexander-the-great-follows = The gain does not show at once, but in the turns that follow.
better-alexander-the-great-city = More cubes for cities, { $mine } instead of { $before }: { $region } has { $cities } sites worth 5 points each.
better-alexander-the-great-temple = More cubes for temples, { $mine } instead of { $before }: { $region } has { $temples } sites worth 3 points each, and these cubes pay for arrows too.
better-alexander-the-great-armies = More armies, { $mine } instead of { $before }: { $region } has { $provinces } provinces worth 2 points each.
better-alexander-the-great-order = More cubes for the order, { $mine } instead of { $before }: whoever goes last sees who wants which site (temples: { $temples }, cities: { $cities }).
