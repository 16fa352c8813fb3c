"""`satrap balance`: how fair and how lively a game is, counted over many games between bots.

settings -> games (one line each, saved in a work file) -> results (sums) -> report and charts.
"""
