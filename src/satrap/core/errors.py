"""The errors for everything that can be refused, as one tree; each has a code and a sentence.

SatrapError
├── Unreadable          what was given cannot be read
│   ├── UnreadableAction
│   ├── UnreadableRecord
│   └── BoardError
├── BadSetup            a match cannot be set up like this
└── Refused             readable, but not now
    ├── NotYourDecision
    ├── IllegalAction
    ├── MatchOver
    └── CannotUndo
"""

from __future__ import annotations

from satrap.core.language import say
from satrap.core.text import Text, text


class SatrapError(Exception):
    """Something was refused; `code` is for programs, `text` for people."""

    code = "refused"
    places: tuple[str, ...] = ()  # on a board, that the text mentions

    def __init__(self, key: str | Text, /, **values: str | int | Text | tuple[Text, ...]) -> None:
        self.text = key if isinstance(key, Text) else text(key, **values)
        super().__init__(self.text)

    def __str__(self) -> str:
        return say(self.text)


class Unreadable(SatrapError):
    """What was given cannot be read at all."""

    code = "unreadable"


class UnreadableAction(Unreadable):
    """A notation that names no action."""

    code = "unreadable-action"


class UnreadableRecord(Unreadable):
    """A damaged, foreign or hostile record."""

    code = "unreadable-record"


class BoardError(Unreadable):
    """A board that cannot be read or played on."""

    code = "unreadable-board"

    def __init__(
        self, key: str, /, places: tuple[str, ...] = (), **values: str | int | Text
    ) -> None:
        super().__init__(key, **values)
        self.places = places


class BadSetup(SatrapError):
    """A match cannot be set up like this."""

    code = "bad-setup"


class Refused(SatrapError):
    """Readable, but not possible now; the match is unchanged."""


class NotYourDecision(Refused):
    """Another seat has to decide."""

    code = "not-your-decision"


class IllegalAction(Refused):
    """The rules do not allow this action now."""

    code = "illegal-action"


class MatchOver(Refused):
    """The match has ended."""

    code = "match-over"


class CannotUndo(Refused):
    """There is nothing that this seat may take back."""

    code = "cannot-undo"
