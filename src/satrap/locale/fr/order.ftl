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
