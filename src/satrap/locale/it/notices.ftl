# Che cosa si viene a sapere: nella pagina, con una notifica push, per e-mail o per webhook.
notice-turn = Tocca a te contro { $who }.
notice-over = La tua partita contro { $who } è finita.
notice-undo = { $who } chiede di annullare qualcosa.
notice-end = { $who } vorrebbe finire la partita senza vincitori.
notice-again = { $who } vorrebbe giocare di nuovo. C’è un posto riservato per te.
notice-seat-time = Il tuo tempo contro { $who } è scaduto. Un bot gioca per te finché non torni.
notice-seat-away = In tua assenza, un bot gioca per te contro { $who } finché non torni.
