# Urlaub, Wochenenden und Ruhezeiten.
vacation-past = Ein Urlaub beginnt frühestens heute.
vacation-backwards = Der letzte Urlaubstag kann nicht vor dem ersten liegen.
vacation-far = Du kannst höchstens ein Jahr im Voraus planen.
vacation-overlaps = In diesen Tagen hast du schon Urlaub.
vacation-many = Du kannst höchstens { $most } Urlaube planen.
vacation-budget = { $left ->
    [0] Für { $year } hast du keine Urlaubstage mehr.
    [one] Für { $year } hast du nur noch einen Urlaubstag.
   *[other] Für { $year } hast du nur noch { $left } Urlaubstage.
}
vacation-none = Diesen Urlaub gibt es nicht mehr.
rests-twice = Ein Tag kann nur einmal zum Wochenende gehören.
