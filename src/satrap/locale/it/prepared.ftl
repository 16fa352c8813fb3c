# Decisioni preparate in anticipo.
table-prepared-not-now = Adesso non puoi prepararlo: forse non capiterà più, oppure tocca già a te decidere.
table-prepared-twice = Puoi prepararne solo uno per lo stesso momento.
