table-unwelcome = Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.
server-tie-self = C’est vous : choisissez quelqu’un d’autre.
server-ties-full = Vos listes comptent déjà { $most } personnes, il n’y a plus de place. Retirez d’abord quelqu’un.
server-no-tie = Cette personne n’est pas sur vos listes.
server-no-member = Aucun membre ne s’appelle { $name }.
server-private-member = { $name } ne montre pas cela.
server-no-followers = { $name } ne souhaite pas avoir d’abonnés.
server-no-page = Cette page de résultats n’existe pas.
