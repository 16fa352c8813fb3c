# Che cosa può non andare in un tabellone di Alessandro Magno.
march-unreadable = Il file del tabellone non si può leggere: { $reason }.
march-same-id = Due province hanno lo stesso identificativo.
march-elsewhere = «{ $province }» non è una provincia della regione { $region }.
march-same-number = Due province della regione { $region } hanno lo stesso numero.
march-bad-link = Una freccia della regione { $region } non porta da nessuna parte: servono due capi diversi e almeno una punta.
march-same-link = Due province della regione { $region } sono collegate due volte: una sola freccia porta entrambi i prezzi.
march-unreachable = Nella regione { $region } non si può raggiungere { $province } prima di entrare nell’ultima provincia.
