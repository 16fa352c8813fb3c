"""Why something cannot be read, as a sentence: errors of other packages speak only English."""

from __future__ import annotations

import re
from collections.abc import Mapping

from satrap.core.text import Text, text

_AT = re.compile(r" - at `(?:key in )?\$?\.?([^`]*)`$")
_KINDS: Mapping[str, re.Pattern[str]] = {
    "unreadable-malformed": re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"),
    "unreadable-cut-off": re.compile(r"Input data was truncated|.*\(at end of document\)"),
    "unreadable-line": re.compile(r".*\(at line (?P<line>\d+), column (?P<column>\d+)\)"),
    "unreadable-missing": re.compile(r"Object missing required field `(?P<key>[^`]*)`"),
    "unreadable-unknown": re.compile(r"Object contains unknown field `(?P<key>[^`]*)`"),
    "unreadable-expected": re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`"),
}
_LONGEST = 60  # characters of what was sent


def why_unreadable(error: Exception) -> Text:
    """Return what is wrong with something that was sent, as part of a sentence."""
    if isinstance(error, KeyError) and error.args:
        return text("unreadable-name", word=str(error.args[0])[:_LONGEST])
    words = str(error)
    where = _AT.search(words)
    reason = _reason(_AT.sub("", words), has_place=where is not None)
    if where is None:
        return reason
    return text("unreadable-at", reason=reason, path=where[1][:_LONGEST])


def _reason(words: str, has_place: bool) -> Text:
    for key, pattern in _KINDS.items():
        found = pattern.fullmatch(words)
        if found:
            return Text(key, {name: part[:_LONGEST] for name, part in found.groupdict().items()})
    return text("unreadable-value" if has_place else "unreadable-other")
