# La page dans l’archive des données de quelqu’un.
export-readme = Données enregistrées par Satrap : { $name }

    account.json, member.json : votre nom, et depuis quand il est ici.
    devices.json : où vous êtes connecté. preferences.json, targets.json : ce que vous voulez savoir, et où cela vous parvient.
    rests.json : votre week-end et vos vacances.
    tables.json : les tables que vous avez ouvertes ou où vous avez joué. tables/…/record.json et proof.json : vos parties terminées, chacune avec sa preuve.
    messages.json, notes.json, prepared.json : ce que vous avez dit, noté et préparé.
    results.json, ratings.json, rated.json : comment vous avez joué. notices.json : ce qui vous a été annoncé.
    reports.json, penalties.json : ce que vous avez signalé, et ce que les administrateurs ont décidé à votre sujet.

    Les heures (« at ») sont en millisecondes depuis 1970. Des parties en cours, seule la table figure dans la liste : le reste montrerait ce qui est caché.
    « satrap account read FICHIER » vérifie le tout et, avec « --import ADRESSE », emporte vos parties sur un autre serveur.
