"""A march in one go: what the view offers, and what playing it all at once does."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from satrap.core.errors import IllegalAction
from satrap.core.foreseen import foresee
from satrap.core.game import PUBLIC, Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.events import Marched, TurnedUp
from satrap.games.alexandros.numbers import Phase
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    board,
    dump,
    events_of,
)
from tests.alexandros.marching import every_march
from tests.conformance.games import at, new_match, play_on

editions = pytest.mark.parametrize("preset", PRESETS)
# Alexander on c5; a lyre one side away, a horse two sides away, a farther lyre.
LAND = board(" ...............", " ..L.......L..H.", " ...............", start="c5")
# A card of each kind face up; all further cards are temples.
SHOWN: dict[str, Json] = {"display": ["lyre", "horse"], "deck": ["temple"] * 5}

Ends = dict[tuple[str, str, str], list[int]]  # source, space and point: the walls of each path


def offered(match: AlexandrosMatch, observer: int = RED) -> list[dict[str, Json]]:
    return list(GAME.dump_view(match.view(observer))["marches"])


def check(match: AlexandrosMatch) -> int:
    """Compare the marches in a view with all marches, found by playing each one."""
    expected: Ends = defaultdict(list)
    for march in every_march(match):
        expected[march.source, march.space, march.point].append(march.new)
    found = offered(match, match.state.turn.seat)
    assert {(each["source"], each["space"], each["point"]) for each in found} == set(expected)
    for each in found:
        walls = expected[each["source"], each["space"], each["point"]]
        assert (each["walls"], each["ways"]) == (min(walls), len(walls))
        _play_it(match, each)
    return len(found)


def _play_it(match: AlexandrosMatch, march: dict[str, Json]) -> None:
    """Play a march in one go in a copy of the match: it ends there, or at the choice of a path."""
    copy: AlexandrosMatch = at(match, match.ply)
    copy.play_text(match.state.turn.seat, *march["plays"])
    assert copy.state.turn.phase == (Phase.PATH if march["ways"] > 1 else Phase.ACT)
    marching, end = copy.state.turn.marching, copy.state.table.alexander
    names = match.state.config.tables.board.point_names
    assert names[marching.point if marching else end] == march["point"]


@editions
@pytest.mark.parametrize("walls", [75, 3])
def test_the_view_offers_every_march_with_the_plays_that_make_it(preset: str, walls: int) -> None:
    """Also when so few walls are left that not every path can be paid for."""
    match: AlexandrosMatch = new_match(GAME, 3, preset)
    seen = 0
    for _ in play_on(match, random.Random(3), plies=60):
        if match.state.turn.phase == Phase.SOURCE:
            seen += check(match if walls > 3 else with_walls(match, walls))
    assert seen > 20


def with_walls(match: AlexandrosMatch, left: int) -> AlexandrosMatch:
    """Return a match that begins in the same position with only so many walls left."""
    position = dump(match) | {"black_left": 0, "red_left": left}
    options, players = match.setup.options, len(match.setup.seats)
    return begin(match.state.config.tables.board, players=players, options=options, **position)


def test_paths_that_cannot_be_paid_for_do_not_count() -> None:
    """Of several ways to a corner only those along old walls are left."""
    slope = board(*[" ..................."] * 4, " ...T...............", start="c6")
    position: dict[str, Json] = {"display": ["temple", None], "walls": ["c5-c6"]}
    rich, poor = begin(slope, **position), begin(slope, **position, black_left=0, red_left=3)
    assert check(rich) and check(poor)
    ways = [sum(each["ways"] for each in offered(match)) for match in (rich, poor)]
    assert ways[0] > ways[1] > 0


def test_only_who_chooses_a_card_is_offered_marches() -> None:
    match = begin(LAND, **SHOWN)
    assert offered(match, YELLOW) == []
    assert "marches" not in GAME.dump_view(match.view(PUBLIC))
    assert offered(acting(LAND)) == []


@editions
def test_a_march_is_played_in_one_go_although_a_card_is_turned_up(preset: str) -> None:
    match = begin(LAND, preset=preset, **SHOWN)
    plays = next(each["plays"] for each in offered(match) if each["ways"] == 1)
    assert len(plays) > 1
    told = match.play_text(RED, *plays)
    assert events_of(told, Marched) and events_of(told, TurnedUp)
    assert match.ply == len(plays)


@editions
def test_a_march_to_a_wrong_corner_leaves_nothing_behind(preset: str) -> None:
    """Nor does the refusal depend on the card that would have been turned up."""
    refusals = set()
    for card in ("temple", "lyre"):
        match = begin(LAND, preset=preset, display=["lyre", "horse"], deck=[card] * 5)
        before = dump(match)
        with pytest.raises(IllegalAction) as caught:
            match.play_text(RED, "march horse", "point a1")
        assert (dump(match), match.ply, match.entries) == (before, 0, [])
        refusals.add(str(caught.value))
    assert len(refusals) == 1


def test_after_a_card_is_turned_up_only_the_march_goes_on() -> None:
    match = begin(LAND, **SHOWN)
    with pytest.raises(IllegalAction, match="something new"):
        match.play_text(RED, "march horse", "point b7", "draw")
    assert match.ply == 0


def test_a_march_in_one_go_can_be_taken_back_to_its_card() -> None:
    """Or altogether, if no card was turned up."""
    match = begin(LAND, **SHOWN)
    match.play_text(RED, "march horse", "point b7")
    assert match.free_undo(RED) == 1
    match.undo(RED, 1)
    assert match.state.turn.phase == Phase.POINT
    special = begin(LAND, hands=[["horse"], []], **SHOWN)
    before = dump(special)
    special.play_text(RED, "special horse", "point b7")
    special.undo(RED, 0)
    assert dump(special) == before


def test_a_preview_of_a_march_shows_its_walls_but_no_unseen_card() -> None:
    match = begin(LAND, **SHOWN)
    actions = [GAME.parse_action(match.setup, text) for text in ("march horse", "point b7")]
    foreseen = foresee(GAME, match.view(RED), *actions)
    happened = match.play_text(RED, "march horse", "point b7")
    assert events_of(foreseen.events, Marched) == events_of(happened, Marched)
    assert events_of(foreseen.events, TurnedUp) == [TurnedUp("")]
