"""A board as a picture: SVG in layers, from the sea up to the names of the points."""
