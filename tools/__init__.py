"""Tools for developers of Satrap; players need none of them."""
