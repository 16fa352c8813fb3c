"""The arena: bots play bots; which is stronger, and how sure that is.

lineups (who sits where) -> games (pure functions of a unit of work) -> ratings with intervals.
"""
