"""Search for Alexandros over the records of the fast engine."""
