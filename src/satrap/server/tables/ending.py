"""The end of a match as it is shown: worked out once, for all who come to see it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from satrap.core.game import Json
from satrap.core.record import AnyMatch


class Ending(Struct, frozen=True):
    """Where a match stands in the end, and its last events as they are sent."""

    standing: Json
    first: int  # the first ply that they tell of
    events: msgspec.Raw

    def since(self, match: AnyMatch, ply: int) -> Json:
        """Return the match for who was told of the plies before one, of all or of none."""
        is_new = ply <= match.ply
        first = self.first if is_new else match.ply + 1
        return {**self.standing, "since": first, "events": self.events if is_new else []}
