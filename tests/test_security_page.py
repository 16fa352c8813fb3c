"""The security page lists every requirement once, and names only files that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "security.md"
ANSWERS = {"met", "partly", "not met", "operator", "n/a"}
# ASVS 5.0.0: how many requirements of levels 1 and 2 each chapter has, 253 in all.
ASKED = {
    1: 27,
    2: 11,
    3: 19,
    4: 10,
    5: 9,
    6: 35,
    7: 18,
    8: 7,
    9: 7,
    10: 29,
    11: 14,
    12: 9,
    13: 13,
    14: 9,
    15: 13,
    16: 16,
    17: 7,
}
PLACES = r"`((?:src|tests|web|requirements|tools|bench|docs)/[\w./-]*)`"


def rows() -> list[list[str]]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| V")]
    assert all(len(row) == 4 for row in cells)
    return cells


def test_every_requirement_stands_there_once() -> None:
    ids = [each for row in rows() for each in row[0].split(", ")]
    assert all(re.fullmatch(r"V\d+\.\d+\.\d+", each) for each in ids)
    assert len(ids) == len(set(ids))
    counts = Counter(int(each[1:].split(".")[0]) for each in ids)
    assert counts == ASKED and sum(counts.values()) == 253


def test_every_requirement_has_an_answer_and_a_reason() -> None:
    assert {row[2] for row in rows()} == ANSWERS
    assert all(len(row[3]) > 3 for row in rows())


def test_every_file_that_is_named_is_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(PLACES, text))
    linked = {f"docs/{target}" for target in re.findall(r"\]\(([\w./-]+)(?:#[\w-]+)?\)", text)}
    assert len(named) > 40 and len(linked) > 5
    assert [place for place in sorted(named | linked) if not (ROOT / place).exists()] == []


def test_every_promise_names_a_test() -> None:
    promises = PAGE.read_text(encoding="utf-8").split("## What is promised")[1].split("##")[0]
    told = [line for line in promises.splitlines() if line.startswith("| ")][1:]
    assert len(told) > 12
    assert all("`tests/" in line.rstrip("| ").rpartition(" | ")[2] for line in told)
