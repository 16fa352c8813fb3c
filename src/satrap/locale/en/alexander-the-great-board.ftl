# Words on the picture of a board of Alexander the Great.
march-drawn-title = ALEXANDER THE GREAT
march-drawn-about = The march from Macedonia to India through six regions with { $provinces } provinces, joined by arrows.
march-drawn-province = { $name }, no. { $number } in { $region }: { $bears }
march-drawn-link = { $a } – { $b }: { $prices }
march-drawn-passage = { $a } – { $b } by ship: { $prices }
march-drawn-price = into { $name } { $price ->
    [0] free
   *[other] { $price }
}
march-drawn-no-head = no arrowhead at { $name }
march-drawn-symbol = Region { $number } begins here.
march-drawn-end = The march ends here.
march-legend-temple = temple
march-legend-city = city
march-legend-number = order of scoring
march-legend-ship = ship passage
march-legend-free = free to enter
march-legend-price = price of entering
march-legend-symbol = a region begins
march-legend-end = the march ends

# What is known about the printed board, and how a board compares.
march-value-plain = { $value }
march-value-mark = { $mark } { $name }
march-value-entry = { $name } ({ $price })
march-fact-regions = Six regions in the order of the campaign: Macedonia and Greece, Asia Minor, the Near East and Egypt, Persia, Bactria, India.
march-fact-colours = Every region has its own colour (and here a pattern too).
march-fact-provinces = 4 to 7 provinces in a region.
march-value-provinces = { $counts }: { $whole } in all
march-fact-numbers = The provinces of a region are numbered, for the order of scoring.
march-fact-kinds = A province has a temple symbol, a city symbol, both or none; all four occur.
march-value-kinds = { $temple } with a temple, { $city } with a city, { $both } with both, { $none } with none
march-fact-campaign = Symbol 1 lies before the first region; every other symbol is in the last province of the previous region; the very last province has an X in a red circle.
march-fact-first = The first province after a symbol counts as a step; entering it is free.
march-fact-arrows = Only arrows make provinces neighbours; some are ship passages.
march-value-arrows = arrows over land: { $land }, ship passages: { $ships }
march-fact-prices = A light head is free, a dark one costs 1 or 2, a ship passage 3.
march-value-prices = free heads: { $free }, at price 1: { $one }, at 2: { $two }, at 3: { $three }
march-fact-directions = You pay the price at the arrowhead you enter by: the two directions can differ.
march-value-directions = they differ at { $count ->
    [one] one arrow
   *[other] { $count } arrows
}
march-fact-ships = Ship passages join coastal provinces.
march-value-ships = { $sea } over the sea, { $inland } down a river (our invention)
march-fact-reach = Every province can be reached before anyone enters the last one.
march-value-reach = { $far ->
    [one] one step
   *[other] { $far } steps
} at most
march-fact-first-turn = In about four of the six regions the last province can be reached in the first turn.
march-value-first-turn = in { $count }; steps to it: { $steps }
march-fact-length = The last province is at most 9 steps away: three turns of three steps.
march-fact-pair = Cilicia and Cappadocia share a border, but no arrow joins them.
march-value-pair = pixels of border in the picture: { $border }, arrows: { $arrows }
march-fact-adriatic = The setting reaches the Adriatic.
march-fact-macedonia = It begins in Macedonia.
march-fact-danube = It reaches the Danube.
march-fact-egypt = It leads through Egypt.
march-fact-caucasus = It reaches the Caucasus.
march-fact-persia = It leads through Persia.
march-fact-india = It ends in India.
march-fact-tracks = A score track from 0, and a track for the turn order.
march-value-tracks = both are kept beside the picture
