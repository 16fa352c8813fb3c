### The tutorial of Alexander the Great: a title for each lesson, a sentence or two for each step.

tutorial-atg-aim = The campaign
tutorial-atg-aim-march = Alexander’s campaign begins here, in Pella, and leads to India. You are one of his generals: lead armies, build temples and cities, and earn the most points.
tutorial-atg-aim-regions = Six regions are played one after the other. Each has numbered provinces, and a last one that carries the next campaign symbol. As soon as an army enters it, the region ends with that turn.
tutorial-atg-aim-points = Points: 2 for the most armies in a province, 3 for a temple, 5 for a city. At the end there are awards for most temples and most cities.

tutorial-atg-split = Fifteen cubes
tutorial-atg-split-boxes = In each region you have 15 cubes. All split them in secret between four boxes: order of play, armies, temples, cities. Roxane and Ada are ready.
tutorial-atg-split-split = Try this: 2 for the order, 6 armies, 4 for temples, 3 for cities. Then press the button.
tutorial-atg-split-split-hint = Nearly: 2, 6, 4 and 3, from left to right.
tutorial-atg-split-order = All splits are open. You gave most for the order, so you choose your place first. Who plays last sees what the others try to build. Take the third place.
tutorial-atg-split-others = Then Roxane chose, and Ada got the place that was left. The cubes for the order are gone until the region ends, also those of the losers.

tutorial-atg-move = Marching
tutorial-atg-move-arrows = Your four armies stand on the campaign symbol. They follow arrows, three provinces in a turn at most. A light arrow-head is free. Press Macedonia and lead all four there.
tutorial-atg-move-price = A dark arrow-head costs its number in cubes, from your temple or city box. You pay once for the whole group, so march together! Lead all four to Thrace, for 2 cubes.
tutorial-atg-move-part = Groups may split. Press Getae, but send only two armies, for 1 cube. The other two stay.
tutorial-atg-move-part-hint = Only two: take armies away with the minus.
tutorial-atg-move-stop = Two armies could march on, but your cubes are precious. Move no further.
tutorial-atg-move-ships = Over the sea go ships: a dashed line is an arrow too, this one for 3 cubes. Only arrows join provinces; a common border does not.

tutorial-atg-build = Building
tutorial-atg-build-temple = Where you have an army you may try to build, if the province shows the symbol. You have armies in Boeotia: lay a temple there.
tutorial-atg-build-city = And a city. You may try both in one province.
tutorial-atg-build-confirm = The pieces are laid down; they are built when the turn is scored. Choose "No more attempts".
tutorial-atg-build-scored = Boeotia: most armies 2, a temple for 1 cube 3, a city for 2 cubes 5. That is 10 points. Roxane has 7 from Thrace. No second city will ever stand in either.
tutorial-atg-build-tie = In Thessaly each of you has one army. A tie brings nobody anything.

tutorial-atg-contest = Contests
tutorial-atg-contest-others = Temple boxes: you 5, Roxane 4, Ada 2. Roxane and Ada have laid their temples. Now you.
tutorial-atg-contest-illyria = A temple in Illyria, against Roxane.
tutorial-atg-contest-thessaly = One in Thessaly, against both.
tutorial-atg-contest-getae = And one in Getae, where you are alone.
tutorial-atg-contest-first = Provinces are scored in the order of their numbers. Illyria: with 5 against 4 you must build, and pay one more than the second has: 5 cubes. Your box is empty.
tutorial-atg-contest-then = So Thessaly goes to Roxane for 3, Boeotia to Ada for 1, and in Getae you cannot pay: your temple comes back. Think of the numbers before you lay pieces!

tutorial-atg-region = The end of a region
tutorial-atg-region-rest = The second turn of a region. Armies stay where they are. What is left in your temple and city boxes is split anew, again in secret.
tutorial-atg-region-resplit = Two cubes are left. Keep one for each.
tutorial-atg-region-roxane = Roxane’s armies stay where they are. Now it is your turn.
tutorial-atg-region-last = End the region: send three of your six armies to Chersonese, the last province, for 2 cubes. The other three hold Thrace.
tutorial-atg-region-last-hint = Three of them: take armies away with the minus.
tutorial-atg-region-stop = Move no further.
tutorial-atg-region-confirm = No cube is left for a city. Build nothing.
tutorial-atg-region-back = 2 points for Thrace, 2 for Chersonese. The region is over: armies leave the board, buildings stay, and all have 15 cubes again for Asia Minor. After a third turn a region ends in any case.

tutorial-atg-end = Final awards
tutorial-atg-end-behind = India, the last region. You have 96 points, Roxane 112. But look at what you have built in all these years.
tutorial-atg-end-patala = Enter the last province: two of your four armies to Patala.
tutorial-atg-end-patala-hint = Two of them: take armies away with the minus.
tutorial-atg-end-stop = Move no further.
tutorial-atg-end-city = Two cubes are left: a last city in Malli.
tutorial-atg-end-awards = 155 to 129: you have won! Most temples on the board brought 15, most cities 10, and most temples or most cities in a region 5 each. A tie for most brings nothing.
