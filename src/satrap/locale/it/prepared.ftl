# Decisioni preparate in anticipo.
table-prepared-not-now = Adesso non puoi prepararlo: forse non capiterà più, oppure è già il momento.
table-prepared-twice = Puoi prepararne solo uno per lo stesso momento.
