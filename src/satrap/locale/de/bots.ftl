# Bots: wie sie heißen, und wie jede Stufe spielt.
unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $bots }.
bot-recruit = Rekrut
bot-hoplite = Hoplit
bot-companion = Gefährte
bot-simple = { bot-companion }
bot-random = Zufällig
bot-level-recruit = { bot-recruit } – ein netter Anfänger
bot-level-hoplite = { bot-hoplite } – solide, sieht nicht weit
bot-level-companion = { bot-companion } – plant den ganzen Zug
bot-level-random = { bot-random } – spielt irgendetwas Erlaubtes
