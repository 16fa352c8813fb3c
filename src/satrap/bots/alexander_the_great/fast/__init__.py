"""Search for Alexander the Great over the records of the fast engine."""
