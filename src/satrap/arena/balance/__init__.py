"""What many games between bots say about a game: sums, shares with intervals, tables."""
