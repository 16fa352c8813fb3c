# La pendule d’une table.
web-clock-live = En direct
web-clock-days = Par correspondance
web-clock-pace = Temps par coup
web-clock-per-turn = { $time } par coup
web-clock-bank = { $bank } + { $time } par coup
web-clock-days-about = Quand le temps est écoulé, un bot continue. Vous pouvez reprendre votre place.
web-clock-bot = Qui continue quand le temps est écoulé
web-clock-change = Changer de pendule
web-clock-ask = Demander aux autres
web-clock-set = Régler la pendule
web-clock-change-about = La nouvelle pendule repart de zéro, et le temps déjà utilisé est oublié. Tout le monde doit être d’accord.
web-clock-asked-title = Quelqu’un demande une autre pendule
web-clock-asked = { $name } aimerait jouer avec une autre pendule ({ $clock }). Elle repartirait de zéro, et le temps déjà utilisé serait oublié.
web-clock-asked-mine = Vous avez demandé une autre pendule ({ $clock }).
web-clock-withdraw = Retirer la demande
web-minutes-label = Minutes par joueur
