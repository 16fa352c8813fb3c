"""There is a reason exactly when an action is illegal, and it can be put into words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib import resources

import pytest

from satrap.core.errors import UnreadableAction
from satrap.core.game import OPEN, PUBLIC
from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import (
    AnyAction,
    ChoosePlace,
    Confirm,
    LayCity,
    LayTemple,
    Move,
    Resplit,
    Split,
    Stop,
)
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    LAND,
    AtgMatch,
    begin,
    ended,
    middle,
    play,
    sentence,
    together,
)
from tests.conformance.games import play_on

PLACES = ("start", *(f"{name}{region}" for name in "abcdef" for region in (1, 2)))


def ordering() -> AtgMatch:
    match = begin(players=3)
    together(match, "split 2 5 4 4", "split 1 5 5 4", "split 0 5 5 5")
    play(match, "place 2")
    return match


def moving(cubes: tuple[int, int] = (1, 1)) -> AtgMatch:
    match = middle("move", armies=[{"a1": 2, "start": 1}, {}], boxes=[cubes, (0, 0)])
    play(match, "move start a1 1")
    return match


def with_supply() -> AtgMatch:
    match = middle("build", armies=[{"a1": 1, "b1": 1}, {}])
    play(match, "temple a1", "city a1")
    return match


def splitting() -> AtgMatch:
    match = middle("build", armies=[{"start": 1}, {}], boxes=[(2, 1), (1, 1)])
    play(match, "confirm")
    return match


REASONS: dict[str, tuple[Callable[[], AtgMatch], str]] = {
    "atg-unknown-verb": (begin, "march a1"),
    "atg-wrong-words": (begin, "split 15"),
    "atg-unknown-province": (begin, "temple atlantis"),
    "atg-now-allocate": (begin, "stop"),
    "atg-now-order": (ordering, "stop"),
    "atg-now-move": (moving, "confirm"),
    "atg-now-build": (with_supply, "stop"),
    "atg-now-redistribute": (splitting, "confirm"),
    "atg-split-all": (begin, "split 1 2 3 4"),
    "atg-resplit-all": (splitting, "resplit 2 2"),
    "atg-no-such-place": (ordering, "place 4"),
    "atg-place-taken": (ordering, "place 2"),
    "atg-too-few-armies": (moving, "move a1 b1 4 1t1c"),
    "atg-cannot-pay": (moving, "move a1 f1 1 3t"),
    "atg-wrong-price": (moving, "move a1 b1 1 2t"),
    "atg-freshest-anyway": (moving, "move a1 b1 2 1t1c 2@0"),
    "atg-wrong-groups": (moving, "move a1 b1 2 1t1c 2@1"),
    "atg-other-region": (moving, "move a1 a2 1"),
    "atg-no-arrow": (moving, "move a1 d1 1"),
    "atg-no-army": (with_supply, "temple c1"),
    "atg-no-site-temple": (lambda: middle("build", armies=[{"f1": 1}, {}]), "temple f1"),
    "atg-no-site-city": (lambda: middle("build", armies=[{"f1": 1}, {}]), "city f1"),
    "atg-city-stands": (
        lambda: middle("build", armies=[{"a1": 1}, {}], cities={"a1": 1}),
        "city a1",
    ),
    "atg-laid-temple": (with_supply, "temple a1"),
    "atg-laid-city": (with_supply, "city a1"),
    "atg-none-left-temple": (
        lambda: middle("build", armies=[{"a1": 1}, {}], temples=[{"a2": 10}, {}]),
        "temple a1",
    ),
    "atg-none-left-city": (
        lambda: middle(
            "build",
            armies=[{"a1": 1}, {}],
            cities={f"{name}{region}": ANA for name in "abcd" for region in (2, 3)},
        ),
        "city a1",
    ),
}


def reason(match: AtgMatch, notation: str) -> Text | None:
    """Return why a seat may not do this, or why the text is unreadable."""
    try:
        action = GAME.parse_action(match.setup, notation)
    except UnreadableAction as error:
        return error.text
    return GAME.why_not(match.view(match.waiting()[0]), action)


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_is_given_in_every_language(key: str) -> None:
    make, notation = REASONS[key]
    told = reason(make(), notation)
    assert told is not None
    assert told.key == key
    assert sentence(told)
    assert len({say(told, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_these_are_all_reasons_there_are() -> None:
    file = resources.files("satrap") / "locale" / "en" / "alexander-the-great-table.ftl"
    text = file.read_text(encoding="utf-8").partition("# Why something is not possible.")[2]
    listed = re.findall(r"^(atg-[a-z-]+) =", text.partition("# The terminal.")[0], re.MULTILINE)
    assert sorted(listed) == sorted(REASONS)


def some_actions(generator: random.Random, armies: int) -> list[AnyAction]:
    """Return actions of every kind, whether they make sense or not."""

    def small(most: int) -> int:
        return generator.randrange(most + 1)

    moves = [
        Move(source, target, small(armies + 1), *prices, used)
        for source, target in (generator.sample(PLACES, 2) for _ in range(150))
        for prices in [(0, 0), (small(3), small(3))]
        for used in [(), (small(2), small(2), small(2))]
    ]
    laid: list[AnyAction] = [*map(LayTemple, PLACES[1:]), *map(LayCity, PLACES[1:])]
    splits = [Split(small(9), small(9), small(9), small(9)) for _ in range(20)]
    resplits = [Resplit(small(9), small(9)) for _ in range(20)]
    return [*moves, *laid, *splits, *resplits, *map(ChoosePlace, range(5)), Stop(), Confirm()]


@pytest.mark.parametrize("number", range(3))
def test_there_is_a_reason_exactly_when_an_action_is_not_legal(number: int) -> None:
    generator = random.Random(f"why/{number}")
    match = begin(players=2 + number % 3, board=LAND, seed=bytes([number] * 32))
    for _ in play_on(match, generator, plies=80):
        for seat in match.waiting()[:1]:
            view, offered = match.view(seat), set(match.legal(seat))
            known = generator.sample(sorted(offered, key=str), min(40, len(offered)))
            for action in (*known, *some_actions(generator, 3)):
                told = GAME.why_not(view, action)
                assert (told is None) == (action in offered), f"{action}: {told and say(told)}"
                assert told is None or sentence(told)


def test_who_is_not_in_turn_is_told_so() -> None:
    match = moving()
    for observer in (BEN, PUBLIC):
        told = GAME.why_not(match.view(observer), Stop())
        assert told is not None
        assert told.key == "not-your-turn"
        assert GAME.legal_in(match.view(observer)) == ()
    assert GAME.why_not(match.view(OPEN), Stop()) is None, "chooses for the seat in turn"


def test_when_several_choose_at_once_an_open_view_has_nothing_to_choose() -> None:
    match = begin()
    assert GAME.legal_in(match.view(OPEN)) == ()


def test_after_the_end_nobody_may_do_anything() -> None:
    turn = {"region": 6, "round": 3, "number": 9}
    match = middle("build", armies=[{"start": 1}, {}], turn=turn)
    play(match, "confirm")
    assert ended(match)
    told = GAME.why_not(match.view(ANA), Stop())
    assert told is not None
    assert told.key == "match-over"


def test_a_way_back_to_the_symbol_is_no_arrow() -> None:
    told = GAME.why_not(moving().view(ANA), Move("a1", "start", 1))
    assert told is not None
    assert sentence(told) == "No arrow leads from A1 to the campaign symbol."


def test_no_army_at_all_is_no_group() -> None:
    told = reason(moving(), "move a1 e1 0")
    assert told is not None
    assert told.key == "atg-no-armies"
