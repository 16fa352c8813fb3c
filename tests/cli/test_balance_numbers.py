"""What `satrap balance` counts: wins and their intervals, sums, and what affects them."""

from __future__ import annotations

from pathlib import Path

import pytest

import satrap
from satrap.arena.balance import plain
from satrap.arena.balance.games import BalanceGame
from satrap.arena.balance.intervals import fair_ratio, wilson
from satrap.arena.balance.sums import add_up, fill
from satrap.arena.fingerprint import fingerprint
from satrap.core.tally import WIN, Breakdown, Column, Form


def game(
    number: int, scores: tuple[int, ...], starter: int | None = 0, turns: int = 3
) -> BalanceGame:
    """Return a game won by the best score."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return BalanceGame(
        len(scores), number, starter, "rounds", winners, list(scores), turns, 6, {}, 0.5
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    mirrored = wilson(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_a_fair_share_is_one() -> None:
    ratio = fair_ratio(25, 100, 4)
    assert ratio.value == 1
    assert ratio[1:] == pytest.approx([4 * bound for bound in wilson(25, 100)])


def test_a_shared_win_counts_in_equal_parts_and_places_from_the_first() -> None:
    lines = [game(0, (5, 5, 1), starter=1), game(1, (0, 0, 9), starter=2)]
    total = add_up(map(plain.count, lines)).total
    assert [total[f"seat {n} wins"] / WIN for n in (1, 2, 3)] == [0.5, 0.5, 1]
    assert [total[f"place {n} wins"] / WIN for n in (1, 2, 3)] == [1.5, 0, 0.5]
    assert [total[f"seat {n} points"] for n in (1, 2, 3)] == [5, 5, 10]
    assert plain.overview(lines)["shared_wins"] == 0.5


def test_no_place_is_told_where_nobody_begins_alone() -> None:
    titles = [table.title for table in plain.tables([game(0, (1, 2), starter=None)], [])]
    assert titles == ["Wins by seat", "How games ended"]


def test_an_overview_gives_turns_scores_and_lead() -> None:
    numbers = plain.overview([game(0, (1, 2, 9), turns=4), game(1, (3, 3, 0), turns=8)])
    assert numbers["turns"] == {"min": 4, "median": 6, "max": 8, "mean": 6}
    assert numbers["scores"]["quartiles"] == [1.25, 2.5, 3]
    assert numbers["margin"] == {"min": 0, "median": 3.5, "max": 7, "mean": 3.5}


def test_columns_are_means_shares_and_what_was_never_used() -> None:
    sums = add_up([{"entered a": 3, "met a": 1}, {"entered a": 1}, {"entered b": 0}, {}])
    columns = (
        Column("a game", "entered {row}"),
        Column("met", "met {row}", Form.SHARE, per="entered {row}"),
        Column("never", "entered {row}", Form.NEVER),
    )
    filled = fill(Breakdown("Provinces", {"a": "A", "b": "B"}, columns), sums, 2)
    assert [cell.value for cell in filled.cells["a"]] == [1, 0.25, 0.5]
    assert [cell.value for cell in filled.cells["b"]] == [0, None, 1]


def test_the_fingerprint_tells_other_rules_and_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(satrap, "__file__", str(tmp_path / "__init__.py"))
    prints = [fingerprint("toy")]
    for name in (
        "arena/playing.py",
        "core/game.py",
        "games/files.py",
        "games/toy/board.toml",
        "bots/random.py",
        "bots/toy/simple.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("rules", encoding="utf-8")
        prints.append(fingerprint("toy"))
    assert len(set(prints)) == 7
    (tmp_path / "games" / "chess").mkdir()
    (tmp_path / "games" / "chess" / "board.py").write_text("other", encoding="utf-8")
    (tmp_path / "bots" / "toy" / "advising.py").write_text("no bot asks", encoding="utf-8")
    assert fingerprint("toy") == prints[-1]
