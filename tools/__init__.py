"""Tools for those who change Satrap; players need none of them."""
