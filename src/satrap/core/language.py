"""Put sentences into words, in one of the languages of `satrap/locale`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from satrap.core.text import Text

_LOCALE = resources.files("satrap") / "locale"
# The name of each language in that language, English first; the web page reads the same list.
NAMES: Mapping[str, str] = msgspec.json.decode(
    (_LOCALE / "languages.json").read_bytes(), type=dict[str, str]
)
LANGUAGES = tuple(NAMES)
LARGEST_NUMBER = 10**15  # larger ones are inserted without formatting
LONGEST_VALUE = 1000  # characters; longer ones are inserted after Fluent is done


def say(text: Text, language: str = "en") -> str:
    """Return the sentence in a language; English where a language lacks it."""
    for tongue in (language, "en"):
        bundle = _bundle(tongue)
        if bundle.has_message(text.key):
            return _format(bundle, text, language)
    return f"{text.key} {dict(text.values)}"


def knows(key: str) -> bool:
    """Say whether there is a sentence with that key."""
    return bool(_bundle("en").has_message(key))


def _format(bundle: FluentBundle, text: Text, language: str) -> str:
    pattern = bundle.get_message(text.key).value
    assert pattern is not None, f"{text.key} has no words"
    values = {name: _value(value, language) for name, value in text.values.items()}
    long = {f"\0{name}\0": value for name, value in values.items() if _is_long(value)}
    short = {name: f"\0{name}\0" for name, value in values.items() if _is_long(value)}
    formatted, errors = bundle.format_pattern(pattern, values | short)
    assert not errors, f"{text.key}: {errors}"
    words = str(formatted)
    for mark, value in long.items():
        words = words.replace(mark, str(value))
    return words


def _is_long(value: str | int) -> bool:
    """Say whether a value is too long for Fluent."""
    return isinstance(value, str) and len(value) > LONGEST_VALUE


def _value(value: str | int | Text | tuple[Text, ...], language: str) -> str | int:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, tuple):
        return ", ".join(say(part, language) for part in value)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return str(value) if abs(value) < LARGEST_NUMBER**2 else "…"
    return value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_LOCALE / language).iterdir(), key=lambda entry: entry.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
