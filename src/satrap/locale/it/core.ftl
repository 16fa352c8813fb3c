# Frasi del contratto: preparare, giocare, annullare, leggere registrazioni.
name = { $name }
names-and = { $names } e { $last }
you = tu
option-value = { $option } non può essere «{ $value }». Può essere: { $values }.
unknown-option = Non c’è un’opzione «{ $option }». Disponibili: { $options }.
unknown-preset = Non c’è un’edizione «{ $preset }». Disponibili: { $presets }.
unknown-game = Non c’è un gioco «{ $game }». Disponibili: { $games }.
unknown-starter = Non c’è un posto { $starter }: i posti sono numerati da 0 a { $most }.
seats = Questo gioco è per { $least }–{ $most } giocatori, non per { $count }.
match-over = La partita è finita.
not-your-decision = Ora non tocca a te: in attesa di { $names }.
not-your-turn = Non è il tuo turno.
illegal-action = Ora non è possibile.
seen-in-between = La prima di queste azioni mostra qualcosa di nuovo: guarda, poi continua.
undo-no-such-ply = Non c’è una mossa { $ply } a cui tornare; l’ultima prima di questa è { $most }.
undo-seen = Questo non si può annullare liberamente: da allora ha giocato qualcun altro, o si è visto qualcosa di nuovo.
undo-ask = Ora sta decidendo qualcun altro: chiedi di poter annullare.
record-too-large = Questo file è troppo grande per una registrazione: al massimo { $most } byte.
record-unreadable = Questa registrazione non è leggibile: { $reason }.
record-replay = Questa registrazione non si può rigiocare: { $reason }
record-entry = La voce { $number } di questa registrazione non si può giocare: { $reason }
record-empty-entry = Una voce di questa registrazione non dice nulla che si possa giocare.
record-entries = Le voci di questa registrazione non seguono l’una dall’altra.
record-hash = Rigiocando questa registrazione si arriva a una posizione diversa da quella indicata.
record-result = Il risultato o le estrazioni di questa registrazione non sono quelli che si ottengono rigiocandola.
record-other-game = Questa registrazione è di un altro gioco: { $game }.
record-newer-rules = Questa registrazione è stata fatta con la versione { $rules } delle regole; qui si conoscono le versioni fino alla { $known }.
record-commitment = Il seme di questa registrazione non corrisponde alla sua impronta.
record-unknown-board = Questa registrazione è stata giocata su un tabellone qui sconosciuto: { $board }.
record-board-hash = Il tabellone «{ $board }» non è quello su cui è stata giocata questa registrazione.
position-unreadable = Questa posizione non è leggibile: { $reason }.
position-unsound = Questa posizione è impossibile: { $reason }.

# La riga di stato: a chi tocca, che cosa fare, chi ha vinto.
prompt-away = Tocca a { $name }, ma al momento non c’è.
prompt-choosing = { $task } In attesa di: { $names }.
prompt-ready = La tua scelta è fatta. In attesa di: { $names }.
prompt-you-won = Hai vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
prompt-won-for-you = Alla fine non c’eri più; il bot al tuo posto ha vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
prompt-won = { $name } ha vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
prompt-shared = { $names } si dividono la vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
} a testa.
prompt-you-resigned = Hai abbandonato: { $count ->
    [one] vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
prompt-resigned-you-won = { $name } ha abbandonato: vinci tu.
prompt-resigned = { $name } ha abbandonato: { $count ->
    [one] vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
prompt-abandoned = La partita è stata interrotta; nessuno ha vinto.
