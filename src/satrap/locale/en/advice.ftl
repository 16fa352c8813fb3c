# What speaks for a move, and what a choice is about.
advice-alexandros-wins = It ends the match, and wins it.
advice-alexandros-score =
    { $points ->
        [one] It brings 1 point at once.
       *[other] It brings { $points } points at once.
    }
advice-alexandros-land = It leaves land that is hard to take away.
advice-alexandros-income = The next levy would bring more.
advice-alexandros-hope = It leaves free land that can soon be claimed.
advice-alexandros-spoils = Land of another player could soon be taken over.
advice-alexandros-hand = It leaves the better cards in the hand.
advice-alexandros-guards = It keeps guards in the reserve for what comes.
advice-alexandros-ready = It takes the lead in taxes and keeps a card to levy them with.
advice-alexandros-eve = If the next levy ends the match, it is won.
advice-alexandros-against = It costs { $name } most.
advice-alexandros-quiet = It gives nothing away.
matters-alexandros-wins = You can end the match now, and win.
matters-alexandros-score = There are points to be had at once.
matters-alexandros-land = Look for land that you can hold: what could nobody take from you?
matters-alexandros-income = Think of your next levy: what would make it worth more?
matters-alexandros-hope = Look at the free land: what will you soon be able to claim?
matters-alexandros-spoils = Look at the land of the others: where can you march in?
matters-alexandros-hand = Think of your hand: which cards will you need?
matters-alexandros-guards = Think of your reserve: guards that stand where they bring little are missing elsewhere.
matters-alexandros-ready = Compare the taxes: a levy pays when you gain more than the others.
matters-alexandros-eve = The end is near: who wins if the next levy ends the match?
matters-alexandros-against = Watch { $name }: what could the next turn bring there, and can you spoil it?
matters-alexandros-quiet = Several ways are about equally good: give nothing away.
advice-alexander-the-great-score = It promises more points in this region than most choices do.
advice-alexander-the-great-temples = It promises more temples than most choices do.
advice-alexander-the-great-cities = It promises more cities than most choices do.
advice-alexander-the-great-temple-award = It helps towards the award for the most temples.
advice-alexander-the-great-city-award = It helps towards the award for the most cities.
advice-alexander-the-great-against = It costs { $name } most.
advice-alexander-the-great-quiet = It gives nothing away.
advice-alexander-the-great-order = Cubes for the turn order pay here.
advice-alexander-the-great-armies = Armies pay here.
advice-alexander-the-great-temple = Cubes for temples pay here.
advice-alexander-the-great-city = Cubes for cities pay here.
advice-alexander-the-great-mixed = It holds its own against whatever the others choose.
matters-alexander-the-great-score = Count the points of this region: what can still be had, and at what price?
matters-alexander-the-great-temples = Temples count: where does nobody else build one?
matters-alexander-the-great-cities = Cities count: where does nobody else build one?
matters-alexander-the-great-temple-award = The award for the most temples is open: every temple counts twice.
matters-alexander-the-great-city-award = The award for the most cities is open: every city counts twice.
matters-alexander-the-great-against = Watch { $name }: what is { $name } about to gain, and can you spoil it?
matters-alexander-the-great-quiet = Several ways are about equally good: give nothing away.
matters-alexander-the-great-order = The turn order matters here: who goes last sees what all others do.
matters-alexander-the-great-armies = This region wants armies: the way to the sites is long or contested.
matters-alexander-the-great-temple = Temples matter here: think of what they cost and bring.
matters-alexander-the-great-city = Cities matter here: think of what they cost and bring.
matters-alexander-the-great-mixed = Whatever can be foretold can be beaten: a balanced split is hard to punish.
