# I bot.
unknown-bot = Non c’è nessun bot «{ $bot }». Ci sono: { $bots }.
