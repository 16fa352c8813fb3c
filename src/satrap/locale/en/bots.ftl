# Bots.
unknown-bot = There is no bot "{ $bot }". There are: { $bots }.
