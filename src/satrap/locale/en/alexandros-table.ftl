# Alexandros in a terminal: how to read the board, and the score sheet.
notation-alexandros =
    On the board T is a temple, A an amphora, H a horse, L a lyre, S a soldier, · an open space, ~ sea.
    A digit is a guard of that player, @ is Alexander, lines are walls (red ones in red).
    A point has the letter of its row and the number above it, or above it and a little to the left: c7.
    A space is named after a point: c7u has c7 at its top, c7d has c7 at its upper left.
    Words for actions: march lyre, space c7d, point c7, step c8, draw, take lyre, occupy c7d, guard c8u, pay,
    takeover c7d, give lyre, levy lyre, retrieve c7d, special horse, joker lyre temple, pass.
show-hand-of = Hand of { $name }: { $cards }
sheet-seat = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}: { $parts }
sheet-levy = { $points } in turn { $turn } ({ $provinces })
sheet-income = { $place } { $points }
sheet-nothing = none
