# La page des vacances et des week-ends.
web-rests-title = Vacances et week-ends
web-rests-vacation = Vacances
web-rests-about = Votre temps s’arrête à toutes les tables par correspondance qui le permettent. Rien ne commence tout seul : c’est vous qui dites quand vous partez.
web-rests-first = Premier jour
web-rests-last = Dernier jour
web-rests-take = Prendre des vacances
web-rests-another = Prendre d’autres vacances
web-rests-left = { $left ->
    [one] Il reste { $left } jour sur { $most } en { $year }
   *[other] Il reste { $left } jours sur { $most } en { $year }
}
web-rests-counts = Chaque jour compte, y compris aujourd’hui si vous partez aujourd’hui.
web-rests-planned = Prévu
web-rests-now = Vous êtes en vacances jusqu’au { $when }.
web-rests-back = Je suis de retour
web-rests-off = Annuler
web-rests-change = Modifier
web-rests-save = Enregistrer les nouveaux jours
web-rests-week = Votre semaine
web-rests-weekend = Là où le temps s’arrête le week-end, ce sont vos jours de repos : deux au plus.
web-rests-quiet = À certaines tables, le temps s’arrête la nuit. Le vôtre s’arrête alors pendant vos heures calmes, mais jamais plus de dix heures par nuit. Pendant ces heures, vous ne recevez pas non plus de notifications.
web-rests-later = Ce changement comptera pour votre temps à partir du { $when } : un nouveau peut compter une fois par semaine.
web-rests-seen = Les autres à vos tables voient jusqu’à quand votre temps est arrêté, mais pas où vous habitez.
