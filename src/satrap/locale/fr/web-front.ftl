# L’accueil.
web-front = Deux jeux de plateau sur Alexandre le Grand
web-learn-soon = Apprendre en 5 minutes
web-learned = appris
web-name-plays = Votre nom : { $name }
web-name-other = Modifier
web-name-keep = Garder ce nom
web-game-players = { $least } à { $most } joueurs
web-crew = { $bots ->
    [1] Vous et un bot
    [2] Vous et deux bots
    [3] Vous et trois bots
    [4] Vous et quatre bots
   *[other] Vous et { $bots } bots
}
web-crew-least = Joueurs : au moins { $count }
web-crew-most = Au plus { $count } joueurs
web-crew-less = Retirer le bot { $number }
web-go-on = Parties à reprendre
web-go-on-one = Votre partie en cours
web-go-on-turn = À vous de jouer
web-go-on-theirs = à { $names } de jouer
web-go-on-open = Votre table ouverte
web-go-on-gathered = Tout le monde est prêt
web-go-on-many = Vos parties : { $count }
web-go-on-for-me = { $count ->
    [1] L’une d’elles vous attend
   *[other] { $count } d’entre elles vous attendent
}
web-go-on-over = Votre dernière partie
web-go-on-with = { $game }, avec { $names }
web-go-on-verb = Reprendre
web-go-on-list = Voir
web-go-on-look = Voir
