### Il tutorial di Alexandros: un titolo per ogni lezione, una o due frasi per ogni passo.

tutorial-alx-march = La marcia
tutorial-alx-march-aim = Questo è Alessandro, e tutti al tavolo lo muovono. Dietro di lui sorgono muri. Ciò che muri e costa racchiudono è una provincia. Tieni province e riscuoti tasse: vince chi ha più punti.
tutorial-alx-march-card = Il turno comincia con una marcia. Due carte sono scoperte: quella che prendi va nella tua mano e porta Alessandro alla casella libera più vicina con quel simbolo. Prendi la lira.
tutorial-alx-march-corner = La lira segnata è la più vicina. Alessandro si fermerà su uno dei suoi tre vertici, quello che vuoi. Mandalo su quello a sud.
tutorial-alx-march-way = Tre vie sono ugualmente brevi, perciò scegli tu. Ogni lato che percorre riceve un muro. Va’ verso l’interno: premi il vertice che brilla.
tutorial-alx-march-on = E avanti, fino al prossimo vertice. L’ultimo lato si percorre da sé.
tutorial-alx-march-province = Tre muri e la costa racchiudono quattro caselle: una provincia! Vale 2, un punto per ogni casella senza simbolo. I suoi due simboli sono il prezzo.
tutorial-alx-march-take = Dopo la marcia hai due azioni. La più semplice è prendere una carta: con le carte paghi province e tasse. Prendine una dal mazzo.
tutorial-alx-march-again = Resta un’azione. Prendi un’altra carta, dal mazzo o una delle due scoperte, come preferisci.
tutorial-alx-march-over = Il tuo turno è finito, e di nuovo due carte sono scoperte. Ora Roxane muoverebbe lo stesso Alessandro. Anche una carta della tua mano può guidarlo, ma poi è spesa.

tutorial-alx-occupy = Occupare una provincia
tutorial-alx-occupy-price = La marcia è fatta e restano due azioni. Una provincia libera si occupa ovunque sia: una guardia su uno dei suoi simboli, e una carta corrispondente per ciascuno degli altri.
tutorial-alx-occupy-guard = Questa ha una lira e un’anfora. Metti la tua guardia sulla lira.
tutorial-alx-occupy-pay = L’anfora costa una carta anfora, e ne hai una. Paga.
tutorial-alx-occupy-levy = È tua! Ora riscuoti le tasse: scarta una carta con il simbolo su cui sta una tua guardia. Premi la tua lira.
tutorial-alx-occupy-scored = 2 punti, uno per ogni casella senza simbolo. Il gioco è tutto qui: marciare, racchiudere terre, occuparle, riscuotere le tasse.

tutorial-alx-taxes = Riscuotere le tasse
tutorial-alx-taxes-three = Sei il rosso e tieni Marmarica con 8, Apamea con 4 e Chalybes con 8. A Chalybes stanno due guardie, perciò il suo 8 è barrato: riscuotere adesso ti darebbe 12 punti, e da lì nulla.
tutorial-alx-taxes-back = Perciò prima ritira la guardia sul cavallo.
tutorial-alx-taxes-levy = Ora riscuoti. La carta deve corrispondere a una qualsiasi delle tue guardie: una sta su un guerriero.
tutorial-alx-taxes-all = 20 punti per te, e 4, 9 e 6 per gli altri: tutti incassano, solo tu paghi una carta. Si può fare una volta per turno: fallo quando ci guadagni più di loro.

tutorial-alx-end = La fine
tutorial-alx-end-behind = Hai 72 punti, Roxane 80, e resta un solo muro nero. Chi ha bisogno di più muri mette i rossi, e allora è l’ultimo turno.
tutorial-alx-end-march = Puoi chiudere la partita adesso. Prendi la lira.
tutorial-alx-end-corner = Fino a questo vertice servono due muri: uno nero e uno rosso.
tutorial-alx-end-red = Un muro rosso: è proprio l’ultimo turno. Hai ancora le tue due azioni. Riscuoti le tasse!
tutorial-alx-end-won = 11 punti per te. Le tre guardie di Roxane stanno tutte in una provincia: per lei nulla. Termina il turno.
tutorial-alx-end-hundred = 83 a 80: hai vinto. La partita finisce dunque quando i muri neri sono esauriti, o subito, quando qualcuno ha 100 punti dopo una riscossione.

tutorial-alx-path = Scegliere la via
tutorial-alx-path-soldier = Qualche turno più tardi. I muri sono pochi: racchiudi molto con poco. Prendi il guerriero.
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
tutorial-alx-takeover-pay = Nove carte: due templi e due cavalli per le sue guardie, altre cinque per i simboli senza una tua guardia. Paga.
tutorial-alx-takeover-levy = Ora lì sta una guardia sola, la tua. Riscuoti le tasse con la lira.
tutorial-alx-takeover-half = 8 punti per te, nulla per lei. In tre o quattro riceverebbe anche metà delle carte che hai giocato. Quali, lo sceglieresti tu.

tutorial-alx-divide = Dividere una provincia
tutorial-alx-divide-eleven = Roxane tiene 11 punti con una guardia. Non hai di che conquistarli. Ma i muri possono attraversare una provincia.
tutorial-alx-divide-soldier = Prendi il guerriero.
tutorial-alx-divide-space = Cinque guerrieri sono ugualmente vicini, e uno è dentro la sua provincia. Scegli quello.
tutorial-alx-divide-corner = Fermati su questo vertice: la via passa proprio in mezzo.
tutorial-alx-divide-way = Attraversala nel mezzo.
tutorial-alx-divide-parts = Due province! Roxane tiene 3 a est, dove sta la sua guardia. Gli 8 a ovest non sono di nessuno, e costano una guardia e una carta.
tutorial-alx-divide-occupy = Occupa la provincia a ovest: metti la tua guardia sul guerriero.
tutorial-alx-divide-pay = Paga con la carta anfora.
tutorial-alx-divide-yours = 8 punti sono tuoi. Scegli bene dove stanno le tue guardie: una casella con una guardia non è libera, e Alessandro non può marciarci.

tutorial-alx-special = La mossa speciale
tutorial-alx-special-safe = La stessa provincia, ma la guardia di Roxane sta sul guerriero. Quella casella non è libera, perciò nessuna carta guerriero porta dentro. E tra le carte scoperte ci sono solo guerrieri.
tutorial-alx-special-play = Invece di prendere una carta puoi giocarne una dalla mano: Alessandro va alla casella libera più vicina con quel simbolo. Gioca il cavallo.
tutorial-alx-special-corner = Scegli il vertice che brilla.
tutorial-alx-special-little = La sua guardia sta bene dov’è: si perde poca terra. E una mossa speciale costa due carte, quella giocata e quella non presa.
tutorial-alx-special-joker = Capita di rado che una carta scoperta non abbia più nessuna casella libera su tutto il tabellone. Allora è un jolly: prendila, nomina un simbolo, e Alessandro va alla casella libera più vicina che lo porta.
