# Perché qualcosa che è stato inviato è illeggibile: parti di una frase.
unreadable-at = { $reason } ({ $path })
unreadable-malformed = dal byte { $byte } in poi non è JSON valido
unreadable-cut-off = si interrompe
unreadable-line = guarda la riga { $line }, colonna { $column }
unreadable-missing = manca «{ $key }»
unreadable-unknown = «{ $key }» è sconosciuto
unreadable-expected = ci si aspetta «{ $expected }», non «{ $found }»
unreadable-name = «{ $word }» non esiste
unreadable-value = questo valore non è possibile
unreadable-other = le sue parti non vanno insieme
unreadable-seats = posti: { $count } invece di { $seats }
