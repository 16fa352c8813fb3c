"""What the fast engines of all games share; each game has its own in its folder `fast`.

The readable engine is authoritative. A fast engine plays the same matches on fixed-size records of
integers, for search only: it has no public interface.
"""
