# The menu at the table.
web-menu-turn = Ce tour
web-menu-table = À la table
web-menu-read = À lire
web-menu-leave = Quitter
web-ask-undo = Demander une annulation
web-undo-mine = Annuler ma dernière action
web-shortcuts = Raccourcis
web-sound-off = Son coupé
web-sound-on = Son activé
web-leave-about = Un bot joue pour vous jusqu’à votre retour.
web-leave-alone = Un bot joue pour vous. Entre eux, les bots jouent vite : la partie sera bientôt finie.
web-leave-now = Oui, le laisser jouer
web-abandon-about = Si tout le monde est d’accord, la partie s’arrête sans vainqueur. Elle ne compte pas pour le classement.
web-abandon-alone = Arrêter la partie
web-abandon-bots = Vous ne jouez qu’avec des bots : la partie s’arrête aussitôt, sans vainqueur.
web-abandon-now = Oui, le proposer
web-abandon-end = Oui, arrêter
web-resign-two = { $name } gagne aussitôt. C’est définitif.
web-resign-more = Un bot prend votre place pour de bon, et vous regardez. C’est définitif.
web-resign-now = Oui, abandonner
web-no = Non

# Shortcuts.
web-key-hint = Montrer un conseil
web-key-undo = Annuler
web-key-redo = Rétablir
web-key-restart = Recommencer le tour
web-key-end = Finir le tour ou la marche
web-key-board = Montrer tout le plateau, et revenir
web-key-log = Ouvrir ou fermer le journal
web-key-chat = Ouvrir ou fermer le chat
web-key-rules = Ouvrir ou fermer les règles
web-key-menu = Ouvrir ou fermer le menu
web-key-sound = Activer ou couper le son
web-key-keys = Cette liste
web-key-next = Aller au choix suivant
web-key-press = Choisir
web-key-escape = Fermer, annuler
web-key-move = Déplacer le plateau (s’il a le focus)
web-key-zoom = Plus près, plus loin (s’il a le focus)
web-key-tab = Tab
web-key-enter = Entrée
web-key-esc = Échap
web-key-arrows = Flèches

# What others do meanwhile.
web-notices = Nouvelles de la table
web-notice-said = { $name } : { $words }
web-notice-asked = { $name } demande à annuler un coup.
web-notice-granted = { $name } est d’accord : c’est annulé.
web-notice-refused = { $name } refuse : la partie continue.
web-notice-clock-asked = { $name } aimerait une autre cadence.
web-notice-clock-granted = La nouvelle cadence compte dès maintenant.
web-notice-clock-refused = { $name } refuse : la cadence reste la même.
web-notice-lapsed = La partie a continué : votre demande ne tient plus.
web-notice-ends = { $name } voudrait arrêter la partie.
web-notice-came = { $name } est là.
web-notice-left = { $name } n’est plus là.
web-notice-bot = Un bot joue maintenant pour { $name }.
web-notice-back = { $name } est de retour et joue de nouveau.
web-notice-sat = { $name } a pris place à votre table.
web-notice-began = La partie a commencé.
web-notice-rematch = { $name } voudrait rejouer.
web-notice-planned = La répartition que vous aviez préparée a été appliquée.
web-notice-inspected = Un administrateur a consulté cette partie : { $words }
web-notice-open-chat = Lire
web-notice-open-rematch = Rejoindre
web-notice-open-table = À la table
web-panel-chat-news = { $count ->
    [1] Chat : un nouveau message
   *[other] Chat : { $count } nouveaux messages
}

# The rules beside the board.
web-rules-search = Chercher dans les règles
web-rules-all = Page entière
web-next-about = Une nouvelle partie commence aussitôt.
web-next-now = Oui, jouer
web-my-page = Ma page
web-your-data = Vos données
web-key-table = Aller à la prochaine table qui vous attend
web-ratings = Classements
