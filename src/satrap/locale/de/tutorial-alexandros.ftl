### Die Einführung in Alexandros: ein Titel für jede Lektion, ein, zwei Sätze für jeden Schritt.

tutorial-alx-march = Alexanders Zug
tutorial-alx-march-aim = Das ist Alexander: Reihum ziehen alle am Tisch mit ihm. Hinter ihm wachsen Mauern. Was Mauern und Küste einschließen, ist eine Provinz. Halte Provinzen und besteuere sie: Wer die meisten Punkte hat, gewinnt.
tutorial-alx-march-card = Jeder Zug beginnt mit Alexander. Zwei Karten liegen aufgedeckt da: Die Karte, die du nimmst, kommt auf deine Hand und führt ihn zum nächstgelegenen freien Feld mit ihrem Symbol. Nimm die Leier.
tutorial-alx-march-nearest = Die helle Leier liegt am nächsten. Gezählt werden die Seiten, die Alexander bis zu ihrer nächsten Ecke geht.
tutorial-alx-march-free = Nicht jede Leier zählt. Ein Feld mit einer Mauer an einer Seite, mit einem Statthalter oder mit Alexander an einer Ecke ist nicht frei.
tutorial-alx-march-corner = Er bleibt auf einer ihrer drei Ecken stehen. Welche, entscheidest du: Schicke ihn auf die südliche.
tutorial-alx-march-way = Drei gleich kurze Wege führen dorthin, du hast die Wahl. Jede Seite, die er entlanggeht, bekommt eine Mauer. Geh landeinwärts: Wähle die leuchtende Ecke.
tutorial-alx-march-on = Und weiter zur nächsten Ecke. Die letzte Seite folgt von selbst.
tutorial-alx-march-province = Drei Mauern und die Küste schließen vier Felder ein: eine Provinz! Ihr Ertrag ist 2, ein Punkt für jedes offene Feld. Ihre zwei Symbole sind der Preis.
tutorial-alx-march-take = Nach Alexanders Zug hast du zwei Aktionen. Die einfachste ist, eine Karte zu nehmen: Mit Karten besetzt du Provinzen und erhebst Steuern. Nimm eine vom Stapel.
tutorial-alx-march-again = Eine Aktion bleibt. Nimm noch eine Karte, vom Stapel oder eine der beiden aufgedeckten, wie du magst.
tutorial-alx-march-over = Zwei Aktionen, und dein Zug ist vorbei. In einer Partie drückst du jetzt „{ do-pass }“, und Roxane bewegt denselben Alexander. Es gibt auch einen Spezialzug: Statt eine aufgedeckte Karte zu nehmen, spielst du eine aus der Hand, und sie führt ihn.

tutorial-alx-occupy = Eine Provinz besetzen
tutorial-alx-occupy-price = Alexanders Zug ist gemacht, du hast noch zwei Aktionen. Eine freie Provinz kannst du besetzen, wo immer sie liegt: Setze einen Statthalter auf eines ihrer Symbole und zahle für jedes andere eine passende Karte.
tutorial-alx-occupy-guard = Hier sind es eine Leier und eine Amphore. Setze deinen Statthalter auf die Leier.
tutorial-alx-occupy-pay = Die Amphore kostet eine Amphorenkarte, und du hast eine. Bezahle damit.
tutorial-alx-occupy-levy = Sie gehört dir! Erhebe jetzt Steuern: Lege eine Karte mit dem Symbol ab, auf dem einer deiner Statthalter steht, hier deine Leier.
tutorial-alx-occupy-scored = 2 Punkte, einer für jedes offene Feld. Das ist das Spiel: ziehen, Land einschließen, besetzen, Steuern erheben.
tutorial-alx-occupy-safe = Aber keine Provinz ist sicher. Andere können sie übernehmen: mit zwei Karten für jeden deiner Statthalter dort, passend zu seinem Symbol, und dann dem Preis. Zu dritt oder zu viert bekommst du die Hälfte dieser Karten als Ausgleich.

tutorial-alx-taxes = Steuern erheben
tutorial-alx-taxes-three = Du spielst Rot. Dir gehören Marmarika mit Ertrag 8, Apameia mit 4 und Chalybes mit 8.
tutorial-alx-taxes-two = In Chalybes stehen zwei Statthalter. Fehlt dir eine Karte, darfst du stattdessen einen weiteren Statthalter auf ihr Symbol setzen. Aber eine Provinz mit zwei Statthaltern bringt keine Steuern: Ihre 8 ist durchgestrichen.
tutorial-alx-taxes-back = Jetzt bekämst du nur 12 Punkte. Nimm zuerst den Statthalter vom Pferd zurück: Die Provinz bleibt dir.
tutorial-alx-taxes-levy = Erhebe jetzt Steuern. Die Karte muss zu irgendeinem deiner Statthalter passen: Einer steht auf einem Hopliten.
tutorial-alx-taxes-all = 20 Punkte für dich und 4, 9 und 6 für die anderen. Alle bekommen etwas, aber nur du zahlst eine Karte. Das geht einmal pro Zug; tu es, wenn es dir mehr bringt als ihnen.

tutorial-alx-end = Das Ende
tutorial-alx-end-behind = Du hast 72 Punkte, Roxane 80, und eine schwarze Mauer ist übrig. Reichen die schwarzen nicht mehr, kommen rote hinzu, und der Zug mit der ersten roten Mauer ist der letzte der Partie.
tutorial-alx-end-march = Du kannst das Spiel jetzt beenden. Nimm die Leier.
tutorial-alx-end-corner = Bis zu dieser Ecke braucht es zwei Mauern: eine schwarze und eine rote.
tutorial-alx-end-red = Eine rote Mauer: der letzte Zug! Deine zwei Aktionen hast du noch. Erhebe Steuern!
tutorial-alx-end-won = 11 Punkte für dich. Roxanes drei Statthalter stehen alle in einer Provinz, sie bekommt nichts. Wähle „{ do-pass }“.
tutorial-alx-end-hundred = 83 zu 80: Du hast gewonnen. Eine Partie endet also mit dem Zug, in dem die erste rote Mauer gelegt wird; reichen die schwarzen gerade noch, geht sie weiter. Sie endet auch, wenn jemand nach einer Steuererhebung 100 Punkte hat.

tutorial-alx-path = Den Weg wählen
tutorial-alx-path-soldier = Mauern sind knapp. Schließe mit wenigen viel ein. Nimm den Hopliten.
tutorial-alx-path-space = Drei Hopliten sind gleich nah, du hast die Wahl. Ein Feld mit einer Mauer an einer Seite, mit einem Statthalter oder mit Alexander an einer Ecke ist nicht frei und zählt nicht. Wähle das leuchtende.
tutorial-alx-path-corner = Bleib auf seiner oberen Ecke stehen: Von dort ist es nicht weit zur Küste.
tutorial-alx-path-old = Wieder gibt es mehrere Wege. Geh an der Mauer entlang zurück zur leuchtenden Ecke: Wo schon eine Mauer liegt, kommt nie eine zweite hin, dieser Schritt kostet also keine.
tutorial-alx-path-new = Jetzt nach Osten, zur nächsten leuchtenden Ecke. Die letzte Seite folgt von selbst.
tutorial-alx-path-closed = Zwei neue Mauern, alte Mauern und die Küste schließen sieben Felder ein. Vier davon sind offen, der Ertrag der Provinz ist also 4. Noch gehört sie niemandem.

tutorial-alx-guards = Statthalter statt Karte
tutorial-alx-guards-land = Marmarika im Südwesten: acht offene Felder, aber sechs Symbole. Du hast vier Karten: Tempel, Amphore, Leier, Hoplit. Für den zweiten Tempel und das Pferd fehlt dir etwas.
tutorial-alx-guards-first = Einen Statthalter setzt du auf jeden Fall. Setze ihn auf diesen Tempel.
tutorial-alx-guards-second = Statt einer Karte darfst du einen weiteren Statthalter setzen. Setze einen auf das Pferd.
tutorial-alx-guards-pay = Deine vier Karten bezahlen die anderen vier Symbole.
tutorial-alx-guards-nothing = Marmarika gehört dir. Aber eine Provinz mit zwei Statthaltern bringt keine Steuern, darum ist ihre 8 durchgestrichen! Nimm mit deiner zweiten Aktion den vom Pferd zurück.
tutorial-alx-guards-alone = Ein Statthalter allein: 8 Punkte bei jeder Steuererhebung. Das Pferd musst du nicht noch einmal bezahlen, und der andere ist frei für die nächste Provinz.

tutorial-alx-takeover = Eine Provinz übernehmen
tutorial-alx-takeover-theirs = Marmarika gehört Roxane, mit Statthaltern auf einem Tempel und auf dem Pferd. Du kannst sie vertreiben: zwei Karten für jeden, mit dem Symbol, auf dem er steht. Dann bezahlst du die Provinz wie sonst.
tutorial-alx-takeover-guard = Das alles ist eine Aktion. Setze deinen Statthalter auf die Leier.
tutorial-alx-takeover-pay = Das kostet neun Karten. Zwei Tempel und zwei Pferde für ihre Statthalter und fünf weitere für die Symbole ohne Statthalter von dir. Bezahle damit.
tutorial-alx-takeover-levy = Jetzt steht dort ein einziger Statthalter, und zwar deiner. Erhebe Steuern mit der Leier.
tutorial-alx-takeover-half = 8 Punkte für dich, keiner für sie. Zu dritt oder zu viert bekäme sie zum Ausgleich die Hälfte deiner gespielten Karten. Welche, das entscheidest du.

tutorial-alx-divide = Provinzen teilen
tutorial-alx-divide-eleven = Roxane hält eine Provinz mit Ertrag 11, mit nur einem Statthalter. Die zu übernehmen, kannst du dir nicht leisten. Aber Mauern dürfen mitten durch eine Provinz gehen.
tutorial-alx-divide-soldier = Nimm den Hopliten.
tutorial-alx-divide-space = Fünf Hopliten sind gleich nah, und einer liegt in ihrer Provinz. Wähle diesen.
tutorial-alx-divide-corner = Bleib auf dieser Ecke stehen: Der Weg dorthin führt mitten hindurch.
tutorial-alx-divide-way = Geh geradewegs durch die Mitte.
tutorial-alx-divide-parts = Zwei Provinzen! Roxane behält den Osten mit Ertrag 3, wo ihr Statthalter steht. Der Westen mit Ertrag 8 gehört niemandem und kostet einen Statthalter und eine Karte.
tutorial-alx-divide-occupy = Besetze die westliche Provinz: Setze deinen Statthalter auf den Hopliten.
tutorial-alx-divide-pay = Bezahle mit der Amphorenkarte.
tutorial-alx-divide-yours = Die 8 gehören dir. Überlege gut, wo deine Statthalter stehen: Ein Feld mit Statthalter ist nicht frei, dorthin kann Alexander nicht ziehen.

tutorial-alx-special = Der Spezialzug
tutorial-alx-special-safe = Roxanes 11 Punkte sind vor Hopliten sicher. Ihr Statthalter steht auf dem Hopliten in ihrer Provinz: Das Feld ist nicht frei, also führt keine Hoplitkarte hinein. Und aufgedeckt liegen nur Hopliten.
tutorial-alx-special-play = Spiele stattdessen eine Karte aus der Hand. Das ist der Spezialzug: Du nimmst keine Karte, und Alexander geht zum nächstgelegenen freien Feld mit dem gespielten Symbol. Spiele dein Pferd.
tutorial-alx-special-corner = Wähle die leuchtende Ecke.
tutorial-alx-special-little = Ihr Statthalter steht gut: Nur ein wenig Land geht verloren. Und ein Spezialzug kostet zwei Karten, die gespielte und die nicht genommene.
tutorial-alx-special-joker = Selten hat eine aufgedeckte Karte auf dem ganzen Spielplan kein freies Feld mehr. Dann ist sie ein Joker: Nimm sie, nenne ein Symbol, und Alexander geht zum nächstgelegenen freien Feld, das es trägt.
