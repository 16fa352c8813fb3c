# Ce que l’on apprend, sur la page, par notification push, par e-mail ou par webhook.
notice-turn = À vous de jouer contre { $names }.
notice-begin = Tout le monde est prêt : vous pouvez lancer la partie contre { $names }.
notice-over = Votre partie contre { $names } est terminée.
notice-over-won = Vous avez gagné votre partie contre { $names }.
notice-over-shared = Vous partagez la victoire dans votre partie contre { $names }.
notice-over-lost = Votre partie contre { $names } est terminée. Victoire : { $winners }.
notice-undo = { $names } demande à revenir en arrière.
notice-clock = { $names } aimerait jouer avec une autre cadence.
notice-end = { $names } propose d’arrêter la partie sans vainqueur.
notice-again = { $names } propose une revanche. Une place vous est gardée.
notice-seat-time = Votre temps est écoulé contre { $names }. Un bot joue pour vous jusqu’à votre retour.
notice-seat-away = En votre absence, un bot joue pour vous contre { $names } jusqu’à votre retour.
notice-reminder-minutes = { $minutes ->
    [one] Plus que { $minutes } minute pour jouer contre { $names }.
   *[other] Plus que { $minutes } minutes pour jouer contre { $names }.
}
notice-reminder-hours = { $hours ->
    [one] Plus que { $hours } heure pour jouer contre { $names }.
   *[other] Plus que { $hours } heures pour jouer contre { $names }.
}
notice-reminder-days = { $days ->
    [one] Plus que { $days } jour pour jouer contre { $names }.
   *[other] Plus que { $days } jours pour jouer contre { $names }.
}
notice-report-decided = Votre signalement a été examiné, et une décision a été prise. Merci.
notice-test = Ceci est un essai : vos notifications arriveront ici.
notices-subject = { $count ->
    [one] { $count } notification de Satrap
   *[other] { $count } notifications de Satrap
}
moment = { $at }
notices-until = À jouer avant : { $when } ({ $zone })
notices-of-game = { $game } – { $words }
notices-foot = Vous recevez ce message parce que vous avez activé les notifications par e-mail. Pour changer cela :
notices-leave = Pour ne plus recevoir ces messages :
notices-unsubscribe-title = Se désabonner
notices-unsubscribe-ask = Appuyez sur le bouton pour ne plus recevoir d’e-mails sur vos parties. Vous pourrez les réactiver dans vos réglages.
notices-unsubscribe-button = Ne plus recevoir ces e-mails
notices-unsubscribe-done = Vous ne recevrez plus d’e-mails sur vos parties. Vous pouvez les réactiver dans vos réglages.
notices-bad-zone = Il n’y a pas de fuseau horaire nommé { $zone }.
notices-bad-push = L’adresse push de ce navigateur n’est pas utilisable.
notices-no-mail = Confirmez d’abord une adresse e-mail ; il faut aussi que ce serveur puisse envoyer des e-mails.
notices-members-only = Les webhooks sont réservés aux membres : gardez d’abord vos parties.
notices-bad-webhook = Un webhook a besoin d’une adresse publique qui commence par https.
notices-many-webhooks = Vous pouvez avoir au plus { $most } webhooks.
notices-no-place = Aucune de vos notifications ne va à cet endroit.
notices-many-places = Vos notifications peuvent aller à { $most } endroits au plus. Retirez-en d’abord un.
notice-cup-paired = { $cup }, ronde { $round } : vous rencontrez { $names }.
notice-cup-free = { $cup } : vous êtes exempt à la ronde { $round } et marquez un point entier.
notice-cup-begun = { $cup } : la ronde { $round } a commencé et votre table est ouverte.
notice-cup-over = { $cup } : le tournoi est terminé, votre place : { $rank }.
notice-cup-cancelled = { $cup } : le tournoi n’aura pas lieu.
