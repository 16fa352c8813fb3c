# La page sur vos données : les emporter, supprimer le compte.
web-data-none = Vous n’avez encore rejoint aucune table sur cet appareil : rien ici n’est à vous.
web-data-export = Emporter vos données
web-data-export-about = Un seul fichier avec tout ce qui est à vous : vos tables, vos parties terminées avec leurs preuves, vos messages, notes, résultats et réglages. Satrap sait le relire, ici ou sur un autre serveur.
web-data-download = Tout télécharger
web-data-delete = Supprimer votre compte
web-data-goes = Ceci disparaît aussitôt, de la base de données et des fichiers du serveur :
web-data-goes-name = votre nom, dans chaque partie que vous avez jouée
web-data-goes-words = ce que vous avez dit aux tables, vos notes et vos signalements
web-data-goes-ways = vos appareils, adresses, réglages et notifications
web-data-goes-imported = les enregistrements que vous avez importés
web-data-stays = Ceci reste :
web-data-stays-matches = les parties, pour celles et ceux avec qui vous avez joué : on y voit un ancien joueur, et chaque preuve reste valable
web-data-stays-others = ce que d’autres ont dit ou déjà téléchargé, et les copies de secours de l’administrateur, jusqu’à ce qu’elles soient supprimées à leur tour
web-data-seats = Dans les parties en cours, un bot prend votre place. Vos tables qui n’ont pas commencé sont fermées.
web-data-forever = C’est définitif. Téléchargez d’abord vos données si vous voulez en garder quelque chose.
web-data-type = Pour confirmer, saisissez votre nom : { $name }
web-data-delete-now = Supprimer mon compte pour toujours
web-data-deleted = Votre compte est supprimé. Merci d’avoir joué.

# API tokens.
web-keys = Jetons d’API
web-keys-about = Avec un jeton, un programme agit pour vous, aussi longtemps que vous le voulez et seulement pour ce que vous permettez. Il n’ouvre ni cette page, ni vos appareils, ni votre compte.
web-keys-docs = Ce que les programmes peuvent faire
web-keys-until = { $scopes } – jusqu’au { $when }
web-keys-end = Supprimer
web-keys-end-of = Supprimer le jeton { $name }
web-keys-once = Voici le nouveau jeton. Copiez-le maintenant : il ne sera plus montré.
web-keys-name = À quoi sert le jeton
web-keys-scopes = Ce qu’il permet
web-keys-scope-read = regarder vos tables et vos parties (read)
web-keys-scope-play = s’asseoir, jouer et parler (play)
web-keys-scope-tables = ouvrir des tables et importer des parties (tables)
web-keys-days = Durée de validité
web-keys-for = { $most } jours
web-keys-make = Créer un jeton

# Accounts with which programs play.
web-program = Comptes de bots
web-program-about = Un programme à vous peut jouer sous son propre nom. Tout le monde voit que c’est un programme : son nom se termine partout par « (bot) », et il ne peut participer qu’aux tournois ouverts aux bots.
web-program-new = Il lui faut un compte à lui : dans une fenêtre privée de votre navigateur, prenez place à une table en invité, gardez vos parties avec un mot de passe, puis ouvrez cette page dans la même fenêtre et créez un jeton d’API.
web-program-be = Confier ce compte à un programme
web-program-sure = { $name } se terminera par « (bot) » partout où ce nom est affiché, sans retour possible. C’est possible seulement si aucune partie classée n’a été jouée avec ce compte.
web-program-yes = En faire définitivement un compte de bot
web-program-is = Ceci est un compte de bot : { $name }. Un jeton d’API permet au programme de jouer.
