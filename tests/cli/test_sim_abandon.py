"""`satrap sim --abandon`: players leave at random moments, a bot plays on, matches finish."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from satrap.arena.playing import course_of, match_of, play_seed
from satrap.arena.series import Series
from satrap.bots import Bot
from satrap.bots.random import RandomBot
from satrap.cli import sim_abandon
from satrap.core.record import replay
from satrap.packs import get_pack
from satrap.server.tables import entries as log
from satrap.server.tables.acts import STAND_IN
from satrap.server.tables.effects import replay as replay_log
from satrap.server.tables.table import Table
from tests.cli.driver import read, run
from tests.offered import GAMES

SEED = bytes(range(32))
QUICK = {"alexandros": {"max_turns": 12}, "alexander_the_great": {}}
PRESET = {"alexandros": "standard", "alexander_the_great": "short"}


def plan(game: str, seats: int) -> Series:
    bots = ("random",) * seats
    return Series(game, bots, PRESET[game], QUICK[game], None, 1)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Table]]:
    """Return the tables at which games are played."""
    found: list[Table] = []
    seated = sim_abandon._seated

    def noted(*words: Any) -> Any:
        standing = seated(*words)
        found.append(standing.table)
        return standing

    monkeypatch.setattr(sim_abandon, "_seated", noted)
    yield found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "abandon"), [(2, 1), (3, 2), (4, 4)])
def test_a_game_that_is_left_comes_to_its_end(
    game: str, seats: int, abandon: int, tables: list[Table]
) -> None:
    work = plan(game, seats)
    played = sim_abandon.play_abandoned(work, work.setup(), [RandomBot()] * seats, SEED, abandon)
    (table,) = tables
    replaced = [entry for entry in table.entries if isinstance(entry, log.Replaced)]
    assert played.match.outcome
    assert isinstance(table.entries[-1], log.Ended)
    assert 1 <= played.left == len(replaced) <= abandon
    assert {entry.bot for entry in replaced} == {STAND_IN}
    again = replay_log(SEED, table.entries)
    assert again.match
    assert again.match.outcome == played.match.outcome


@pytest.mark.parametrize("game", GAMES)
def test_until_somebody_leaves_it_is_the_same_game(game: str, tables: list[Table]) -> None:
    work = plan(game, 3)
    bots: list[Bot] = [RandomBot()] * 3
    setup = work.setup()
    match = sim_abandon.play_abandoned(work, setup, bots, SEED, 1).match
    rules = get_pack(game).game
    whole = course_of(rules, play_seed(rules, setup, bots, tables[0].match_seed()))
    plays = [entry for entry in tables[0].entries if isinstance(entry, log.Played | log.Replaced)]
    left = next(n for n, entry in enumerate(plays) if isinstance(entry, log.Replaced))
    assert left < whole.decisions
    assert match.entries[:left] == courses(work, tables[0].match_seed())[:left]


def courses(work: Series, seed: bytes) -> list[Any]:
    game = get_pack(work.game).game
    return list(match_of(game, work.setup(), work.find_bots(), seed).entries)


def test_seats_and_moments_differ_from_game_to_game(tables: list[Table]) -> None:
    work = plan("alexandros", 4)
    for number in range(12):
        seed = random.Random(number).randbytes(32)
        sim_abandon.play_abandoned(work, work.setup(), [RandomBot()] * 4, seed, 1)
    found = [
        (entry.seat, at)
        for table in tables
        for at, entry in enumerate(table.entries)
        if isinstance(entry, log.Replaced)
    ]
    assert len({seat for seat, _ in found}) == 4
    assert len({at for _, at in found}) > 8


def test_the_report_says_how_many_seats_were_left(tmp_path: Path) -> None:
    words = ("sim", "alexandros", "--games", "4", "--option", "max_turns=12", "--abandon", "1")
    counted = json.loads(run(*words, "--json", "--record", tmp_path).stdout)
    assert (counted["games"], counted["left"]) == (4, 4)
    assert sum(counted["ends"].values()) == 4
    for file in tmp_path.iterdir():
        assert replay(get_pack("alexandros").game, read(file)).outcome
    assert "replaced by a bot: 4" in run(*words).output
    assert "left" not in json.loads(run(*words[:-2], "--json").stdout)


def test_no_more_seats_are_left_than_there_are() -> None:
    done = run("sim", "alexandros", "--games", "1", "--abandon", "3")
    assert done.exit_code == 1
    assert "3 of 2 players cannot leave" in done.output
