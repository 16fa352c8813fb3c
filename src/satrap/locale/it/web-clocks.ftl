# L’orologio di un tavolo.
web-clock-live = Dal vivo
web-clock-days = Per corrispondenza
web-clock-pace = Tempo per mossa
web-clock-per-turn = { $time } per mossa
web-clock-bank = { $bank } + { $time } per mossa
web-clock-days-about = Quando il tempo finisce, un bot continua. Puoi riprendere il tuo posto.
web-clock-bot = Chi continua quando il tempo finisce
web-clock-change = Cambia orologio
web-clock-ask = Chiedi agli altri
web-clock-set = Imposta l’orologio
web-clock-change-about = Il nuovo orologio riparte da capo e il tempo usato finora è dimenticato. Tutti devono essere d’accordo.
web-clock-asked-title = Qualcuno chiede un altro orologio
web-clock-asked = { $name } vorrebbe giocare con un altro orologio ({ $clock }). Ripartirebbe da capo, e il tempo usato finora sarebbe dimenticato.
web-clock-asked-mine = Hai chiesto un altro orologio ({ $clock }).
web-clock-withdraw = Ritira la richiesta
web-minutes-label = Minuti per ognuno
