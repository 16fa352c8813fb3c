# The clock of a table.
web-clock-live = Live
web-clock-days = By correspondence
web-clock-pace = Time per move
web-clock-per-turn = { $time } per move
web-clock-bank = { $bank } + { $time } per move
web-clock-days-about = When time runs out, a bot plays on. You can take your seat back.
web-clock-bot = Who plays on when time runs out
web-clock-change = Change the clock
web-clock-ask = Ask the others
web-clock-set = Set the clock
web-clock-change-about = The new clock starts from the beginning, and the time used so far is forgotten. Everyone has to agree.
web-clock-asked-title = Someone wants a different clock
web-clock-asked = { $name } would like to play with a different clock ({ $clock }). It would start from the beginning, and the time used so far would be forgotten.
web-clock-asked-mine = You have asked for a different clock ({ $clock }).
web-clock-withdraw = Withdraw the request
web-minutes-label = Minutes for each player
