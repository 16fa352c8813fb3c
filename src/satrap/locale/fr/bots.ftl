# Les bots.
unknown-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
