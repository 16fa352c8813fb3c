# Reasons for a move in Alexandros, and what a choice there is about.
advice-alexandros-wins = It ends the match with a win.
advice-alexandros-score =
    { $points ->
        [one] It scores 1 point right away.
       *[other] It scores { $points } points right away.
    }
advice-alexandros-land = It secures land that is hard to take over.
advice-alexandros-income = The next levy would score more.
advice-alexandros-hope = It sets up free land that can soon be claimed.
advice-alexandros-spoils = It puts another player’s land within reach.
advice-alexandros-hand = It keeps the better cards in hand.
advice-alexandros-guards = It keeps guards in reserve for later.
advice-alexandros-ready = It takes the lead in taxes and keeps a card to levy them with.
advice-alexandros-eve = It wins if the next levy ends the match.
advice-alexandros-against = It hurts { $name } the most.
advice-alexandros-quiet = It gives nothing away.
matters-alexandros-wins = You can end the match now, and win.
matters-alexandros-score = There are points to be scored right now.
matters-alexandros-land = Look for land that you can hold: what could nobody take from you?
matters-alexandros-income = Think of your next levy: what would make it worth more?
matters-alexandros-hope = Look at the free land: what will you soon be able to claim?
matters-alexandros-spoils = Look at the other players’ land: what could you take over?
matters-alexandros-hand = Think of your hand: which cards will you need?
matters-alexandros-guards = Think of your reserve: a guard that earns little here may be needed elsewhere.
matters-alexandros-ready = Compare the taxes: a levy pays off when you gain more than the others.
matters-alexandros-eve = The end is near: who wins if the next levy ends the match?
matters-alexandros-against = Watch { $name }: what could their next turn bring, and can you stop it?
matters-alexandros-quiet = Several moves are about equally good: just don’t give anything away.
