"""What the server refuses, beside what tables and rules refuse."""

from __future__ import annotations

from satrap.core.errors import SatrapError


class NoSuchTable(SatrapError):
    """There is no such table, or it is private and the link is missing."""

    code = "no-such-table"


class NoSuchBoard(SatrapError):
    """There is no such board, or no such game."""

    code = "no-such-board"


class Nobody(SatrapError):
    """Only somebody with a name can do this."""

    code = "nobody"


class Forbidden(SatrapError):
    """This may not be asked from there, or not yet."""

    code = "forbidden"


class TooLarge(SatrapError):
    """The message is too long."""

    code = "too-large"


class TooMany(SatrapError):
    """Too many requests or connections at once."""

    code = "too-many"


class Unavailable(SatrapError):
    """Nothing can be stored now; nothing was done."""

    code = "unavailable"
