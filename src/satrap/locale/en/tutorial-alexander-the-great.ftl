### The tutorial of Alexander the Great: a title for each lesson, a sentence or two for each step.

tutorial-atg-aim = The campaign
tutorial-atg-aim-march = Alexander’s campaign begins here, in Pella, and leads to India. You are one of his generals: earn the most points on the way.
tutorial-atg-aim-regions = Six regions are played, one after the other. Once an army enters the last province, the region ends with that turn.
tutorial-atg-aim-points = The most armies in a province score 2, a temple 3, a city 5. At the end there are awards for the most temples and cities: in all, and in each region.

tutorial-atg-split = Fifteen cubes
tutorial-atg-split-boxes = Everyone secretly splits 15 cubes between four boxes. Roxane and Ada are ready.
tutorial-atg-split-split = Try 2 for turn order, 6 for armies, 4 for temples and 3 for cities. Then choose “{ web-atg-ready }”.
tutorial-atg-split-split-hint = Nearly: 2, 6, 4 and 3, from left to right.
tutorial-atg-split-order = You gave the most for turn order, so you choose first. Whoever plays last sees what the others try to build: take position 3.
tutorial-atg-split-others = Then Roxane chose, and Ada got the position that was left. Cubes for turn order are gone until the region ends.

tutorial-atg-move = Marching
tutorial-atg-move-arrows = Armies follow arrows, three provinces in a turn at most. A light arrowhead is free: lead all four to Macedonia.
tutorial-atg-move-price = A dark arrowhead costs its number in cubes for temples or cities, once for the whole group. Lead all four to Thrace, for 2 cubes.
tutorial-atg-move-part = Groups may split. Send only two armies to Getae, for 1 cube.
tutorial-atg-move-part-hint = Only two: use the minus button to leave some behind.
tutorial-atg-move-stop = Two armies could march on, but your cubes are precious. Choose “{ atg-do-stop }”.
tutorial-atg-move-ships = A dashed line is an arrow too: this ship costs 3 cubes. Only arrows join provinces; a common border does not.

tutorial-atg-build = Building
tutorial-atg-build-temple = Where you have an army and the province shows the symbol, you may try to build. Lay down a temple in Boeotia.
tutorial-atg-build-city = And a city. You may try both in one province.
tutorial-atg-build-confirm = The pieces are laid down; they are built when the turn is scored. A turn always ends with “{ atg-do-confirm }”: choose it.
tutorial-atg-build-scored = Boeotia: 2 for armies, 3 for a temple (1 cube), 5 for a city (2 cubes), 10 points in all. Roxane has 7 from Thrace.
tutorial-atg-build-supply = You have 10 temples and 8 cities for the whole match. Several temples may stand in one province, but only one city.
tutorial-atg-build-tie = In Thessaly each of you has one army. A tie scores nothing.

tutorial-atg-region = The end of a region
tutorial-atg-region-rest = In the second turn of a region, armies stay where they are. What is left in your boxes is split again.
tutorial-atg-region-resplit = Two cubes are left. Put one into each box.
tutorial-atg-region-roxane = Roxane’s armies stay where they are. Now it is your turn.
tutorial-atg-region-last = End the region: send three of your six armies to Chersonese, for 2 cubes. The other three hold Thrace.
tutorial-atg-region-last-hint = Three of them: use the minus button to leave some behind.
tutorial-atg-region-stop = Choose “{ atg-do-stop }”.
tutorial-atg-region-confirm = No cube is left for a city. Choose “{ atg-do-confirm }”.
tutorial-atg-region-back = 2 points for Thrace, 2 for Chersonese. Armies leave the board, buildings stay, and everyone has 15 cubes again. After its third turn a region ends in any case.

tutorial-atg-contest = Contests
tutorial-atg-contest-others = Temple boxes: you 5, Roxane 4, Ada 2. Both have laid down their temples; now it is your turn.
tutorial-atg-contest-illyria = A temple in Illyria, against Roxane.
tutorial-atg-contest-thessaly = One in Thessaly, against both.
tutorial-atg-contest-getae = And one in Getae, where you are alone.
tutorial-atg-contest-first = Provinces are scored by number. In Illyria you must build, with 5 against 4, and pay one more than Roxane has: 5 cubes.
tutorial-atg-contest-then = So Thessaly goes to Roxane for 3, and Boeotia to Ada for 1. In Getae you cannot pay any more: your temple comes back.

tutorial-atg-end = Final awards
tutorial-atg-end-behind = India, the last region: you have 96 points, Roxane 112. But look at what you have built.
tutorial-atg-end-patala = Enter the last province: two of your four armies to Patala.
tutorial-atg-end-patala-hint = Two of them: use the minus button to leave some behind.
tutorial-atg-end-stop = Choose “{ atg-do-stop }”.
tutorial-atg-end-city = Two cubes are left: a last city in Malli.
tutorial-atg-end-awards = 155 to 129: you have won! The most temples scored 15, the most cities 10, and 5 each in a region. A tie scores nothing.
