# Parti di un turno: che cosa ha fatto qualcuno, e che cosa si poteva fare.
chance-low = meno del 5%
chance-high = più del 95%
analysis-played = { $name } { $words }.
analysis-played-you = Il tuo turno: { $plain }.
analysis-better = Meglio: { $plain }.
analysis-better-march = Meglio: la stessa marcia, ma poi { $plain }.
analysis-better-then = Meglio: lo stesso inizio, ma poi { $plain }.
analysis-all-did = { $names } e { $last }
analysis-all-could = { $names }, poi { $last }
analysis-numbers = Probabilità di vincere: { $played } con questa mossa, { $best } con la migliore.
analysis-numbers-you = Probabilità di vincere: { $played } con la tua mossa, { $best } con la migliore.
analysis-good = Probabilità di vincere: { $played } con questa mossa, { $best } senza.
analysis-good-you = Probabilità di vincere: { $played } con la tua mossa, { $best } senza.
analysis-rise = Le probabilità di vincere sono passate da { $best } a { $played }.
analysis-rise-you = Le tue probabilità di vincere sono passate da { $best } a { $played }.
analysis-about = Quasi alla pari con la migliore mossa trovata.
analysis-change = { $best } → { $played }
analysis-costliest = Decisione più costosa
analysis-best = { $count ->
    [one] Decisione migliore
   *[other] Decisioni migliori
}
analysis-nothing = Non si è trovato niente di meglio.
did-alexandros-march = ha marciato { $card } fino al vertice a { $side } di { $place }
could-alexandros-march = marciare { $card } fino al vertice a { $side } di { $place }
did-alexandros-goes = ha marciato fino al vertice a { $side } di { $place }
could-alexandros-goes = marciare fino al vertice a { $side } di { $place }
did-alexandros-stay = ha lasciato Alessandro dov’era
could-alexandros-stay = lasciare Alessandro dov’è
did-alexandros-occupy = ha occupato { $place } (valore { $value })
could-alexandros-occupy = occupare { $place } (valore { $value })
did-alexandros-take-over = ha tolto { $place } (valore { $value }) a { $name }
did-alexandros-take-over-you = ti ha tolto { $place } (valore { $value })
could-alexandros-take-over = togliere { $place } (valore { $value }) a { $name }
could-alexandros-take-over-you = toglierti { $place } (valore { $value })
did-alexandros-levy = ha riscosso le tasse ({ $gains })
could-alexandros-levy = riscuotere le tasse ({ $gains })
did-alexandros-draw = ha pescato { $count ->
    [one] una carta
   *[other] { $count } carte
}
could-alexandros-draw = pescare { $count ->
    [one] una carta
   *[other] { $count } carte
}
did-alexandros-take = ha preso una carta scoperta ({ $card })
could-alexandros-take = prendere una carta scoperta ({ $card })
did-alexandros-back = ha ritirato la guardia di { $place }
could-alexandros-back = ritirare la guardia di { $place }
advice-with-temple = con il tempio
advice-with-amphora = con l’anfora
advice-with-horse = con il cavallo
advice-with-lyre = con la lira
advice-with-soldier = con il guerriero
advice-with-both = con entrambe le carte
advice-ahead = { $points ->
    [one] 1 punto di vantaggio
   *[other] { $points } punti di vantaggio
}
advice-behind = { $points ->
    [one] 1 punto di svantaggio
   *[other] { $points } punti di svantaggio
}
advice-level = parità
advice-gain = { $name } { $points }
did-alexander-the-great-split = ha scelto la ripartizione { $order }-{ $army }-{ $temple }-{ $city } (ordine, armate, templi, città)
could-alexander-the-great-split = la ripartizione { $order }-{ $army }-{ $temple }-{ $city } (ordine, armate, templi, città)
did-alexander-the-great-resplit = ha ripartito i cubi rimasti { $temple }-{ $city } (templi, città)
could-alexander-the-great-resplit = la ripartizione { $temple }-{ $city } dei cubi rimasti (templi, città)
did-alexander-the-great-place = ha preso la posizione { $number }
could-alexander-the-great-place = prendere la posizione { $number }
armies-go = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} { $to }
armies-more = { $armies ->
    [one] una
   *[other] { $armies }
} { $to }
did-alexander-the-great-march = ha mandato { $words }
could-alexander-the-great-march = mandare { $words }
attempts-temple = { $count ->
    [one] un tempio
   *[other] { $count } templi
} { $places }
attempts-city = { $count ->
    [one] una città
   *[other] { $count } città
} { $places }
did-alexander-the-great-build = ha puntato a { $words }
could-alexander-the-great-build = puntare a { $words }
did-alexander-the-great-ends = non ha fatto altro
could-alexander-the-great-ends = non fare altro
