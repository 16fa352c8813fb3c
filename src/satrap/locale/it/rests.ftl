# Vacanze, fine settimana e ore di quiete.
vacation-past = Una vacanza comincia al più presto oggi.
vacation-backwards = L’ultimo giorno di una vacanza non può precedere il primo.
vacation-far = Puoi pianificare al massimo un anno in anticipo.
vacation-overlaps = In questi giorni sei già in vacanza.
vacation-many = Puoi pianificare al massimo { $most } vacanze.
vacation-budget = { $left ->
    [0] Nel { $year } non ti restano giorni di vacanza.
    [one] Nel { $year } ti resta un solo giorno di vacanza.
   *[other] Nel { $year } ti restano solo { $left } giorni di vacanza.
}
vacation-none = Questa vacanza non esiste più.
rests-twice = Un giorno può far parte del fine settimana una volta sola.
