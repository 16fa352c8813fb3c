"""How many people sit at each table of a round."""

from __future__ import annotations


def sizes(players: int, most: int) -> list[int]:
    """Return the sizes of the tables, larger ones first; they differ by at most one.

    With two at a table and an uneven number of players, the last size is 1: a free round.
    """
    if players == 0:
        return []
    tables = -(-players // most)
    size, larger = divmod(players, tables)
    return [size + 1] * larger + [size] * (tables - larger)


def is_smaller(size: int, most: int) -> bool:
    """Say whether a table has fewer people than the tournament plays with."""
    return size < most
