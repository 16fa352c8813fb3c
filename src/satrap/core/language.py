"""Put sentences into words, in one of the languages of `satrap/locale`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from satrap.core.text import FORMER, IN, NAME, NAMED, TO, Text, is_about

LOCALE = resources.files("satrap") / "locale"
# The name of each language in that language, English first; the web page reads the same list.
NAMES: Mapping[str, str] = msgspec.json.decode(
    (LOCALE / "languages.json").read_bytes(), type=dict[str, str]
)
LANGUAGES = tuple(NAMES)
LARGEST_NUMBER = 10**15  # larger ones are inserted without formatting
NOBODY = -1  # no seat's number
YOU = "you"
_NOT_IN_KEYS = re.compile(r"[^a-z0-9]+")
_SENTENCE = re.compile(r"^([a-z][\w-]*) =.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
_WITHIN = re.compile(r"\{ *([a-z][\w-]*) *\}")  # a sentence in another
LONGEST_VALUE = 1000  # characters; longer ones are inserted after Fluent is done


def say(text: Text, language: str = "en", reader: int = NOBODY) -> str:
    """Return the sentence in a language; English where a language lacks it.

    If the reader sits at the table, sentences about that seat say "you".
    """
    if text.key == NAMED:
        return called(str(text.values["name"]), language)
    if text.key == NAME and is_about(text, reader):
        text = Text(YOU)
    if text.key in (TO, IN):
        text = _placed(text, language)
    key = _addressed(text, reader)
    for tongue in (language, "en"):
        if _words(tongue).has(key):
            return _format(tongue, Text(key, text.values), language, reader)
    return f"{text.key} {dict(text.values)}"


def _addressed(text: Text, reader: int) -> str:
    """Return the key of a sentence, or the one that is meant for a reader whom it names.

    `event-passed-you` is `event-passed` where `name` is the reader; where another value is, its
    name is part of the key: `event-taken-over-loser-you`.
    """
    for name, value in text.values.items():
        if is_about(value, reader):
            key = f"{text.key}-{YOU}" if name == NAME else f"{text.key}-{name}-{YOU}"
            if knows(key):
                return key
    return text.key


def called(name: str, language: str) -> str:
    """Return a name on a board in a language: one of `names.ftl`, or else the name itself."""
    key = f"{NAMED}-{_slug(name)}"
    return _format(language, Text(key), language) if _words(language).has(key) else name


def _placed(text: Text, language: str) -> Text:
    """Return where something goes or is: as the name itself says it, or as any name does."""
    name = text.values["name"]
    if not isinstance(name, str):
        return text
    key = f"{text.key}-{_slug(name)}"
    is_own = _words(language).has(key)
    return Text(key) if is_own else Text(text.key, {"name": called(name, language)})


def _slug(name: str) -> str:
    return _NOT_IN_KEYS.sub("-", name.lower())


def knows(key: str) -> bool:
    """Say whether there is a sentence with that key."""
    return _words("en").has(key)


def _format(tongue: str, text: Text, language: str, reader: int = NOBODY) -> str:
    bundle = _words(tongue).with_sentence(text.key)
    pattern = bundle.get_message(text.key).value
    assert pattern is not None, f"{text.key} has no words"
    values = {name: _value(value, language, reader) for name, value in text.values.items()}
    long = {f"\0{name}\0": value for name, value in values.items() if _is_long(value)}
    short = {name: f"\0{name}\0" for name, value in values.items() if _is_long(value)}
    formatted, errors = bundle.format_pattern(pattern, values | short)
    assert not errors, f"{text.key}: {errors}"
    words = str(formatted)
    for mark, value in long.items():
        words = words.replace(mark, str(value))
    return words


def say_moment(at: FluentType, language: str) -> str:
    """Return a moment in words, in the style that it came with."""
    bundle = _words(language).with_sentence("moment")
    pattern = bundle.get_message("moment").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"at": at})[0])


def _is_long(value: str | int) -> bool:
    """Say whether a value is too long for Fluent."""
    return isinstance(value, str) and len(value) > LONGEST_VALUE


def _value(value: str | int | Text | tuple[Text, ...], language: str, reader: int) -> str | int:
    if isinstance(value, Text):
        return say(value, language, reader)
    if isinstance(value, tuple):
        return ", ".join(say(part, language, reader) for part in value)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return str(value) if abs(value) < LARGEST_NUMBER**2 else "…"
    return person(value, language) if isinstance(value, str) else value


def person(name: str, language: str) -> str:
    """Return a person's name, or what stands for it once they have deleted their account."""
    found = FORMER.fullmatch(name)
    if found is None:
        return name
    numbered = Text("former-player-at", {"number": int(found[1])}) if found[1] else None
    return say(numbered or Text("former-player"), language)


class Words:
    """The sentences of a language; each is parsed when it is first needed."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        files = sorted((LOCALE / language).iterdir(), key=lambda entry: entry.name)
        words = "\n".join(file.read_text(encoding="utf-8") for file in files)
        self.sentences = {found[1]: found[0] for found in _SENTENCE.finditer(words)}

    def has(self, key: str) -> bool:
        return key in self.sentences

    def with_sentence(self, key: str) -> FluentBundle:
        """Return all that is parsed, with one sentence and those within it.

        Threads may parse the same one twice, and none finds it before what is within it.
        """
        if not self._bundle.has_message(key):
            for other in _WITHIN.findall(self.sentences[key]):
                self.with_sentence(other)
            self._bundle.add_resource(FluentResource(self.sentences[key]))
        return self._bundle


@cache
def _words(language: str) -> Words:
    return Words(language)
