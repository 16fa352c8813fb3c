# `satrap account`.
cli-about-account = Legge l’archivio di tutti i tuoi dati.
cli-about-account-read = Dice che cosa contiene un archivio e verifica ogni partita.
cli-opt-archive = L’archivio, come scaricato da un server.
cli-opt-import = Mette anche le partite finite su questo server, per rivederle lì.
cli-archive-unreadable = { $file } non è un archivio di dati personali.
cli-archive-of = I dati di { $name }
cli-archive-file = { $file }: { $count }
cli-archive-wrong = { $file } non è corretto: { $reason }
cli-archive-sound = Verificato. Registrazioni: { $records }; prove: { $proofs }. È tutto corretto.
cli-archive-imported = { $names }: { $address }
cli-archive-refused = Il server non l’ha accettato: { $reason }
