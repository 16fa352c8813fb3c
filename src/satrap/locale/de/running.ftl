# Einen Server betreiben.
server-bad-address = „{ $address }“ ist weder eine Adresse noch ein Netz: schreib 10.0.0.7 oder 10.0.0.0/24.
cli-bad-url = „{ $url }“ ist keine Adresse einer Seite: schreib https://play.example.org.
cli-opt-behind-proxy = Die Adresse deines Reverse-Proxys oder sein Netz; kann mehrmals angegeben werden. Nur ihm wird geglaubt, wer fragt und ob über https.
cli-opt-url = Die Adresse, die man eintippt, wenn es nicht die ist, an der gehorcht wird: https://play.example.org.
cli-opt-metrics-to = Eine Adresse oder ein Netz, das /api/metrics lesen darf, neben diesem Rechner; kann mehrmals angegeben werden.
cli-opt-log = Wie das Protokoll geschrieben wird: json (ein Objekt je Zeile) oder plain. Ohne Angabe: plain am Terminal, sonst json.
