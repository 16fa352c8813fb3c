"""Which language the command line speaks: the one requested, or the environment's."""

from __future__ import annotations

import os

from satrap.core.errors import BadSetup
from satrap.core.language import LANGUAGES, say
from satrap.core.text import text

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def home_language() -> str:
    """Return the language of the environment if it is one of ours, otherwise English."""
    chosen = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else LANGUAGES[0]


def pick_language(asked: str | None) -> str:
    """Return the requested language, or raise BadSetup."""
    if asked is not None and asked not in LANGUAGES:
        raise BadSetup("cli-unknown-language", language=asked, languages=", ".join(LANGUAGES))
    return asked or home_language()


def explain(key: str, **values: str) -> str:
    """Return a sentence of `--help`."""
    return say(text(key, **values), home_language())
