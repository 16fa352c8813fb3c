"""The contract that every game obeys, and the match that plays it."""
