"""Open hands, for teaching: everybody sees what every seat holds, at such a table and no other."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from satrap.core.game import PUBLIC
from satrap.server.results import results_of
from satrap.server.tables import commands as ask
from satrap.server.tables.rated import is_rated
from satrap.server.tables.show import show
from satrap.server.tables.table import OVER, Table
from tests.offered import GAMES
from tests.server.tables.people import do, new_table, play_on

CARDS, SECRETS = GAMES["alexandros"], GAMES["alexander_the_great"]
SPLIT, OTHER = "split 4 4 4 3", "split 3 4 4 4"
OBSERVERS = (0, 1, PUBLIC)


def shown_to(table: Table, observer: int) -> Any:
    """Return the match as it is shown to an observer."""
    match = show(table, observer).match
    assert match is not None
    return match


def hands(table: Table, observer: int) -> Any:
    return shown_to(table, observer).view.hands


def begun(**rest: Any) -> Table:
    table = new_table(CARDS, 2, starter=0, **rest)
    deque(play_on(table, random.Random(3), 30), 0)
    return table


def test_all_seats_and_watchers_see_all_hands() -> None:
    table = begun(has_open_hands=True)
    for observer in OBSERVERS:
        assert None not in hands(table, observer)
        assert show(table, observer).has_open_hands
    assert hands(table, 0) == hands(table, 1) == hands(table, PUBLIC)


def test_whoever_plays_is_still_told_what_their_own_cards_can_do() -> None:
    table, usual = begun(has_open_hands=True), begun()
    for observer in (0, 1):
        shown, plain = shown_to(table, observer), shown_to(usual, observer)
        hidden = {"hands": plain.view.hands, "drawn": plain.view.drawn}
        assert replace(shown.view, **hidden) == plain.view


def test_at_any_other_table_hands_stay_hidden() -> None:
    table = begun()
    for observer in OBSERVERS:
        assert [hand is not None for hand in hands(table, observer)] == [
            seat == observer for seat in (0, 1)
        ]
        assert not show(table, observer).has_open_hands
        assert shown_to(table, observer).chosen is None


def test_every_card_that_is_drawn_is_told_to_everybody() -> None:
    for is_open in (True, False):
        table = begun(has_open_hands=is_open)
        told = shown_to(table, PUBLIC).events
        drawn = [each.card for each in told if type(each).__name__ == "Dealt"]
        assert drawn and all(map(bool, drawn)) == is_open == any(drawn)


def test_nobody_sees_what_comes_next() -> None:
    table = begun(has_open_hands=True)
    match = table.match
    assert match is not None and match.state.deck
    for observer in OBSERVERS:
        assert shown_to(table, observer).view.deck is UNSET


@pytest.mark.parametrize("is_open", [True, False])
def test_a_split_is_seen_while_others_still_choose_and_so_is_a_change_of_mind(
    is_open: bool,
) -> None:
    table = new_table(SECRETS, 2, has_open_hands=is_open)
    versions = []
    for split in (SPLIT, OTHER):
        do(table, "Ana", ask.Play([split], 0))
        for observer in OBSERVERS:
            chosen = shown_to(table, observer).chosen
            assert (chosen is not None) is is_open
            if chosen:
                ana, ben = chosen
                assert ana and list(ana.values.values()) == [*map(int, split.split()[1:])]
                assert ben is None
        versions.append(table.version(1))
    assert (versions[0] < versions[1]) == is_open


def test_a_lesson_counts_for_nothing() -> None:
    for is_open in (True, False):
        table = new_table(CARDS, 2, is_friendly=False, has_open_hands=is_open)
        assert is_rated(table) is not is_open
        do(table, "Ben", ask.Resign())
        assert table.status == OVER
        assert bool(results_of("m", table, 1)) is not is_open
