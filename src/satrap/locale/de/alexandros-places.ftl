# Himmelsrichtungen: als Richtung, und darin, wie ein Feld ohne Namen heißt (Susa Nord).
place-beside = { $place } { $quarter }
side-north = Norden
side-north-east = Nordosten
side-east = Osten
side-south-east = Südosten
side-south = Süden
side-south-west = Südwesten
side-west = Westen
side-north-west = Nordwesten
quarter-north = Nord
quarter-north-east = Nordost
quarter-east = Ost
quarter-south-east = Südost
quarter-south = Süd
quarter-south-west = Südwest
quarter-west = West
quarter-north-west = Nordwest
