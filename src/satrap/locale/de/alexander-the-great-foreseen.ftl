# Was eine Wahl brächte, zu dem gesagt, der wählt: jetzt, und mit „du“.
foreseen-atg-event-place = Du spielst an { $place }. Stelle.
foreseen-atg-event-moved-free = Du bewegst { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} ({ $source } → { $target }).
foreseen-atg-event-moved = Du bewegst { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} ({ $source } → { $target }) und zahlst { $temple ->
    [0] { $city } aus dem Stadtfeld
   *[other] { $temple } aus dem Tempelfeld{ $city ->
        [0] { "" }
       *[other] , { $city } aus dem Stadtfeld
    }
}.
foreseen-atg-event-goal = Du erreichst { $province }: Die Region endet mit dieser Runde.
foreseen-atg-event-stopped = Du ziehst nicht weiter.
foreseen-atg-event-laid-temple = Du versuchst, in { $province } einen Tempel zu bauen.
foreseen-atg-event-laid-city = Du versuchst, in { $province } eine Stadt zu bauen.
foreseen-atg-event-armies = Du stellst { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} auf das Feldzugsymbol { $region }.
foreseen-atg-event-turn = Die Reihenfolge: { $names }.
