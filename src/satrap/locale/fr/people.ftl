# Une personne sur plusieurs appareils.
server-link-over = Ce lien a déjà servi, ou il est trop vieux : faites-en un autre sur l’autre appareil.
server-name-or-link = Entrez avec un nom ou avec un lien, pas avec les deux.
server-not-your-seat = Ce siège n’est pas le vôtre, ni ses notes.
