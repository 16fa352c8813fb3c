"""What many games between bots say of a game: sums, shares with intervals, tables."""
