# Was der Server bei Turnieren ablehnt.
cup-none = Dieses Turnier gibt es nicht, oder der Link ist unvollständig.
cup-members-only = Turniere sind für Mitglieder: Sichere zuerst deine Partien, dann nimm teil.
cup-not-host = Das kann nur, wer das Turnier veranstaltet.
cup-ended = Dieses Turnier ist zu Ende.
cup-started = Dieses Turnier hat schon begonnen.
cup-full = Alle { $most } Plätze sind vergeben.
cup-not-in = Diese Person nimmt nicht teil.
cup-not-yet = Dass du da bist, kannst du ab 15 Minuten vor Beginn einer Live-Runde sagen.
cup-too-few = Es müssen mindestens zwei teilnehmen.
cup-no-bots = An diesem Turnier nehmen keine Bots teil.
cup-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
cup-no-such-tables = Dieses Spiel wird nicht zu { $seats } am Tisch gespielt.
cup-too-many = In diesem Modus können höchstens { $most } teilnehmen.
cup-too-many-hosted = Du veranstaltest schon { $most } Turniere. Beende eines davon oder sage es ab.
