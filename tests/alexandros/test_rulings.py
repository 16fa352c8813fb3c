"""Every ruling is whole, and cited in code and tests; RULES.md says what the presets say."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from satrap.games.alexandros import GAME

FIELDS = ["Rule", "Sources", "Readings", "Decision", "Because", "Option", "Since"]
GAME_FOLDER = resources.files("satrap.games.alexandros")
TESTS = Path(__file__).parent
CITED = re.compile(r"\bALX-(\d+)\b")


def read(name: str) -> str:
    return (GAME_FOLDER / name).read_text(encoding="utf-8")


def rulings() -> dict[int, dict[str, str]]:
    """Return the fields of each ruling by its number."""
    found = {}
    for text in read("RULINGS.md").split("\n## ")[1:]:
        number = re.match(r"ALX-(\d+) \S", text)
        assert number, text[:40]
        lines = [line[2:].partition(": ") for line in text.splitlines() if line.startswith("- ")]
        found[int(number[1])] = {name: rest for name, _, rest in lines}
    return found


def cited_in(folder: Path, pattern: str) -> dict[int, list[str]]:
    """Return the files under a folder that cite each ruling."""
    found: dict[int, list[str]] = {}
    for path in sorted(folder.rglob(pattern)):
        for number in CITED.findall(path.read_text(encoding="utf-8")):
            found.setdefault(int(number), []).append(path.name)
    return found


IN_CODE = cited_in(Path(str(GAME_FOLDER)), "*.py")
IN_TESTS = cited_in(TESTS, "test_*.py")
NUMBERS = sorted(rulings())


def test_rulings_are_numbered_without_a_gap() -> None:
    assert list(rulings()) == list(range(1, len(NUMBERS) + 1))
    assert len(NUMBERS) >= 28


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_has_all_its_fields(number: int) -> None:
    fields = rulings()[number]
    assert list(fields) == FIELDS
    assert all(fields.values())
    assert 1 <= int(fields["Since"]) <= GAME.rules


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_names_an_option_that_exists(number: int) -> None:
    names = {option.name for option in GAME.options}
    assert rulings()[number]["Option"] in {"none", *names}


def test_every_option_rests_on_a_ruling() -> None:
    named = {fields["Option"] for fields in rulings().values()}
    assert {option.name for option in GAME.options} <= named


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_cited_in_the_code(number: int) -> None:
    assert number in IN_CODE, f"no code says that it follows ALX-{number}"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_cited_in_a_test(number: int) -> None:
    assert number in IN_TESTS, f"no test says that it holds ALX-{number}"


def test_nothing_cites_an_unknown_ruling() -> None:
    cited = set(IN_CODE) | set(IN_TESTS) | set(map(int, CITED.findall(read("RULES.md"))))
    assert cited <= set(NUMBERS)


def test_the_rules_point_to_every_ruling_on_play() -> None:
    figures = {11, 18}  # these two are about pictures
    assert set(map(int, CITED.findall(read("RULES.md")))) == set(NUMBERS) - figures


def rows(width: int) -> list[list[str]]:
    """Return the rows of the tables of RULES.md with so many columns."""
    lines = (line.strip("|").split("|") for line in read("RULES.md").splitlines() if "|" in line)
    found = [[cell.strip() for cell in line] for line in lines if len(line) == width]
    return [row for row in found[1:] if row[0] != "---"]


def test_the_rules_say_what_the_presets_say() -> None:
    presets = [GAME.setup(("Red", "Yellow"), preset=name).options for name in GAME.presets]
    for name, *values, _ in rows(7):
        assert values == [str(preset[name]).lower() for preset in presets]
    assert [row[0] for row in rows(7)] == [option.name for option in GAME.options]


def test_the_rules_explain_every_value() -> None:
    told = [row[0] for row in rows(2)]
    wanted = []
    for option in GAME.options:
        values = option.describe().split(", ")
        wanted += [f"{option.name} = {value}" for value in values]
    assert told == wanted
