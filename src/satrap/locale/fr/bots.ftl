# Les bots : leurs noms, et comment joue chaque niveau.
unknown-bot = Il n’y a pas de bot « { $bot } ». Disponibles : { $bots }.
bot-recruit = Recrue
bot-hoplite = Hoplite
bot-companion = Compagnon
bot-strategos = Stratège
bot-satrap = Satrape
bot-hegemon = Hégémon
bot-random = Hasard
bot-level-recruit = { bot-recruit } – débute tout juste
bot-level-hoplite = { bot-hoplite } – solide, mais à courte vue
bot-level-companion = { bot-companion } – prévoit tout son tour
bot-level-strategos = { bot-strategos } – examine chaque déplacement possible
bot-level-satrap = { bot-satrap } – anticipe vos coups
bot-level-hegemon = { bot-hegemon } – réfléchit le plus et voit le plus loin
bot-level-random = { bot-random } – joue tout ce qui est permis
