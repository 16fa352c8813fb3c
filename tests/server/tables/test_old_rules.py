"""Tables of an older rules version keep the meanings that their options had."""

from __future__ import annotations

import pytest

from satrap.core.game import PUBLIC
from satrap.packs import get_pack
from satrap.server.again import same_again
from satrap.server.tables.show import show
from satrap.server.tables.table import Table
from tests.server.tables.people import new_table

GAME = get_pack("alexandros").game


def old_table(rules: int = 1) -> Table:
    """Return a table that was opened with the French preset of a rules version."""
    options = dict(GAME.setup(("a", "b"), preset="fr").options)
    if rules == 1:
        del options["reshuffle"]
    return new_table(GAME, 2, "fr", rules=rules, options=options)


@pytest.mark.parametrize(
    ("rules", "guards", "shortfall"),
    [(1, "fewest", "relax_last"), (2, "only_if_missing", "relax")],
)
def test_a_table_plays_and_shows_what_its_options_meant(
    rules: int, guards: str, shortfall: str
) -> None:
    table = old_table(rules)
    assert table.match is not None
    for options in (table.match.setup.options, show(table, PUBLIC).options):
        assert options["extra_guards"] == guards
        assert options["red_shortfall"] == shortfall
        assert options["reshuffle"] == "when_needed"


def test_a_rematch_is_played_by_the_same_rules() -> None:
    again = same_again(old_table())
    assert again.options["extra_guards"] == "fewest"
    assert GAME.setup(("a", "b"), preset=again.preset, options=again.options).options == (
        old_table().options
    )
