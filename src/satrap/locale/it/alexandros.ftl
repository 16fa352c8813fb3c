# Alexandros: carte e simboli.
card-temple = tempio
card-amphora = anfora
card-horse = cavallo
card-lyre = lira
card-soldier = guerriero
card-both = entrambe le carte
card-unseen = una carta coperta
card-none = nessuna
cards-of = { $count } × { $card }
symbol-temple = tempio
symbol-amphora = anfora
symbol-horse = cavallo
symbol-lyre = lira
symbol-soldier = guerriero
place = { $place } ({ $space })
where = { $place } ({ $symbol })
gain = { $name } { $points }
open-land = resto del territorio
province-part = { $place } (valore { $value })

# Il diario: che cosa è successo.
event-dealt = { $name } ha ricevuto la prima carta: { $card }.
event-dealt-hidden = { $name } ha ricevuto una carta coperta.
event-card-drawn = { $name } ha pescato una carta dal mazzo: { $card }.
event-card-drawn-hidden = { $name } ha pescato una carta dal mazzo.
event-turned-up = Nuova carta scoperta: { $card }.
event-reshuffled = { $count ->
    [one] L’unica carta scartata è diventata
   *[other] Le { $count } carte scartate sono state mescolate in
} un nuovo mazzo.
event-turn-began = Turno { $number }: { $name }.
event-card-chosen = { $name } ha scelto la carta scoperta { $card }.
event-joker-used = { $name } ha usato un jolly: { $cards }.
event-special-played = { $name } ha giocato dalla mano la carta { $card } per la mossa speciale di Alessandro.
event-stayed = { $name } non ha potuto muovere Alessandro.
event-space-chosen = { $name } ha mandato Alessandro verso { $where }.
event-point-chosen = { $name } ha scelto il vertice a { $side } ({ $point }).
event-step-taken = { $name } ha scelto la via verso { $side } ({ $point }).
event-marched = Alessandro ha marciato verso { $place }; { $name } { $red ->
    [0] { $black ->
        [0] non ha messo nuovi muri
        [one] ha messo un muro
       *[other] ha messo { $black } muri
    }
   *[other] { $black ->
        [0] { $red ->
            [one] ha messo un muro rosso
           *[other] ha messo { $red } muri rossi
        }
       *[other] ha messo muri neri ({ $black }) e rossi ({ $red })
    }
}.
event-province-split = I muri hanno diviso la terra: { $parts }.
event-owned-split = I muri hanno diviso la provincia di { $name } (valore { $value }): { $parts }.
event-last-turn = Questo è l’ultimo turno: { $reason }.
event-card-taken = { $name } ha preso la carta scoperta { $card }.
event-guard-placed = { $name } ha messo una guardia su { $where }.
event-occupied = { $name } ha occupato la provincia di { $place } (valore { $value }) con { $guards ->
    [one] una guardia
   *[other] { $guards } guardie
}{ $paid ->
    [0] { "." }
   *[other] { " " }e ha pagato: { $cards }.
}
event-taken-over = { $name } ha conquistato la provincia di { $place } (valore { $value }), finora di { $loser }{ $paid ->
    [0] { "." }
   *[other] , e ha pagato: { $cards }.
}
event-cards-given = { $loser } ha ricevuto da { $name }: { $cards }.
event-taxes-levied = { $name } ha riscosso le tasse con la carta { $card }: { $gains }.
event-guard-taken-back = { $name } ha ritirato la guardia da { $where }.
event-passed = { $name } ha terminato il turno.
event-ended = La partita è finita: { $reason }. { $count ->
    [one] Ha vinto { $winners }.
   *[other] { $winners } si dividono la vittoria.
}
reason-red_wall = è stato messo un muro rosso
reason-walls_used_up = i muri sono finiti
reason-hundred = sono stati raggiunti i 100 punti
reason-no_moves = per un giro intero nessuno ha potuto muovere Alessandro
reason-turn_cap = è stato raggiunto il numero massimo di turni

# Pulsanti: che cosa si può fare.
do-march = Marcia con la carta { $card }
do-joker = Usa la carta { $card } come jolly
do-joker-for = Jolly: { $card } → { $symbol }
do-special = Mossa speciale, carta in mano: { $card }
do-special-for = Mossa speciale (mano): { $card } → { $symbol }
do-stay = Lascia Alessandro dov’è
do-space = Marcia verso { $where }
do-point = Fermati sul vertice a { $side } ({ $point })
do-step = Vai verso { $side } ({ $point })
do-draw = Pesca una carta dal mazzo
do-take = Prendi la carta scoperta { $card }
do-occupy = Occupa (valore { $value }): { $where }
do-takeover = Conquista (valore { $value }): { $where }
do-guard = Un’altra guardia: { $where }
do-pay = Paga la provincia
do-give = Dai la carta { $card }
do-levy = Riscuoti le tasse con { $card } (+{ $points })
do-retrieve = Ritira la guardia: { $where }
do-pass = Termina il turno

# Perché qualcosa non è possibile.
unknown-verb = «{ $verb }» non è un’azione. Le azioni sono: { $verbs }.
wrong-words = «{ $verb }» si scrive così: { $example }.
unknown-card = Non c’è una carta «{ $word }». Le carte sono: temple, amphora, horse, lyre, soldier.
unknown-space = Su questo tabellone non c’è una casella «{ $word }». Una casella è un vertice e d o u, come c7d.
unknown-point = Su questo tabellone non c’è un vertice «{ $word }». Un vertice è una lettera e un numero, come c7.
now-source = Scegli prima la carta che muove Alessandro.
now-space = Ora scegli la casella verso cui marcia Alessandro.
now-point = Ora scegli il vertice su cui si ferma Alessandro.
now-path = Ora scegli il prossimo vertice del percorso.
now-act = Alessandro si è mosso; ora scegli un’azione.
now-guards = Ora paga, o metti un’altra guardia.
now-give = Ora scegli una carta per chi ha perso la provincia.
march-open = Alessandro marcia verso caselle con un simbolo.
march-guarded = Lì c’è un governatore: Alessandro non può marciare verso quella casella.
march-walled = Un muro costeggia quella casella: Alessandro non può marciarvi.
march-here = Alessandro tocca già quella casella: una marcia porta a un’altra.
march-no-card = Nessuna carta { $card } è scoperta o nella tua mano: niente porta lì.
march-nearer = Un’altra casella { $card } è più vicina, contando i lati dei triangoli: la carta porta a quella.
stay-can-move = Alessandro deve muoversi: c’è una carta che può muoverlo.
card-not-shown = Non c’è una carta { $card } scoperta.
card-not-held = Non hai una carta { $card }.
joker-not-now = Ora niente jolly: una carta è un jolly solo quando nessuna casella con il suo simbolo è libera.
no-free-space = Nessuna casella con il simbolo { $card } è libera.
special-own-symbol = Ci sono caselle libere con il simbolo { $card }: la carta porta alla più vicina.
walls-too-few = Per questo non bastano i muri: { $left ->
    [0] non ne restano
    [one] ne resta solo uno
   *[other] ne restano solo { $left }
}.
space-not-nearest = { $space } non è la casella libera più vicina con questo simbolo per cui bastino i muri.
space-not-free = { $space } non è una casella libera con questo simbolo.
point-elsewhere = { $point } non è un vertice di { $space }.
step-not-shortest = { $point } non è su nessuno dei percorsi più brevi per cui bastino i muri.
no-card-left = Non ci sono più carte da pescare.
no-action-left = Hai già fatto entrambe le azioni di questo turno.
no-province-yet = Questa terra non è ancora chiusa.
guard-needs-symbol = Una guardia va messa su una casella con simbolo; { $space } non ne ha.
no-guard-left = Non hai più guardie da mettere.
province-yours = Questa provincia è già tua.
province-occupied = Questa provincia è occupata: conquistala invece.
province-free = Questa provincia non è di nessuno: occupala invece.
cannot-pay = Ti mancano carte per questa provincia: { $cards }. Le guardie possono sostituirne al massimo { $guards ->
    [one] una
   *[other] { $guards }
}.
cannot-pay-from-here = Con una guardia lì ti mancherebbero carte che { $guards ->
    [one] la tua guardia non può
   *[other] le tue { $guards } guardie non possono
} sostituire: { $cards }.
cannot-pay-after = Dopo aver cacciato le guardie ti mancherebbero carte: { $cards }. Guardie in riserva: { $guards }.
cannot-remove = Per cacciare le guardie ti mancano carte: { $cards }.
guard-only-if-missing = In questa edizione un’altra guardia è ammessa solo dove manca una carta.
guard-fewest = In questa partita non si mettono più guardie di quante ne richiedano le carte mancanti: questa deve stare dove manca una carta.
guard-elsewhere = Una guardia va su una casella con simbolo di questa provincia dove non ne hai ancora: { $space } non va bene.
pay-missing = Carte mancanti: { $cards }. Metti invece un’altra guardia.
give-not-played = Fra le carte che hai giocato non resta nessuna carta { $card }.
levied-already = Le tasse si riscuotono solo una volta per turno.
levy-no-guard = Nessuna delle tue guardie è su una casella { $card }.
no-guard-there = Non hai una guardia su { $space }.
pass-must-act = In questa partita devi fare un’azione finché ne è possibile una.

# Il tavolo nel terminale.
show-display = Carte scoperte: { $cards }
show-deck = Mazzo: { $count }, scarti: { $discarded }
show-walls = Muri rimasti: neri { $black }, rossi { $red }
show-hand = La tua mano: { $cards }
show-seat = { $name }: punti { $score }, guardie da mettere { $guards }, carte { $cards }
show-provinces = Province:
show-free = libera
show-province = { $name } ({ $owner }): valore { $value }, guardie { $guards }, simboli: { $symbols }

# La riga di stato: che cosa c’è da fare, per te e per gli altri.
prompt-source = Scegli una carta scoperta, o giocane una dalla mano: Alessandro marcia verso la casella libera più vicina con il suo simbolo.
prompt-source-of = { $name } sceglie la carta che muove Alessandro.
prompt-stay = Nessuna carta può muovere Alessandro: lascialo dov’è.
prompt-space = Scegli la casella verso cui marcia Alessandro.
prompt-space-of = { $name } sceglie la casella verso cui marcia Alessandro.
prompt-point = Scegli il vertice su cui si ferma Alessandro.
prompt-point-of = { $name } sceglie il vertice su cui si ferma Alessandro.
prompt-path = Dove va ora Alessandro?
prompt-path-of = { $name } sceglie il percorso di Alessandro.
prompt-act = { $actions ->
    [0] Puoi ancora ritirare delle guardie.
    [one] Ti resta un’azione: prendere una carta, occupare o conquistare una provincia, o riscuotere le tasse.
   *[other] Hai { $actions } azioni: prendere carte, occupare o conquistare province, riscuotere le tasse.
}
prompt-act-levied = { $actions ->
    [0] Puoi ancora ritirare delle guardie.
   *[other] Ti resta un’azione: prendere una carta, oppure occupare o conquistare una provincia. Le tasse si riscuotono una volta per turno.
}
prompt-act-of = { $name } { $actions ->
    [0] può ancora ritirare delle guardie.
    [one] ha ancora un’azione.
   *[other] ha { $actions } azioni.
}
prompt-guards = Paga la provincia, o metti un’altra guardia.
prompt-guards-lacking = Metti un’altra guardia. Carte mancanti: { $cards }.
prompt-guards-pay = Paga la provincia.
prompt-guards-of = { $name } paga una provincia, o mette un’altra guardia.
prompt-give = Scegli una carta per { $loser }, che ha perso la provincia: { $number } di { $all }.
prompt-give-of = { $name } sceglie una carta per { $loser }, che ha perso la provincia.
