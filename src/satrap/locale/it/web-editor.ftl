# The board editor.
web-editor = Editor di tabelloni
web-editor-own-title = Il mio tabellone
web-editor-tools = Strumenti
web-editor-land = terra
web-editor-sea = mare
web-editor-outside = fuori dal tabellone
web-editor-start = partenza
web-editor-place = nome di luogo
web-editor-grid = La griglia di triangoli
web-editor-cell = Riga { $row }, colonna { $column }: { $what }
web-editor-panel = Dettagli
web-editor-draw = Torna a disegnare
web-editor-undo = Annulla
web-editor-redo = Ripristina
web-editor-undone = Annullato.
web-editor-redone = Ripristinato.
web-editor-undo-none = Non c’è nulla da annullare.
web-editor-redo-none = Non c’è nulla da ripristinare.
web-editor-save-none = Il tabellone è già salvato così com’è.
web-editor-save = Salva
web-editor-saved = Salvato
web-editor-saved-as = «{ $title }» è salvato in questo browser.
web-editor-play = Giocaci
web-editor-play-title = Gioca su «{ $title }»
web-editor-back = Torna al disegno

# What the server says of it.
web-editor-checking = Un momento…
web-editor-sound = Su questo tabellone si può giocare.
web-editor-away = Per ora il tabellone non si può controllare. Continua a disegnare: si riprova tra poco.
web-editor-spaces = { $count ->
    [one] Una casella
   *[other] { $count } caselle
}
web-editor-parts = senza simbolo: { $open }, con simbolo: { $symbols }

# Start and places.
web-editor-start-is = La partenza è sul vertice { $point }.
web-editor-start-where = La partenza dev’essere un vertice di una casella di terra.
web-editor-place-where = Solo la terra ha nomi.
web-editor-place-of = Nome di { $space }
web-editor-place-set = Conferma

# Boards: own ones, and what to begin from.
web-editor-title = Titolo
web-editor-name = Nome breve
web-editor-own = I tuoi tabelloni
web-editor-none = Ancora nessuno. I tabelloni salvati restano in questo browser.
web-editor-delete = Elimina «{ $title }»
web-editor-deleted = «{ $title }» è stato eliminato.
web-editor-bring-back = Recuperalo
web-editor-begin = Comincia da
web-editor-empty = Foglio vuoto
web-editor-import = Apri un file di tabellone…
web-editor-export = Scarica come file

# Keys.
web-editor-keys = Tastiera e gesti
web-editor-key-move = da un triangolo all’altro
web-editor-key-paint = usare lo strumento
web-editor-key-symbols = mettere un simbolo
web-editor-key-ground = terra, mare, fuori dal tabellone
web-editor-key-start = partenza a un vertice; di nuovo: il vertice seguente
web-editor-key-place = dare un nome al luogo
web-editor-key-ctrl = Ctrl Z, Y
web-editor-key-undo = annullare, ripristinare
web-editor-touch = Un dito disegna, due dita spostano e ingrandiscono. Con il mouse: la rotella ingrandisce, il tasto destro sposta.
