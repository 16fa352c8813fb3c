# Was an einem Spielplan von Alexander der Große falsch sein kann.
march-unreadable = Die Spielplandatei ist nicht lesbar: { $reason }.
march-same-id = Zwei Provinzen haben dieselbe Kennung.
march-elsewhere = „{ $province }“ ist keine Provinz der Region { $region }.
march-same-number = Zwei Provinzen der Region { $region } haben dieselbe Nummer.
march-bad-link = Ein Pfeil der Region { $region } führt nirgendwohin: Er braucht zwei verschiedene Enden und mindestens eine Spitze.
march-same-link = Zwei Provinzen der Region { $region } sind doppelt verbunden: Ein einziger Pfeil hat beide Preise.
march-unreachable = In der Region { $region } führt kein Weg zur Provinz { $province }, bevor die letzte Provinz betreten wird.
