"""Alexandros over fixed-size records, for search: the same rules, many times quicker.

The readable engine beside it is the law, and its files say why; these say only how it is done in
whole numbers. Three records go through all functions: `tables` (board, options and seats of a
match, never changed), `state`, and `scratch` (room to work in, whose contents mean nothing between
two calls).
"""
