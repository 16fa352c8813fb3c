"""Why something cannot be read is said in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Annotated

import msgspec
import pytest

from satrap.core.language import LANGUAGES, say
from satrap.core.unreadable import why_unreadable


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[int, msgspec.Meta(ge=0)]


class Outer(msgspec.Struct):
    inner: list[Inner]


def read(source: str) -> Callable[[], object]:
    return lambda: msgspec.json.decode(source, type=Outer)


CASES: dict[str, Callable[[], object]] = {
    "it is not valid JSON from byte 1 on": read("{,}"),
    "it breaks off": read('{"inner": ['),
    "it breaks off ": lambda: tomllib.loads("a = "),
    "“inner” is missing": read("{}"),
    "“count” is missing (inner[0])": read('{"inner": [{}]}'),
    "“more” is not known (inner[0])": read('{"inner": [{"count": 1, "more": 2}]}'),
    "expected “int”, not “str” (inner[0].count)": read('{"inner": [{"count": "1"}]}'),
    "this value is not possible (inner[0].count)": read('{"inner": [{"count": -1}]}'),
    "look at line 2, column 5": lambda: tomllib.loads("a = 1\nb = ]"),
    "there is no “zz9”": lambda: {"a": 1}["zz9"],
    "its parts do not fit together": lambda: int("x"),
}


@pytest.mark.parametrize("reason", CASES)
def test_a_reason_is_found_in_the_error(reason: str) -> None:
    with pytest.raises((ValueError, KeyError, msgspec.MsgspecError)) as caught:
        CASES[reason]()
    told = why_unreadable(caught.value)
    assert say(told) == reason.strip()
    assert len({say(told, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_was_sent_is_cut_short() -> None:
    assert len(say(why_unreadable(KeyError("x" * 5000)))) < 100
