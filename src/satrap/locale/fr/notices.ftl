# Ce que l’on apprend, sur la page, par notification push, par e-mail ou par webhook.
notice-turn = À vous de jouer contre { $names }.
notice-over = Votre partie contre { $names } est terminée.
notice-undo = { $names } demande à revenir en arrière.
notice-end = { $names } propose d’arrêter la partie sans vainqueur.
notice-again = { $names } propose une revanche. Une place vous est gardée.
notice-seat-time = Votre temps est écoulé contre { $names }. Un bot joue pour vous jusqu’à votre retour.
notice-seat-away = En votre absence, un bot joue pour vous contre { $names } jusqu’à votre retour.
