"""A siege of a real server: hostile clients do their worst while honest people play."""
