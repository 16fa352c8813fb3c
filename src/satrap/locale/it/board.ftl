# Che cosa può essere sbagliato in un file di tabellone.
board-too-long = Il file è troppo lungo per un tabellone: al massimo { $most } caratteri.
board-unreadable = Il file non è leggibile come TOML: guarda la riga { $line }, colonna { $column }.
board-unknown-key = «{ $key }» non è una voce di un file di tabellone. Voci possibili: { $known }.
board-missing-key = Manca la voce «{ $key }».
board-other-game = Questo è un tabellone per «{ $game }», non per «{ $expected }».
board-bad-name = «{ $name }» non è un nome di tabellone: usa lettere minuscole, cifre e trattini, al massimo 40.
board-not-text = La voce «{ $key }» deve essere un testo non vuoto tra virgolette.
board-long-text = La voce «{ $key }» è troppo lunga: al massimo { $most } caratteri.
board-rows-not-text = «rows» deve essere una lista di testi, uno per ogni riga di triangoli.
board-bad-letter = Riga { $row }, colonna { $column }: «{ $letter }» non è ammesso. Usa . per una casella senza simbolo, T A H L S per i simboli, ~ per il mare, uno spazio fuori dal tabellone.
board-too-many-rows = Ci sono troppe righe: al massimo { $most }.
board-row-too-long = La riga { $row } è troppo lunga: al massimo { $most } triangoli.
board-first-column = La riga { $row } comincia con la terra: metti ~ o uno spazio all’inizio di ogni riga (senza sfalsarle tra loro), così che tutti i vertici abbiano un numero.
board-no-land = Su questo tabellone non c’è terra.
board-too-many-spaces = Il tabellone ha { $count } caselle; ne sono ammesse al massimo { $most }.
board-too-many-symbols = Il tabellone ha { $count } caselle con simbolo; ne sono ammesse al massimo { $most }.
board-in-pieces = La terra non è tutta collegata: nessuna via attraverso i lati porta a { $space } (riga { $row }, colonna { $column }).
board-start-no-point = «{ $start }» non è il nome di un vertice. Un vertice è una lettera e un numero, come c7.
board-start-off-board = Il vertice di partenza { $start } non è di alcuna casella di questo tabellone.
board-map-keys = «map» deve avere esattamente queste voci: { $known }.
board-map-number = La voce «{ $key }» di «map» deve essere un numero.
board-map-range = La voce «{ $key }» di «map» deve stare tra { $least } e { $most }.
board-name-twice = Il nome di luogo «{ $label }» è dato due volte: a { $first } e a { $second }.
board-name-no-space = Il nome di luogo «{ $label }» è dato a «{ $space }», che non è una casella di questo tabellone.
board-not-packaged = Nessun tabellone «{ $name }» è fornito. Disponibili: { $known }.

# Parole sull’immagine di un tabellone.
board-drawn-standard =
    Una nostra ricostruzione ({ $name }):
    del tabellone stampato non si conoscono immagini.
board-drawn-own = Tabellone { $name }, { $hash }

# `satrap board`.
cli-about-board = Controlla un tuo tabellone, o disegnane uno.
cli-about-board-check = Controlla un file di tabellone e lo confronta con quanto si sa del tabellone stampato.
cli-about-board-show = Disegna un tabellone in SVG.
cli-opt-board-file = Un file di tabellone, o un gioco per il suo tabellone standard.
cli-opt-board-out = Il file da scrivere. Se manca, l’immagine viene stampata.
board-checked = Tabellone { $name }, { $hash }
board-all-hold = Il tabellone è giocabile, e tutti e { $count } i fatti sono rispettati.
board-some-differ = Il tabellone è giocabile. { $count ->
    [one] Un fatto differisce
   *[other] { $count } fatti differiscono
} (–), il che non nuoce su un tabellone personale.
board-some-fail = { $count ->
    [one] Un fatto non è rispettato
   *[other] { $count } fatti non sono rispettati
} (✗).
board-column-known = ciò che si sa
board-column-here = su questo tabellone
