web-admin = Administration
web-admin-key = Clé d’administration
web-admin-key-about = « satrap admin key » l’affiche sur le serveur. Ce navigateur l’oublie dès que l’onglet est fermé.
web-admin-enter = Entrer
web-admin-leave = Sortir
web-admin-refused = Cette clé n’est pas valable ici.
web-admin-reports = Signalements
web-admin-people = Personnes
web-admin-penalties = Sanctions
web-admin-tables = Tables
web-admin-trail = Journal
web-admin-none = Il n’y a rien ici.
web-admin-said = Ce qui s’est dit à la table
web-admin-decision = Ce qui a été décidé
web-admin-close = Clore le signalement
web-admin-about = Personne signalée
web-admin-name = Partie du nom
web-admin-find = Chercher
web-admin-person = Identifiant de la personne
web-admin-reason = Motif, montré à la personne
web-admin-days = Jours ; 0 : pour toujours
web-admin-silence = Priver de parole
web-admin-ban = Bannir
web-admin-until = jusqu’au { $day }
web-admin-for-good = pour toujours
web-admin-lift = Lever
web-admin-look = Consulter le journal
web-admin-look-about = Si la partie est en cours, les joueurs apprennent que vous l’avez consultée, et pourquoi.
web-admin-jobs = Tâches
web-admin-job-due = prévue le { $day }
web-admin-job-tries = { $tries ->
    [0] pas encore tentée
    [one] { $tries } échec
   *[other] { $tries } échecs
}
web-admin-job-failing = Seulement ce qui a échoué
web-admin-job-errors = Dernières erreurs depuis le démarrage du serveur
web-admin-member = Membre
web-admin-guest = Sans compte
web-admin-bot = Bot
web-admin-first = ici pour la première fois le { $day }
web-admin-seen = vu pour la dernière fois le { $day }
web-admin-devices = { $count ->
    [0] aucun appareil connecté
    [one] { $count } appareil
   *[other] { $count } appareils
}
web-admin-sign-out = Déconnecter partout
web-admin-tables-of = Tables
web-admin-status = État
web-admin-status-all = Toutes
web-admin-status-waiting = En attente
web-admin-status-running = En cours
web-admin-status-over = Terminées
web-admin-more = Afficher la suite
web-admin-match = Vers la table
web-admin-private = privée
web-admin-deed-silence = Parole retirée
web-admin-deed-ban = Bannissement
web-admin-deed-lift-silence = Parole rendue
web-admin-deed-lift-ban = Bannissement levé
web-admin-deed-close-report = Signalement clos
web-admin-deed-look = Partie consultée
web-admin-deed-ratings = Classements recalculés
web-admin-deed-sign-out = Déconnexion partout
web-admin-deed-tables-of = Tables d’une personne consultées
web-admin-look-why = Motif de la consultation, montré aux joueurs d’une partie en cours
