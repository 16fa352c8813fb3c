web-cup-game = Jeu
web-cups-open = Inscriptions ouvertes
web-cups-running = En cours
web-cups-over = Terminés
web-cups-none = Aucun tournoi n’attend de participants. Ouvrez-en un !
web-cups-new = Nouveau tournoi
web-cups-members = Les tournois sont réservés aux membres.
web-cup-players = Participants : { $played } sur { $most }
web-cup-format-swiss = Système suisse
web-cup-format-robin = Toutes rondes
web-cup-format-knockout = Élimination directe
web-cup-live = en direct
web-cup-daily = par correspondance
web-cup-mine = vous participez
web-cup-join = Participer
web-cup-leave = Quitter le tournoi
web-cup-here = Je suis là
web-cup-here-done = Vous êtes là
web-cup-to-table = À la table
web-cup-start = Commencer maintenant
web-cup-cancel = Annuler le tournoi
web-cup-remove = Retirer { $name }
web-cup-add-bot = Ajouter des bots
web-cup-invite = Invitation
web-cup-cancelled = Ce tournoi a été annulé.
web-cup-by = Organisé par { $name }
web-cup-round = Ronde { $round }
web-cup-rounds = Rondes
web-cup-standings = Classement
web-cup-player = Joueur
web-cup-you = vous
web-cup-out = a abandonné, un bot joue
web-cup-points = Points
web-cup-buchholz = Buchholz
web-cup-wins = Victoires
web-cup-table = Table { $number }
web-cup-table-mine = Table { $number }, votre partie
web-cup-free = { $name } : exempt
web-cup-ties = À égalité de points départagent : confrontation directe, Buchholz, victoires, part des scores
web-cup-need = Ce qu’il vous faut
web-cup-name = Nom du tournoi
web-cup-seats = Joueurs par table
web-cup-format = Formule
web-cup-minutes = Minutes par joueur
web-cup-when = Début (laissez vide pour le lancer vous-même)
web-cup-public = Visible par tous
web-cup-bots = Les bots peuvent participer
web-cup-open = Ouvrir le tournoi
cup-need-win = Gagnez, et la coupe est à vous.
cup-need-level = Si vous gagnez, d’autres peuvent vous rejoindre ; on départage alors les ex æquo.
cup-need-hope = Gagnez, et espérez que ceux qui vous précèdent ne gagnent pas.
cup-need-nothing = Quoi qu’il arrive, la coupe est à vous.
cup-need-rounds = { $rounds ->
    [one] Encore { $rounds } ronde après celle-ci.
   *[other] Encore { $rounds } rondes après celle-ci.
}
cup-need-through = Gagnez, et vous passez à la ronde suivante.
cup-need-final = Gagnez, et la coupe est à vous.
web-cup-bye = exempt
web-cup-bye-mine = Vous êtes exempt de cette ronde, et recevez pour cela un point entier.
web-cup-ties-equal = Qui reste à égalité partage la place.
web-cup-by-met = Confrontation directe
web-cup-by-buchholz = Buchholz
web-cup-by-wins = Victoires
web-cup-by-share = Part des scores
web-cup-about-met = ce que les ex æquo ont tiré de leurs propres rencontres, si tous se sont rencontrés
web-cup-about-buchholz = le total des points de tous vos adversaires
web-cup-about-wins = premières places à une table, même partagées
web-cup-about-share = votre part de tout ce qui a été marqué à vos tables
web-cup-decided = Ce qui a départagé les ex æquo
web-cup-tie = { $ahead } devance { $behind } – { $by } : { $more } contre { $less }
web-cup-place = Place
web-cup-rated = cote { $rating }
web-cup-program = bot
web-cup-taking-part = Participants : { $count }
web-cup-final = Classement final
web-cup-after = Après { $rounds ->
    [1] une ronde
    [2] deux rondes
    [3] trois rondes
    [4] quatre rondes
   *[other] { $rounds } rondes
}
web-cup-in-round = ronde { $round }
web-cup-round-over = La ronde { $round } est terminée
web-cup-is-over = Le tournoi est terminé
web-cup-playing = en cours
web-cup-host-starts = commence quand l’organisateur le décide
web-cup-against = contre
web-cup-has-points = Points : { $points }
web-cup-look-back = Revoir la partie
web-cup-also = Aussi à la ronde { $round }
web-cup-results = Toutes les parties
web-cup-of = { $game } à { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $seats }
}
web-cup-count-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
web-cup-count-players = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
web-cup-taking = Participation
web-cup-keep = Les tournois sont réservés aux membres. Gardez d’abord vos parties, puis participez : deux clics.
web-cup-keep-go = Garder mes parties
web-cup-watching = Ce tournoi a commencé ; vous pouvez regarder toutes les tables publiques.
web-cup-left = Vous ne participez plus ; un bot continue à votre place.
web-cup-leave-open = Votre place redevient libre ; vous pouvez revenir jusqu’au début.
web-cup-leave-running = Un bot continue à votre place, et vous passez derrière tous ceux qui restent. Vous ne pourrez pas revenir.
web-cup-leave-now = Quitter
web-cup-invite-about = Avec ce lien, chacun peut voir le tournoi et y participer.
web-cup-host = Vous organisez ce tournoi
web-cup-bot-level = Niveau du bot
web-cup-bot-count = Combien
web-cup-remove-whom = Retirer quelqu’un
web-cup-remove-open = La place redevient libre.
web-cup-remove-running = Un bot continue à sa place, derrière tous ceux qui restent. Il n’y a pas de retour.
web-cup-remove-now = Retirer
web-cup-cancel-open = Tous les inscrits sont prévenus. Il n’y a pas de retour.
web-cup-cancel-running = Tout le monde est prévenu, et il n’y a plus de rondes. Les parties en cours peuvent être terminées.
web-cup-cancel-now = Annuler
web-cup-format-about-swiss = Chacun joue toutes les rondes, contre d’autres qui ont autant de points.
web-cup-format-about-robin = Chacun rencontre tous les autres, autant de fois si possible. Jusqu’à 16 participants.
web-cup-format-about-knockout = Le premier de chaque table passe à la ronde suivante.
web-cup-pace = Rythme
web-cup-pace-live = En direct
web-cup-pace-days = Par correspondance
web-cup-increment = Secondes ajoutées à chaque tour
web-cup-days = Jours par coup
web-cup-bank = Jours de réserve pour toute la partie
web-cup-more = Plus
web-cup-rounds-wanted = Nombre de rondes
web-cup-rounds-about = 0 : autant qu’il en faut
web-cup-fill = Commence quand il y a autant d’inscrits
web-cup-fill-about = 0 : à l’heure dite, ou quand vous le décidez
web-cup-pause = Minutes entre deux rondes
web-cup-stand-in = Joue pour les absents
web-cup-fills = Des bots prennent les places restées libres aux dernières tables
