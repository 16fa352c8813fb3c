# Décisions préparées à l’avance.
table-prepared-not-now = Vous ne pouvez pas préparer cela maintenant : ce choix ne se représentera peut-être plus, ou c’est déjà le moment de choisir.
table-prepared-twice = Vous ne pouvez en préparer qu’un seul pour le même moment.
