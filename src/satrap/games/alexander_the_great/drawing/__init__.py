"""A board as a picture: shapes first (provinces as areas on the real map), then SVG in layers."""
