# La page : ce qui se trouve partout.
web-skip = Aller au contenu
web-nav = Pages
web-home = Accueil
web-lobby = Salon
web-learn = Apprendre
web-settings = Réglages
web-loading = Un instant…
web-lost = Rien ici
web-lost-about = Il n’y a pas de page à cette adresse.
web-no-server = Le serveur ne répond pas. Réessayez dans un instant.
web-guest = Invité
web-player = Joueur { $number }

# L’accueil.
web-front = Deux jeux sur Alexandre le Grand
web-front-about = Deux jeux de plateau, entre amis ou avec des bots. Sans compte, rien à installer.
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
web-open-table = Ouvrir une table
web-go-on = Reprendre la partie
web-my-tables = Vos tables
web-my-tables-over = Terminées
web-watch = Regarder
web-front-friends = Entre amis
web-front-friends-about = Ouvrez une table et envoyez le lien, ou prenez place à une table qui attend.
web-front-learn = Première visite ?
web-front-learn-about = Un tutoriel sur le vrai plateau, en moins de dix minutes.

# Le salon.
web-lobby-waiting = En attente de joueurs
web-lobby-running = En cours
web-lobby-none = Aucune table n’attend. Ouvrez-en une : les autres la verront ici.
web-lobby-quiet = Personne ne joue en public pour le moment.
web-row-join = Rejoindre
web-row-look = Regarder
web-row-resume = Reprendre
web-row-relive = Revoir
web-join = Rejoindre avec un lien ou un code
web-join-go = Y aller
web-join-wrong = Ce n’est ni le lien ni le code d’une table. Copiez le lien en entier.
web-minutes = { $minutes } min

# Une nouvelle table.
web-game = Jeu
web-chair-of-bot = Bot : { $bot }
web-seat-more = Une place de plus
web-seat-less = Une place de moins
web-seat-most = Ce jeu se joue à { $count } au plus.
web-seat-least = Il faut être au moins { $count } pour ce jeu.
web-chair-mine = Vous
web-seat-later = Vous choisirez votre place à la table.
web-seat-watch = Toutes les places sont prises par des bots : vous regarderez.
web-options = Toutes les options des règles
web-option-more = Toutes les éditions côte à côte
web-clock-label = Pendule
web-clock-none = Sans pendule
web-increment = Secondes ajoutées par tour
web-public = Qui peut venir
web-public-yes = Tout le monde : visible au salon
web-public-no = Seulement ceux qui ont le lien
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
    [one] Une section
   *[other] { $count } sections
}

# Réglages.
web-set-name = Votre nom à la table
web-set-language = Langue
web-set-theme = Éclairage
web-set-theme-auto = Comme l’appareil
web-set-theme-light = Jour
web-set-theme-dark = Lampe
web-set-pace = Animations
web-set-pace-off = Aucune
web-set-pace-fast = Rapides
web-set-pace-normal = Normales
web-set-pace-slow = Lentes
web-set-confirm = Confirmer chaque choix
web-set-confirm-off = Jamais
web-set-confirm-touch = Sur écran tactile
web-set-confirm-on = Toujours
web-set-sound = Sons
web-set-letters = Lettres à côté des symboles
web-set-colours = Couleurs des places
web-set-colours-ours = Couleurs par défaut
web-set-seat = Place { $number }
web-devices = Vos appareils
web-devices-about = Chacun d’eux vous reconnaît et garde vos places. Un appareil inutilisé pendant 90 jours est oublié.
web-device-this = Cet appareil
web-device-other = Un autre appareil
web-device-since = utilisé depuis le { $day }, vu pour la dernière fois le { $seen }
web-device-forget-this = Déconnecter cet appareil
web-device-forget-other = Déconnecter l’appareil utilisé depuis le { $day }
web-devices-forget = Déconnecter tous les autres appareils
web-devices-none = Vous n’avez encore rejoint aucune table avec cet appareil.
