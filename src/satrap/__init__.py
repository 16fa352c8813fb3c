"""Board games about Alexander's empire."""
