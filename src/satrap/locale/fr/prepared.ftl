# Décisions préparées à l’avance.
table-prepared-not-now = Vous ne pouvez pas préparer cela maintenant : ce ne sera peut-être plus à faire, ou ce l’est déjà.
table-prepared-twice = Vous ne pouvez en préparer qu’un seul pour le même moment.
