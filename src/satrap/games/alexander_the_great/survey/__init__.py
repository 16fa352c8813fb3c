"""What is known about the printed board, checked on the board at hand."""
