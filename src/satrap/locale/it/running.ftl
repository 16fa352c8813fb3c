# Gestire un server.
server-bad-address = «{ $address }» non è un indirizzo né una rete: scrivi 10.0.0.7 o 10.0.0.0/24.
cli-bad-url = «{ $url }» non è l’indirizzo di un sito: scrivi https://play.example.org.
cli-opt-behind-proxy = L’indirizzo del tuo reverse proxy, o la sua rete; si può dare più volte. Solo a lui si crede chi chiede, e se è per https.
cli-opt-url = L’indirizzo che la gente scrive, se non è quello su cui si ascolta: https://play.example.org.
cli-opt-metrics-to = Un indirizzo o una rete che può leggere /api/metrics, oltre a questa macchina; si può dare più volte.
cli-opt-log = Come scrivere il registro: json (un oggetto per riga) o plain. Senza: plain in un terminale, altrimenti json.
