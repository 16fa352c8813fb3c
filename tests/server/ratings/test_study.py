"""The study of docs/ratings.md, computed again from the games that are kept."""

from __future__ import annotations

import re

from satrap.core.language import say
from satrap.core.text import text
from satrap.server.ratings.model import SIGMA
from tools.ratings_study import page
from tools.ratings_study.comparing import RIVALS, compare
from tools.ratings_study.games import KEPT, SIZES, TESTED, TRAINING, Unit, play, pools, read


def test_the_table_follows_from_the_games() -> None:
    best = {name: _best(name) for name in RIVALS}
    lines = compare(best, read(TESTED))
    for row in page.rows(lines):
        assert row in page.written()
    assert lines[None].difference.high < 0  # openskill predicts better: else change the model
    assert best["BradleyTerryFull"] == SIGMA


def _best(name: str) -> float:
    (found,) = re.findall(rf"^\| {name}, .* ([\d.]+) \| \*\*", page.written(), re.MULTILINE)
    return float(found)


def test_the_page_says_what_the_study_found() -> None:
    total = page.written().partition("| **all** | 20,006 | ")[2]
    first, second = (float(found) for found in re.findall(r"(0\.\d{4}) \(", total)[:2])
    for language, sign in (("en", "."), ("de", ","), ("fr", ","), ("it", ",")):
        told = say(text("web-ratings-how-study"), language)
        for value in (first, second):
            assert f"{value:.3f}".replace(".", sign) in told


def test_there_are_twenty_thousand_games_and_none_is_trained_on() -> None:
    tested, training = read(TESTED), read(TRAINING)
    assert sum(map(len, tested.values())) >= 20_000 and KEPT.stat().st_size < 300_000
    assert {len(games) for games in tested.values()} == {SIZES[TESTED]}
    for pool, games in tested.items():
        assert games[:50] != training[pool._replace(part=TRAINING)][:50]


def test_the_games_follow_from_the_seed() -> None:
    for pool in pools(TRAINING):
        assert play(Unit(pool, 3)) == read(TRAINING)[pool][3]
