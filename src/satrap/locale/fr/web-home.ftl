# La page d’accueil : les tables où quelque chose attend.
web-home-yours = À vous de jouer
web-home-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-home-nothing = Rien ne vous attend pour le moment.
web-home-others = Aux autres de jouer
web-home-opening = Pas encore commencées
web-home-turn = tour { $turn }
web-home-with = avec { $names }
web-home-watch = Revoir
web-home-move = À vous
web-home-did = { $name } : { $words }
web-home-ready = { $name } a choisi.
web-home-to-move = À { $names } de jouer
web-home-left = encore { $time }
web-home-over = Le temps est écoulé.
web-home-note = Note
web-home-note-new = Écrire une note
web-home-note-done = Terminé
web-home-lost = Impossible d’afficher vos tables pour le moment. Réessayez dans un instant.
web-home-daily = Nouvelle partie par correspondance
web-home-daily-which = À quel jeu ?
web-home-rating = Cote
web-home-rating-which = Quelle cote
web-home-rating-kind = { $game }, { $seats } joueurs
web-home-week = { $change } cette semaine
web-home-cup = Votre tournoi
web-home-cup-round = Ronde { $round } sur { $rounds }
web-home-cup-begins = La ronde { $round } commence { $when }.
web-home-cup-against = Vous contre { $names }
web-home-cup-see = Voir le tournoi
web-home-cup-standings = Voir le classement
web-home-away = Un coup par jour suffit. Absent jusqu’à dimanche ? Votre temps peut s’arrêter.
web-home-vacation = Prenez des vacances
web-home-on-vacation = Vous êtes en vacances jusqu’au { $when }.
web-home-vacation-change = Modifier
web-home-does-atg-prompt-move-of = { $names } marche
web-home-does-atg-prompt-build-of = { $names } construit
web-home-gathered = Tout le monde est prêt : lancez la partie.
web-home-news-play = Jouer
web-home-news-begin = Lancer
web-home-news-chair = Prendre la place
web-home-news-see = Voir
web-home-bots = Jouer contre des bots
web-home-learn = Apprendre en 5 minutes
web-home-lobby = Trouver une table
