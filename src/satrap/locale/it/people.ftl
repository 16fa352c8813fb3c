# Una persona su più dispositivi.
server-link-over = Questo link è già stato usato, o è troppo vecchio: creane uno nuovo sull’altro dispositivo.
server-name-or-link = Entra con un nome o con un link, non con entrambi.
