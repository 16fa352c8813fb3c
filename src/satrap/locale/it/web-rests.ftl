# La pagina delle vacanze e dei fine settimana.
web-rests-title = Vacanze e fine settimana
web-rests-vacation = Vacanze
web-rests-about = I tuoi orologi si fermano a ogni tavolo per corrispondenza che lo permette. Niente comincia da sé: sei tu a dire quando sei via.
web-rests-first = Primo giorno
web-rests-last = Ultimo giorno
web-rests-take = Prenditi una vacanza
web-rests-left = { $left ->
    [one] Resta un giorno su { $most } nel { $year }
   *[other] Restano { $left } giorni su { $most } nel { $year }
}
web-rests-counts = Ogni giorno conta, anche oggi se parti oggi.
web-rests-planned = In programma
web-rests-now = Sei in vacanza fino al { $when }.
web-rests-back = Sono di nuovo qui
web-rests-off = Annulla
web-rests-change = Modifica
web-rests-save = Salva i nuovi giorni
web-rests-week = La tua settimana
web-rests-weekend = Dove gli orologi si fermano nel fine settimana, questi sono i tuoi giorni liberi: al massimo due.
web-rests-quiet = Dove gli orologi si fermano nelle ore di quiete, contano le tue, al massimo dieci ore per notte. In quelle ore non parte nemmeno una notifica.
web-rests-later = I tuoi orologi seguono questa modifica dal { $when }: possono seguirne una nuova una volta alla settimana.
web-rests-seen = Gli altri ai tuoi tavoli vedono per quanto tempo il tuo orologio è fermo, ma non dove abiti.
