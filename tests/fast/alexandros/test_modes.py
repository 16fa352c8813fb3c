"""The fast engine uncompiled, and with faults planted in it."""

from __future__ import annotations

from numpy import record

from satrap.games.alexandros.fast.layout import LARGE, SMALL, scratch_type, state_type, tables_type
from tests.fast.alexandros.faults import FAULTS
from tests.fast.running import run

HERE = "alexandros"


def test_uncompiled_it_plays_the_same_also_on_a_large_board() -> None:
    assert int(run("plain", f"{HERE}.modes", "12", "60")) > 200


def test_planted_faults_are_noticed() -> None:
    assert run("plain", f"{HERE}.faults").count("noticed:") == len(FAULTS)


def test_no_field_is_named_like_a_method() -> None:
    """Uncompiled, a field is an attribute: another attribute must not hide it."""
    for size in (SMALL, LARGE):
        for kind in (tables_type(size), state_type(size), scratch_type(size)):
            assert set(kind.names or ()) & set(dir(record)) == set()
