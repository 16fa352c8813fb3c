"""Members, made at once in the store of a running server: a password would take its time."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text

from satrap.server.store.members import Member, add_member
from tests.server.api.people import Guest


def join(guest: Guest, name: str = "", *, is_bot: bool = False) -> None:
    """Make a guest a member, under a name of their own."""
    engine = create_engine(f"sqlite:///{Path(guest.server.folder) / 'tables.sqlite'}")
    with engine.begin() as store:
        query = text("select id from people where name = :name order by rowid desc")
        person = store.execute(query, {"name": guest.name}).scalars().first()
        assert person is not None
        add_member(store, Member(person, name or guest.name, 1, is_bot))
    engine.dispose()
    guest.name = name or guest.name
