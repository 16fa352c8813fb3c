# `satrap account`.
cli-about-account = Lit l’archive de toutes vos données.
cli-about-account-read = Dit ce que contient une archive et vérifie chaque partie qui s’y trouve.
cli-opt-archive = L’archive, telle qu’un serveur l’a fournie.
cli-opt-import = Dépose aussi les parties terminées sur ce serveur, pour les y revoir.
cli-archive-unreadable = { $file } n’est pas une archive de données personnelles.
cli-archive-of = Données personnelles : { $name }
cli-archive-file = { $file } : { $count }
cli-archive-wrong = { $file } n’est pas exact : { $reason }
cli-archive-sound = Vérifié. Enregistrements : { $records } ; preuves : { $proofs }. Tout est exact.
cli-archive-imported = { $names } : { $address }
cli-archive-refused = Le serveur ne l’a pas accepté : { $reason }
