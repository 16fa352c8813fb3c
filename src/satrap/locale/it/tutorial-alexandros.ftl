### Il tutorial di Alexandros: un titolo per ogni lezione, una o due frasi per ogni passo.

tutorial-alx-march = La marcia
tutorial-alx-march-aim = Questo è Alessandro, e tutti i giocatori lo muovono a turno. Dietro di lui sorgono muri. La terra racchiusa tra muri e costa è una provincia. Tieni province e riscuoti tasse: vince chi ha più punti.
tutorial-alx-march-card = Il turno comincia con una marcia. Due carte sono scoperte: quella che prendi va nella tua mano e porta Alessandro alla casella libera più vicina con quel simbolo. Prendi la lira.
tutorial-alx-march-nearest = La lira illuminata è la più vicina. Si contano i lati che Alessandro percorre fino al più vicino dei suoi vertici.
tutorial-alx-march-free = Non tutte le lire contano. Una casella con un muro su un lato, con una guardia o già toccata da Alessandro non è libera.
tutorial-alx-march-corner = Si fermerà su uno dei suoi tre vertici. Quale, lo decidi tu: mandalo su quello a sud.
tutorial-alx-march-way = Tre vie ugualmente brevi portano lì: scegli tu. Ogni lato che Alessandro percorre riceve un muro. Va’ verso l’interno: premi il vertice che brilla.
tutorial-alx-march-on = Avanti, fino al prossimo vertice. L’ultimo lato si percorre da sé.
tutorial-alx-march-province = Tre muri e la costa racchiudono quattro caselle: una provincia! Vale 2, un punto per ogni casella senza simbolo. I suoi due simboli sono il prezzo.
tutorial-alx-march-take = Dopo la marcia hai due azioni. La più semplice è prendere una carta: con le carte occupi province e riscuoti le tasse. Prendine una dal mazzo.
tutorial-alx-march-again = Resta un’azione. Prendi un’altra carta, dal mazzo o una delle due scoperte, come preferisci.
tutorial-alx-march-over = Due azioni, e il tuo turno è finito. In una partita premi allora «{ do-pass }», e tocca a Roxane muovere lo stesso Alessandro. C’è anche la mossa speciale: invece di prendere una carta scoperta ne giochi una dalla mano, ed è quella a guidarlo.

tutorial-alx-occupy = Occupare una provincia
tutorial-alx-occupy-price = La marcia è fatta e ti restano due azioni. Puoi occupare una provincia libera ovunque sia: metti una guardia su uno dei suoi simboli e paga una carta corrispondente per ciascuno degli altri.
tutorial-alx-occupy-guard = Questa ha una lira e un’anfora. Metti la tua guardia sulla lira.
tutorial-alx-occupy-pay = L’anfora costa una carta anfora, e ne hai una. Pagala.
tutorial-alx-occupy-levy = È tua! Ora riscuoti le tasse: scarta una carta con il simbolo su cui sta una tua guardia, qui la tua lira.
tutorial-alx-occupy-scored = 2 punti, uno per ogni casella senza simbolo. Il gioco è tutto qui: marciare, racchiudere terre, occuparle, riscuotere le tasse.
tutorial-alx-occupy-safe = Ma nessuna provincia è al sicuro. Un avversario può conquistarla: paga due carte per ogni tua guardia, con il simbolo su cui sta, e poi il prezzo. In tre o quattro ricevi in compenso la metà di quelle carte.

tutorial-alx-taxes = Riscuotere le tasse
tutorial-alx-taxes-three = Giochi con i rossi. Sono tue Marmarica, che vale 8, Apamea, che vale 4, e Chalybes, che vale 8.
tutorial-alx-taxes-two = A Chalybes stanno due guardie. Quando ti manca una carta, puoi mettere un’altra guardia sul suo simbolo. Ma una provincia con due guardie non rende tasse: il suo 8 è barrato.
tutorial-alx-taxes-back = Riscuotere adesso darebbe solo 12 punti. Prima ritira la guardia sul cavallo: la provincia resta tua.
tutorial-alx-taxes-levy = Ora riscuoti. La carta deve corrispondere a una qualsiasi delle tue guardie: una sta su un guerriero.
tutorial-alx-taxes-all = 20 punti per te, e 4, 9 e 6 per gli altri. Tutti incassano, ma solo tu paghi una carta. Si può fare una volta per turno: fallo quando ci guadagni più di loro.

tutorial-alx-end = La fine
tutorial-alx-end-behind = Hai 72 punti, Roxane 80, e resta un solo muro nero. Quando i neri non bastano più si mettono i rossi, e il turno in cui si mette il primo è l’ultimo della partita.
tutorial-alx-end-march = Puoi chiudere la partita adesso. Prendi la lira.
tutorial-alx-end-corner = Fino a questo vertice servono due muri: uno nero e uno rosso.
tutorial-alx-end-red = Un muro rosso: è proprio l’ultimo turno. Hai ancora le tue due azioni. Riscuoti le tasse!
tutorial-alx-end-won = 11 punti per te. Le tre guardie di Roxane stanno tutte in una provincia: per lei nulla. Termina il turno.
tutorial-alx-end-hundred = 83 a 80: hai vinto. La partita finisce dunque con il turno in cui si mette il primo muro rosso; se i neri bastano di misura, continua. E finisce subito quando qualcuno ha 100 punti dopo una riscossione.

tutorial-alx-path = Scegliere la via
tutorial-alx-path-soldier = I muri sono pochi. Racchiudi molto con poco. Prendi il guerriero.
tutorial-alx-path-space = Tre guerrieri sono ugualmente vicini, perciò scegli tu. Una casella con un muro su un lato, con una guardia o toccata da Alessandro non è libera e non conta. Scegli quella che brilla.
tutorial-alx-path-corner = Fermati sul vertice in alto: lì la costa è vicina.
tutorial-alx-path-old = Di nuovo ci sono più vie. Torna lungo il muro fino al vertice che brilla: un lato che ha un muro non ne riceve mai un secondo, perciò questo passo non ne costa.
tutorial-alx-path-new = Ora verso est, fino al prossimo vertice che brilla. L’ultimo lato si percorre da sé.
tutorial-alx-path-closed = Due muri nuovi, muri vecchi e la costa racchiudono sette caselle. Quattro sono senza simbolo: questa provincia vale 4. Non è ancora di nessuno.

tutorial-alx-guards = Una guardia invece di una carta
tutorial-alx-guards-land = Marmarica, a sud-ovest: otto caselle senza simbolo, ma sei simboli. Hai quattro carte: tempio, anfora, lira, guerriero. Ti manca di che pagare il secondo tempio e il cavallo.
tutorial-alx-guards-first = Una guardia la metti comunque. Mettila su questo tempio.
tutorial-alx-guards-second = Invece di una carta puoi mettere un’altra guardia. Mettine una sul cavallo.
tutorial-alx-guards-pay = Le tue quattro carte pagano gli altri quattro simboli.
tutorial-alx-guards-nothing = Marmarica è tua. Ma una provincia con due guardie non rende tasse: il suo 8 è barrato! Con la seconda azione ritira quella sul cavallo.
tutorial-alx-guards-alone = Una guardia sola: 8 punti a ogni riscossione. Il cavallo non si paga più, e l’altra guardia è libera per un’altra provincia.

tutorial-alx-takeover = Conquistare una provincia
tutorial-alx-takeover-theirs = Marmarica è di Roxane, con guardie su un tempio e sul cavallo. Puoi cacciarle: due carte per ciascuna, con il simbolo su cui sta. Poi paghi la provincia come sempre.
tutorial-alx-takeover-guard = Tutto questo è una sola azione. Metti la tua guardia sulla lira.
tutorial-alx-takeover-pay = Servono nove carte. Due templi e due cavalli per le sue guardie, e altre cinque per i simboli senza una tua guardia. Pagale.
tutorial-alx-takeover-levy = Ora lì sta una guardia sola, la tua. Riscuoti le tasse con la lira.
tutorial-alx-takeover-half = 8 punti per te, nulla per lei. In tre o quattro riceverebbe in compenso metà delle carte che hai giocato. Quali, lo sceglieresti tu.

tutorial-alx-divide = Dividere una provincia
tutorial-alx-divide-eleven = Roxane tiene una provincia da 11 punti con una sola guardia. Non hai di che conquistarla. Ma i muri possono attraversarla.
tutorial-alx-divide-soldier = Prendi il guerriero.
tutorial-alx-divide-space = Cinque guerrieri sono ugualmente vicini, e uno è dentro la sua provincia. Scegli quello.
tutorial-alx-divide-corner = Fermati su questo vertice: la via passa proprio in mezzo.
tutorial-alx-divide-way = Attraversala nel mezzo.
tutorial-alx-divide-parts = Due province! A Roxane resta quella a est, che vale 3, dove sta la sua guardia. Quella a ovest, che vale 8, non è di nessuno e costa una guardia e una carta.
tutorial-alx-divide-occupy = Occupa la provincia a ovest: metti la tua guardia sul guerriero.
tutorial-alx-divide-pay = Paga con la carta anfora.
tutorial-alx-divide-yours = Questi 8 punti sono tuoi. Scegli bene dove stanno le tue guardie: una casella con una guardia non è libera, e Alessandro non può marciarci.

tutorial-alx-special = La mossa speciale
tutorial-alx-special-safe = Gli 11 punti di Roxane non temono i guerrieri. La sua guardia sta sul guerriero della provincia: quella casella non è libera, perciò nessuna carta guerriero porta dentro. E tra le carte scoperte ci sono solo guerrieri.
tutorial-alx-special-play = Gioca invece una carta dalla mano. È la mossa speciale: non prendi carte, e Alessandro va alla casella libera più vicina con il simbolo giocato. Gioca il cavallo.
tutorial-alx-special-corner = Scegli il vertice che brilla.
tutorial-alx-special-little = La sua guardia è ben piazzata: le togli poca terra. E una mossa speciale costa due carte, quella giocata e quella non presa.
tutorial-alx-special-joker = Capita di rado che una carta scoperta non abbia più nessuna casella libera su tutto il tabellone. Allora è un jolly: prendila, nomina un simbolo, e Alessandro va alla casella libera più vicina che lo porta.
