"""What the fast engines of all games share; each game has its own in its folder `fast`.

The readable engine is the law. A fast engine plays the same matches over fixed-size records of
whole numbers, for search alone: nothing of it is public.
"""
