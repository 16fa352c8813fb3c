### The tutorial of Alexandros: a title for each lesson, a sentence or two for each step.

tutorial-alx-march = The march
tutorial-alx-march-aim = This is Alexander, and all players take turns moving him. Walls rise behind him. Land enclosed by walls and coast is a province. Hold provinces and tax them: whoever has the most points wins.
tutorial-alx-march-card = A turn begins with a march. Two cards lie face up: the one you take goes into your hand and leads Alexander to the nearest free space with its symbol. Take the lyre.
tutorial-alx-march-nearest = The lit lyre is the nearest. What counts is how many sides Alexander walks to its closest corner.
tutorial-alx-march-free = Not every lyre counts. A space with a wall on a side, with a guard, or already touched by Alexander is not free.
tutorial-alx-march-corner = He stops on one of its three corners. Which one is up to you: send him to the southern one.
tutorial-alx-march-way = Three equally short paths lead there, so you choose one. Every side he walks along gets a wall. Start inland: select the glowing corner.
tutorial-alx-march-on = And on to the next corner. The last side follows by itself.
tutorial-alx-march-province = Three walls and the coast enclose four spaces: a province! It is worth 2, one point for each space without a symbol. Its two symbols are what it costs.
tutorial-alx-march-take = After the march you have two actions. The simplest is to take a card: with cards you occupy provinces and levy taxes. Take one from the deck.
tutorial-alx-march-again = One action is left. Take another card, from the deck or one of the two face up, as you like.
tutorial-alx-march-over = Two actions, and your turn is over. In a match “{ do-pass }” comes next, and Roxane moves the same Alexander. There is also a special move: instead of taking a face-up card, you play one from your hand, and it leads him.

tutorial-alx-occupy = Occupying a province
tutorial-alx-occupy-price = Your march is done, and you have two actions left. You may occupy a free province wherever it lies: place a guard on one of its symbols, and pay a matching card for every other symbol in it.
tutorial-alx-occupy-guard = This one has a lyre and an amphora. Put your guard on the lyre.
tutorial-alx-occupy-pay = The amphora costs an amphora card, and you have one. Pay it.
tutorial-alx-occupy-levy = It is yours! Now levy taxes: discard a card with a symbol that one of your guards stands on, here your lyre.
tutorial-alx-occupy-scored = 2 points, one for each space without a symbol. That is the game: march, enclose land, occupy, levy taxes.
tutorial-alx-occupy-safe = But no province is safe. A rival can take it over: two cards for each of your guards there, with the guard’s symbol, and then the price. With three or four players you get half of all those cards as compensation.

tutorial-alx-taxes = Levying taxes
tutorial-alx-taxes-three = You are red. Marmarica is worth 8, Apamea 4, and Chalybes 8.
tutorial-alx-taxes-two = Two guards stand in Chalybes. When you lack a card for a symbol, you may put another guard on it instead. But a province with two guards pays no tax: its 8 is struck through.
tutorial-alx-taxes-back = A levy now would score only 12. First take back the guard on the horse: the province stays yours.
tutorial-alx-taxes-levy = Now levy. The card must match one of your guards: one stands on a soldier.
tutorial-alx-taxes-all = 20 points for you, and 4, 9 and 6 for the others. Everyone scores, but only you pay a card. You may levy once a turn, so do it when you gain more than they do.

tutorial-alx-end = The end
tutorial-alx-end-behind = You have 72 points, Roxane 80, and one black wall is left. When the black walls run out, red ones are laid, and the turn with the first red wall is the last of the match.
tutorial-alx-end-march = You can end the match now. Take the lyre.
tutorial-alx-end-corner = Reaching this corner takes two walls: a black one and a red one.
tutorial-alx-end-red = A red wall: this is the last turn. You still have your two actions. Levy taxes!
tutorial-alx-end-won = 11 points for you. All three of Roxane’s guards stand in one province, so she gets nothing. Choose “{ do-pass }”.
tutorial-alx-end-hundred = 83 to 80: you have won. So a match ends with the turn in which the first red wall is laid; if the black ones are just enough, it goes on. It also ends when someone has 100 points after a levy.

tutorial-alx-path = Choosing the path
tutorial-alx-path-soldier = Walls are scarce. Enclose as much as you can with few of them. Take the soldier.
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
tutorial-alx-takeover-pay = That takes nine cards. Two temples and two horses for her guards, and five more for the symbols without a guard of yours. Pay them.
tutorial-alx-takeover-levy = One guard of yours stands there now. Levy taxes with the lyre.
tutorial-alx-takeover-half = 8 points for you, and nothing for her. With three or four players she would get half of the cards you played, as compensation. You would choose which.

tutorial-alx-divide = Dividing provinces
tutorial-alx-divide-eleven = Roxane holds a province worth 11 with a single guard. You cannot afford to take it over. But walls may run straight through a province.
tutorial-alx-divide-soldier = Take the soldier.
tutorial-alx-divide-space = Five soldiers are equally near, and one lies inside her province. Choose that one.
tutorial-alx-divide-corner = Stop on this corner: the path there leads right through.
tutorial-alx-divide-way = March straight through the middle.
tutorial-alx-divide-parts = Two provinces! Roxane keeps the eastern one, worth 3, where her guard stands. The western one, worth 8, belongs to nobody and costs a guard and one card.
tutorial-alx-divide-occupy = Occupy the western province: put your guard on the soldier.
tutorial-alx-divide-pay = Pay with your amphora card.
tutorial-alx-divide-yours = Those 8 points are yours. Mind where your own guards stand: a space with a guard is not free, so Alexander cannot march there.

tutorial-alx-special = The special move
tutorial-alx-special-safe = Roxane’s 11 points are safe from soldiers. Her guard stands on the soldier in her province: that space is not free, so no soldier card leads inside. And only soldiers lie face up.
tutorial-alx-special-play = Play a card from your hand instead. That is the special move: you take no card, and Alexander goes to the nearest free space with the symbol you played. Play your horse.
tutorial-alx-special-corner = Choose the corner that glows.
tutorial-alx-special-little = Her guard is well placed: only a little land is cut off. And a special move costs two cards, the one you played and the one you did not take.
tutorial-alx-special-joker = Rarely, a face-up card has no free space left on the whole board. Then it is a joker: take it, name any symbol, and Alexander goes to the nearest free space with that one.
