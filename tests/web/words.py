"""Which sentences the page uses, according to its source, and which of them exist.

The source has a key in full (`say("web-undo")`), with values in it (`web-chair-${who}`), or as a
prefix that `named` completes (`named("web-bot", bot)`). The last two become patterns, with a star
for each value: `web-chair-*`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import satrap

SOURCE = Path(__file__).parents[2] / "web" / "src"
LOCALE = Path(satrap.__file__).parent / "locale"
UNREAD = re.compile(r"(cli|running|api|unreadable|unsound-.*)\.ftl")  # the page does not load these

_ASKED = re.compile(r"""(?<![.\w])(?:say|has)\(\s*["']([\w-]+)["']""")
_NAMED = re.compile(r"""\bnamed?\(\s*["'`]((?:web-|bot)[^"'`]*)["'`],""")
_WHOLE = re.compile(r"""["'](web-[\w-]+)["']""")
_FILLED = re.compile(r"`(web-[^`]*)`")
_VALUE = re.compile(r"\$\{[^}]*\}")


@dataclass(frozen=True)
class Used:
    """What a source uses: keys, and patterns of keys."""

    keys: frozenset[str]
    patterns: frozenset[str]


def used_in(source: str) -> Used:
    """Return what a source uses; the prefixes that `named` completes are not keys themselves."""
    named = {_starred(begin) + "-*" for begin in _NAMED.findall(source)}
    rest = _NAMED.sub("", source)
    keys = {*_ASKED.findall(rest), *_WHOLE.findall(rest)}
    filled = {_starred(key) for key in _FILLED.findall(rest)}
    return Used(frozenset(keys), frozenset(named | filled))


def _starred(key: str) -> str:
    return _VALUE.sub("*", key)


@cache
def used_by_page() -> Used:
    files = [each for each in SOURCE.rglob("*") if each.suffix in {".ts", ".svelte"}]
    spoken = [each for each in files if not each.name.endswith((".d.ts", ".test.ts"))]
    return used_in("\n".join(each.read_text(encoding="utf-8") for each in spoken))


@cache
def known() -> frozenset[str]:
    """Return every key of the files that the page loads, in English."""
    files = [file for file in (LOCALE / "en").glob("*.ftl") if not UNREAD.fullmatch(file.name)]
    entries = [
        entry
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))


Families = Mapping[str, Collection[str]]  # the keys that match a pattern, where known


def missing(used: Used, keys: Collection[str], families: Families) -> set[str]:
    """Return the keys that are used but missing, and the patterns that match no key."""
    listed = {key for pattern in used.patterns for key in families.get(pattern, ())}
    unfit = {pattern for pattern in used.patterns if not any(fits(pattern, key) for key in keys)}
    return {*used.keys, *listed} - set(keys) | unfit


def unused(used: Used, keys: Iterable[str], families: Families) -> set[str]:
    """Return the page's keys that nothing uses."""
    listed = {key for pattern in used.patterns for key in families.get(pattern, ())}
    loose = [pattern for pattern in used.patterns if pattern not in families]
    return {
        key
        for key in keys
        if key.startswith(("web-", "bot-"))
        and key not in used.keys | listed
        and not any(fits(pattern, key) for pattern in loose)
    }


def fits(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", r"[\w-]+"), key) is not None
