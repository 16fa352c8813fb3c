# La cloche et sa liste, et les réglages des notifications.
web-news = Nouvelles
web-news-bell = { $count ->
    [0] Nouvelles : rien de neuf
    [one] Nouvelles : { $count } notification
   *[other] Nouvelles : { $count } notifications
}
web-news-none = Rien de neuf. Quand ce sera à vous de jouer ou qu’on vous demandera quelque chose, vous le verrez ici.
web-news-waiting = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
web-notices-title = Notifications
web-notices-about = Tant que vous regardez une table, vous ne recevez pas de notification à son sujet. Une notification à laquelle vous avez répondu disparaît de vos autres appareils.
web-notices-back = Retour à la table
web-notices-turn = Savoir quand c’est à vous de jouer
web-notices-turn-mail = M’envoyer un e-mail quand c’est à moi de jouer
web-notices-turn-mail-on = Vous recevez un e-mail quand c’est à vous de jouer, quand on vous pose une question et quand une partie est terminée.
web-notices-turn-push = M’avertir sur cet appareil
web-notices-turn-push-on = Cet appareil vous avertit quand c’est à vous de jouer, quand on vous pose une question et quand une partie est terminée.
web-notices-kinds = Ce dont on vous avertit
web-notices-kind-your-turn = C’est à vous de jouer
web-notices-kind-reminder = Votre temps touche à sa fin
web-notices-kind-table = Invitations, revanches, questions
web-notices-kind-over = Une partie est terminée
web-notices-kind-cup = Tournois
web-notices-kind-people = Joueurs
web-notices-kind-order = De la part des responsables
web-notices-way-page = Sur la page
web-notices-way-push = Push
web-notices-way-mail = E-mail
web-notices-way-webhook = Webhook
web-notices-cell = { $kind } : { $way }
web-notices-push = Push
web-notices-push-here = Afficher les notifications sur cet appareil, même si Satrap n’est pas ouvert
web-notices-push-other = Un autre appareil affiche aussi les notifications.
web-notices-push-remove = Désactiver là-bas
web-notices-push-none = Ce navigateur ne peut rien afficher quand Satrap est fermé. Sur un iPhone, ajoutez d’abord Satrap à l’écran d’accueil.
web-notices-push-insecure = Le push a besoin de https ; il ne marche pas à cette adresse.
web-notices-push-denied = Ce navigateur n’autorise pas les notifications de ce site. Pour les autoriser, ouvrez les réglages du site – dans la plupart des navigateurs, par l’icône à côté de l’adresse – et choisissez « Autoriser » pour les notifications.
web-notices-mail = E-mail
web-notices-mail-none = Ce serveur n’envoie pas d’e-mails.
web-notices-mail-address = Vous n’avez pas encore d’adresse e-mail confirmée.
web-notices-mail-add = Ajouter une adresse e-mail
web-notices-mail-to = Envoyer les notifications à { $address }
web-notices-mail-ended = Votre serveur de messagerie a refusé nos e-mails. Désactivez puis réactivez pour réessayer.
web-notices-mails = À quelle fréquence
web-notices-mails-each = Un par un
web-notices-mails-away = Ensemble, après une demi-heure
web-notices-mails-daily = Une fois par jour
web-notices-hour = À quelle heure
web-notices-reminders = Me rappeler avant la fin de mon temps
web-notices-minutes = { $minutes ->
    [one] { $minutes } minute avant
   *[other] { $minutes } minutes avant
}
web-notices-hours = { $hours ->
    [one] { $hours } heure avant
   *[other] { $hours } heures avant
}
web-notices-quiet = Heures calmes
web-notices-quiet-on = Ne rien envoyer pendant ces heures ; tout arrive ensuite
web-notices-quiet-start = De
web-notices-quiet-end = À
web-notices-zone = Votre fuseau horaire
web-notices-webhooks = Discord, Slack et autres
web-notices-webhooks-about = Vos notifications peuvent aller dans un canal à vous. Créez-y un webhook et collez son adresse ici.
web-notices-style = Vers
web-notices-style-discord = Discord
web-notices-style-slack = Slack
web-notices-style-plain = Ma propre adresse (JSON)
web-notices-url = Adresse du webhook
web-notices-add = Ajouter ce webhook
web-notices-test = Envoyer un essai
web-notices-test-good = L’essai est arrivé.
web-notices-test-bad = L’essai n’est pas arrivé : pas de réponse, ou un refus.
web-notices-remove = Retirer
web-notices-secret = Secret pour vérifier la signature :
web-notices-silent = Pas de réponse depuis : { $when }. Nous continuons d’essayer.
web-notices-ended = Abandonné ({ $when }) : pas de réponse, ou un refus. Retirez-le et ajoutez-le de nouveau pour réessayer.
web-notices-offer = Souhaitez-vous savoir quand c’est à vous ?
web-notices-offer-on = Activer les notifications
web-notices-offer-off = Non merci
