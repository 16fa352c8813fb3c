"""What `tools.screenshots` shows: tables in known positions on a server without randomness."""
