### The tutorial of Alexandros: a title for each lesson, a sentence or two for each step.

tutorial-alx-march = The march
tutorial-alx-march-aim = This is Alexander, and everyone at the table moves him. Walls rise behind him. Land enclosed by walls and coast is a province. Hold provinces and tax them: whoever has the most points wins.
tutorial-alx-march-card = A turn begins with a march. Two cards lie face up: the one you take goes into your hand and leads Alexander to the nearest free space with its symbol. Take the lyre.
tutorial-alx-march-corner = The outlined lyre is the nearest. Alexander will stand on one of its three corners, whichever you like. Send him to the southern one.
tutorial-alx-march-way = Three paths there are equally short, so you choose. Every side he walks along gets a wall. Start inland: select the glowing corner.
tutorial-alx-march-on = And on to the next corner. The last side follows by itself.
tutorial-alx-march-province = Three walls and the coast enclose four spaces: a province! It is worth 2, one point for each open space. Its two symbols are what it costs.
tutorial-alx-march-take = After the march you have two actions. The simplest is to take a card: cards pay for provinces and for taxes. Take one from the deck.
tutorial-alx-march-again = One action is left. Take another card, from the deck or one of the two face up, as you like.
tutorial-alx-march-over = Your turn is over, and two cards lie face up again. Now Roxane would move the same Alexander. A card from your hand can lead him too, but then it is spent.

tutorial-alx-occupy = Occupying a province
tutorial-alx-occupy-price = Your march is done, and two actions are left. A free province can be occupied wherever it lies: a guard on one of its symbols, and a matching card for every other symbol in it.
tutorial-alx-occupy-guard = This one has a lyre and an amphora. Put your guard on the lyre.
tutorial-alx-occupy-pay = The amphora costs an amphora card, and you have one. Pay.
tutorial-alx-occupy-levy = It is yours! Now levy taxes: discard a card with the symbol that one of your guards stands on. Select your lyre card.
tutorial-alx-occupy-scored = 2 points, one for each open space. That is the game: march, enclose land, occupy, levy taxes.

tutorial-alx-taxes = Levying taxes
tutorial-alx-taxes-three = You are red and hold Marmarica with 8, Apamea with 4, and Chalybes with 8. Two guards stand in Chalybes, so its 8 is struck through: a levy now would score 12 points for you and nothing from there.
tutorial-alx-taxes-back = So first take back the guard on the horse.
tutorial-alx-taxes-levy = Now levy. The card must match one of your guards: one stands on a soldier.
tutorial-alx-taxes-all = 20 points for you, and 4, 9 and 6 for the others: everyone scores, but only you pay a card. You may levy once a turn, so do it when you gain more than they do.

tutorial-alx-end = The end
tutorial-alx-end-behind = You have 72 points, Roxane 80, and one black wall is left. Whoever needs more walls lays red ones, and then it is the last turn.
tutorial-alx-end-march = You can end the match now. Take the lyre.
tutorial-alx-end-corner = Reaching this corner takes two walls: a black one and a red one.
tutorial-alx-end-red = A red wall: this is the last turn. You still have your two actions. Levy taxes!
tutorial-alx-end-won = 11 points for you. All three of Roxane’s guards stand in one province, so she gets nothing. Choose “{ do-pass }”.
tutorial-alx-end-hundred = 83 to 80: you have won. So a match ends when the black walls run out, or immediately when someone has 100 points after a levy.

tutorial-alx-path = Choosing the path
tutorial-alx-path-soldier = A later turn. Walls are scarce, so enclose as much as you can with few of them. Take the soldier.
tutorial-alx-path-space = Three soldiers are equally near, so you choose. A space with a wall on a side, with a guard, or touched by Alexander is not free and does not count. Choose the one that glows.
tutorial-alx-path-corner = Stop on its upper corner, close to the coast.
tutorial-alx-path-old = Again there are several paths. Go back along the wall to the glowing corner: a side that has a wall never gets a second one, so this step costs none.
tutorial-alx-path-new = Now east, to the next glowing corner. The last side follows by itself.
tutorial-alx-path-closed = Two new walls, old walls and the coast enclose seven spaces. Four of them are open, so this province is worth 4. Nobody owns it yet.

tutorial-alx-guards = A guard instead of a card
tutorial-alx-guards-land = Marmarica, in the south-west: eight open spaces, but six symbols. You hold four cards: temple, amphora, lyre, soldier. Nothing pays for the second temple and the horse.
tutorial-alx-guards-first = You always place at least one guard. Put it on this temple.
tutorial-alx-guards-second = Instead of paying a card you may place another guard. Put one on the horse.
tutorial-alx-guards-pay = Your four cards pay for the other four symbols.
tutorial-alx-guards-nothing = Marmarica is yours. But a province with two guards earns no tax, so its 8 is struck through! Use your second action to take back the guard on the horse.
tutorial-alx-guards-alone = One guard alone: 8 points with every levy. You never pay for the horse again, and the guard is free for another province.

tutorial-alx-takeover = Taking over
tutorial-alx-takeover-theirs = Marmarica belongs to Roxane, with guards on a temple and on the horse. You may drive them out: two cards for each guard, with the symbol it stands on. Then you pay for the province as usual.
tutorial-alx-takeover-guard = All of this is one action. Put your guard on the lyre.
tutorial-alx-takeover-pay = Nine cards: two temples and two horses for her guards, five more for the symbols without a guard of yours. Pay.
tutorial-alx-takeover-levy = One guard of yours stands there now. Levy taxes with the lyre.
tutorial-alx-takeover-half = 8 points for you, and nothing for her. With three or four players she would also get half of the cards you played. You would choose which.

tutorial-alx-divide = Dividing provinces
tutorial-alx-divide-eleven = Roxane holds 11 points with one guard. You cannot afford to take that over. But walls may run straight through a province.
tutorial-alx-divide-soldier = Take the soldier.
tutorial-alx-divide-space = Five soldiers are equally near, and one lies inside her province. Choose that one.
tutorial-alx-divide-corner = Stop on this corner: the path there leads right through.
tutorial-alx-divide-way = March straight through the middle.
tutorial-alx-divide-parts = Two provinces! Roxane keeps 3 in the east, where her guard stands. The 8 in the west belong to nobody, and cost a guard and one card.
tutorial-alx-divide-occupy = Occupy the western province: put your guard on the soldier.
tutorial-alx-divide-pay = Pay with your amphora card.
tutorial-alx-divide-yours = 8 points are yours. Mind where your own guards stand: a space with a guard is not free, so Alexander cannot march there.

tutorial-alx-special = The special move
tutorial-alx-special-safe = The same province, but Roxane’s guard stands on the soldier. That space is not free, so no soldier card leads inside. And only soldiers lie face up.
tutorial-alx-special-play = You may play a card from your hand instead of taking one: Alexander goes to the nearest free space with that symbol. Play your horse.
tutorial-alx-special-corner = Choose the corner that glows.
tutorial-alx-special-little = Her guard is well placed: only a little land is cut off. And a special move costs two cards, the one you played and the one you did not take.
tutorial-alx-special-joker = Rarely, a face-up card has no free space left on the whole board. Then it is a joker: take it, name any symbol, and Alexander goes to the nearest free space with that one.
