### Die Einführung in Alexander der Große: ein Titel für jede Lektion, ein, zwei Sätze für jeden Schritt.

tutorial-atg-aim = Der Feldzug
tutorial-atg-aim-march = Alexanders Feldzug beginnt hier, in Makedonien, und führt bis nach Indien. Du bist einer seiner Generäle: Sammle unterwegs die meisten Punkte.
tutorial-atg-aim-regions = Sechs Regionen werden nacheinander gespielt. Sobald eine Armee die letzte Provinz betritt, endet die Region mit dieser Runde.
tutorial-atg-aim-points = Die meisten Armeen in einer Provinz bringen 2 Punkte, ein Tempel 3, eine Stadt 5. Am Ende gibt es Prämien. Auf dem ganzen Spielplan: 15 für die meisten Tempel, 10 für die meisten Städte. In jeder Region: 5 für die meisten Tempel und 5 für die meisten Städte.

tutorial-atg-split = Fünfzehn Würfel
tutorial-atg-split-boxes = Alle verteilen verdeckt 15 Würfel auf vier Felder. Roxane und Ada sind fertig.
tutorial-atg-split-split = Versuche es mit 2 für die Reihenfolge, 6 für Armeen, 4 für Tempel und 3 für Städte. Wähle dann „{ web-atg-ready }“.
tutorial-atg-split-split-hint = Fast: 2, 6, 4 und 3, von links nach rechts.
tutorial-atg-split-order = Du hast am meisten auf die Reihenfolge gesetzt und wählst zuerst. Wer zuletzt spielt, sieht, was die anderen bauen wollen: Nimm den 3. Platz.
tutorial-atg-split-others = Dann hat Roxane gewählt, und Ada bekam den letzten freien Platz. Die Würfel für die Reihenfolge bleiben bis zum Ende der Region gebunden.

tutorial-atg-move = Marschieren
tutorial-atg-move-arrows = Armeen folgen den Pfeilen, höchstens drei Provinzen in einer Runde. Pfeile mit heller Spitze sind kostenlos: Schicke alle vier nach Makedonien.
tutorial-atg-move-price = Pfeile mit dunkler Spitze kosten Würfel. Du zahlst die Zahl auf dem Pfeil mit Würfeln für Tempel oder Städte, nur einmal für die ganze Gruppe. Schicke alle vier nach Thrakien, für 2 Würfel.
tutorial-atg-move-part = Du darfst Gruppen teilen. Schicke nur zwei Armeen zu den Geten, für 1 Würfel.
tutorial-atg-move-part-hint = Nur zwei: Lass mit dem Minus-Knopf Armeen zurück.
tutorial-atg-move-stop = Zwei Armeen könnten noch weiter, aber deine Würfel sind kostbar. Wähle „{ atg-do-stop }“.
tutorial-atg-move-ships = Eine gestrichelte Linie ist ein Pfeil übers Meer: Dieser kostet 3 Würfel. Ohne Pfeil kein Weg, auch wenn zwei Provinzen aneinandergrenzen.

tutorial-atg-build = Bauen
tutorial-atg-build-temple = Wo du eine Armee hast, darfst du versuchen zu bauen. Die Provinz muss das Symbol zeigen. Setze einen Tempel nach Böotien.
tutorial-atg-build-city = Und eine Stadt. In einer Provinz darfst du beides versuchen.
tutorial-atg-build-contest = In Thessalien will auch Roxane den Tempel. Es baut, wer mehr Würfel für Tempel hat. Er zahlt einen Würfel mehr, als der Zweite hat. Bei Gleichstand baut niemand. Du hast 4, Roxane 2: Setze auch einen.
tutorial-atg-build-confirm = Deine Gebäude sind geplant; gebaut wird bei der Wertung der Runde. Ein Zug endet immer mit „{ atg-do-confirm }“: Drücke darauf.
tutorial-atg-build-scored = Böotien bringt dir 10 Punkte. 2 für Armeen, 3 für den Tempel (1 Würfel), 5 für die Stadt (2 Würfel). Thessalien: 3 für den Tempel, er kostete 3 Würfel, einen mehr als Roxanes 2. Sie hat 7 Punkte aus Thrakien.
tutorial-atg-build-supply = Dein Vorrat ist begrenzt. Du hattest 10 Tempel und 8 Städte für die ganze Partie; so viele sind noch da. In einer Provinz dürfen mehrere Tempel stehen, aber nur eine Stadt.
tutorial-atg-build-tie = In Illyrien und in Thessalien habt ihr je eine Armee. Gleichstand bringt niemandem etwas.

tutorial-atg-region = Das Ende einer Region
tutorial-atg-region-resplit = Die zweite Runde einer Region. Die Armeen bleiben, wo sie sind, und was in deinen Feldern übrig ist, wird neu verteilt. Zwei Würfel sind übrig: Behalte für jedes Feld einen.
tutorial-atg-region-last = Roxane bleibt stehen: Beende jetzt die Region. Schicke drei deiner sechs Armeen auf die Chersones, für 2 Würfel. Die anderen drei halten Thrakien.
tutorial-atg-region-last-hint = Drei davon: Lass mit dem Minus-Knopf Armeen zurück.
tutorial-atg-region-stop = Für eine Stadt ist kein Würfel mehr da. Wähle „{ atg-do-stop }“, dann „{ atg-do-confirm }“.
tutorial-atg-region-back = 2 Punkte für Thrakien, 2 für die Chersones. Armeen verlassen den Spielplan, Gebäude bleiben, und alle haben wieder 15 Würfel. Nach der dritten Runde endet eine Region auf jeden Fall.

tutorial-atg-contest = Umkämpfte Bauplätze
tutorial-atg-contest-others = Würfel für Tempel: du 5, Roxane 4, Ada 2. Beide haben ihre Tempel schon gesetzt, jetzt bist du dran.
tutorial-atg-contest-illyria = Ein Tempel in Illyrien, gegen Roxane.
tutorial-atg-contest-thessaly = Einer in Thessalien, gegen beide.
tutorial-atg-contest-getae = Und einer bei den Geten, wo du allein bist.
tutorial-atg-contest-first = Gewertet wird nach Nummern. In Illyrien musst du mit 5 gegen 4 bauen und zahlst einen mehr, als Roxane hat: 5 Würfel.
tutorial-atg-contest-then = So geht Thessalien für 3 an Roxane und Böotien für 1 an Ada. Bei den Geten kannst du nicht mehr zahlen: Dein Tempel kommt zurück in deinen Vorrat.

tutorial-atg-end = Die Schlussprämien
tutorial-atg-end-behind = Indien, die letzte Region: Du hast 96 Punkte, Roxane 112. Aber sieh dir an, was du gebaut hast.
tutorial-atg-end-patala = Betritt die letzte Provinz: zwei deiner vier Armeen nach Patala.
tutorial-atg-end-patala-hint = Zwei davon: Lass mit dem Minus-Knopf Armeen zurück.
tutorial-atg-end-stop = Wähle „{ atg-do-stop }“.
tutorial-atg-end-city = Zwei Würfel sind übrig: eine letzte Stadt bei den Mallern.
tutorial-atg-end-awards = 155 zu 129: Du hast gewonnen! Die meisten Tempel brachten dir 15 Punkte, die meisten Städte 10, und in einer Region je 5. Gleichstand bringt nichts.
