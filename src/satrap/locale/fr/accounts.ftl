# Se connecter.
server-sign-in-again = Connectez-vous d’abord de nouveau : votre dernière connexion ici date de plus de dix minutes.
server-sign-in-refused = Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez les deux, ou connectez-vous autrement.
server-sign-in-late = Cela a pris trop de temps. Reprenez la connexion depuis le début.
server-sign-in-taken = Cela sert déjà à se connecter ici.
server-last-way-in = C’est votre dernière façon de vous connecter : ajoutez-en d’abord une autre.
server-no-passkey = Cette clé d’accès n’est pas parmi les vôtres : regardez de nouveau la liste.
server-passkeys-many = Vous avez déjà { $most } clés d’accès, et c’est la limite : retirez-en d’abord une.
server-passkey-refused = Cette clé d’accès n’a pas pu être vérifiée ici. Réessayez, ou connectez-vous autrement.
server-passkey-late = Cela a pris trop de temps, ou a été envoyé deux fois. Réessayez avec votre clé d’accès.
server-password-length = Un mot de passe compte de { $least } à { $most } caractères. Quelques mots que vous retenez valent mieux que des signes étranges.
server-password-common = Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisissez-en un auquel vous seul penseriez.
server-bad-mail-address = Ce n’est pas une adresse e-mail : elle devrait ressembler à ana@example.org.
server-no-mail = Ce serveur n’envoie pas d’e-mails.
server-letter-over = Le lien et le code de cet e-mail ont déjà servi ou ont expiré. Demandez-en un autre.
server-letter-elsewhere = Ouvrez ce lien dans le navigateur où vous l’avez demandé, ou tapez-y le code.
server-address-taken = Cette adresse appartient à un autre membre.
server-link-or-code = Envoyez soit le lien d’un e-mail, soit son code.
server-code-wrong = Ce code n’est pas valable : il est faux, déjà utilisé ou trop ancien.
server-factor-on = La connexion en deux étapes est déjà activée.
server-members-only = Gardez d’abord vos parties : c’est réservé aux membres.
server-bot-rated = Des parties classées ont été jouées avec ce compte. Créez-en un autre pour le programme.
mail-sign-in-subject = Votre code pour Satrap : { $code }
mail-sign-in-words =
    Votre code pour Satrap est { $code }.

    Tapez-le là où vous l’avez demandé, ou ouvrez ce lien et appuyez sur le bouton :
    { $link }

    L’un ou l’autre sert une fois, pendant 15 minutes. Si vous n’avez rien demandé, vous n’avez rien à faire : sans cet e-mail, personne n’entre.
