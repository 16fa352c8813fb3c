# Punti cardinali: come direzioni, e in come si chiama una casella senza nome (Susa Nord).
place-beside = { $place } { $quarter }
side-north = nord
side-north-east = nord-est
side-east = est
side-south-east = sud-est
side-south = sud
side-south-west = sud-ovest
side-west = ovest
side-north-west = nord-ovest
quarter-north = Nord
quarter-north-east = Nord-Est
quarter-east = Est
quarter-south-east = Sud-Est
quarter-south = Sud
quarter-south-west = Sud-Ovest
quarter-west = Ovest
quarter-north-west = Nord-Ovest
