# Bots: wie sie heißen, und wie jede Stufe spielt.
unknown-bot = Es gibt keinen Bot „{ $bot }“. Verfügbar: { $bots }.
bot-recruit = Rekrut
bot-hoplite = Hoplit
bot-companion = Gefährte
bot-strategos = Stratege
bot-satrap = Satrap
bot-hegemon = Hegemon
bot-random = Zufall
bot-level-recruit = { bot-recruit } – ein netter Anfänger
bot-level-hoplite = { bot-hoplite } – solide, sieht nicht weit
bot-level-companion = { bot-companion } – plant den ganzen Zug
bot-level-strategos = { bot-strategos } – wägt jeden möglichen Zug ab
bot-level-satrap = { bot-satrap } – sieht deine Gegenzüge voraus
bot-level-hegemon = { bot-hegemon } – denkt am längsten und sieht am weitesten
bot-level-random = { bot-random } – spielt irgendetwas Erlaubtes
