### The tutorial of Alexander the Great: a title for each lesson, a sentence or two for each step.

tutorial-atg-aim = The campaign
tutorial-atg-aim-march = Alexander’s campaign begins here, in Pella, and leads to India. You are one of his generals: lead armies, build temples and cities, and earn the most points.
tutorial-atg-aim-regions = Six regions are played one after the other. Each has numbered provinces, and a last one that carries the next campaign symbol. Once an army enters it, the region ends at the end of that turn.
tutorial-atg-aim-points = Points: 2 for the most armies in a province, 3 for a temple, 5 for a city. At the end there are awards for the most temples and the most cities.

tutorial-atg-split = Fifteen cubes
tutorial-atg-split-boxes = In each region you have 15 cubes. Everyone secretly splits them between four boxes: turn order, armies, temples, cities. Roxane and Ada are ready.
tutorial-atg-split-split = Try this: 2 for turn order, 6 for armies, 4 for temples, 3 for cities. Then choose “{ web-atg-ready }”.
tutorial-atg-split-split-hint = Nearly: 2, 6, 4 and 3, from left to right.
tutorial-atg-split-order = All splits are revealed. You gave the most for turn order, so you choose your position first. Whoever plays last sees what the others try to build. Take position 3.
tutorial-atg-split-others = Then Roxane chose, and Ada got the position that was left. The cubes for turn order are gone until the region ends, even for those who lost the bid.

tutorial-atg-move = Marching
tutorial-atg-move-arrows = Your four armies stand on the campaign symbol. They follow arrows, three provinces in a turn at most. A light arrowhead is free. Select Macedonia and lead all four there.
tutorial-atg-move-price = A dark arrowhead costs its number in cubes, from your temple or city box. You pay once for the whole group, so march together! Lead all four to Thrace, for 2 cubes.
tutorial-atg-move-part = Groups may split. Select Getae, but send only two armies, for 1 cube. The other two stay.
tutorial-atg-move-part-hint = Only two: use the minus button to leave some behind.
tutorial-atg-move-stop = Two armies could march on, but your cubes are precious. Choose “{ atg-do-stop }”.
tutorial-atg-move-ships = Ships cross the sea: a dashed line is an arrow too, and this one costs 3 cubes. Only arrows join provinces; a common border does not.

tutorial-atg-build = Building
tutorial-atg-build-temple = Where you have an army you may try to build, if the province shows the symbol. You have armies in Boeotia: lay down a temple there.
tutorial-atg-build-city = And a city. You may try both in one province.
tutorial-atg-build-confirm = The pieces are laid down; they are built when the turn is scored. Choose “{ atg-do-confirm }”.
tutorial-atg-build-scored = Boeotia: 2 points for the most armies, 3 for a temple (1 cube), 5 for a city (2 cubes). That makes 10 points. Roxane has 7 from Thrace. Neither province can ever have a second city.
tutorial-atg-build-tie = In Thessaly each of you has one army. A tie scores nothing.

tutorial-atg-contest = Contests
tutorial-atg-contest-others = Temple boxes: you 5, Roxane 4, Ada 2. Roxane and Ada have laid down their temples. Now it is your turn.
tutorial-atg-contest-illyria = A temple in Illyria, against Roxane.
tutorial-atg-contest-thessaly = One in Thessaly, against both.
tutorial-atg-contest-getae = And one in Getae, where you are alone.
tutorial-atg-contest-first = Provinces are scored in the order of their numbers. Illyria: with 5 against 4 you must build, and you pay one more than the runner-up has: 5 cubes. Your box is empty.
tutorial-atg-contest-then = So Thessaly goes to Roxane for 3, Boeotia to Ada for 1, and in Getae you cannot pay: your temple comes back. Think of the numbers before you lay down pieces!

tutorial-atg-region = The end of a region
tutorial-atg-region-rest = The second turn of a region. Armies stay where they are. What is left in your temple and city boxes is split again, in secret as before.
tutorial-atg-region-resplit = Two cubes are left. Put one into each box.
tutorial-atg-region-roxane = Roxane’s armies stay where they are. Now it is your turn.
tutorial-atg-region-last = End the region: send three of your six armies to Chersonese, the last province, for 2 cubes. The other three hold Thrace.
tutorial-atg-region-last-hint = Three of them: use the minus button to leave some behind.
tutorial-atg-region-stop = Choose “{ atg-do-stop }”.
tutorial-atg-region-confirm = No cube is left for a city. Choose “{ atg-do-confirm }”.
tutorial-atg-region-back = 2 points for Thrace, 2 for Chersonese. The region is over: armies leave the board, buildings stay, and everyone has 15 cubes again for Asia Minor. After its third turn a region always ends.

tutorial-atg-end = Final awards
tutorial-atg-end-behind = India, the last region. You have 96 points, Roxane 112. But look at what you have built in all these years.
tutorial-atg-end-patala = Enter the last province: two of your four armies to Patala.
tutorial-atg-end-patala-hint = Two of them: use the minus button to leave some behind.
tutorial-atg-end-stop = Choose “{ atg-do-stop }”.
tutorial-atg-end-city = Two cubes are left: a last city in Malli.
tutorial-atg-end-awards = 155 to 129: you have won! The most temples on the board scored 15, the most cities 10, and the most temples or cities in a region 5 each. A tie for the most scores nothing.
