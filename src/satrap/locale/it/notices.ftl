# Che cosa si viene a sapere: nella pagina, con una notifica push, per e-mail o per webhook.
notice-turn = Tocca a te contro { $names }.
notice-over = La tua partita contro { $names } è finita.
notice-undo = { $names } chiede di annullare qualcosa.
notice-end = { $names } vorrebbe finire la partita senza vincitori.
notice-again = { $names } vorrebbe giocare di nuovo. C’è un posto riservato per te.
notice-seat-time = Il tuo tempo contro { $names } è scaduto. Un bot gioca per te finché non torni.
notice-seat-away = In tua assenza, un bot gioca per te contro { $names } finché non torni.
