# Vacances, week-ends et heures de repos.
vacation-past = Des vacances commencent au plus tôt aujourd’hui.
vacation-backwards = Le dernier jour des vacances ne peut pas précéder le premier.
vacation-far = Vous ne pouvez pas prévoir plus d’un an à l’avance.
vacation-overlaps = Vous êtes déjà en vacances ces jours-là.
vacation-many = Vous pouvez prévoir au plus { $most } vacances.
vacation-budget = { $left ->
    [0] Il ne vous reste aucun jour de vacances en { $year }.
    [one] Il ne vous reste que { $left } jour de vacances en { $year }.
   *[other] Il ne vous reste que { $left } jours de vacances en { $year }.
}
vacation-none = Ces vacances n’existent plus.
rests-twice = Un jour ne peut figurer qu’une fois dans votre week-end.
