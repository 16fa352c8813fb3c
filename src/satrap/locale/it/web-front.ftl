# La pagina iniziale.
web-front = Due giochi da tavolo su Alessandro Magno
web-learn-soon = Impara in 5 minuti
web-learned = imparato
web-name-plays = Giochi come { $name }.
web-name-other = Cambia
web-name-keep = Tieni questo nome
web-game-players = { $least }–{ $most } giocatori
web-crew = { $bots ->
    [1] Tu e un bot
    [2] Tu e due bot
    [3] Tu e tre bot
    [4] Tu e quattro bot
   *[other] Tu e { $bots } bot
}
web-crew-least = Giocatori: almeno { $count }
web-crew-most = Al massimo { $count } giocatori
web-crew-less = Togli il bot { $number }
web-go-on = Partite da riprendere
web-go-on-one = La tua partita in corso
web-go-on-turn = Tocca a te
web-go-on-theirs = tocca a { $names }
web-go-on-open = Il tuo tavolo aperto
web-go-on-gathered = Sono tutti pronti
web-go-on-many = Le tue partite: { $count }
web-go-on-for-me = { $count ->
    [one] Una di queste ti aspetta
   *[other] { $count } di queste ti aspettano
}
web-go-on-over = La tua ultima partita
web-go-on-with = { $game }, con { $names }
web-go-on-verb = Riprendi
web-go-on-list = Mostra
web-go-on-look = Guarda
