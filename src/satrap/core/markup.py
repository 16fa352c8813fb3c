"""Escape sentences for a console that reads square brackets as markup."""

from __future__ import annotations

import re

from satrap.core.language import say
from satrap.core.text import Text

_TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?])")  # what a console reads as markup


def say_plainly(line: Text, language: str) -> str:
    """Return a sentence in which no name can be taken for markup."""
    return _TAG.sub(r"\1\1\\\2", say(line, language))
