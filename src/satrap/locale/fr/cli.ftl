# Ce que dit « --help ».
cli-about = Des jeux de société dans le terminal : jouer, revoir, faire jouer des bots.
cli-about-play = Jouer une partie, avec des personnes à ce clavier et des bots.
cli-about-replay = Revoir pas à pas une partie enregistrée.
cli-about-sim = Faire jouer beaucoup de parties à des bots, et compter.
cli-about-balance = Faire jouer beaucoup de parties à des bots, et dire si le jeu est équilibré et vivant.
cli-about-arena = Faire jouer des bots les uns contre les autres, et les coter.
cli-about-verify = Vérifier la preuve d’une partie terminée : chaque mélange, et tout le journal.
cli-about-serve = Faire jouer des personnes et des bots par le réseau : des tables sur cette machine.
cli-opt-game = Le jeu : { $games }.
cli-opt-seat = Qui joue, une fois par place : un nom, ou bot: suivi d’un de ces noms : { $bots }. Par défaut, on vous le demande.
cli-opt-preset = L’édition des règles, ou le genre de partie.
cli-opt-option = Une option des règles ; peut être donnée plusieurs fois.
cli-opt-board = Un autre plateau : son nom, ou un fichier.
cli-opt-lang = La langue : { $languages }.
cli-opt-seed = La graine aléatoire, en hexadécimal : la même graine donne les mêmes mélanges.
cli-opt-resume = Reprendre une partie enregistrée.
cli-opt-autosave = Où enregistrer la partie après chaque coup. Par défaut : dans votre dossier de données.
cli-opt-record-file = Une partie enregistrée.
cli-opt-ply = Le coup où commencer, compté à partir de 1 ; 0 est le début.
cli-opt-observer = Vu par qui : une place comptée à partir de 0, public, ou open pour tout voir.
cli-opt-all = Afficher tout le journal et la dernière position, sans rien demander.
cli-opt-seats = Le nombre de places.
cli-opt-games = Le nombre de parties.
cli-opt-sim-seed = La graine : la même graine donne les mêmes parties.
cli-opt-bots = Un bot pour toutes les places, ou un pour chacune, séparés par des virgules.
cli-opt-jobs = Le nombre de processus qui jouent en même temps ; les parties restent les mêmes.
cli-opt-abandon = Combien de joueurs quittent chaque partie, à un moment au hasard ; le remplaçant du serveur continue.
cli-opt-record = Un dossier pour l’enregistrement de chaque partie.
cli-opt-json = Afficher un objet JSON.
cli-opt-counts = Un nombre de joueurs ; peut être donné plusieurs fois. Par défaut : tous ceux que le jeu permet.
cli-opt-balance-out = Le dossier du rapport.
cli-opt-all-jobs = Le nombre de processus qui jouent en même temps ; par défaut, un par cœur. Les parties restent les mêmes.
cli-opt-fresh = Tout recommencer, quoi qu’on ait déjà joué ou écrit.
cli-opt-proof-file = La preuve d’une partie terminée.
cli-opt-head = Une empreinte de chaîne (head) notée pendant la partie : elle doit figurer dans le journal.
cli-opt-host = L’adresse d’écoute ; 127.0.0.1 est cette machine seule.
cli-opt-port = Le port ; 0 en prend un libre.
cli-opt-data = Le dossier de toutes les tables. Par défaut : votre dossier de données.
cli-opt-away = Après combien de secondes les autres peuvent laisser un bot jouer pour un absent.
cli-opt-keep-finished = Pendant combien de minutes les tables terminées restent en mémoire quand plus personne ne les regarde. Elles reviennent dès que quelqu’un les regarde.
cli-opt-slack = Multiplie toutes les limites de requêtes et de connexions.
cli-opt-web = Le dossier d’une page construite, au lieu de celle du paquet.

# Le serveur.
cli-folder-in-use = Un autre serveur garde ses tables dans { $folder } : arrêtez-le d’abord, ou nommez un autre dossier avec --data.
cli-cannot-serve = Impossible d’écouter à l’adresse { $host }, port { $port } : { $reason }.
cli-port-taken = Le port { $port } à l’adresse { $host } est pris par un autre programme : arrêtez-le, ou nommez un autre port avec --port { $other } (make play ARGS="--port { $other }").
cli-serving = Satrap est prêt à l’adresse { $address } (Ctrl-C l’arrête).

# Ce qui peut ne pas aller.
cli-unknown-language = Il n’y a pas de langue « { $language } ». Disponibles : { $languages }.
cli-unknown-observer = Il n’y a pas d’observateur « { $observer } » : donnez une place de 0 à { $most }, public, ou open.
cli-cannot-save = { $file } ne peut pas être écrit : { $reason }.
cli-file-exists = { $file } existe déjà. Choisissez un autre fichier, ou reprenez celui-ci : --resume.
cli-cannot-read = { $file } ne peut pas être lu : { $reason }.
cli-no-seed = Cet enregistrement ne contient pas de graine, personne ne sait donc ce qui reste à tirer : on peut revoir la partie, mais pas la reprendre.
cli-bad-seed = Une graine a { $most } chiffres au plus, de 0 à 9 et de a à f.
cli-bad-name = Un nom compte de 1 à { $most } caractères imprimables.
cli-name-twice = Il y a déjà quelqu’un qui s’appelle { $name }.
cli-name-of-bot = « { $name } » est le nom d’un bot. Pour un bot, écrivez bot: suivi d’un de ces noms : { $bots }.
cli-bots-count = Bots : { $bots }, places : { $seats }. Nommez un bot pour toutes les places, ou un pour chacune.
cli-abandon-count = Joueurs qui quittent la partie : { $left }. C’est trop à { $seats }.
cli-balance-other = { $file } a été fait avec d’autres réglages ({ $names }). Reprenez ceux-là, ou un autre dossier (--out), ou recommencez : --fresh.
cli-balance-damaged = { $file } est endommagé et ne peut pas être repris. Recommencez : --fresh.

# Avant une partie.
cli-you = Joueur
cli-ask-name = Votre nom [{ $name }] :
cli-ask-others = Combien d’adversaires, de { $least } à { $most } [{ $least }] :
cli-bad-others = Tapez un nombre de { $least } à { $most }, ou seulement Entrée pour { $least }.
cli-ask-opponent = L’adversaire { $number } est un bot ({ $bots }) ou une personne (tapez son nom) [1] :

# Pendant une partie.
cli-choose = { $name }, tapez un numéro (ou help) :
cli-prompt = { $name }>
cli-menu-long = « why 7 » dit ce que veut dire le numéro 7.
cli-menu-count = Nombre de possibilités : { $count }.
cli-no-such-number = Il n’y a pas de numéro { $number } dans la liste : elle va de 1 à { $most }.
cli-possible = Possible : { $label } ({ $action }). Cela donnerait :
cli-hand-nothing = Tout ce que vous savez est visible de tous.
cli-log-earlier = ({ $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
} : tapez « log all ».)
cli-leave = { $name }, c’est tout pour l’instant. Entrée efface l’écran (undo annule votre dernier coup) :
cli-arrive = Passez le clavier à { $name }. { $name } appuie sur Entrée :
cli-saved = Enregistré dans { $file }.
cli-quit = La partie est enregistrée. Pour la reprendre : { $command }
cli-sheet = Feuille de score
cli-over = L’enregistrement est dans { $file }. « satrap replay » le montre pas à pas.

# Annuler un coup.
cli-undone = Coup annulé.
cli-undone-redrawn = Coup annulé. Quelque chose avait été vu depuis : tout ce qui est encore caché a été tiré de nouveau.
cli-undo-nothing = Vous n’avez encore joué aucun coup que vous puissiez annuler.
cli-undo-alone = « undo! » annule quand même votre dernier coup ; ce qui est encore caché est alors tiré de nouveau.
cli-undo-together = « undo! » annule votre dernier coup si tous sont d’accord ; ce qui est encore caché est alors tiré de nouveau.
cli-undo-ask = { $asked }, est-ce que { $asking } peut annuler son dernier coup ? (o/n)
cli-undo-refused = { $name } n’est pas d’accord. Rien n’a changé.
cli-yes = o

# Ce que dit « help ».
cli-usage-number = 3
cli-help-number = choisir le numéro 3 de la liste
cli-usage-notation = mots
cli-help-notation = choisir par les mots écrits à côté ; plusieurs coups sur une ligne, séparés par ;
cli-usage-why = why 3, why MOTS
cli-help-why = ce que cela donnerait, ou pourquoi ce n’est pas possible
cli-usage-hand = hand
cli-help-hand = ce qui n’est visible que pour vous
cli-usage-log = log, log all
cli-help-log = ce qui s’est passé
cli-usage-undo = undo
cli-help-undo = annuler votre dernier coup
cli-usage-undo-more = undo!
cli-help-undo-more = de même, quoi qu’on ait vu depuis ; ce qui est encore caché est alors tiré de nouveau
cli-usage-save = save, save FICHIER
cli-help-save = enregistrer maintenant, ou dans un autre fichier ; chaque coup s’enregistre automatiquement, un coup secret quand tous ont choisi
cli-usage-help = help
cli-help-help = ce texte
cli-usage-quit = quit
cli-help-quit = arrêter ; vous pourrez reprendre plus tard
cli-usage-enter = Entrée
cli-help-enter = montrer de nouveau la table et la liste

# Revoir une partie.
cli-ply = Coup { $ply } sur { $most }
cli-replay-prompt = Entrée : suivant, b : précédent, 0-{ $most } : y aller, q : quitter
cli-replay-help = Tapez seulement Entrée, b, q, ou un nombre de 0 à { $most }.

# Simulations.
cli-sim-bar = Parties
cli-sim-games = Parties : { $value }
cli-sim-decisions = Décisions : { $value }
cli-sim-seconds = Secondes : { $value }
cli-sim-decisions-per-second = Décisions par seconde : { $value }
cli-sim-left = Places abandonnées et reprises par un bot : { $left }
cli-sim-ends = Fins de partie :
cli-sim-end = { $reason } : { $count }
cli-sim-turns = Tours : de { $least } à { $most }, médiane { $median }
cli-sim-scores = Points : de { $least } à { $most }, médiane { $median }
cli-sim-seat = { $name } : victoires { $wins }, { $mean } points en moyenne

# Équilibre.
cli-balance-done = Le rapport est dans { $file }.
cli-balance-written = Le rapport dans { $file } est à jour. --fresh rejoue toutes les parties.
cli-balance-stopped = Arrêté. Parties gardées dans { $file } : { $done } sur { $total }. La même commande continue à partir de là.
cli-choose-words = { $name }, tapez votre choix (ou help) :
cli-possible-only = Possible : { $label } ({ $action }).
cli-opt-starter = Le joueur qui commence, ou le plus âgé, par son numéro à partir de 1 ; par défaut, tiré au sort.

# L’arène.
cli-opt-arena-bots = Les bots, séparés par des virgules. Par défaut : tous les niveaux.
cli-opt-arena-games = Le nombre minimal de parties : chaque donne est jouée par tous, dans tous les ordres de places.
cli-opt-arena-seconds = Secondes par tour pour un bot qui explore ; par défaut, chacun réfléchit selon son niveau.
cli-opt-arena-out = Le dossier où les parties sont gardées, pour reprendre plus tard. Par défaut : votre dossier de données.
cli-opt-ladder = Faire jouer chaque niveau contre le suivant, jusqu’à 400 parties à deux et à quatre, jusqu’à ce que leurs intervalles se séparent.
cli-opt-ladder-page = La page où écrire le résultat.
cli-arena-played =
    { $games ->
        [0] Aucune partie
        [one] { $games } partie
       *[other] { $games } parties
    }. La moyenne est à 1500 ; 400 de plus, c’est gagner 10 fois contre 1 ; les intervalles sont à 95 %.
cli-arena-bot = Bot
cli-arena-rating = Cote
cli-arena-interval = Intervalle
cli-arena-wins = Victoires
cli-arena-share = Part (équitable : 1)
cli-arena-margin = Écart
cli-arena-typical = Un tour
cli-arena-slow = 95 % en
cli-arena-plot = Cotes et intervalles :
cli-ladder-rung = { $seats } places, { $lower } et { $upper } : { $games } parties, une avance de { $lead } ({ $low } à { $high }).
cli-ladder-done = Le résultat est dans { $file }.
cli-ladder-top = { $seats } places, à la pendule : { $top } seul contre { $lower } : { $games } parties, { $share } fois la part équitable des victoires.
cli-ladder-seconds = L’échelle compare les niveaux tels quels : omettez --seconds.
cli-ladder-json = L’échelle s’écrit sur une page : omettez --json.
cli-ladder-other = { $file } contient un autre texte, qui serait perdu. Choisissez un autre fichier : --page.
cli-preparing = Préparation du code machine des bots, une fois pour toutes ; cela prend environ une minute…
arena-bots = Nommez au moins deux bots différents, chacun une fois, ou un par place : pas « { $bots } ».
# L’analyse d’une partie, dans le terminal.
cli-about-analyse = Analyser une partie enregistrée : où elle s’est décidée, et ce qui aurait été mieux.
cli-opt-budget = Effort à ne pas dépasser : un serveur s’en tient à 4000. Une longue partie est alors jugée moins à fond.
cli-analyse-bar = Tours
cli-analyse-chances = Les chances de gagner, tour après tour, si tout était visible :
cli-analyse-turning = Les tournants :
cli-analyse-even = Aucun tour de cette partie n’a coûté cher.
cli-analyse-lost = Coup { $ply } : { $name } a laissé passer { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} de pourcentage de chances de gagner.
cli-analyse-played = Joué : { $plays } ({ $chance } %)
cli-analyse-better = Mieux : { $plays } ({ $chance } %)
