# I bot: come si chiamano, e come gioca ogni livello.
unknown-bot = Non c’è nessun bot «{ $bot }». Disponibili: { $bots }.
bot-recruit = Recluta
bot-hoplite = Oplita
bot-companion = Compagno
bot-strategos = Stratega
bot-satrap = Satrapo
bot-hegemon = Egemone
bot-random = Casuale
bot-level-recruit = { bot-recruit } – alle prime armi
bot-level-hoplite = { bot-hoplite } – solido, ma vede poco lontano
bot-level-companion = { bot-companion } – pianifica tutto il turno
bot-level-strategos = { bot-strategos } – valuta ogni marcia possibile
bot-level-satrap = { bot-satrap } – anticipa le tue mosse
bot-level-hegemon = { bot-hegemon } – pensa più a lungo e vede più lontano
bot-level-random = { bot-random } – gioca qualsiasi mossa permessa
