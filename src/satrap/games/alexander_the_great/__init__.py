"""Alexander the Great, by Hofstätter and Keusch (2005): six regions, secret resources, a march."""
