"""Pseudonyms for the log: stable, but only this server can compute them.

A pseudonym is an HMAC with a secret that is kept in the server's store. It survives restarts, and
nobody who reads a log learns an id, an address or a name from it.
"""

from __future__ import annotations

import hmac
from typing import Final

SECRET: Final = "actors"  # its name in the store
DIGITS: Final = 12


class Actors:
    """Computes pseudonyms for the log."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def person(self, person: str) -> str:
        """Return the pseudonym of a guest."""
        return self._name(f"person/{person}")

    def address(self, address: str) -> str:
        """Return the pseudonym of somebody without a name, from their network address."""
        return self._name(f"address/{address}")

    def _name(self, who: str) -> str:
        return hmac.digest(self._secret, who.encode(), "sha256").hex()[:DIGITS]
