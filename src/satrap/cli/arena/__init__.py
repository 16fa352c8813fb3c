"""`satrap arena`: which bots are stronger, and how sure that is."""
