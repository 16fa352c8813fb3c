# Faire tourner un serveur.
server-bad-address = « { $address } » n’est ni une adresse ni un réseau : écrivez 10.0.0.7 ou 10.0.0.0/24.
cli-bad-url = « { $url } » n’est pas l’adresse d’un site : écrivez https://play.example.org.
cli-opt-behind-proxy = L’adresse de votre proxy inverse, ou son réseau ; peut être donné plusieurs fois. Lui seul est cru quand il dit qui demande, et si c’est par https.
cli-opt-url = L’adresse que les gens tapent, si ce n’est pas celle où l’on écoute : https://play.example.org.
cli-opt-metrics-to = Une adresse ou un réseau qui peut lire /api/metrics, outre cette machine ; peut être donné plusieurs fois.
cli-opt-log = Comment écrire le journal : json (un objet par ligne) ou plain. Sans cela : plain dans un terminal, sinon json.
