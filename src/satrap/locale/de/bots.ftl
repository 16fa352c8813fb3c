# Bots.
unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $bots }.
