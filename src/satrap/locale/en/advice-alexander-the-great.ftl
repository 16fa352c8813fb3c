# Reasons for a move in Alexander the Great, and what a choice there is about.
advice-alexander-the-great-alone-temple = { $place }: nobody else is trying for the temple, so it is 3 points for 1 cube.
advice-alexander-the-great-alone-city = { $place }: nobody else is trying for the city, so it is 5 points for 2 cubes.
advice-alexander-the-great-short-temple = { $place }: a temple there would be 3 points, but the cube for it is missing.
advice-alexander-the-great-short-city = { $place }: a city there would be 5 points, but cubes for it are missing.
advice-alexander-the-great-wins-temple = { $place }: for the temple you bid { $mine } against { $theirs } from { $name }. 3 points at a price of { $price }.
advice-alexander-the-great-wins-city = { $place }: for the city you bid { $mine } against { $theirs } from { $name }. 5 points at a price of { $price }.
advice-alexander-the-great-blocks-temple = { $place }: with { $mine } against { $theirs } nobody builds the temple, so { $name } gets no points there.
advice-alexander-the-great-blocks-city = { $place }: with { $mine } against { $theirs } nobody builds the city, so { $name } gets no points there.
advice-alexander-the-great-costs-temple = { $place }: the temple will cost { $name } { $price } instead of 1.
advice-alexander-the-great-costs-city = { $place }: the city will cost { $name } { $price } instead of 2.
advice-alexander-the-great-holds = { $place }: no other army is there, so 2 points are yours as things stand.
advice-alexander-the-great-most = { $place }: you will have the most armies, { $mine } against { $theirs }. That is 2 points.
advice-alexander-the-great-ends = Entering { $place } ends the region after this turn. Cubes still unused: { $name } { $theirs }, you { $mine }.
advice-alexander-the-great-first = Going first, your armies ({ $armies }) choose before anyone else’s. Players who can still answer: { $rivals }.
advice-alexander-the-great-middle = Players whose attempts you see before yours: { $before }. Players who can still answer: { $rivals }.
advice-alexander-the-great-last = Going last, you see every attempt before yours. Your bids: { $temple } for temples, { $city } for cities.
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
advice-alexander-the-great-order = A bid of { $order } lets you choose your place early: going last shows who wants which site (temples: { $temples }, cities: { $cities }).
advice-alexander-the-great-armies = { $region } has { $provinces } provinces, each 2 points for the most armies: with { $armies } armies you can hold several.
advice-alexander-the-great-temple = { $region } has { $temples } sites for temples at 3 points each: { $temple } cubes outbid most rivals there, or pay for roads.
advice-alexander-the-great-city = { $region } has { $cities } sites for cities at 5 points each: { $city } cubes outbid most rivals there.
advice-alexander-the-great-mixed = It has something for everything in { $region }. Armies: { $armies } for { $provinces } provinces; temple cubes: { $temple } for { $temples } sites; city cubes: { $city } for { $cities } sites.
advice-alexander-the-great-again = Still open in { $region }: { $temples } sites for your temple cubes ({ $temple }), { $cities } for your city cubes ({ $city }).
matters-alexander-the-great-score = Open sites in { $region }: { $temples } for temples, { $cities } for cities. Your cubes for them: { $temple } and { $city }.
matters-alexander-the-great-temples = Temples on the board: you { $mine }, { $name } { $theirs }. The most bring { $points } points in the end; { $region } has { $temples } sites.
matters-alexander-the-great-cities = Cities on the board: you { $mine }, { $name } { $theirs }. The most bring { $points } points in the end; { $region } has { $cities } open sites.
matters-alexander-the-great-against = Watch { $name }. Armies: { $armies }; cubes for temples: { $temple }, for cities: { $city }. Where will you meet?
matters-alexander-the-great-quiet = Several moves are about equally good: just don’t give anything away.
matters-alexander-the-great-order = { $region } has sites for { $temples } temples and { $cities } cities: whoever goes last sees who wants which.
matters-alexander-the-great-armies = { $region } has { $provinces } provinces, each 2 points for the most armies. How many can you hold?
matters-alexander-the-great-mixed = { $region }: { $provinces } provinces, sites for { $temples } temples and { $cities } cities. What will the others leave open?
