# Che cosa depone a favore di una mossa di Alessandro Magno, e che cosa conta in una scelta.
advice-alexander-the-great-alone-temple = { $place }: nessun altro vuole il tempio. Sono 3 punti per 1 cubo.
advice-alexander-the-great-alone-city = { $place }: nessun altro vuole la città. Sono 5 punti per 2 cubi.
advice-alexander-the-great-short-temple = { $place }: un tempio lì darebbe 3 punti, ma manca il cubo per costruirlo.
advice-alexander-the-great-short-city = { $place }: una città lì darebbe 5 punti, ma mancano i cubi per costruirla.
advice-alexander-the-great-wins-temple = { $place }: per il tempio offri { $mine } contro { $theirs } di { $name }. Sono 3 punti al prezzo di { $price }.
advice-alexander-the-great-wins-city = { $place }: per la città offri { $mine } contro { $theirs } di { $name }. Sono 5 punti al prezzo di { $price }.
advice-alexander-the-great-blocks-temple = { $place }: con { $mine } contro { $theirs } nessuno costruisce il tempio, e { $name } non ne ricava nulla.
advice-alexander-the-great-blocks-city = { $place }: con { $mine } contro { $theirs } nessuno costruisce la città, e { $name } non ne ricava nulla.
advice-alexander-the-great-costs-temple = { $place }: così { $name } paga il tempio { $price } invece di 1.
advice-alexander-the-great-costs-city = { $place }: così { $name } paga la città { $price } invece di 2.
advice-alexander-the-great-holds = { $place }: non c’è nessun’altra armata, quindi per ora i 2 punti sono tuoi.
advice-alexander-the-great-most = { $place }: avrai il maggior numero di armate, { $mine } contro { $theirs }. Sono 2 punti.
advice-alexander-the-great-ends = Entrare lì ({ $place }) chiude la regione dopo questo turno. Cubi non ancora usati: { $name } { $theirs }, tu { $mine }.
advice-alexander-the-great-first = Se giochi per primo, muovi prima di tutti, con { $armies ->
    [one] un’armata
   *[other] { $armies } armate
}; { $rivals } giocatori potranno ancora rispondere.
advice-alexander-the-great-first-two = Se giochi per primo, muovi prima di { $name }, con { $armies ->
    [one] un’armata
   *[other] { $armies } armate
}.
advice-alexander-the-great-middle = Vedi muovere { $before ->
    [one] un giocatore
   *[other] { $before } giocatori
} prima di decidere; { $rivals ->
    [one] un altro potrà
   *[other] altri { $rivals } potranno
} ancora rispondere.
advice-alexander-the-great-last = Se giochi dopo tutti, vedi ogni progetto prima di fare i tuoi. Le tue offerte: { $temple } per i templi, { $city } per le città.
advice-alexander-the-great-last-two = Se giochi per ultimo, vedi che cosa fa { $name } prima di decidere. Le tue offerte: { $temple } per i templi, { $city } per le città.
advice-alexander-the-great-stop = Andare oltre costa cubi. Per costruire ti restano: { $temple } per i templi, { $city } per le città.
advice-alexander-the-great-confirm = { $points ->
    [0] Nessun sito vale più i suoi cubi.
    [one] Per ora i tuoi tentativi danno 1 punto; uno in più non aggiungerebbe nulla.
   *[other] Per ora i tuoi tentativi danno { $points } punti; uno in più non aggiungerebbe nulla.
}
advice-alexander-the-great-score = In questa regione promette più punti di quasi tutte le altre scelte.
advice-alexander-the-great-temples = Promette più templi di quasi tutte le altre scelte.
advice-alexander-the-great-cities = Promette più città di quasi tutte le altre scelte.
advice-alexander-the-great-temple-award = Ti avvicina al premio per il maggior numero di templi.
advice-alexander-the-great-city-award = Ti avvicina al premio per il maggior numero di città.
advice-alexander-the-great-against = Danneggia soprattutto { $name }.
advice-alexander-the-great-quiet = Non concede nulla.
advice-alexander-the-great-order = Un’offerta di { $order } ti fa scegliere presto la tua posizione: chi gioca per ultimo vede chi vuole quale sito (templi: { $temples }, città: { $cities }).
advice-alexander-the-great-armies = { $region }: { $provinces } province, ognuna dà 2 punti a chi ha più armate. Con { $armies } armate puoi tenerne più d’una.
advice-alexander-the-great-temple = { $region }: { $temples } siti da tempio a 3 punti l’uno. { $temple } cubi lì superano quasi tutti, o pagano le frecce.
advice-alexander-the-great-city = { $region }: { $cities } siti da città a 5 punti l’uno. { $city } cubi lì superano quasi tutti.
advice-alexander-the-great-mixed = { $region }, un po’ di tutto: { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} per { $provinces } province, { $temple ->
    [one] un cubo
   *[other] { $temple } cubi
} per { $temples } siti da tempio e { $city } per { $cities } da città.
advice-alexander-the-great-again = Cubi per ciò che è ancora libero ({ $region }): { $temple } per { $temples } siti da tempio, { $city } per { $cities } siti da città.
matters-alexander-the-great-score = Siti liberi ({ $region }): { $temples } da tempio, { $cities } da città. I tuoi cubi per questi: { $temple } e { $city }.
matters-alexander-the-great-temples = Templi sul tabellone: tu { $mine }, { $name } { $theirs }. Il maggior numero vale { $points } punti alla fine; siti qui ({ $region }): { $temples }.
matters-alexander-the-great-cities = Città sul tabellone: tu { $mine }, { $name } { $theirs }. Il maggior numero vale { $points } punti alla fine; siti liberi qui ({ $region }): { $cities }.
matters-alexander-the-great-against = Tieni d’occhio { $name }. Armate: { $armies }; cubi per i templi: { $temple }, per le città: { $city }. Dove vi incontrerete?
matters-alexander-the-great-quiet = Più mosse si equivalgono: non concedere nulla.
matters-alexander-the-great-order = Siti ({ $region }): { $temples } da tempio, { $cities } da città. Chi gioca per ultimo vede chi vuole quale.
matters-alexander-the-great-armies = { $region }: { $provinces } province, ognuna dà 2 punti a chi ha più armate. Quante puoi tenerne?
matters-alexander-the-great-mixed = { $region }: { $provinces } province, { $temples } siti da tempio e { $cities } da città. Che cosa lasceranno gli altri?
matters-alexander-the-great-mixed-two = { $region }: { $provinces } province, { $temples } siti da tempio e { $cities } da città. Che cosa ti lascerà { $name }?
better-alexander-the-great-score = Alla fine della regione, rispetto a { $other }: circa { $ahead } con la scelta migliore, { $was } con quella fatta.
better-alexander-the-great-score-other-you = Alla fine della regione, rispetto a te: circa { $ahead } con la scelta migliore, { $was } con quella fatta.
better-alexander-the-great-temples = Templi alla fine della regione ({ $name } – { $other }): circa { $mine } – { $theirs } con la scelta migliore, { $before } – { $rival } con quella fatta.
better-alexander-the-great-cities = Città alla fine della regione ({ $name } – { $other }): circa { $mine } – { $theirs } con la scelta migliore, { $before } – { $rival } con quella fatta.
better-alexander-the-great-follows = Il vantaggio non si vede subito, ma nei turni che seguono.
better-alexander-the-great-city = Più cubi per le città, { $mine } invece di { $before }: { $region } ha { $cities } siti da 5 punti.
better-alexander-the-great-temple = Più cubi per i templi, { $mine } invece di { $before }: { $region } ha { $temples } siti da 3 punti, e questi cubi pagano anche le frecce.
better-alexander-the-great-armies = Più armate, { $mine } invece di { $before }: { $region } ha { $provinces } province da 2 punti.
better-alexander-the-great-order = Più cubi per l’ordine, { $mine } invece di { $before }: chi gioca per ultimo vede chi vuole quale sito (templi: { $temples }, città: { $cities }).
