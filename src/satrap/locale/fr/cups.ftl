# Ce que le serveur refuse aux tournois.
cup-none = Ce tournoi n’existe pas, ou son lien est incomplet.
cup-members-only = Les tournois sont réservés aux membres : conservez d’abord vos parties, puis participez.
cup-not-host = Seul l’organisateur peut faire cela.
cup-ended = Ce tournoi est terminé.
cup-started = Ce tournoi a déjà commencé.
cup-full = Les { $most } places sont prises.
cup-not-in = Cette personne ne participe pas.
cup-not-yet = Vous pouvez signaler votre présence dans les 15 minutes qui précèdent une ronde en direct.
cup-too-few = Il faut au moins deux participants.
cup-no-bots = Les bots ne participent pas à ce tournoi.
cup-no-such-bot = Ce bot n’existe pas pour ce jeu.
cup-no-such-tables = Ce jeu ne se joue pas à { $seats } par table.
cup-too-many = Cette formule admet { $most } participants au plus.
cup-too-many-hosted = Vous organisez déjà { $most } tournois. Terminez ou annulez d’abord l’un d’eux.
