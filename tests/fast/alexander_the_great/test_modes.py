"""The fast engine uncompiled, and with faults planted in it."""

from __future__ import annotations

from tests.fast.running import run

HERE = "alexander_the_great"


def test_uncompiled_it_plays_the_same() -> None:
    assert "6 matches" in run("plain", f"{HERE}.matches", "0", "6")


def test_planted_faults_are_caught() -> None:
    assert "26 of 26 faults were caught" in run("plain", f"{HERE}.faults")
