"""One file for each heading of the rulebook: what is allowed, and what it does."""
