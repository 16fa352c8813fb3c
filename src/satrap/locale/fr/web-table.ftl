# Avant une partie.
web-table = Table

# Un appareil partagé.
web-curtain = { $name }, c’est à vous
web-curtain-about = Passez l’appareil. Ce qui est secret reste caché jusqu’à votre signal.
web-curtain-open = Je suis { $name } : montrer mon jeu

# À la table.
web-board = Le plateau
web-board-loading = On installe le plateau…
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout montrer
web-players = Joueurs
web-you = vous
web-name-you = { $name } (vous)
web-name-bot = { $name } (bot)
web-name-change = Changer de nom pour la prochaine partie
web-presence-here = en ligne
web-presence-away = pas là
web-presence-bot = bot
web-ready = choix fait
web-your-turn = à vous
web-their-turn = c’est son tour
web-recap-again = Revoir
web-end-turn = Terminer le tour
web-end-early = Il vous reste une action.
web-end-anyway = Terminer quand même
web-last-action = C’était votre dernière action : terminez le tour ou annulez-la.
web-press-again = Confirmer
web-tools = Outils
web-turn = Tour { $turn }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-clock = Temps restant
web-clock-by = À jouer avant le { $when }
web-panels = Volets
web-panel-board = Plateau
web-panel-players = Joueurs
web-panel-log = Journal
web-panel-chat = Chat
web-panel-notes = Mes notes
web-panel-words = Plateau en mots
web-chat-say = Écrivez un message
web-chat-send = Envoyer
web-chat-players = Jusqu’à la fin de la partie, seuls les joueurs peuvent lire ceci.
web-chat-watchers = Jusqu’à la fin de la partie, seuls ceux qui regardent peuvent lire ceci.
web-chat-rematch = Dit avant la revanche
web-chat-hidden = Messages masqués ({ $name }).
web-chat-muted = Muets pour vous
web-chat-about = Options : { $name }
web-chat-mute = Masquer pour moi
web-chat-unmute = Ne plus masquer { $name }
web-chat-mute-all = Retirer la parole
web-chat-allow = Réadmettre { $name }
web-chat-remove = Exclure { $name }
web-report = Signaler { $name }
web-report-why = Pourquoi signalez-vous { $name } ?
web-report-about = Les administrateurs du site verront votre message et ce qui a été écrit à cette table, et peuvent consulter la partie.
web-report-send = Envoyer le signalement
web-report-sent = Merci. Les administrateurs vont s’en occuper.
web-chat-hushed = Privés de parole ou exclus
web-chat-is-muted = { $name } ne peut plus écrire.
web-chat-is-removed = { $name } n’a plus accès à la table.
web-notes-about = Vos notes personnelles : personne d’autre ne les voit.
web-notes-kept = Enregistré.
web-notes-lost = Pas enregistré. Réessayez.
web-notation = Écrire une action
web-notation-do = Jouer
web-watching = Vous regardez la partie : seuls les joueurs peuvent agir.
web-notation-about = Comment écrire les actions
web-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
web-other = Autre choix
web-undo = Annuler
web-redo = Rétablir
web-restart-turn = Recommencer le tour
web-link-connecting = Connexion…
web-link-lost = { $count ->
    [0] Connexion perdue. Nouvel essai…
    [1] Connexion perdue. Un coup attend et partira tout seul.
   *[other] Connexion perdue. { $count } coups attendent et partiront tout seuls.
}
web-link-removed = La personne qui a ouvert cette table vous en a retiré l’accès.
web-link-signed-out = Cet appareil a été déconnecté. Rechargez la page pour regarder, ou ouvrez un lien depuis un autre de vos appareils pour continuer à jouer.
web-menu = Menu
web-plain = La table

# Partir, revenir, revenir en arrière.
web-return = Reprendre ma place
web-away-bot = Un bot joue pour vous.
web-undo-asked-title = Quelqu’un demande à revenir en arrière
web-undo-asked = { $name } voudrait annuler plusieurs coups. Ce qui a été vu depuis sera tiré de nouveau.
web-undo-asked-last = { $name } voudrait annuler sa dernière action. Ce qui a été vu depuis sera tiré de nouveau.
web-undo-agree = D’accord
web-undo-refuse = Refuser
web-undo-waiting = Vous avez demandé une annulation. On attend la réponse : { $names }.
web-undo-withdraw = Retirer la demande
web-replace = Laisser un bot jouer pour { $name }
web-abandon = Proposer d’arrêter la partie
web-abandon-not = Retirer la proposition
web-end-asked-title = Quelqu’un voudrait arrêter la partie
web-end-asked = { $name } voudrait arrêter la partie sans vainqueur ; elle ne compterait pas pour le classement. Si personne ne s’y oppose, la partie s’arrêtera { $when }.
web-end-refuse = Continuer
web-close = Fermer
web-end-declined = La partie continue : tout le monde ne veut pas l’arrêter.
web-end-declined-by = { $name } veut continuer la partie.
web-day-time = { $day } à { $time }
web-declined-you = Vous avez refusé la demande ({ $name }). La partie continue.
web-ends-at = Sans réponse ({ $names }), la partie s’arrêtera { $when }.
web-end-missing = Vous avez proposé d’arrêter la partie. On attend la réponse : { $names }.
web-leave-match = Laisser un bot jouer pour moi
web-resign = Abandonner
web-stand-in = { $bot } (bot) joue
web-invite-watch = Lien vers cette table

# Après une partie.
web-result = Résultat
web-how-won = Le déroulement de la partie
web-won-you = Vous avez gagné
web-won-bot = Un bot a gagné pour vous
web-won = { $name } a gagné
web-won-shared = { $names } se partagent la victoire
web-won-nobody = Pas de vainqueur
web-resigned-you = Vous avez abandonné.
web-won-facts = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
web-won-facts-alexander-the-great = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
web-next-level = Niveau suivant : { $level }
web-study = Les tournants
web-study-about = Les chances de chacun, tour après tour
web-study-back = Retour au résultat
web-study-played = joué
web-study-better = meilleur
web-turning-at = Tournant { $number } : { $name }
web-sheet-total = Total
web-result-board = Voir le plateau
web-rematch = Revanche
web-rematch-other = Jouer ensemble à { $game }
web-rematch-asked-other = { $name } voudrait jouer à { $game } avec vous.
web-play-on = Rejouer à partir d’ici
web-result-more = Plus
web-share = Copier un lien vers ce moment
web-download = Télécharger l’enregistrement
web-set-position = Part d’une position choisie. Si d’autres personnes jouent, toutes les cartes cachées sont redistribuées.
web-set-position-short = part d’une position choisie
web-teaching = Table d’apprentissage : elle part d’une position choisie, avec des cartes connues, et la partie ne compte pas.
web-teaching-short = table d’apprentissage, cartes connues
web-open-hands = Cartes sur table, pour apprendre : tout le monde voit tout, hors classement
web-open-hands-about = Cartes sur table, pour apprendre : toutes les personnes présentes, même celles qui regardent, voient toutes les mains et tous les choix. La partie ne compte pas.
web-open-hands-short = cartes sur table, pour apprendre
web-open-chosen = { $name } a choisi : { $choice }
web-shuffle-by = Octets aléatoires ajoutés au mélange par : { $names }.
web-shuffle-nobody = Personne à cette table n’a ajouté d’octets aléatoires au mélange.
web-shuffle-left-out = Octets aléatoires non reçus à temps, et laissés hors du mélange : { $names }.
web-verify = Le tirage était-il honnête ?
web-verify-holds = Tout est en ordre : le hasard était fixé avant la partie, chaque tirage est bien celui qui était prévu, et aucune des { $lines } lignes du journal n’a été modifiée. C’est votre appareil qui l’a vérifié.
web-verify-lots = Le tirage au sort était-il honnête ?
web-verify-mine-in = Les octets aléatoires de cet appareil sont entrés dans le mélange.
web-verify-mine-left-out = Les octets aléatoires de cet appareil n’ont pas compté dans le mélange : ils n’ont pas été révélés à temps.
web-verify-mine-missing = Mais les octets aléatoires de cet appareil ne figurent pas dans le journal. À moins d’avoir repris place depuis un autre appareil, ne vous fiez pas à cette partie.
web-verify-fails = La vérification a échoué. Gardez le fichier, et ne vous fiez pas à cette partie.
web-verify-file = Télécharger la preuve
web-verify-removed = { $count ->
    [one] { $count } nom a été effacé, car quelqu’un a supprimé son compte ; cela ne change rien à la partie.
   *[other] { $count } noms ont été effacés, car des comptes ont été supprimés ; cela ne change rien à la partie.
}
web-plot = Les points au fil de la partie
web-sheet = D’où viennent les points
web-sheet-places = En détail
web-replay = Revoir la partie
web-replay-first = Au début
web-replay-turn-back = Au tour précédent
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-turn-on = Au tour suivant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-stop = Pause
web-replay-turn = Tour { $turn } sur { $turns }
web-replay-eyes = Vu par
web-replay-open = Tout révélé
web-replays = On revoit le coup : { $name }
web-replays-own = On revoit votre coup
web-replays-some = On revoit la partie
web-since = Depuis votre dernier coup
web-since-watch = Revoir
web-next-table = Table suivante ({ $count })
web-next-none = Rien d’autre ne vous attend.
web-since-told = Depuis votre dernier coup : { $words }
web-since-did = { $name } – { $words }
