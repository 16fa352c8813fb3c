"""Reads docs/access.md: its tables are what the tests check."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

from starlette.routing import Route, WebSocketRoute

from satrap.server.api import Settings, make_app
from satrap.server.tables.commands import AnyCommand

PAGE = Path(__file__).parents[3] / "docs" / "access.md"
STATUSES = ("waiting", "running", "over")
NOWHERE, MEMBERS, PUBLIC, PRIVATE, ANSWERS = (
    "Without a table",
    "As a member",
    "At a public table",
    "At a private table",
    "Answers",
)
ACT = "POST /api/tables/{match}/act"  # all commands come through it, or through the WebSocket


class Row(NamedTuple):
    """A request, the statuses of tables it is for, and the answer to each kind of caller."""

    what: str
    when: str
    cells: dict[str, str]

    @property
    def name(self) -> str:
        """The route or command, without the words after it."""
        return self.what.split("`")[1]


def section(title: str) -> list[Row]:
    """Return the rows of one table of the page."""
    page = PAGE.read_text(encoding="utf-8")
    part = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [_cells(line) for line in part.splitlines() if line.startswith("|")]
    head, rows = lines[0], lines[2:]
    first = 2 if head[1] == "when" else 1
    return [
        Row(row[0], row[1] if first == 2 else "", dict(zip(head[first:], row[first:], strict=True)))
        for row in rows
    ]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def statuses(row: Row) -> tuple[str, ...]:
    """Return the statuses of the tables that a row is about."""
    return STATUSES if row.when == "always" else tuple(row.when.split(", "))


def answers() -> dict[str, int]:
    """Return the HTTP status for each word in the tables."""
    return {row.name: int(row.cells["HTTP"]) for row in section(ANSWERS)}


def routes() -> Iterator[str]:
    """Yield every route that the server has."""
    app = make_app(Settings("nowhere.sqlite"))
    for route in app.routes:
        assert isinstance(route, Route | WebSocketRoute)
        for method in getattr(route, "methods", None) or {"WS"}:
            if method != "HEAD":
                yield f"{method} {route.path}"


def commands() -> set[str]:
    """Return every command that the server has."""
    return {str(kind.__struct_config__.tag) for kind in get_args(AnyCommand)}
