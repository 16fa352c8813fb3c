"""Tournaments with drop-outs run unattended to their final standings; `make test-long` runs all.

Here everybody gives up early, so that the matches are short.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection

from satrap.server.cups import drawing_up, pairing
from satrap.server.cups.cup import Cup
from satrap.server.cups.plan import ROBIN, SWISS
from satrap.server.store import cups as stored
from tests.server.cups import unattended
from tests.server.cups.unattended import WAYS, Field, run

SMALL = Field(SWISS, 10, "alexandros", 2, rounds=3, patience=3)


@pytest.mark.parametrize(
    ("field", "number", "is_daily"),
    [
        (Field(SWISS, 64, "alexandros", 2, rounds=3, patience=4), 0, False),
        (Field(ROBIN, 12, "alexandros", 2, patience=4), 2, True),
        (Field(ROBIN, 12, "alexander_the_great", 5, "short", patience=20), 0, False),
    ],
)
def test_a_tournament_runs_to_final_standings(
    tmp_path: Path, field: Field, number: int, is_daily: bool
) -> None:
    found = run(tmp_path, field, number, is_daily=is_daily)
    ways = {way for way in WAYS if found[f"dropped out: {way}"]}
    assert len(ways) == min(len(WAYS), -(-field.players // unattended.SHARE))
    assert found["proofs verified"] == found["matches"] > 0


def fails(folder: Path, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        run(folder, SMALL)


def test_a_small_one_runs_to_its_end_without_a_fault(tmp_path: Path) -> None:
    assert run(tmp_path, SMALL)["matches"] == 15


def test_a_planted_loss_of_a_result_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "MOST", 30)
    seen = list[str]()

    def lose(connection: Connection, match: str, result: bytes) -> str | None:
        seen.append(match)
        return None if len(seen) == 4 else keep(connection, match, result)

    keep = stored.set_result
    monkeypatch.setattr(stored, "set_result", lose)
    fails(tmp_path, "for ever")


def test_a_planted_wrong_result_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = stored.set_result
    wrong = b'{"ranks":[0,1],"points":[48,0],"scores":[9,8]}'
    monkeypatch.setattr(stored, "set_result", lambda to, match, _: keep(to, match, wrong))
    fails(tmp_path, "not what was played")


def test_a_planted_pairing_that_comes_again_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = pairing.swiss
    monkeypatch.setattr(
        drawing_up,
        "swiss",
        lambda players, past, *rest: past[0] if past else pair(players, past, *rest),
    )
    fails(tmp_path, "met twice")


def test_a_planted_round_that_never_ends_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "MOST", 30)
    monkeypatch.setattr(Cup, "is_round_over", property(lambda cup: cup.row.round < 2))
    fails(tmp_path, "for ever")
