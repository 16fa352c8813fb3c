"""Alexandros on fixed-size records, for search: the same rules, many times faster.

The readable engine is the authority, and its files explain the rules; these only apply them, using
whole numbers. All functions work on three records: `tables` (board, options and seats of a match,
never changed), `state`, and `scratch` (working space, whose contents mean nothing between calls).
"""
