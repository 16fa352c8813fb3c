"""The arena: bots against bots, and how sure one can be of who is stronger.

lineups (who sits where) -> games (pure functions of a unit of work) -> ratings with intervals.
"""
