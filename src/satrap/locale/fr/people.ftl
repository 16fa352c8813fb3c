# Une personne sur plusieurs appareils.
server-link-over = Ce lien a déjà servi ou a expiré : créez-en un autre sur l’autre appareil.
server-name-or-link = Entrez avec un nom ou avec un lien, pas avec les deux.
server-not-your-seat = Cette place n’est pas la vôtre, ni ses notes.
server-no-device = Cet appareil n’est pas parmi les vôtres : regardez de nouveau la liste.
server-too-many-waiting = Vous êtes déjà à { $most } tables qui n’ont pas encore commencé, et c’est la limite : quittez-en ou fermez-en d’abord une.

# Quelqu’un qui a supprimé son compte.
former-player = Ancien joueur
former-player-at = { former-player } { $number }
server-deletion-name = Pour supprimer votre compte, saisissez votre nom tel quel : { $name }.
server-key-over = Ce jeton d’API n’est pas valable, ou ne l’est plus.
server-key-scope = Il manque à ce jeton d’API le droit { $scope }.
server-key-never = Un jeton d’API ne le permet pas : connectez-vous sur la page.
server-no-key = Vous n’avez pas de tel jeton d’API : vérifiez la liste.
server-too-many-keys = Vous avez { $most } jetons d’API, et c’est la limite : supprimez d’abord l’un d’eux.
