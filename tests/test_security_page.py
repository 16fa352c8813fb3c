"""The security page lists every requirement once, and names only files that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

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
PLACES = r"`((?:src|tests|web|requirements|tools|bench|docs)/[\w./-]*)(?:::\w+)?`"
PROOF = re.compile(r"`(tests/[\w./-]*)(?:::(test_\w+))?`")
READING = "by reading: "  # begins the reason where there is nothing to run
OUR_OWN = {  # what they show is made of our own texts and drawings alone
    "lib/games/alexandros/editor/Layer.svelte",
    "pages/Reading.svelte",
    "pages/front/Painted.svelte",
    "pages/table/Rules.svelte",
}


def rows(text: str) -> list[list[str]]:
    lines = text.splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| V")]
    assert all(len(row) == 4 for row in cells)
    return cells


def test_every_requirement_stands_there_once() -> None:
    ids = [each for row in rows(PAGE.read_text(encoding="utf-8")) for each in row[0].split(", ")]
    assert all(re.fullmatch(r"V\d+\.\d+\.\d+", each) for each in ids)
    assert len(ids) == len(set(ids))
    counts = Counter(int(each[1:].split(".")[0]) for each in ids)
    assert counts == ASKED and sum(counts.values()) == 253


def test_every_requirement_has_an_answer_and_a_reason() -> None:
    found = rows(PAGE.read_text(encoding="utf-8"))
    assert {row[2] for row in found} == ANSWERS
    assert all(len(row[3]) > 3 for row in found)


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


def is_there(file: str, name: str) -> bool:
    """Say whether there is such a test."""
    place = ROOT / file
    if not name:
        return place.is_dir() or (place.name.startswith("test_") and place.exists())
    return place.is_file() and f"def {name}(" in place.read_text(encoding="utf-8")


def faults(text: str) -> list[str]:
    """Return every test that is named and is not there, and what is met without any reason."""
    found = [f"{file}::{name}" for file, name in PROOF.findall(text) if not is_there(file, name)]
    for cells in rows(text):
        is_read = cells[3].startswith(READING) and re.search(r"`[\w/]+/|\]\(", cells[3])
        if cells[2] == "met" and not (is_read or PROOF.search(cells[3])):
            found.append(cells[0])
    return found


def test_what_is_met_names_a_test_or_where_to_read() -> None:
    assert faults(PAGE.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("trust us", "V1.0.1"),
        (f"{READING}it is so", "V1.0.1"),
        ("`tests/test_security_page.py::test_that_nobody_wrote`", "test_that_nobody_wrote"),
        ("`tests/server/api/people.py`", "tests/server/api/people.py"),
        ("`tests/server/test_nowhere.py`", "tests/server/test_nowhere.py"),
    ],
)
def test_a_reason_that_is_none_is_found(how: str, fault: str) -> None:
    found = faults(f"| V1.0.1 | what it asks | met | {how} |")
    assert len(found) == 1 and fault in found[0]


def test_raw_markup_is_only_where_it_is_our_own() -> None:
    source = ROOT / "web" / "src"
    raw = {
        str(file.relative_to(source))
        for file in (*source.rglob("*.svelte"), *source.rglob("*.ts"))
        if re.search(r"\{@html|innerHTML =|insertAdjacentHTML", file.read_text(encoding="utf-8"))
    }
    assert raw == OUR_OWN


def test_fields_for_passwords_hide_them_and_take_what_is_pasted() -> None:
    files = list((ROOT / "web" / "src").rglob("*.svelte"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    fields = [each for text in texts for each in re.findall(r"<(?:input|Field)[^<]*?/>", text)]
    named = [each for each in fields if 'autocomplete="new-p' in each or "current-p" in each]
    assert len(named) == 2 and all('type="password"' in each for each in named)
    assert not any("onpaste" in text for text in texts)
