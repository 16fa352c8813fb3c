# Accedere.
server-sign-in-again = Prima accedi di nuovo: il tuo ultimo accesso qui risale a più di dieci minuti fa.
server-sign-in-refused = Nome e password non vanno insieme. Controllali entrambi, o accedi in un altro modo.
server-sign-in-late = È passato troppo tempo. Ricomincia l’accesso da capo.
server-sign-in-taken = Questo serve già per accedere qui.
server-last-way-in = È il tuo ultimo modo di accedere: prima aggiungine un altro.
server-no-passkey = Questa passkey non è fra le tue: guarda di nuovo l’elenco.
server-passkeys-many = Hai già { $most } passkey, ed è il limite: prima togline una.
server-passkey-refused = Questa passkey non si è potuta verificare qui. Riprova, o accedi in un altro modo.
server-passkey-late = È passato troppo tempo, o è arrivata due volte. Riprova con la tua passkey.
server-password-length = Una password ha da { $least } a { $most } caratteri. Qualche parola che ricordi vale più di segni strani.
server-password-common = Questa password è una delle prime che altri proverebbero. Scegline una che venga in mente solo a te.
server-bad-mail-address = Questo non è un indirizzo e-mail: dovrebbe somigliare ad ana@example.org.
server-no-mail = Questo server non invia e-mail.
server-letter-over = Il link e il codice di questa e-mail sono già stati usati o sono scaduti. Chiedine un’altra.
server-letter-elsewhere = Apri questo link nel browser in cui l’hai chiesto, o scrivi lì il codice.
server-address-taken = Questo indirizzo appartiene a un altro membro.
server-link-or-code = Manda o il link di un’e-mail o il suo codice.
server-code-wrong = Questo codice non è valido: è sbagliato, già usato o troppo vecchio.
server-factor-on = L’accesso in due passaggi è già attivo.
server-members-only = Prima conserva le tue partite: è riservato ai membri.
server-bot-rated = Con questo account sono già state giocate partite classificate. Creane uno nuovo per il programma.
mail-sign-in-subject = Il tuo codice per Satrap: { $code }
mail-sign-in-words =
    Il tuo codice per Satrap è { $code }.

    Scrivilo dove l’hai chiesto, oppure apri questo link e premi il pulsante:
    { $link }

    L’uno o l’altro vale una volta, per 15 minuti. Se non hai chiesto niente, non devi fare niente: senza questa e-mail non entra nessuno.
