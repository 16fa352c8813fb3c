"""Simultaneous decisions: none is lost, wrongly refused, or revealed early."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.api.at_once_findings import EARLY, LOST, REFUSED
from tests.server.api.at_once_rounds import counted_in, run
from tests.server.api.at_once_twins import compare
from tests.server.api.operators import operated
from tests.server.api.people import Guest, Server

INTERLEAVINGS = 100  # `make test-long`: a thousand in a round
TWINS = INTERLEAVINGS // 100

REFUSES_STALE = "import satrap.server.requests as r; r._is_at_once = lambda table: False\n"
REVEALS = (  # one bit of a choice
    "import satrap.server.tables.show as s; m = s._match\n"
    "from msgspec.structs import replace\n"
    "def leak(table, match, observer, since):\n"
    "    sealed = [str(match.sealed(seat)) for seat in match.ready() if seat != observer]\n"
    "    told = m(table, match, observer, since)\n"
    "    return replace(told, redo=any(each > 'split 3' for each in sealed))\n"
    "s._match = leak\n"
)
FORGETS = (
    "from satrap.core.match import Match; p = Match.play_text\n"
    "def keep(self, seat, *plays):\n"
    "    return p(self, seat, *plays) if self.sealed(seat) is None else []\n"
    "Match.play_text = keep\n"
)
TELLS = (
    "from satrap.server.tables.table import Table; a = Table.append\n"
    "def tell(self, entry):\n"
    "    self.is_changed_mind = False\n"
    "    a(self, entry)\n"
    "Table.append = tell\n"
)


def test_five_people_choose_at_once(
    own_server: Server, record_property: Callable[[str, object], None]
) -> None:
    found = run(own_server, INTERLEAVINGS)
    told = {kind: found.faults[kind] for kind in (LOST, REFUSED, EARLY)}
    assert not found.faults, found.words[:3]
    assert found.counts["interleavings"] == INTERLEAVINGS
    own_server.kill()
    own_server.start()
    watcher = Guest(own_server)
    for table, splits in found.counted.items():
        assert counted_in(watcher.view(table)) == splits
    record_property("counted", {**found.counts, **told})


@pytest.mark.parametrize(
    ("plant", "kind"),
    [(REFUSES_STALE, REFUSED), (REVEALS, EARLY), (FORGETS, LOST), (TELLS, EARLY)],
    ids=["refuses what is stale", "reveals", "forgets", "tells"],
)
def test_a_planted_fault_is_found(tmp_path: Path, plant: str, kind: str) -> None:
    with operated(tmp_path, plant=plant) as server:
        assert set(run(server, 40).faults) == {kind}
        is_other = any(compare(server, number)[1] for number in range(3))
        assert is_other == (kind == EARLY)


def test_tables_with_other_choices_tell_the_others_the_same(
    server: Server, record_property: Callable[[str, object], None]
) -> None:
    told = [compare(server, number) for number in range(TWINS)]
    assert [found for _, found in told if found] == []
    words = f"{TWINS} pairs of tables, {sum(each for each, _ in told)} messages alike"
    record_property("counted", words)
