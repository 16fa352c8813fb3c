# I suggerimenti.
web-friendly = Partita amichevole: suggerimenti ammessi, fuori classifica
web-friendly-not = A questo tavolo nessuno riceve suggerimenti.
web-rated = Questa partita vale per la classifica.
web-rated-clock = Questa partita vale per la classifica. Se esaurisci il tempo e non torni prima della fine, perdi, anche se il bot vince.
web-away-rated = Un bot gioca per te. Torna prima della fine, altrimenti perdi questa partita, che vale per la classifica.
web-hint = Suggerimento
web-hint-candidates = Buone mosse
web-hint-best = Mossa migliore
web-hint-close = Nascondi il suggerimento
web-hint-thinking = Ci sto pensando…
web-hint-preparing = Ci vuole un po’ di più, al massimo un minuto. Intanto puoi giocare.
web-chance-of = Probabilità di vincere: { $chance }
web-then = Poi: { $words }
web-percent = { $value }%

# L’analisi di una partita finita.
web-analyse = Analizza questa partita
web-analysis-waiting = { $count ->
    [0] La tua partita è la prossima.
    [one] C’è una partita prima della tua. La tua segue tra circa { $minutes } minuti.
   *[other] Ci sono { $count } partite prima della tua. La tua segue tra circa { $minutes } minuti.
}
web-analysis-running = Analisi della tua partita: { $percent }%
web-analysis-left = { $minutes ->
    [one] Ancora un minuto circa.
   *[other] Ancora { $minutes } minuti circa.
}
web-analysis-ready = L’analisi è pronta
web-analysis-leave = Puoi andare e tornare più tardi: l’analisi resta con la partita.
web-analysis-failed = L’analisi si è fermata prima della fine. Avviala di nuovo.
web-analysis-again = Riprova
web-chances = Probabilità di vincere
web-chances-how = Probabilità
web-chances-known = Come le vedeva ciascuno
web-chances-open = Con tutto scoperto
web-chances-table = In cifre
web-chances-when = Quando
web-turning = Momenti decisivi
web-turning-none = Nessuna mossa è costata molto. Bravi tutti.
web-turning-look = Guarda sul tabellone
web-best-move = Mossa migliore
web-best-move-close = Nascondi le mosse migliori
web-verdict-none = Con questa mossa non comincia nessun turno.
