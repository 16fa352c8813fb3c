# Che cosa il server rifiuta nei tornei.
cup-none = Questo torneo non esiste, o il link è incompleto.
cup-members-only = I tornei sono per i membri: conserva prima le tue partite, poi partecipa.
cup-not-host = Può farlo solo chi organizza il torneo.
cup-ended = Questo torneo è finito.
cup-started = Questo torneo è già iniziato.
cup-full = Tutti i { $most } posti sono occupati.
cup-not-in = Questa persona non partecipa.
cup-not-yet = Puoi segnalare che ci sei a partire da 15 minuti prima di un turno dal vivo.
cup-too-few = Servono almeno due partecipanti.
cup-no-bots = I bot non partecipano a questo torneo.
cup-no-such-bot = Questo bot non esiste per questo gioco.
cup-no-such-tables = Questo gioco non si gioca in { $seats } per tavolo.
cup-too-many = Questa formula ammette al massimo { $most } partecipanti.
cup-too-many-hosted = Organizzi già { $most } tornei. Finiscine uno, o annullalo.
