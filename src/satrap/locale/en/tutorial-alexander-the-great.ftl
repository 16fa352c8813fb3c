### The tutorial of Alexander the Great: a title for each lesson, a sentence or two for each step.

tutorial-atg-aim = The campaign
tutorial-atg-aim-march = Alexander’s campaign begins here, in Macedonia, and leads to India. You are one of his generals: earn the most points on the way.
tutorial-atg-aim-regions = Six regions are played, one after the other. Once an army enters the last province, the region ends with that turn.
tutorial-atg-aim-points = You score 2 points for the most armies in a province, 3 for a temple, 5 for a city. At the end come awards. On the whole board: 15 for the most temples, 10 for the most cities. In every region: 5 for the most temples and 5 for the most cities.

tutorial-atg-split = Fifteen cubes
tutorial-atg-split-boxes = Everyone secretly splits 15 cubes between four boxes. Roxane and Ada are ready.
tutorial-atg-split-split = Try 2 for turn order, 6 for armies, 4 for temples and 3 for cities. Then “{ web-atg-ready }”.
tutorial-atg-split-split-hint = Nearly: 2, 6, 4 and 3, from left to right.
tutorial-atg-split-order = You put the most cubes into turn order, so you choose first. Whoever plays last sees what the others try to build: take position 3.
tutorial-atg-split-others = Then Roxane chose, and Ada got the position that was left. Cubes in turn order are tied up until the region ends.

tutorial-atg-move = Marching
tutorial-atg-move-arrows = Armies follow arrows, three provinces in a turn at most. Arrows with a light head are free: march all four to Macedonia.
tutorial-atg-move-price = Arrows with a dark head cost cubes. You pay the number on the arrow, in cubes for temples or cities, once for the whole group. March all four to Thrace, for 2 cubes.
tutorial-atg-move-part = You may split a group. Send only two armies to the Getae, for 1 cube.
tutorial-atg-move-part-hint = Only two: use the minus button to leave some behind.
tutorial-atg-move-stop = Two armies could march on, but your cubes are precious. Choose “{ atg-do-stop }”.
tutorial-atg-move-ships = A dashed line is an arrow across the sea: this one costs 3 cubes. Where there is no arrow, there is no way, even if two provinces touch.

tutorial-atg-build = Building
tutorial-atg-build-temple = You may try to build where you have an army. The province must show the symbol. Place a temple in Boeotia.
tutorial-atg-build-city = And a city. You may try both in one province.
tutorial-atg-build-contest = In Thessaly Roxane is trying for the temple too. Whoever has more cubes for temples builds it, and pays one more than the runner-up has. On a tie nobody builds. You have 4, Roxane 2: place one.
tutorial-atg-build-confirm = The pieces are placed; they are built when the turn is scored. A turn always ends with “{ atg-do-confirm }”: choose it.
tutorial-atg-build-scored = Boeotia brings you 10 points. 2 for armies, 3 for the temple (1 cube), 5 for the city (2 cubes). Thessaly brings 3 for the temple, at 3 cubes, one more than Roxane’s 2. She has 7 points from Thrace.
tutorial-atg-build-supply = Your stock is limited. You began with 10 temples and 8 cities for the whole match; these are left. Several temples may stand in one province, but only one city.
tutorial-atg-build-tie = In Illyria and Thessaly each of you has one army. A tie scores nothing.

tutorial-atg-region = The end of a region
tutorial-atg-region-resplit = The second turn of a region. Armies stay where they are, and what is left in your boxes is split again. Two cubes are left: put one into each box.
tutorial-atg-region-last = Roxane stays put: now end the region. Send three of your six armies to the Chersonese, for 2 cubes. The other three hold Thrace.
tutorial-atg-region-last-hint = Three of them: use the minus button to leave some behind.
tutorial-atg-region-stop = No cube is left for a city. Choose “{ atg-do-stop }”, then “{ atg-do-confirm }”.
tutorial-atg-region-back = 2 points for Thrace, 2 for the Chersonese. Armies leave the board, buildings stay, and everyone has 15 cubes again. After its third turn a region ends in any case.

tutorial-atg-contest = Contests
tutorial-atg-contest-others = Temple boxes: you 5, Roxane 4, Ada 2. Both have placed their temples; now it is your turn.
tutorial-atg-contest-illyria = A temple in Illyria, against Roxane.
tutorial-atg-contest-thessaly = One in Thessaly, against both.
tutorial-atg-contest-getae = And one among the Getae, where you are alone.
tutorial-atg-contest-first = Provinces are scored by number. In Illyria you must build, with 5 against 4, and pay one more than Roxane has: 5 cubes.
tutorial-atg-contest-then = So Thessaly goes to Roxane for 3, and Boeotia to Ada for 1. Among the Getae you can no longer pay: your temple returns to your supply.

tutorial-atg-end = Final awards
tutorial-atg-end-behind = India, the last region: you have 96 points, Roxane 112. But look at what you have built.
tutorial-atg-end-patala = Enter the last province: two of your four armies to Patala.
tutorial-atg-end-patala-hint = Two of them: use the minus button to leave some behind.
tutorial-atg-end-stop = Choose “{ atg-do-stop }”.
tutorial-atg-end-city = Two cubes are left: a last city among the Malli.
tutorial-atg-end-awards = 155 to 129: you have won! Having the most temples scored you 15 points, the most cities 10, and 5 each time in a region. A tie scores nothing.
