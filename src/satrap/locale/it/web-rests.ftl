# La pagina delle vacanze e dei fine settimana.
web-rests-title = Vacanze e fine settimana
web-rests-vacation = Vacanze
web-rests-about = Il tuo tempo si ferma a ogni tavolo per corrispondenza che lo permette. Niente comincia da sé: sei tu a dire quando sei via.
web-rests-first = Primo giorno
web-rests-last = Ultimo giorno
web-rests-take = Prenditi una vacanza
web-rests-another = Un’altra vacanza
web-rests-left = { $left ->
    [one] Resta un giorno su { $most } nel { $year }
   *[other] Restano { $left } giorni su { $most } nel { $year }
}
web-rests-counts = Ogni giorno conta, anche oggi se parti oggi.
web-rests-planned = In programma
web-rests-now = Sei in vacanza fino a { $when }.
web-rests-back = Sono di nuovo qui
web-rests-off = Annulla
web-rests-change = Modifica
web-rests-save = Salva i nuovi giorni
web-rests-week = La tua settimana
web-rests-weekend = Dove il tempo si ferma nel fine settimana, questi sono i tuoi giorni liberi: al massimo due.
web-rests-quiet = Ad alcuni tavoli il tempo si ferma di notte. Il tuo si ferma allora durante le tue ore di quiete, ma mai per più di dieci ore a notte. In quelle ore non ti arrivano notifiche.
web-rests-later = Questa modifica conta per il tuo tempo dal { $when }: una nuova può contare una volta alla settimana.
web-rests-seen = Gli altri ai tuoi tavoli vedono fino a quando il tuo tempo è fermo, ma non dove abiti.
