"""The facts known about the printed board, each proved on the board at hand."""
