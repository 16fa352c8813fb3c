"""What the pictures of all boards share, in any game: SVG, the real map, icons and panels."""
