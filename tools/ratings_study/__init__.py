"""Which ratings predict better: openskill's BradleyTerryFull, or pairwise Elo? On games of bots.

`python -m tools.ratings_study play` plays the games, `python -m tools.ratings_study` compares.
"""
