# Una persona su più dispositivi.
server-link-over = Questo link è già stato usato, o è troppo vecchio: creane uno nuovo sull’altro dispositivo.
server-name-or-link = Entra con un nome o con un link, non con entrambi.
server-not-your-seat = Questo posto non è tuo, e nemmeno le sue note.
