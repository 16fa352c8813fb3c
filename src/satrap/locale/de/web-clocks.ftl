# Die Bedenkzeit eines Tisches.
web-clock-live = Live
web-clock-days = Fernpartie
web-clock-pace = Zeit pro Zug
web-clock-per-turn = { $time } pro Zug
web-clock-bank = { $bank } + { $time } pro Zug
web-clock-days-about = Ist die Zeit um, spielt ein Bot weiter. Du kannst deinen Platz zurücknehmen.
web-clock-bot = Wer weiterspielt, wenn die Zeit um ist
web-clock-change = Bedenkzeit ändern
web-clock-ask = Die anderen fragen
web-clock-set = Bedenkzeit setzen
web-clock-change-about = Die neue Bedenkzeit beginnt von vorn, die bisher verbrauchte ist vergessen. Alle müssen einverstanden sein.
web-clock-asked-title = Jemand möchte eine andere Bedenkzeit
web-clock-asked = { $name } möchte mit einer anderen Bedenkzeit weiterspielen ({ $clock }). Sie würde von vorn beginnen, und die bisher verbrauchte wäre vergessen.
web-clock-asked-mine = Du hast um eine andere Bedenkzeit gebeten ({ $clock }).
web-clock-withdraw = Bitte zurücknehmen
web-minutes-label = Minuten für jeden
