table-unwelcome = Non puoi sederti a questo tavolo. Scegline un altro.
server-tie-self = Sei tu: scegli qualcun altro.
server-ties-full = Le tue liste hanno già { $most } persone e non c’è più posto. Prima togli qualcuno.
server-no-tie = Questa persona non è nelle tue liste.
server-no-member = Non c’è nessun membro di nome { $name }.
server-private-member = { $name } non lo mostra a nessuno.
server-no-followers = { $name } non desidera avere follower.
server-no-page = Questa pagina di risultati non esiste.
