### L’introduzione ad Alessandro Magno: un titolo per ogni lezione, una o due frasi per ogni passo.

tutorial-atg-aim = La campagna
tutorial-atg-aim-march = La campagna di Alessandro comincia qui, a Pella, e porta fino in India. Sei uno dei suoi generali: guida armate, costruisci templi e città, e fa’ più punti di tutti.
tutorial-atg-aim-regions = Sei regioni si giocano una dopo l’altra. Ognuna ha province numerate, e l’ultima porta il prossimo simbolo di campagna. Appena un’armata vi entra, la regione finisce con quel turno.
tutorial-atg-aim-points = I punti: 2 per chi ha più armate in una provincia, 3 per un tempio, 5 per una città. Alla fine ci sono premi per chi ha più templi e più città.

tutorial-atg-split = Quindici cubi
tutorial-atg-split-boxes = In ogni regione hai 15 cubi. Tutti li ripartiscono in segreto tra quattro caselle: ordine di gioco, armate, templi, città. Roxane e Ada sono pronte.
tutorial-atg-split-split = Prova così: 2 per l’ordine, 6 armate, 4 per i templi, 3 per le città. Poi premi il pulsante.
tutorial-atg-split-split-hint = Quasi: 2, 6, 4 e 3, da sinistra a destra.
tutorial-atg-split-order = Tutto è scoperto. Hai dato più di tutti per l’ordine, perciò scegli il posto per primo. Chi gioca per ultimo vede che cosa vogliono costruire gli altri. Prendi il terzo posto.
tutorial-atg-split-others = Poi ha scelto Roxane, e ad Ada è toccato il posto rimasto. I cubi per l’ordine sono persi fino alla fine della regione, anche per chi non ha ottenuto nulla.

tutorial-atg-move = Marciare
tutorial-atg-move-arrows = Le tue quattro armate stanno sul simbolo di campagna. Seguono le frecce, tre province per turno al massimo. Una punta chiara non costa nulla. Premi Macedonia e guidale lì tutte e quattro.
tutorial-atg-move-price = Una punta scura costa tanti cubi quanti ne indica, dalla casella dei templi o delle città. Paghi una volta per tutto il gruppo: marciate insieme! Guidale tutte e quattro a Thrace, per 2 cubi.
tutorial-atg-move-part = I gruppi possono dividersi. Premi Getae, ma manda solo due armate, per 1 cubo. Le altre due restano.
tutorial-atg-move-part-hint = Solo due: togli armate con il meno.
tutorial-atg-move-stop = Due armate potrebbero proseguire, ma i tuoi cubi sono preziosi. Non muovere oltre.
tutorial-atg-move-ships = Sul mare vanno le navi: anche una linea tratteggiata è una freccia, questa per 3 cubi. Solo le frecce uniscono le province; un confine comune non basta.

tutorial-atg-build = Costruire
tutorial-atg-build-temple = Dove hai un’armata puoi provare a costruire, se la provincia ha il simbolo. Hai armate in Boeotia: posa lì un tempio.
tutorial-atg-build-city = E una città. In una provincia puoi provare entrambe le cose.
tutorial-atg-build-confirm = I pezzi sono posati; si costruisce al conteggio del turno. Scegli «Nessun altro tentativo».
tutorial-atg-build-scored = Boeotia: 2 per più armate, 3 per un tempio da 1 cubo, 5 per una città da 2 cubi. Fanno 10 punti. Roxane ne ha 7 da Thrace. Una seconda città lì non sorgerà mai.
tutorial-atg-build-tie = In Thessaly avete un’armata ciascuno. La parità non dà nulla a nessuno.

tutorial-atg-contest = Le contese
tutorial-atg-contest-others = Cubi per i templi: tu 5, Roxane 4, Ada 2. Roxane e Ada hanno già posato i loro templi. Ora tocca a te.
tutorial-atg-contest-illyria = Un tempio in Illyria, contro Roxane.
tutorial-atg-contest-thessaly = Uno in Thessaly, contro tutte e due.
tutorial-atg-contest-getae = E uno in Getae, dove ci sei solo tu.
tutorial-atg-contest-first = Si conta nell’ordine dei numeri. Illyria: con 5 contro 4 devi costruire, e paghi uno in più di quanto ha il secondo, cioè 5 cubi. La tua casella è vuota.
tutorial-atg-contest-then = Così Thessaly va a Roxane per 3, Boeotia ad Ada per 1, e in Getae non puoi pagare: il tuo tempio torna indietro. Pensa ai numeri prima di posare!

tutorial-atg-region = La fine di una regione
tutorial-atg-region-rest = Il secondo turno di una regione. Le armate restano dove sono. Ciò che rimane nelle caselle di templi e città si ripartisce di nuovo, in segreto.
tutorial-atg-region-resplit = Restano due cubi. Tienine uno per casella.
tutorial-atg-region-roxane = Le armate di Roxane restano ferme. Ora tocca a te.
tutorial-atg-region-last = Chiudi la regione: manda tre delle tue sei armate a Chersonese, l’ultima provincia, per 2 cubi. Le altre tre tengono Thrace.
tutorial-atg-region-last-hint = Tre: togli armate con il meno.
tutorial-atg-region-stop = Non muovere oltre.
tutorial-atg-region-confirm = Non c’è più un cubo per una città. Non costruire.
tutorial-atg-region-back = 2 punti per Thrace, 2 per Chersonese. La regione è finita: le armate lasciano il tabellone, gli edifici restano, e tutti hanno di nuovo 15 cubi per l’Asia Minore. Dopo il terzo turno una regione finisce comunque.

tutorial-atg-end = I premi finali
tutorial-atg-end-behind = L’India, l’ultima regione. Hai 96 punti, Roxane 112. Ma guarda che cosa hai costruito in tutti questi anni.
tutorial-atg-end-patala = Entra nell’ultima provincia: due delle tue quattro armate a Patala.
tutorial-atg-end-patala-hint = Due: togli armate con il meno.
tutorial-atg-end-stop = Non muovere oltre.
tutorial-atg-end-city = Restano due cubi: un’ultima città in Malli.
tutorial-atg-end-awards = 155 a 129: hai vinto! Più templi di tutti sul tabellone hanno dato 15, più città 10, e più templi o più città in una regione 5 ogni volta. La parità non dà nulla.
