# La page : ce qui se trouve partout.
web-skip = Aller au contenu
web-nav = Pages
web-home = Mes parties
web-front-page = Page d’accueil
web-lobby = Tables
web-cups = Tournois
web-learn = Apprendre
web-settings = Réglages
web-loading = Un instant…
web-lost = Rien ici
web-lost-about = Il n’y a pas de page à cette adresse.
web-no-server = Le serveur ne répond pas. Réessayez dans un instant.
web-player = Joueur { $number }
web-colon = { $name } : { $words }

# L’accueil.
web-play-now = Jouer
web-seats = Joueurs
web-level = Bots
web-edition = Édition
web-preset-standard = Standard
web-preset-fr = Règles françaises
web-preset-de = Règles allemandes
web-preset-en = Règles anglaises
web-preset-it = Règles italiennes
web-preset-short = Campagne courte

# Le salon.
web-lobby-waiting = En attente de joueurs
web-lobby-running = En cours
web-lobby-none = Aucune table n’attend. Ouvrez-en une : les autres la verront ici.
web-lobby-quiet = Personne ne joue en public pour le moment.
web-open-table-of = Ouvrir une table : { $game }
web-my-tables-over = Vos parties terminées
web-row-join = Rejoindre
web-row-look = Regarder
web-row-resume = Reprendre
web-row-relive = Revoir
web-row-won = victoire
web-join = Rejoindre avec un lien ou un code
web-join-go = Y aller
web-join-wrong = Ce n’est ni le lien ni le code d’une table. Copiez le lien en entier.
web-minutes = { $minutes } min

# Ouvrir une table.
web-open = Ouvrir la table

# Lire.
web-rules = Règles
web-rulings = Points de règle
web-tutorial = Tutoriel
web-about = À propos des jeux
web-contents = Sommaire
web-search = Chercher
web-found = { $count ->
    [0] Rien trouvé
    [1] Une section
   *[other] { $count } sections
}

# Réglages.
web-set-name = Votre nom à la table
web-set-language = Langue
web-set-pace = Vitesse des animations
web-set-pace-off = Sans animation
web-set-pace-fast = Rapide
web-set-pace-normal = Normale
web-set-pace-slow = Lente
web-keep = Garder mes parties
web-keep-this = Garder cette partie
web-account = Votre compte
web-sign-in = Se connecter
web-keep-why = Vous jouez en invité : seul ce navigateur vous connaît.
web-friend = Avec un ami
web-name-ask = Comment doit-on vous appeler ?
web-name-given = Tant que vous n’avez pas choisi de nom, on vous appelle { $name }.
web-strength = Force des bots
web-crew-more = Ajouter un bot
web-rules-of = Règles : { $game }
