"""What the log calls somebody: the same name each time, and only this server can work it out.

It is an HMAC with a secret of this server, which is kept in its store: stable over restarts, and
nobody who reads a log learns an id, an address or a name from it.
"""

from __future__ import annotations

import hmac
from typing import Final

SECRET: Final = "actors"  # what it is called in the store
DIGITS: Final = 12


class Actors:
    """Names for the log."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def person(self, person: str) -> str:
        """Return what a guest is called."""
        return self._name(f"person/{person}")

    def address(self, address: str) -> str:
        """Return what somebody without a name is called, by the network address."""
        return self._name(f"address/{address}")

    def _name(self, who: str) -> str:
        return hmac.digest(self._secret, who.encode(), "sha256").hex()[:DIGITS]
