# Ce que font les administrateurs, et ce qui en est dit

server-ban = Vous ne pouvez plus ouvrir de table, vous asseoir ni écrire ici. Motif : { $reason }
server-ban-until = Vous ne pouvez ni ouvrir de table, ni vous asseoir, ni écrire ici pendant { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}. Motif : { $reason }
server-silence = Vous ne pouvez plus écrire ici. Motif : { $reason }
server-silence-until = Vous ne pouvez pas écrire ici pendant { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}. Motif : { $reason }
server-report-self = Vous ne pouvez pas vous signaler vous-même.
server-no-person = Cette personne n’existe pas.
server-no-penalty = Cette personne n’a pas de telle sanction.
server-no-report = Il n’y a pas de tel signalement en attente.
cli-about-admin = Modérer un serveur en marche : personnes, sanctions, signalements, tables.
cli-about-admin-people = Trouver des personnes par une partie de leur nom.
cli-about-admin-penalties = Lister les sanctions et leur fin.
cli-about-admin-silence = Interdire à quelqu’un d’écrire pendant quelques jours.
cli-about-admin-ban = Interdire à quelqu’un d’ouvrir une table, de s’asseoir et d’écrire pendant quelques jours.
cli-about-admin-lift = Lever une sanction.
cli-about-admin-reports = Lister les signalements en attente, avec ce qui a été écrit à la table.
cli-about-admin-close = Clore un signalement par une décision.
cli-about-admin-tables = Lister toutes les tables, même privées.
cli-about-admin-look = Afficher tout le journal d’une partie. Si elle est en cours, ses joueurs en sont informés.
cli-about-admin-trail = Lister ce que les administrateurs ont fait.
cli-opt-admin-server = L’adresse du serveur en marche.
cli-opt-admin-name = Une partie du nom.
cli-opt-admin-person = L’identifiant d’une personne, tel qu’il est listé.
cli-opt-admin-kind = silence ou ban.
cli-opt-admin-reason = Le motif ; la personne le verra.
cli-opt-admin-look = Le motif ; les joueurs le verront.
cli-opt-admin-days = Pendant combien de jours ; 0 : définitivement.
cli-opt-admin-report = L’identifiant d’un signalement, tel qu’il est listé.
cli-opt-admin-decision = Ce qui a été décidé.
cli-opt-admin-closed = Lister plutôt les signalements clos.
cli-opt-admin-status = Seulement les tables en attente (waiting), en cours (running) ou finies (over).
cli-admin-done = C’est fait, et consigné.
cli-admin-none = Il n’y en a pas.
cli-admin-no-server = Aucun serveur ne répond à { $server } : lancez-le, ou indiquez son adresse avec --server.
cli-admin-refused = Le serveur a refusé : { $reason }
