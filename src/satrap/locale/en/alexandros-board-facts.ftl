# What is known about the printed board of Alexandros, and how a board compares.
board-value-plain = { $value }
board-fact-triangles = Equilateral triangles: Alexander stands on points, walls lie on sides.
board-value-triangles = points: { $points }, sides: { $sides }
board-fact-spaces = 200 to 260 spaces of land, which suits 65 black walls.
board-value-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
board-fact-reach = The land is connected side to side; every point can be reached.
board-value-reach = { $far ->
    [one] one side
   *[other] { $far } sides
} from the start to the farthest point
board-fact-border = Part of the border is coast, part is plain board edge.
board-value-border = sides of coast: { $coast }, of edge: { $edge }
board-fact-start = The start is a red point at the upper left, on the coast.
board-value-start = { $start }
board-fact-track = A score track of 100 runs around the board; two cards lie face up at its bottom edge.
board-value-track = { $fields } squares in the picture; the cards lie beside the board
board-fact-open = More than half of the spaces are open.
board-value-open = { $count ->
    [one] one space
   *[other] { $count } spaces
}, { $share }%
board-fact-share = 42 to 48% of the spaces have a symbol.
board-value-share = { $count ->
    [one] one space
   *[other] { $count } spaces
}, { $share }%
board-fact-kinds = The numbers of the five symbols differ by at most one.
board-value-kinds = temples { $temple }, amphorae { $amphora }, horses { $horse }, lyres { $lyre }, soldiers { $soldier }
board-fact-neighbours = No two neighbouring spaces have the same symbol.
board-fact-spacing = Equal symbols lie apart: on average at least 1.5 sides to the nearest one.
board-value-spacing = { $mean } sides on average, at least { $least }
board-fact-evenness = Symbols are spread evenly: 1 to 4 on the six spaces around any inner point.
board-fact-groups = No deserts and no clusters: at most 12 open spaces, or 12 symbols, connected side to side.
board-value-groups = at most { $open } open and { $symbols } with symbols
board-fact-nearness = From every point each symbol is at most 4 sides away.
board-value-nearness = at most { $far ->
    [one] one side
   *[other] { $far } sides
}
board-fact-colours = Temple violet, amphora green, horse orange, lyre red, soldier light blue.
board-fact-anatolia = Anatolia in the north-west (Gordion).
board-fact-egypt = Egypt in the south-west (Memphis).
board-fact-syria = Syria between them (Damascus).
board-fact-caspian = The Caspian in the north is sea.
board-fact-gulf = The Persian Gulf in the south is sea.
board-fact-persia = Persia in the east (Persepolis).
board-fact-east = The land goes on towards the Indus, beyond 60° E.
board-fact-walls = 65 black walls last for about 22 to 33 marches (random play lays fewer at a time than players do: 20 to 45).
board-value-walls = { $mean } on average, { $least } to { $most }, in { $games } random games
board-fact-early = Early provinces are small: worth 2 to 4, for one card or none.
board-value-early = { $count ->
    [one] one such province
   *[other] { $count } such provinces
} within two marches, the best worth { $worth }: { $spaces }
board-fact-large = Large provinces are worth 11.
board-value-large = up to { $worth } in random games; figure 8 shows one worth 11
board-fact-c1 = C1: the coast that figure 3 follows; figure 5 ends on the border.
board-fact-c2 = C2: the lyre, and the soldiers in the north, the east and the south-east.
board-fact-c3 = C3: one more symbol in the first province.
board-fact-c4 = C4: two more symbols, no soldiers, in the second province.
board-fact-c5 = C5: one horse 2 sides from the start, the next 3.
board-fact-c6 = C6: no other lyre that near, and no other soldier near the end of figure 3.
board-fact-figure-1 = Figure 1: one lyre and one horse can be reached; the lower right horse is too far.
board-fact-figure-2 = Figure 2: only one path of two sides.
board-fact-figure-3 = Figure 3: three paths of three sides.
board-fact-figure-3-province = Figure 3: the walls and the coast enclose 2 open spaces and 2 symbols.
board-fact-figure-4 = Figure 4: three soldiers 2 sides away, nine points.
board-fact-figure-5 = Figure 5: three paths; the one without an old wall encloses the most (old walls, spaces).
board-fact-figure-5-french = Figure 5 as the French rules draw it: 4 open spaces and 3 symbols.
board-fact-figure-6 = Figure 6: a path along old walls only, and one other.
board-fact-figure-7-fr = Figures 7 and 11 (FR, IT): 2 temples, amphora, horse, lyre, soldier and 9 open spaces.
board-value-figure-7-fr = { $walls } walls enclose { $spaces }
board-fact-figure-7-en = Figures 7 and 11 (DE, EN): the same symbols and 10 open spaces.
board-value-figure-7-en = { $walls } walls enclose { $spaces }
board-fact-figure-8 = Figure 8: a province worth 11; five soldiers are equally near, with 14 points.
board-value-figure-8 = Alexander on { $alexander }; soldiers { $soldiers }; province { $spaces }
board-fact-figure-9 = Figure 9: the march to the upper soldier leaves 8 in the west and 3 in the east.
board-value-figure-9 = { $path }, the guard on { $horse }
board-fact-figure-10 = Figure 10: a guard on the soldier keeps soldiers out; the path to the horse cuts off 2 at most.
board-value-figure-10 = the guard on { $soldier }, the horse on { $horse }
board-fact-figure-12 = Figure 12: six provinces worth 8 (Egypt), 4 (Syria), 8 (north), 4, 6 and 9, with 65 walls at most.
board-value-figure-12 = { $walls } walls, { $joined } in one trail from the start; { $provinces }
