"""The contract that every game fulfils, and the match that plays it."""
