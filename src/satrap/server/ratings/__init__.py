"""Ratings: how strong people and bots are, from the matches that they played.

model (openskill) <- match (what a match does) <- entering (from a table) <- keeping (in the store)
<- shown (what others see). What counts is in `tables/rated.py`; reasons are in docs/ratings.md.
"""
