"""How many decisions per second."""
