# La page de son compte : garder ses parties, se connecter, et avec quoi.
web-account-of = Votre compte : { $name }
web-keep-about = Vous jouez en invité : seul ce navigateur vous connaît. Gardez vos parties, et vos tables, notes privées et résultats vous suivront sur tous vos appareils.
web-keep-name = Le nom que voient les autres
web-keep-passkey = Avec une clé d’accès
web-keep-passkey-about = Rien à retenir : votre empreinte, votre visage ou le verrouillage de l’écran.
web-keep-password = Avec un mot de passe
web-keep-mail = Par e-mail
web-keep-member = Vous êtes déjà membre ?
web-kept = Vos parties sont gardées, { $name }. Vous pouvez désormais vous connecter sur n’importe quel appareil.
web-address-confirmed = Votre adresse e-mail est confirmée : { $address }
web-passkey-address = Les clés d’accès ne fonctionnent pas à l’adresse { $host }. Ouvrez Satrap à l’adresse { $other }, ou choisissez une autre façon.
web-passkey-insecure = Les clés d’accès demandent une connexion sécurisée (https) et une adresse avec un nom. Choisissez une autre façon.
web-passkey-browser = Ce navigateur ne connaît pas les clés d’accès. Choisissez une autre façon.
web-passkey-stopped = C’était annulé, ou trop long. Réessayez, ou choisissez une autre façon.
web-passkey-here = Cet appareil a déjà une de vos clés d’accès.

# Se connecter.
web-in-about = Vos tables, notes privées et résultats vous suivent, et ce que vous avez joué ici en invité aussi.
web-in-passkey = Avec une clé d’accès
web-in-name = Nom
web-in-new = Première visite ? Jouez, tout simplement : personne n’a besoin de se connecter.
web-in-back = Bon retour, { $name } !
web-mail-address = Adresse e-mail
web-mail-send = M’envoyer un e-mail
web-mail-sent = Si { $address } peut se connecter ici, un e-mail est en route. Tapez ici le code qu’il contient, ou ouvrez son lien.
web-mail-sent-new = Un e-mail est en route vers { $address }. Tapez ici le code qu’il contient, ou ouvrez son lien dans ce navigateur.
web-mail-code = Code de l’e-mail
web-mail-other = Une autre adresse
web-second-about = Encore une étape : tapez le code que montre votre application d’authentification, ou un code de secours.
web-second-code = Code
web-link-mail = Voici le lien de votre e-mail. Il ne sert que lorsque vous appuyez sur le bouton, et une seule fois.
web-link-mail-go = Se connecter avec ce lien
web-link-mail-again = Demander un autre e-mail
web-link-device = Ce lien vient d’un autre de vos appareils. Appuyez sur le bouton : vos tables et vos parties seront ici aussi.
web-link-device-go = Jouer ici sous mon nom
web-again = Est-ce bien vous ?
web-again-about = Votre dernière connexion date de plus de dix minutes. Connectez-vous encore une fois, puis la suite se fera.
web-again-stopped = Rien n’a changé.

# Avec quoi l’on se connecte.
web-account-rename = Changer de nom
web-account-renamed = Vous vous appelez désormais { $name }.
web-ways = Comment vous vous connectez
web-passkeys = Clés d’accès
web-passkeys-none = Aucune pour l’instant. C’est la façon la plus rapide et la plus sûre.
web-passkey-add = Ajouter une clé d’accès
web-passkey-used = depuis le { $day }, dernière utilisation le { $used }
web-password = Mot de passe
web-password-has = Vous avez un mot de passe.
web-password-none = Vous n’avez pas de mot de passe.
web-password-new = Nouveau mot de passe
web-password-about = Au moins 8 caractères. Quelques mots que vous retenez sont le mieux.
web-password-set = Choisir le mot de passe
web-password-change = Changer le mot de passe
web-password-change-about = Un nouveau mot de passe déconnecte tous vos autres appareils.
web-password-remove = Retirer le mot de passe
web-address = Adresse e-mail
web-address-confirm = Confirmer l’adresse
web-address-none = Vous n’en avez pas donné.
web-address-add = Ajouter une adresse
web-address-change = Une autre adresse
web-address-remove = Retirer l’adresse
web-rename = Renommer
web-rename-of = Renommer { $name }
web-rename-save = Enregistrer
web-rename-field = Nouveau nom pour { $name }
web-remove = Retirer
web-remove-of = Retirer { $name }
web-cancel = Annuler

# La connexion en deux étapes.
web-factor = Connexion en deux étapes
web-factor-about = Qui se connecte à votre place avec un mot de passe ou par e-mail doit alors taper un code de votre téléphone. Une clé d’accès qui demande votre empreinte ou le verrouillage de l’écran réunit les deux étapes.
web-factor-on = Elle est activée. { $codes ->
    [one] Il reste { $codes } code de secours.
   *[other] Il reste { $codes } codes de secours.
}
web-factor-begin = La mettre en place
web-factor-secret = Scannez ce code avec une application d’authentification sur votre téléphone. Tapez ensuite les six chiffres qu’elle affiche.
web-factor-picture = QR code contenant la clé pour une application d’authentification. La clé elle-même figure en dessous.
web-factor-typed = Pas d’appareil photo ? Tapez cette clé dans l’application, ou ouvrez-la dans une application sur cet appareil.
web-factor-open = Ouvrir dans l’application
web-factor-code = Code de l’application
web-factor-confirm = L’activer
web-factor-codes = La connexion en deux étapes est activée. Voici vos codes de secours : chacun remplace l’application une fois. Ils ne seront plus montrés, alors mettez-les maintenant en lieu sûr.
web-factor-file = Enregistrer dans un fichier
web-factor-kept = Ils sont en lieu sûr
web-factor-off = La désactiver
web-factor-off-code = Code de l’application, ou un code de secours

# Les appareils.
web-devices = Vos appareils
web-devices-about = Chacun d’eux vous reconnaît et garde vos places. Un appareil inutilisé pendant 90 jours est oublié. « Se déconnecter partout » met aussi fin à vos jetons d’API.
web-device-this = Cet appareil
web-device-other = Un autre appareil
web-device-since = utilisé depuis le { $day }, vu pour la dernière fois le { $seen }
web-device-forget-this = Se déconnecter ici
web-device-forget-other = Déconnecter
web-device-forget-of = Déconnecter { $name }
web-devices-forget = Déconnecter tous les autres appareils
web-devices-everywhere = Se déconnecter partout
web-devices-guest = En invité, vous ne pouvez pas vous reconnecter : vos parties seraient perdues pour vous. Gardez-les d’abord, ou appuyez encore une fois.
web-device-link = Sur un autre appareil
web-device-link-about = Créez un lien et ouvrez-le là-bas dans les dix minutes : cet appareil sera alors aussi le vôtre. Ne le donnez à personne d’autre.
web-device-link-make = Créer un lien
web-account-data = Emportez vos données, créez des jetons d’API ou supprimez votre compte.
