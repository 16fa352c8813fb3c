# What people are told, in the page, by push, by mail or by webhook.
notice-turn = It’s your turn against { $names }.
notice-over = Your match against { $names } is over.
notice-undo = { $names } asks whether something may be taken back.
notice-end = { $names } would like to end the match without a winner.
notice-again = { $names } would like to play again. A chair is kept for you.
notice-seat-time = You ran out of time against { $names }. A bot plays for you until you come back.
notice-seat-away = You were away, so a bot plays for you against { $names } until you come back.
