# La salle d’attente.
web-table-of = Table ouverte par { $name }
web-table-waiting = On attend des joueurs. Envoyez-leur le lien.
web-table-waiting-for = On attend { $name } : l’invitation est envoyée.
web-late = { $name } est là, mais pas encore prêt.
web-late-learning = { $name } apprend encore les règles.
web-table-full = Tout le monde est là : lancez la partie.
web-table-full-wait = Tout le monde est là. On attend que la partie soit lancée.
web-table-called = Tout le monde est là. On mélange…
web-table-closed = Cette table a été fermée avant le début de la partie.
web-freed = La personne qui a ouvert cette table a libéré votre place.
web-host-starts = { $name } lance la partie
web-chair-open = Ouverte à tous
web-chair-invited = Sur invitation (lien)
web-chair-device = Sur cet appareil
web-chair-bot = Bot
web-chair-mine = Vous
web-chair-free = chaise libre
web-empty-chair = Une chaise libre
web-kept-for = Réservée à { $name }
web-seat-of = Place { $number } : { $name }, { $note }
web-host = hôte
web-is-ready = prêt
web-not-ready = pas encore prêt
web-not-here = pas encore là
web-learning = apprend les règles
web-bot-about = bot : { $about }
web-bot-away = Retirer le bot
web-chair-away = Retirer la chaise
web-sit-here = S’asseoir ici
web-sit-device = Quelqu’un d’autre sur cet appareil
web-free-seat = Libérer la place ({ $name })
web-leave = Quitter la table
web-the-game = Le jeu
web-change = Modifier
web-change-done = Terminé
web-chairs = Chaises
web-takes = Durée
web-options = Toutes les options des règles
web-option-more = Toutes les éditions côte à côte
web-clock-label = Pendule
web-clock-none = Sans pendule
web-increment = Secondes ajoutées par tour
web-invite = Invitez vos amis avec ce lien
web-invite-about = Qui l’ouvre peut prendre une chaise. Sans compte.
web-listed = Afficher aussi la table dans le salon
web-copy = Copier
web-copied = Copié
web-share-link = Partager
web-learn-waiting = Apprendre en attendant
web-back-to-table = Retour à la table
web-ready-now = Je suis prêt
web-start = Commencer
web-start-few = { $count } chaises doivent être prises avant de commencer.
web-start-empty = { $count ->
    [1] La chaise libre est retirée au début de la partie.
   *[other] Les chaises libres sont retirées au début de la partie.
}

# L’ami invité.
web-invites = { $name } vous invite à jouer à
web-invited = Vous êtes invité à jouer à
web-player-count = { $count ->
    [1] un joueur
   *[other] { $count } joueurs
}
web-minutes-each = { $minutes } min par joueur
web-without-clock = sans limite de temps
web-sits-waiting = attend
web-sit = Prendre la chaise
web-name-first = D’abord votre nom : c’est ainsi que les autres vous voient. Puis appuyez de nouveau.
web-learn-first = D’abord apprendre, en 5 minutes
web-learn-first-about = Votre chaise est réservée.
web-all-taken = Toutes les chaises sont prises. Regardez, ou ouvrez votre propre table.
web-watch-here = Regarder
web-own-table = Ouvrir ma propre table
