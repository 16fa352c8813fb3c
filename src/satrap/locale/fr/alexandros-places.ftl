# Points cardinaux : comme directions, et dans le nom d’une case qui n’en a pas (Suse Nord).
place-beside = { $place } { $quarter }
side-north = nord
side-north-east = nord-est
side-east = est
side-south-east = sud-est
side-south = sud
side-south-west = sud-ouest
side-west = ouest
side-north-west = nord-ouest
quarter-north = Nord
quarter-north-east = Nord-Est
quarter-east = Est
quarter-south-east = Sud-Est
quarter-south = Sud
quarter-south-west = Sud-Ouest
quarter-west = Ouest
quarter-north-west = Nord-Ouest
