"""The refusals of a table, besides those of the rules."""

from __future__ import annotations

from satrap.core.errors import Refused


class Stale(Refused):
    """The table has moved on since the sender last looked."""

    code = "stale"


class NotAtTable(Refused):
    """This cannot be done at this table now, or not by this person."""

    code = "not-at-table"
