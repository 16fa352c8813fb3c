"""Analysis of a match: how likely each seat was to win, and where it could have done better."""
