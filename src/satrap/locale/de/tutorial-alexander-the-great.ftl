### Die Einführung in Alexander der Große: ein Titel für jede Lektion, ein, zwei Sätze für jeden Schritt.

tutorial-atg-aim = Der Feldzug
tutorial-atg-aim-march = Alexanders Feldzug beginnt hier, in Pella, und führt bis nach Indien. Du bist einer seiner Generäle: Führe Armeen, baue Tempel und Städte und sammle die meisten Punkte.
tutorial-atg-aim-regions = Sechs Regionen werden nacheinander gespielt. Jede hat nummerierte Provinzen, und die letzte trägt das nächste Feldzugssymbol. Sobald eine Armee sie betritt, endet die Region mit dieser Runde.
tutorial-atg-aim-points = Punkte: 2 für die meisten Armeen in einer Provinz, 3 für einen Tempel, 5 für eine Stadt. Am Ende gibt es Prämien für die meisten Tempel und die meisten Städte.

tutorial-atg-split = Fünfzehn Holzwürfel
tutorial-atg-split-boxes = In jeder Region hast du 15 Holzwürfel. Alle verteilen sie verdeckt auf vier Felder: Reihenfolge, Armeen, Tempel, Städte. Roxane und Ada sind fertig.
tutorial-atg-split-split = Versuche es so: 2 für die Reihenfolge, 6 für Armeen, 4 für Tempel, 3 für Städte. Tippe dann auf „{ web-atg-ready }“.
tutorial-atg-split-split-hint = Fast: 2, 6, 4 und 3, von links nach rechts.
tutorial-atg-split-order = Alles ist aufgedeckt. Du hast am meisten für die Reihenfolge gegeben und wählst deine Stelle zuerst. Wer zuletzt spielt, sieht, was die anderen bauen wollen. Nimm die 3. Stelle.
tutorial-atg-split-others = Dann hat Roxane gewählt, und Ada bekam die letzte freie Stelle. Die Würfel für die Reihenfolge sind bis zum Ende der Region weg, auch die der anderen.

tutorial-atg-move = Marschieren
tutorial-atg-move-arrows = Deine vier Armeen stehen auf dem Feldzugssymbol. Sie folgen den Pfeilen, höchstens drei Provinzen in einer Runde. Eine helle Spitze ist kostenlos. Tippe auf Makedonien und führe alle vier dorthin.
tutorial-atg-move-price = Eine dunkle Spitze kostet so viele Würfel, wie darauf steht, aus dem Tempel- oder Stadtfeld. Du zahlst einmal für die ganze Gruppe, also lass sie zusammen marschieren! Führe alle vier nach Thrakien, für 2 Würfel.
tutorial-atg-move-part = Gruppen dürfen sich teilen. Tippe auf die Provinz der Geten, aber schicke nur zwei Armeen, für 1 Würfel. Die anderen zwei bleiben.
tutorial-atg-move-part-hint = Nur zwei: Lass mit dem Minus-Knopf Armeen zurück.
tutorial-atg-move-stop = Zwei Armeen könnten noch weiter, aber deine Würfel sind kostbar. Wähle „{ atg-do-stop }“.
tutorial-atg-move-ships = Übers Meer fahren Schiffe: Auch eine gestrichelte Linie ist ein Pfeil, dieser für 3 Würfel. Nur Pfeile verbinden Provinzen, eine gemeinsame Grenze tut es nicht.

tutorial-atg-build = Bauen
tutorial-atg-build-temple = Wo du eine Armee hast, darfst du versuchen zu bauen, wenn die Provinz das Symbol zeigt. In Böotien hast du Armeen: Lege dort einen Tempel.
tutorial-atg-build-city = Und eine Stadt. In einer Provinz darfst du beides versuchen.
tutorial-atg-build-confirm = Die Gebäude liegen bereit; gebaut wird bei der Wertung der Runde. Wähle „{ atg-do-confirm }“.
tutorial-atg-build-scored = Böotien: 2 für die meisten Armeen, 3 für einen Tempel (1 Würfel), 5 für eine Stadt (2 Würfel). Macht 10 Punkte. Roxane hat 7 aus Thrakien. In keiner der beiden Provinzen wird je eine zweite Stadt stehen.
tutorial-atg-build-tie = In Thessalien habt ihr je eine Armee. Gleichstand bringt niemandem etwas.

tutorial-atg-contest = Umkämpfte Bauplätze
tutorial-atg-contest-others = Würfel für Tempel: du 5, Roxane 4, Ada 2. Roxane und Ada haben ihre Tempel schon gelegt. Jetzt du.
tutorial-atg-contest-illyria = Ein Tempel in Illyrien, gegen Roxane.
tutorial-atg-contest-thessaly = Einer in Thessalien, gegen beide.
tutorial-atg-contest-getae = Und einer bei den Geten, wo du allein bist.
tutorial-atg-contest-first = Gewertet wird in der Reihenfolge der Nummern. Illyrien: Mit 5 gegen 4 musst du bauen und zahlst einen mehr, als der Zweitbeste hat, also 5 Würfel. Dein Feld ist leer.
tutorial-atg-contest-then = So geht Thessalien für 3 an Roxane, Böotien für 1 an Ada, und bei den Geten kannst du nicht zahlen: Dein Tempel kommt zurück. Denk an die Nummern, bevor du etwas legst!

tutorial-atg-region = Das Ende einer Region
tutorial-atg-region-rest = Die zweite Runde einer Region. Armeen bleiben, wo sie sind. Was in deinem Tempel- und Stadtfeld übrig ist, wird neu verteilt, wieder verdeckt.
tutorial-atg-region-resplit = Zwei Würfel sind übrig. Behalte für jedes Feld einen.
tutorial-atg-region-roxane = Roxanes Armeen bleiben stehen. Jetzt bist du dran.
tutorial-atg-region-last = Beende die Region: Schicke drei deiner sechs Armeen auf die Chersones, in die letzte Provinz, für 2 Würfel. Die anderen drei halten Thrakien.
tutorial-atg-region-last-hint = Drei davon: Lass mit dem Minus-Knopf Armeen zurück.
tutorial-atg-region-stop = Wähle „{ atg-do-stop }“.
tutorial-atg-region-confirm = Für eine Stadt ist kein Würfel mehr da. Wähle „{ atg-do-confirm }“.
tutorial-atg-region-back = 2 Punkte für Thrakien, 2 für die Chersones. Die Region ist vorbei: Armeen verlassen den Plan, Gebäude bleiben, und alle haben für Kleinasien wieder 15 Würfel. Nach der dritten Runde endet eine Region auf jeden Fall.

tutorial-atg-end = Prämien am Ende
tutorial-atg-end-behind = Indien, die letzte Region. Du hast 96 Punkte, Roxane 112. Aber sieh dir an, was du in all den Jahren gebaut hast.
tutorial-atg-end-patala = Betritt die letzte Provinz: zwei deiner vier Armeen nach Patala.
tutorial-atg-end-patala-hint = Zwei davon: Lass mit dem Minus-Knopf Armeen zurück.
tutorial-atg-end-stop = Wähle „{ atg-do-stop }“.
tutorial-atg-end-city = Zwei Würfel sind übrig: eine letzte Stadt bei den Mallern.
tutorial-atg-end-awards = 155 zu 129: Du hast gewonnen! Die meisten Tempel auf dem Plan brachten 15, die meisten Städte 10, und die meisten Tempel oder Städte in einer Region je 5. Gleichstand bringt nichts.
