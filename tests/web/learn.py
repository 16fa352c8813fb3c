"""What the tests of the reading pages share: headings, sections, tables, marks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

LEARN = Path(__file__).parents[2] / "web" / "src" / "learn"
Table = list[list[str]]


@cache
def read(page: str, language: str) -> str:
    return (LEARN / f"{page}.{language}.md").read_text(encoding="utf-8")


def headings(text: str) -> list[tuple[str, str]]:
    """Return the level and the anchor of each heading below the title."""
    lines = [line for line in text.splitlines()[1:] if line.startswith("#")]
    found = [re.fullmatch(r"(##|###) \S.*\S \{#([\w-]+)\}", line) for line in lines]
    return [(match[1], match[2]) for match in found if match]


def sections(text: str) -> dict[str, str]:
    """Return the text under each anchor."""
    parts = re.split(r"\{#([\w-]+)\}\n", text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tables(text: str) -> list[Table]:
    """Return the cells of each table, without the line under its header."""
    blocks = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    return [[cells(line) for line in (block[0], *block[2:])] for block in blocks]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def marks(text: str) -> list[str]:
    """Return the rulings cited, in order."""
    return re.findall(r"\[((?:ALX|ATG)-\d+)\]", text)


def code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def numbers(text: str) -> list[int]:
    """Return the numbers written in digits; languages group thousands differently."""
    joined = re.sub(r"(?<=\d)[.,\u00a0](?=\d{3})", "", text)
    return sorted(map(int, re.findall(r"\d+", joined)))
