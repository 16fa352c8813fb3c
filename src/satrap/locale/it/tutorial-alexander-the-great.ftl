### Il tutorial di Alessandro Magno: un titolo per ogni lezione, una o due frasi per ogni passo.

tutorial-atg-aim = La campagna
tutorial-atg-aim-march = La campagna di Alessandro comincia qui, a Pella, e porta fino in India. Sei uno dei suoi generali: guida armate, costruisci templi e città, e fa’ più punti di tutti.
tutorial-atg-aim-regions = Sei regioni si giocano una dopo l’altra. Ognuna ha province numerate, e l’ultima porta il prossimo simbolo di campagna. Appena un’armata vi entra, la regione finisce con quel turno.
tutorial-atg-aim-points = I punti: 2 per chi ha più armate in una provincia, 3 per un tempio, 5 per una città. Alla fine ci sono premi per chi ha più templi e più città.

tutorial-atg-split = Quindici cubi
tutorial-atg-split-boxes = In ogni regione hai 15 cubi. Tutti li ripartiscono in segreto tra quattro caselle: ordine di gioco, armate, templi, città. Roxane e Ada sono pronte.
tutorial-atg-split-split = Prova così: 2 per l’ordine, 6 armate, 4 per i templi, 3 per le città. Poi premi il pulsante.
tutorial-atg-split-split-hint = Quasi: 2, 6, 4 e 3, da sinistra a destra.
tutorial-atg-split-order = Tutto è scoperto. Hai dato più di tutti per l’ordine, perciò scegli la posizione prima degli altri. Chi gioca per ultimo vede che cosa vogliono costruire gli altri. Prendi la posizione 3.
tutorial-atg-split-others = Poi ha scelto Roxane, e ad Ada è toccata la posizione rimasta. I cubi per l’ordine sono persi fino alla fine della regione, anche per chi non ha ottenuto nulla.

tutorial-atg-move = Marciare
tutorial-atg-move-arrows = Le tue quattro armate stanno sul simbolo di campagna. Seguono le frecce, tre province per turno al massimo. Una punta chiara non costa nulla. Premi la Macedonia e guidale lì tutte e quattro.
tutorial-atg-move-price = Una punta scura costa tanti cubi quanti ne indica, dalla casella dei templi o delle città. Paghi una volta per tutto il gruppo: marcia con tutte insieme! Guidale tutte e quattro in Tracia, per 2 cubi.
tutorial-atg-move-part = I gruppi possono dividersi. Premi i Geti, ma manda solo due armate, per 1 cubo. Le altre due restano.
tutorial-atg-move-part-hint = Solo due: riduci il numero con il pulsante meno.
tutorial-atg-move-stop = Due armate potrebbero proseguire, ma i tuoi cubi sono preziosi. Scegli «{ atg-do-stop }».
tutorial-atg-move-ships = Il mare si attraversa in nave: anche una linea tratteggiata è una freccia, e questa costa 3 cubi. Solo le frecce uniscono le province; un confine comune non basta.

tutorial-atg-build = Costruire
tutorial-atg-build-temple = Dove hai un’armata puoi provare a costruire, se la provincia ha il simbolo. Hai armate in Beozia: posa lì un tempio.
tutorial-atg-build-city = E una città. In una provincia puoi provare entrambe le cose.
tutorial-atg-build-confirm = I pezzi sono posati; si costruisce al conteggio del turno. Scegli «{ atg-do-confirm }».
tutorial-atg-build-scored = Beozia: 2 punti per il maggior numero di armate, 3 per un tempio (1 cubo), 5 per una città (2 cubi). Fanno 10 punti. Roxane ne ha 7 dalla Tracia. In nessuna delle due sorgerà mai una seconda città.
tutorial-atg-build-tie = In Tessaglia avete un’armata ciascuno. La parità non dà nulla a nessuno.

tutorial-atg-contest = Siti contesi
tutorial-atg-contest-others = Cubi per i templi: tu 5, Roxane 4, Ada 2. Roxane e Ada hanno già posato i loro templi. Ora tocca a te.
tutorial-atg-contest-illyria = Un tempio in Illiria, contro Roxane.
tutorial-atg-contest-thessaly = Uno in Tessaglia, contro tutte e due.
tutorial-atg-contest-getae = E uno presso i Geti, dove ci sei solo tu.
tutorial-atg-contest-first = Si conta nell’ordine dei numeri. Illiria: con 5 contro 4 devi costruire, e paghi uno in più di quanto ha la seconda, cioè 5 cubi. La tua casella è vuota.
tutorial-atg-contest-then = Così la Tessaglia va a Roxane per 3, la Beozia ad Ada per 1, e presso i Geti non puoi pagare: il tuo tempio torna indietro. Pensa ai numeri prima di posare!

tutorial-atg-region = La fine di una regione
tutorial-atg-region-rest = Il secondo turno di una regione. Le armate restano dove sono. Ciò che rimane nelle caselle di templi e città si ripartisce di nuovo, in segreto.
tutorial-atg-region-resplit = Restano due cubi. Mettine uno in ogni casella.
tutorial-atg-region-roxane = Le armate di Roxane restano ferme. Ora tocca a te.
tutorial-atg-region-last = Chiudi la regione: manda tre delle tue sei armate nel Chersoneso, l’ultima provincia, per 2 cubi. Le altre tre tengono la Tracia.
tutorial-atg-region-last-hint = Tre: riduci il numero con il pulsante meno.
tutorial-atg-region-stop = Scegli «{ atg-do-stop }».
tutorial-atg-region-confirm = Non hai più cubi per una città. Scegli «{ atg-do-confirm }».
tutorial-atg-region-back = 2 punti per la Tracia, 2 per il Chersoneso. La regione è finita: le armate lasciano il tabellone, gli edifici restano, e tutti hanno di nuovo 15 cubi per l’Asia Minore. Dopo il terzo turno una regione finisce comunque.

tutorial-atg-end = I premi finali
tutorial-atg-end-behind = L’India, l’ultima regione. Hai 96 punti, Roxane 112. Ma guarda che cosa hai costruito in tutti questi anni.
tutorial-atg-end-patala = Entra nell’ultima provincia: due delle tue quattro armate a Patala.
tutorial-atg-end-patala-hint = Due: riduci il numero con il pulsante meno.
tutorial-atg-end-stop = Scegli «{ atg-do-stop }».
tutorial-atg-end-city = Restano due cubi: un’ultima città presso i Malli.
tutorial-atg-end-awards = 155 a 129: hai vinto! Il maggior numero di templi sul tabellone ha dato 15 punti, quello di città 10, e il maggior numero di templi o di città in una regione 5 ogni volta. La parità non dà nulla.
