# I suggerimenti.
web-friendly = Partita amichevole: suggerimenti ammessi
web-friendly-not = A questo tavolo nessuno riceve suggerimenti.
web-hint = Suggerimento
web-hint-candidates = Buone mosse
web-hint-best = Mossa migliore
web-hint-close = Nascondi il suggerimento
web-hint-thinking = Ci sto pensando…
web-hint-preparing = Il primo suggerimento di un server può richiedere un minuto, il tempo di prepararsi. Intanto puoi giocare.
web-chance-of = Probabilità di vincere: { $chance }% (± { $error })
web-then = Poi: { $words }
web-percent = { $value }%
web-lead-none = Alla pari nei punti
web-lead-ahead = { $points ->
    [one] Circa un punto di vantaggio
   *[other] Circa { $points } punti di vantaggio
}
web-lead-behind = { $points ->
    [one] Circa un punto di svantaggio
   *[other] Circa { $points } punti di svantaggio
}

# L’analisi di una partita finita.
web-analyse = Analizza questa partita
web-analysis-waiting = È in corso l’analisi di un’altra partita. La tua seguirà.
web-analysis-running = { $of ->
    [0] Preparazione…
   *[other] Turni esaminati: { $done } su { $of }
}
web-analysis-leave = Puoi andare e tornare più tardi: l’analisi resta con la partita.
web-analysis-failed = L’analisi si è fermata prima della fine. Avviala di nuovo.
web-analysis-again = Riprova
web-chances = Probabilità di vincere
web-chances-how = Probabilità
web-chances-known = Come le vedeva ciascuno
web-chances-open = Con tutto scoperto
web-chances-table = In cifre
web-decision = Mossa
web-turning = Momenti decisivi
web-turning-none = Nessuna mossa è costata molto. Bravi tutti.
web-turning-look = Guarda la mossa { $ply }
web-best-move = Mossa migliore
web-best-move-close = Nascondi le mosse migliori
web-verdict-played = { $name } ha giocato: { $action }
web-verdict-better = Meglio: { $action }
web-verdict-lost = Probabilità di vincere { $played }% invece di { $best }%: { $lost }% in meno (± { $error })
web-verdict-good = Non si è trovato niente di meglio.
web-verdict-none = Con questa mossa non comincia nessun turno.
