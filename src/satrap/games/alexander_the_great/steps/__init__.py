"""The steps of a turn, one file for each heading of the rulebook."""
