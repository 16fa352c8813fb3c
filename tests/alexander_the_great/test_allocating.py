"""4.1, 5.1 and 5.2: everybody splits 15 cubes in secret, then the screens are lifted."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.core.api_types import as_json
from satrap.core.errors import IllegalAction
from satrap.core.foreseen import Foreseen, foresee
from satrap.core.game import OPEN, PUBLIC
from satrap.core.language import LANGUAGES, say
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import Split, Stop
from satrap.games.alexander_the_great.events import Revealed
from satrap.games.alexander_the_great.splits import SPLITS, Splits
from tests.alexander_the_great.boards import begin, dump, events_of, together, why_not


def test_there_are_816_splits_and_each_has_all_cubes() -> None:
    """Ruling ATG-13."""
    splits = list(SPLITS)
    assert len(splits) == len(set(splits)) == len(SPLITS) == 816
    assert all(split.order + split.army + split.temple + split.city == 15 for split in splits)
    assert all(split in SPLITS for split in splits)


def test_everybody_chooses_among_all_splits() -> None:
    match = begin(players=3)
    for seat in match.waiting():
        assert isinstance(match.legal(seat), Splits)


@pytest.mark.parametrize(
    "other", [Split(15, 0, 0, 1), Split(2, 6, 4, 2), Split(-1, 16, 0, 0), Stop(), "split 15 0 0 0"]
)
def test_nothing_else_is_a_split(other: object) -> None:
    """Ruling ATG-13: no cube is held back, and none is added."""
    assert other not in SPLITS


@pytest.mark.parametrize("split", ["split 2 6 4 2", "split 9 9 9 9", "split 0 0 0 0"])
def test_a_split_of_other_than_fifteen_cubes_is_refused(split: str) -> None:
    match = begin()
    assert why_not(match, split) == "atg-split-all"
    with pytest.raises(IllegalAction, match="all 15"):
        match.play_text(0, split)
    assert match.waiting() == (0, 1)


def test_a_sampled_split_is_any_of_them_with_the_same_chance() -> None:
    generator = random.Random(5)
    drawn = Counter(SPLITS.sample(generator) for _ in range(816 * 60))
    assert set(drawn) == set(SPLITS)
    spread = sum((count - 60) ** 2 / 60 for count in drawn.values())
    assert 650 < spread < 1000, "chi-square with 815 degrees of freedom"


def test_the_choice_is_described_in_words() -> None:
    assert as_json(SPLITS.describe()) == {
        "kind": "split",
        "cubes": 15,
        "boxes": ["order", "army", "temple", "city"],
    }
    assert all(say(SPLITS.text(), language) for language in LANGUAGES)


def test_no_split_is_seen_before_the_last_one_is_in() -> None:
    match = begin(players=3)
    before = [GAME.dump_view(match.view(seat)) for seat in (0, 1, 2, PUBLIC, OPEN)]
    match.play_text(0, "split 2 6 4 3")
    match.play_text(2, "split 1 7 4 3")
    assert [GAME.dump_view(match.view(seat)) for seat in (0, 1, 2, PUBLIC, OPEN)] == before
    assert match.ready() == (0, 2)
    assert match.ply == 0


def test_then_all_screens_are_lifted_and_the_boxes_lie_open() -> None:
    """Ruling ATG-14."""
    match = begin(players=2)
    told = together(match, "split 2 6 4 3", "split 1 7 4 3")
    assert events_of(told, Revealed) == [Revealed(0, 2, 6, 4, 3), Revealed(1, 1, 7, 4, 3)]
    assert dump(match)["boxes"] == [[2, 6, 4, 3], [1, 7, 4, 3]]
    for observer in (0, 1, PUBLIC):
        assert GAME.dump_view(match.view(observer))["boxes"] == [[2, 6, 4, 3], [1, 7, 4, 3]]


def test_a_split_shows_something_new_so_nobody_takes_it_back() -> None:
    match = begin(players=2)
    together(match, "split 2 6 4 3", "split 1 7 4 3")
    assert match.free_undo(0) == match.ply == 1


def test_of_a_split_nothing_can_be_foreseen() -> None:
    match = begin()
    assert foresee(GAME, match.view(0), Split(2, 6, 4, 3)) == Foreseen(())
