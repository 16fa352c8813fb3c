# What speaks for a move of Alexandros, and what a choice there is about.
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
