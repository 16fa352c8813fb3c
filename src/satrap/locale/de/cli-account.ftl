# `satrap account`.
cli-about-account = Liest das Archiv mit all deinen Daten.
cli-about-account-read = Sagt, was in einem Archiv ist, und prüft jede Partie darin.
cli-opt-archive = Das Archiv, wie es von einem Server kam.
cli-opt-import = Legt die beendeten Partien auch auf diesem Server ab, um sie dort anzusehen.
cli-archive-unreadable = { $file } ist kein Archiv mit den Daten einer Person.
cli-archive-of = Die Daten von { $name }
cli-archive-file = { $file }: { $count }
cli-archive-wrong = { $file } stimmt nicht: { $reason }
cli-archive-sound = Geprüft. Aufzeichnungen: { $records }; Beweise: { $proofs }. Alles stimmt.
cli-archive-imported = { $names }: { $address }
cli-archive-refused = Der Server hat es nicht angenommen: { $reason }
