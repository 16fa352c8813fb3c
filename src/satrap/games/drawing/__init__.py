"""What the pictures of all boards share: SVG, the real map, icons and panels; knows no game."""
