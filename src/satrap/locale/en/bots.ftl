# Bots: what they are called, and how each level plays.
unknown-bot = There is no bot “{ $bot }”. Available: { $bots }.
bot-recruit = Recruit
bot-hoplite = Hoplite
bot-companion = Companion
bot-strategos = Strategos
bot-satrap = Satrap
bot-hegemon = Hegemon
bot-random = Random
bot-level-recruit = { bot-recruit } – a friendly beginner
bot-level-hoplite = { bot-hoplite } – sound, but short-sighted
bot-level-companion = { bot-companion } – plans its whole turn
bot-level-strategos = { bot-strategos } – weighs every march it could make
bot-level-satrap = { bot-satrap } – looks ahead to your replies
bot-level-hegemon = { bot-hegemon } – thinks longest, and sees farthest
bot-level-random = { bot-random } – plays any legal move
