# Points of the compass: as directions, and in the name of an unnamed space (Susa North).
place-beside = { $place } { $quarter }
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west
quarter-north = North
quarter-north-east = North-East
quarter-east = East
quarter-south-east = South-East
quarter-south = South
quarter-south-west = South-West
quarter-west = West
quarter-north-west = North-West
