"""Texts, canonical forms and sealed values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

import pytest
from msgspec import Struct

from satrap.core.canonical import canonical, digest
from satrap.core.errors import BadSetup, SatrapError
from satrap.core.frozen import replace, seal, sealable, unseal
from satrap.core.language import say
from satrap.core.text import Text, text
from satrap.packs import PACKS, get_pack
from satrap.packs.boards import pack_of_board
from tests.plain import plain


@sealable
class Box(Struct):
    size: int
    label: str = ""


def test_a_sealed_value_never_changes() -> None:
    box = seal(Box(1))
    with pytest.raises(AttributeError, match="never changes"):
        box.size = 2
    with pytest.raises(AttributeError, match="never changes"):
        del box.size
    assert box.size == 1


def test_an_unsealed_copy_changes_alone() -> None:
    box = seal(Box(1, "oak"))
    copy = unseal(box)
    copy.size = 5
    assert (box.size, copy.size) == (1, 5)
    assert seal(copy) == seal(Box(5, "oak"))
    assert hash(box) == hash(seal(Box(1, "oak")))


def test_replace_checks_the_names() -> None:
    box = seal(Box(1))
    assert replace(box, size=3).size == 3
    with pytest.raises(AssertionError, match="has no weight"):
        replace(box, weight=3)


def test_equal_things_have_equal_hashes() -> None:
    assert digest({"b": 1, "a": [1, 2]}) == digest({"a": [1, 2], "b": 1})
    assert canonical({"ö": None}) == '{"ö":null}'.encode()
    with pytest.raises(ValueError, match="JSON"):
        canonical(float("nan"))


class Colour(Enum):
    RED = 1


class Pair(NamedTuple):
    left: int
    right: str


@dataclass
class Told:
    size: int


class Tagged(Struct, tag=True, tag_field="kind"):
    boxes: tuple[Box, ...]


def test_typed_values_become_plain() -> None:
    value = [Pair(1, "x"), Colour.RED, {"k": Told(2)}, Tagged((Box(3),)), (None, True)]
    assert plain(value) == [
        {"left": 1, "right": "x"},
        "red",
        {"k": {"kind": "Told", "size": 2}},
        {"kind": "Tagged", "boxes": [{"size": 3, "label": ""}]},
        [None, True],
    ]
    with pytest.raises(AssertionError, match="not plain"):
        plain(3.5)


def test_a_sentence_is_put_into_words() -> None:
    told = text("gain", name="Ana", points=3)
    assert say(told) == "Ana 3"
    assert say(text("event-passed", name=told)) == "Ana 3 ended the turn."
    assert say(text("event-passed", name=(told, told))) == "Ana 3, Ana 3 ended the turn."


def test_english_stands_in_where_a_language_lacks_a_sentence() -> None:
    assert say(Text("match-over"), "en") == "The match is over."
    assert "no-such-key" in say(text("no-such-key", value=1), "fr")


def test_texts_are_values() -> None:
    assert text("gain", name="x", points=1) == text("gain", points=1, name="x")
    assert len({text("gain", name="x"), text("gain", name="x")}) == 1


def test_an_error_has_a_code_and_a_sentence() -> None:
    error = BadSetup("unknown-game", game="go", games="chess")
    assert isinstance(error, SatrapError)
    assert error.code == "bad-setup"
    assert str(error) == "There is no game “go”. Available: chess."


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="alexandros"):
        get_pack("chess")


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_game_is_for_a_number_of_players(count: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4"):
        get_pack("alexandros").game.setup(("x",) * count)


def test_a_starter_must_have_a_seat() -> None:
    with pytest.raises(BadSetup, match="no seat 2"):
        get_pack("alexandros").game.setup(("x", "y"), starter=2)


def test_a_long_value_is_said_whole() -> None:
    name = "x" * 9_000
    assert say(text("event-passed", name=name)) == f"{name} ended the turn."


def test_a_board_file_names_its_game() -> None:
    for name in PACKS:
        assert pack_of_board(f'game = "{name}"').id == name
    assert pack_of_board("game = ").id == "alexandros"


def test_the_usual_board_of_every_game_is_drawn() -> None:
    for pack in PACKS.values():
        board = pack.game.board(pack.game.boards()[0])
        assert pack.draw(board, "en").startswith("<svg")
