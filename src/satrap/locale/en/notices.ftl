# What people are told, in the page, by push, by mail or by webhook.
notice-turn = It’s your turn against { $who }.
notice-over = Your match against { $who } is over.
notice-undo = { $who } asks whether something may be taken back.
notice-end = { $who } would like to end the match without a winner.
notice-again = { $who } would like to play again. A chair is kept for you.
notice-seat-time = You ran out of time against { $who }. A bot plays for you until you come back.
notice-seat-away = You were away, so a bot plays for you against { $who } until you come back.
