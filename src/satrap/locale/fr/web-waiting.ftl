# La salle d’attente.
web-table-of = Table ouverte par { $name }
web-table-waiting = On attend des joueurs. Envoyez-leur le lien.
web-table-waiting-for = On attend { $name } : l’invitation est envoyée.
web-late = { $name } est là, mais se prépare encore.
web-late-learning = { $name } apprend encore les règles.
web-table-full = Tout le monde est là : lancez la partie.
web-table-full-wait = Tout le monde est là. On attend que la partie soit lancée.
web-table-called = Tout le monde est là. On mélange…
web-table-closed = Cette table a été fermée avant le début de la partie.
web-freed = La personne qui a ouvert cette table a libéré votre place.
web-host-starts = { $name } lance la partie
web-host-changes = { $name } modifie les réglages
web-chair-open = Ouverte à tous
web-chair-invited = Sur invitation (lien)
web-chair-device = Sur cet appareil
web-chair-bot = Bot
web-chair-mine = Vous
web-chair-free = votre place
web-empty-chair = Place libre
web-kept-for = Réservée à { $name }
web-seat-of = Place { $number } : { $name }, { $note }
web-host = hôte
web-is-ready = peut commencer
web-not-ready = se prépare encore
web-not-here = pas encore là
web-learning = apprend les règles
web-changing = modifie les réglages
web-bot-about = bot : { $about }
web-bot-away = Retirer le bot
web-chair-away = Retirer cette place
web-sit-here = S’asseoir ici
web-sit-device = Quelqu’un d’autre sur cet appareil
web-free-seat = Libérer la place ({ $name })
web-leave = Quitter la table
web-the-game = Le jeu
web-change = Modifier
web-change-done = Terminé
web-chairs = Places
web-takes = Durée
web-begins = { $name } commence cette partie.
web-begins-you = Vous commencez cette partie.
web-options = Toutes les options des règles
web-option-more = Toutes les éditions côte à côte
web-clock-label = Cadence
web-clock-none = Sans limite de temps
web-increment = Secondes ajoutées par tour
web-invite = Invitez vos amis avec ce lien
web-invite-about = Quiconque l’ouvre peut prendre place, sans créer de compte.
web-listed = Afficher aussi la table dans la liste publique
web-copy = Copier
web-copied = Copié
web-share-link = Partager
web-learn-waiting = Apprendre en attendant
web-back-to-table = Retour à la table
web-ready-now = Je peux commencer
web-start = Commencer
web-start-few = Places à occuper avant de commencer : { $count }.
web-start-empty = { $count ->
    [1] La place libre est retirée au début de la partie.
   *[other] Les places libres sont retirées au début de la partie.
}

# L’ami invité.
web-invites = { $name } vous invite à jouer à
web-invited = On vous invite à jouer à
web-player-count = { $count ->
    [1] un joueur
   *[other] { $count } joueurs
}
web-minutes-each = { $minutes } min par joueur
web-without-clock = sans limite de temps
web-sits-waiting = attend
web-sit = Prendre place
web-name-first = D’abord votre nom : c’est ainsi que les autres vous voient. Puis validez de nouveau.
web-learn-first = D’abord apprendre, en 5 minutes
web-learn-first-about = Votre place est réservée.
web-all-taken = Toutes les places sont prises. Regardez, ou ouvrez votre propre table.
web-watch-here = Regarder
web-own-table = Ouvrir ma propre table

# Which board.
web-board-standard = Plateau standard
web-board-custom = Un autre plateau personnalisé
web-board-which = Plateau
web-board-draw = Dessiner un plateau
