"""Pages of events: a view has only the newest ones."""

from __future__ import annotations

from typing import Final

from satrap.core.record import AnyMatch

MOST_EVENTS: Final = 300  # on a page; most matches have fewer


def first_ply(match: AnyMatch, since: int, end: int) -> int:
    """Return the first ply of the page that ends before ply `end`; none before `since`.

    A page holds whole plies, and at least one.
    """
    ply, count = end, 0
    while ply > since:
        count += len(match.line[ply - 1].events)
        if count > MOST_EVENTS and ply < end:
            break
        ply -= 1
    return ply
