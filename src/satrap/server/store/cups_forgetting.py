"""Forgets somebody in tournaments: a place without a name stays, so the results still add up."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select, update

from satrap.server.store.cups_schema import cups, entrants

NAMELESS = "–"


def forget_entrant(connection: Connection, person: str) -> None:
    """Forget that somebody took part or organised; what has not started loses them altogether."""
    own = entrants.c.person == person
    is_open = select(cups.c.id).where(cups.c.status == "open")
    connection.execute(delete(entrants).where(own, entrants.c.cup.in_(is_open)))
    connection.execute(update(entrants).where(own).values(person="", name=NAMELESS, is_in=False))
    for id, status, plan in connection.execute(
        select(cups.c.id, cups.c.status, cups.c.plan).where(cups.c.host == person)
    ).all():
        named = msgspec.json.decode(plan) | {"name": NAMELESS}
        values = {
            "host": "",
            "plan": msgspec.json.encode(named),
            "status": "cancelled" if status == "open" else status,
        }
        connection.execute(update(cups).where(cups.c.id == id).values(**values))
