### Il tutorial di Alessandro Magno: un titolo per ogni lezione, una o due frasi per ogni passo.

tutorial-atg-aim = La campagna
tutorial-atg-aim-march = La campagna di Alessandro comincia qui, in Macedonia, e porta fino in India. Sei uno dei suoi generali: fa’ più punti di tutti lungo la via.
tutorial-atg-aim-regions = Sei regioni si giocano una dopo l’altra. Appena un’armata entra nell’ultima provincia, la regione finisce con quel turno.
tutorial-atg-aim-points = Chi ha più armate in una provincia segna 2 punti, un tempio ne vale 3, una città 5. Alla fine ci sono premi. Su tutto il tabellone: 15 per chi ha più templi, 10 per chi ha più città. In ogni regione: 5 per chi ha più templi e 5 per chi ha più città.

tutorial-atg-split = Quindici cubi
tutorial-atg-split-boxes = Tutti ripartiscono in segreto 15 cubi tra quattro caselle. Roxane e Ada hanno già scelto.
tutorial-atg-split-split = Prova con 2 per l’ordine, 6 armate, 4 per i templi e 3 per le città. Poi scegli «{ web-atg-ready }».
tutorial-atg-split-split-hint = Quasi: 2, 6, 4 e 3, da sinistra a destra.
tutorial-atg-split-order = Hai puntato più di tutti sull’ordine, perciò scegli prima degli altri. Chi gioca per ultimo vede che cosa vogliono gli altri: prendi la posizione 3.
tutorial-atg-split-others = Poi ha scelto Roxane, e ad Ada è toccata la posizione rimasta. I cubi puntati sull’ordine restano bloccati fino alla fine della regione.

tutorial-atg-move = Marciare
tutorial-atg-move-arrows = Le armate seguono le frecce, tre province per turno al massimo. Le frecce con la punta chiara non costano nulla: manda tutte e quattro le armate in Macedonia.
tutorial-atg-move-price = Le frecce con la punta scura costano cubi. Paghi il numero indicato, con cubi dei templi o delle città, una sola volta per tutto il gruppo. Manda tutte e quattro le armate in Tracia, per 2 cubi.
tutorial-atg-move-part = Puoi dividere un gruppo. Manda solo due armate presso i Geti, per 1 cubo.
tutorial-atg-move-part-hint = Solo due: riduci il numero con il pulsante meno.
tutorial-atg-move-stop = Due armate potrebbero proseguire, ma i tuoi cubi sono preziosi. Scegli «{ atg-do-stop }».
tutorial-atg-move-ships = Una linea tratteggiata è una freccia che attraversa il mare: questa costa 3 cubi. Senza freccia non si passa, anche se due province confinano.

tutorial-atg-build = Costruire
tutorial-atg-build-temple = Puoi provare a costruire dove hai un’armata. La provincia deve avere il simbolo. Posa un tempio in Beozia.
tutorial-atg-build-city = E una città. In una provincia puoi provare entrambe le cose.
tutorial-atg-build-contest = In Tessaglia anche Roxane vuole il tempio. Costruisce chi ha più cubi per i templi, e paga un cubo in più di quanti ne ha il secondo. In caso di parità non costruisce nessuno. Tu ne hai 4, Roxane 2: posane uno.
tutorial-atg-build-confirm = I pezzi sono posati; si costruisce al conteggio del turno. Un turno finisce sempre con «{ atg-do-confirm }»: sceglilo.
tutorial-atg-build-scored = La Beozia ti porta 10 punti. 2 per le armate, 3 per il tempio (1 cubo), 5 per la città (2 cubi). Tessaglia: 3 per il tempio, pagato 3 cubi, uno in più dei 2 di Roxane. Lei ne ha 7 dalla Tracia.
tutorial-atg-build-supply = La tua riserva è limitata. Avevi 10 templi e 8 città per tutta la partita; ecco quanti ne restano. In una provincia possono stare più templi, ma una sola città.
tutorial-atg-build-tie = In Illiria e in Tessaglia avete un’armata ciascuno. La parità non dà nulla a nessuno.

tutorial-atg-region = La fine di una regione
tutorial-atg-region-resplit = Il secondo turno di una regione. Le armate restano dove sono, e ciò che rimane nelle tue caselle si ripartisce di nuovo. Restano due cubi: mettine uno in ogni casella.
tutorial-atg-region-last = Roxane resta ferma: ora chiudi la regione. Manda tre delle tue sei armate nel Chersoneso, per 2 cubi. Le altre tre tengono la Tracia.
tutorial-atg-region-last-hint = Tre: riduci il numero con il pulsante meno.
tutorial-atg-region-stop = Non hai più cubi per una città. Scegli «{ atg-do-stop }», poi «{ atg-do-confirm }».
tutorial-atg-region-back = 2 punti per la Tracia, 2 per il Chersoneso. Le armate lasciano il tabellone, gli edifici restano, e tutti hanno di nuovo 15 cubi. Dopo il terzo turno una regione finisce comunque.

tutorial-atg-contest = Siti contesi
tutorial-atg-contest-others = Cubi per i templi: tu 5, Roxane 4, Ada 2. Tutte e due hanno già posato i loro templi; ora tocca a te.
tutorial-atg-contest-illyria = Un tempio in Illiria, contro Roxane.
tutorial-atg-contest-thessaly = Uno in Tessaglia, contro tutte e due.
tutorial-atg-contest-getae = E uno presso i Geti, dove ci sei solo tu.
tutorial-atg-contest-first = Si conta nell’ordine dei numeri. In Illiria, con 5 contro 4, devi costruire e paghi uno in più di quanto ha Roxane: 5 cubi.
tutorial-atg-contest-then = Così la Tessaglia va a Roxane per 3 e la Beozia ad Ada per 1. Presso i Geti non puoi più pagare: il tuo tempio torna nella tua riserva.

tutorial-atg-end = I premi finali
tutorial-atg-end-behind = L’India, l’ultima regione: hai 96 punti, Roxane 112. Ma guarda che cosa hai costruito.
tutorial-atg-end-patala = Entra nell’ultima provincia: due delle tue quattro armate a Patala.
tutorial-atg-end-patala-hint = Due: riduci il numero con il pulsante meno.
tutorial-atg-end-stop = Scegli «{ atg-do-stop }».
tutorial-atg-end-city = Restano due cubi: un’ultima città presso i Malli.
tutorial-atg-end-awards = 155 a 129: hai vinto! Avere più templi di tutti ti ha dato 15 punti, più città 10, e 5 ogni volta in una regione. La parità non dà nulla.
