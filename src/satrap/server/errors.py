"""The server's own refusals, besides those of tables and rules."""

from __future__ import annotations

from satrap.core.errors import SatrapError


class NoSuchTable(SatrapError):
    """There is no such table, or it is private and the link is missing."""

    code = "no-such-table"


class NoSuchBoard(SatrapError):
    """There is no such board, or no such game."""

    code = "no-such-board"


class NoSuchDevice(SatrapError):
    """You have no such device."""

    code = "no-such-device"


class NoSuchKey(SatrapError):
    """You have no such API token."""

    code = "no-such-key"


class TooManyKeys(SatrapError):
    """Somebody has too many API tokens: one has to end first."""

    code = "too-many-keys"


class NoSuchPerson(SatrapError):
    """There is no such person, or nothing of that kind about them."""

    code = "no-such-person"


class NoSuchReport(SatrapError):
    """There is no such report that is still open."""

    code = "no-such-report"


class NoSuchTarget(SatrapError):
    """Your notices go to no such place."""

    code = "no-such-target"


class NoSuchCup(SatrapError):
    """There is no such tournament, or it is private and the link is missing."""

    code = "no-such-tournament"


class NotNow(SatrapError):
    """This is not possible at this tournament, or not now."""

    code = "not-now"


class Damaged(SatrapError):
    """The stored log of this table cannot be replayed: it is left alone."""

    code = "damaged"


class Nobody(SatrapError):
    """Only somebody with a name can do this."""

    code = "nobody"


class SignInAgain(SatrapError):
    """This change needs a sign-in of the last few minutes."""

    code = "sign-in-again"


class Forbidden(SatrapError):
    """This request is not allowed from there, or not yet."""

    code = "forbidden"


class NameTaken(SatrapError):
    """Another member has this name, or one that could be mistaken for it."""

    code = "name-taken"


class KeyTaken(SatrapError):
    """This key already names a different opening."""

    code = "key-taken"


class Insecure(SatrapError):
    """Plain http is not for the open Internet."""

    code = "insecure"


class WrongHost(SatrapError):
    """The server does not answer to this name."""

    code = "wrong-host"


class BadHost(WrongHost):
    """There is no Host, or it cannot be read."""


class TooLarge(SatrapError):
    """The message is too long."""

    code = "too-large"


class TooMany(SatrapError):
    """Too many requests or connections at once."""

    code = "too-many"


class TooSlow(SatrapError):
    """The message did not arrive in time."""

    code = "too-slow"


class NoLength(SatrapError):
    """The message does not say how long it is."""

    code = "no-length"


class TooManyTables(TooMany):
    """Somebody is at too many waiting tables: sending it again is no use."""

    code = "too-many-tables"


class Unavailable(SatrapError):
    """Nothing can be stored now; nothing was done."""

    code = "unavailable"
