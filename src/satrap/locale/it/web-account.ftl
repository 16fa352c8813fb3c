# La pagina del proprio account: conservare le partite, accedere, e con che cosa.
web-account-of = Accesso effettuato come { $name }
web-keep-about = Giochi come ospite: solo questo browser ti conosce. Conserva le tue partite, e tavoli, note e risultati saranno su ogni tuo dispositivo.
web-keep-name = Il nome che vedono gli altri
web-keep-passkey = Con una passkey
web-keep-passkey-about = Niente da ricordare: l’impronta, il volto o il blocco dello schermo.
web-keep-password = Con una password
web-keep-mail = Per e-mail
web-keep-member = Hai già un account?
web-kept = Le tue partite sono conservate, { $name }. D’ora in poi puoi accedere da qualsiasi dispositivo.
web-address-confirmed = Il tuo indirizzo e-mail è confermato: { $address }
web-passkey-address = A { $host } le passkey non funzionano. Apri Satrap a { $other }, o scegli un altro modo.
web-passkey-insecure = Le passkey richiedono una connessione sicura (https) e un indirizzo con un nome. Scegli un altro modo.
web-passkey-browser = Questo browser non conosce le passkey. Scegli un altro modo.
web-passkey-stopped = È stato annullato o ci è voluto troppo. Riprova, o scegli un altro modo.
web-passkey-here = Su questo dispositivo hai già una passkey.

# Accedere.
web-in-about = Tavoli, note e risultati vengono con te, e anche ciò che hai giocato qui come ospite.
web-in-passkey = Con una passkey
web-in-name = Nome
web-in-new = È la prima volta? Gioca e basta: nessuno deve accedere.
web-in-back = Rieccoti, { $name }!
web-mail-address = Indirizzo e-mail
web-mail-send = Mandami un’e-mail
web-mail-sent = Se { $address } può accedere qui, un’e-mail è in arrivo. Scrivi qui il codice che contiene, o apri il suo link.
web-mail-sent-new = Un’e-mail è in arrivo a { $address }. Scrivi qui il codice che contiene, o apri il suo link in questo browser.
web-mail-code = Codice dell’e-mail
web-mail-other = Un altro indirizzo
web-second-about = Ancora un passo: scrivi il codice che mostra ora la tua app di autenticazione, o un codice di recupero.
web-second-code = Codice
web-link-mail = Questo è il link della tua e-mail. Vale solo quando premi il pulsante, e una volta sola.
web-link-mail-go = Accedi con questo link
web-link-mail-again = Chiedi un’altra e-mail
web-link-device = Questo link viene da un altro tuo dispositivo. Premi il pulsante, e i tuoi tavoli e le tue partite saranno anche qui.
web-link-device-go = Gioca qui con il mio nome
web-again = Ci sei proprio tu?
web-again-about = Il tuo ultimo accesso risale a più di dieci minuti fa. Accedi ancora una volta, poi si prosegue.
web-again-stopped = Non è cambiato niente.

# Con che cosa si accede.
web-account-rename = Cambia nome
web-account-renamed = Ora ti chiami { $name }.
web-ways = Come accedi
web-passkeys = Passkey
web-passkeys-none = Ancora nessuna. È il modo più rapido e più sicuro.
web-passkey-add = Aggiungi una passkey
web-passkey-used = dal { $day }, usata l’ultima volta il { $used }
web-password = Password
web-password-has = Hai una password.
web-password-none = Non hai una password.
web-password-new = Nuova password
web-password-about = Almeno 8 caratteri. Meglio qualche parola che ricordi.
web-password-set = Imposta la password
web-password-change = Cambia la password
web-password-change-about = Una nuova password fa uscire dall’account tutti gli altri dispositivi.
web-password-remove = Togli la password
web-address = Indirizzo e-mail
web-address-confirm = Conferma l’indirizzo
web-address-none = Non ne hai dato nessuno.
web-address-add = Aggiungi un indirizzo
web-address-change = Un altro indirizzo
web-address-remove = Togli l’indirizzo
web-rename = Rinomina
web-rename-of = Rinomina { $name }
web-rename-save = Salva
web-rename-field = Nome di { $name }
web-remove = Togli
web-remove-of = Togli { $name }
web-cancel = Annulla

# L’accesso in due passaggi.
web-factor = Accesso in due passaggi
web-factor-about = Chi accede al posto tuo con una password o per e-mail deve poi scrivere un codice dal tuo telefono. Una passkey che chiede l’impronta o il blocco dello schermo vale per tutti e due i passaggi.
web-factor-on = È attivo. { $codes ->
    [one] Resta un codice di recupero.
   *[other] Restano { $codes } codici di recupero.
}
web-factor-begin = Configuralo
web-factor-secret = Inquadra questo codice con un’app di autenticazione sul telefono. Poi scrivi le sei cifre che l’app mostra.
web-factor-picture = Codice QR con la chiave per un’app di autenticazione. La chiave stessa è scritta qui sotto.
web-factor-typed = Niente fotocamera? Scrivi questa chiave nell’app, oppure aprila in un’app su questo dispositivo.
web-factor-open = Apri nell’app
web-factor-code = Codice dell’app
web-factor-confirm = Attivalo
web-factor-codes = L’accesso in due passaggi è attivo. Questi sono i tuoi codici di recupero: ciascuno sostituisce l’app una volta. Non si vedranno più, quindi mettili subito al sicuro.
web-factor-file = Salva in un file
web-factor-kept = Sono al sicuro
web-factor-off = Disattivalo
web-factor-off-code = Codice dell’app, o un codice di recupero

# I dispositivi.
web-devices = I tuoi dispositivi
web-devices-about = Ognuno di questi ti riconosce e conserva i tuoi posti. Un dispositivo non usato per 90 giorni viene dimenticato. «Esci ovunque» pone fine anche ai tuoi token API.
web-device-this = Questo dispositivo
web-device-other = Un altro dispositivo
web-device-since = primo accesso: { $day }, ultimo accesso: { $seen }
web-device-forget-this = Esci qui
web-device-forget-other = Disconnetti
web-device-forget-of = Disconnetti { $name }
web-devices-forget = Disconnetti tutti gli altri dispositivi
web-devices-everywhere = Esci ovunque
web-devices-guest = Come ospite non puoi accedere di nuovo: perderesti le tue partite. Prima conservale, o premi ancora una volta.
web-device-link = Su un altro dispositivo
web-device-link-about = Crea un link e aprilo lì entro dieci minuti: quel dispositivo sarà anche tuo. Non darlo a nessun altro.
web-device-link-make = Crea un link
web-account-data = Porta con te i tuoi dati, crea token API o elimina il tuo account.
