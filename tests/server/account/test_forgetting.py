"""Everything that may hold something of a person is on the list of what is forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sqlalchemy import Column, LargeBinary, MetaData, String, Table

import satrap.server.api.app  # noqa: F401 -- all tables are declared by now
from satrap.server.forgetting import LOGS, NOBODY, PARTS
from satrap.server.store.schema import metadata

LISTED = [*LOGS, *NOBODY, *(column for part in PARTS for column in part.columns)]


def could_hold_a_person(known: MetaData) -> Iterator[str]:
    """Yield every column of text or bytes: only those can hold an id, a name or words."""
    for table in known.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, String | LargeBinary):
                yield f"{table.name}.{column.name}"


def missing(known: MetaData) -> set[str]:
    return set(could_hold_a_person(known)) - set(LISTED)


def test_every_column_is_on_one_of_the_lists() -> None:
    assert missing(metadata) == set(), "see satrap/server/forgetting.py"


def test_nothing_is_listed_twice_or_no_longer_there() -> None:
    assert [each for each, count in Counter(LISTED).items() if count > 1] == []
    columns = (column for table in metadata.tables.values() for column in table.columns)
    assert set(LISTED) <= {f"{column.table.name}.{column.name}" for column in columns}


def test_a_new_table_is_missed() -> None:
    other = MetaData()
    Table("diaries", other, Column("person", String), Column("at", String))
    assert missing(other) == {"diaries.person", "diaries.at"}
