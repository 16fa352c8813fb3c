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
foreseen-atg-event-goal = Du betrittst die letzte Provinz, { $province }: Die Region endet mit dieser Runde.
foreseen-atg-event-stopped = Du beendest deinen Marsch.
foreseen-atg-event-laid-temple = Du versuchst, einen Tempel zu bauen ({ $province }).
foreseen-atg-event-laid-city = Du versuchst, eine Stadt zu bauen ({ $province }).
foreseen-atg-event-armies = Du stellst { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} auf das Feldzugssymbol { $region }.
foreseen-atg-event-turn = Die Reihenfolge: { $names }.
