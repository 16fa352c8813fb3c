# Ce que l’on apprend, sur la page, par notification push, par e-mail ou par webhook.
notice-turn = À vous de jouer contre { $who }.
notice-over = Votre partie contre { $who } est terminée.
notice-undo = { $who } demande à revenir en arrière.
notice-end = { $who } propose d’arrêter la partie sans vainqueur.
notice-again = { $who } propose une revanche. Une place vous est gardée.
notice-seat-time = Votre temps est écoulé contre { $who }. Un bot joue pour vous jusqu’à votre retour.
notice-seat-away = En votre absence, un bot joue pour vous contre { $who } jusqu’à votre retour.
