# Les bots : leurs noms, et comment joue chaque niveau.
unknown-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
bot-recruit = Recrue
bot-hoplite = Hoplite
bot-companion = Compagnon
bot-simple = { bot-companion }
bot-random = Au hasard
bot-level-recruit = { bot-recruit } – débute tout juste
bot-level-hoplite = { bot-hoplite } – solide, mais voit court
bot-level-companion = { bot-companion } – prévoit tout son tour
bot-level-random = { bot-random } – joue tout ce qui est permis
