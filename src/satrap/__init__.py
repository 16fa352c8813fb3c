"""Board games of Alexander's empire."""
