"""What is known of the printed board, worked out on the board at hand."""
