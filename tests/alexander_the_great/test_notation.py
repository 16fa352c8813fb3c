"""Actions as text: each one parses back, and unreadable text gets an explanation."""

from __future__ import annotations

import pytest

from satrap.core.errors import UnreadableAction
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
from tests.alexander_the_great.boards import LAND

SETUP = GAME.setup(("Ana", "Ben"), board=LAND)


def parse(text: str) -> AnyAction:
    return GAME.parse_action(SETUP, text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("split 2 6 4 3", Split(2, 6, 4, 3)),
        ("resplit 10 0", Resplit(10, 0)),
        ("place 4", ChoosePlace(4)),
        ("move start a1 3", Move("start", "a1", 3)),
        ("move a1 b1 12 2t", Move("a1", "b1", 12, 2)),
        ("move a1 b1 1 2c", Move("a1", "b1", 1, 0, 2)),
        ("move a1 b1 1 1t1c", Move("a1", "b1", 1, 1, 1)),
        ("move a1 b1 3 1t1c 1@0,2@2", Move("a1", "b1", 3, 1, 1, (1, 0, 2))),
        ("move a1 b1 2 2@1", Move("a1", "b1", 2, 0, 0, (0, 2, 0))),
        ("stop", Stop()),
        ("temple a1", LayTemple("a1")),
        ("city f6", LayCity("f6")),
        ("confirm", Confirm()),
    ],
)
def test_an_action_is_written_as_it_is_read(text: str, action: AnyAction) -> None:
    assert parse(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  SPLIT  2 6\t4 03 ", Split(2, 6, 4, 3)),
        ("Move Start A1 3", Move("start", "a1", 3)),
        ("move a1 b1 4 2@2,2@0", Move("a1", "b1", 4, 0, 0, (2, 0, 2))),
        ("move a1 b1 3 1@0,2@0", Move("a1", "b1", 3, 0, 0, (3, 0, 0))),
    ],
)
def test_blanks_capitals_and_the_order_of_groups_do_not_matter(
    text: str, action: AnyAction
) -> None:
    assert parse(text) == action


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "atg-unknown-verb"),
        ("march a1", "atg-unknown-verb"),
        ("split", "atg-wrong-words"),
        ("split 15", "atg-wrong-words"),
        ("split a b c d", "atg-wrong-words"),
        ("split -1 16 0 0", "atg-wrong-words"),
        ("split ² 6 4 3", "atg-wrong-words"),
        ("split 100 0 0 0", "atg-wrong-words"),
        ("stop now", "atg-wrong-words"),
        ("temple", "atg-wrong-words"),
        ("temple a1 b1", "atg-wrong-words"),
        ("temple start", "atg-unknown-province"),
        ("city atlantis", "atg-unknown-province"),
        ("move", "atg-wrong-words"),
        ("move a1 b1", "atg-wrong-words"),
        ("move a1 b1 x", "atg-wrong-words"),
        ("move a1 b1 1 x", "atg-wrong-words"),
        ("move a1 b1 1 0t", "atg-wrong-words"),
        ("move a1 b1 1 1c1c", "atg-wrong-words"),
        ("move a1 b1 1 1@3", "atg-wrong-words"),
        ("move a1 b1 1 1t 1@0 1@1", "atg-wrong-words"),
        ("move a1 b1 1 1t 1@0 9", "atg-wrong-words"),
        ("move a1 start 1", "atg-unknown-province"),
        ("move nowhere a1 1", "atg-unknown-province"),
        ("stop " + "x " * 1000, "atg-wrong-words"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(text: str, key: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        parse(text)
    assert caught.value.text.key == key
    assert str(caught.value)


@pytest.mark.parametrize("verb", ["split", "resplit", "place", "move", "temple", "city"])
def test_an_example_in_a_sentence_can_be_read(verb: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        parse(f"{verb} 1 2 3 4 5 6 7 8")
    example = str(caught.value).partition("like this: ")[2].rstrip(".")
    assert str(parse(example)) == example


def test_a_price_is_said_in_either_order() -> None:
    assert parse("move a1 b1 1 1c1t") == parse("move a1 b1 1 1t1c")
