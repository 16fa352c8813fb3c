"""Passwords: stored as argon2id hashes, and compared with the same work whether there is one."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

from satrap.core.errors import Unreadable
from satrap.server.store.members import folded

SHORTEST: Final = 8
LONGEST: Final = 128
AT_ONCE: Final = 2  # hashes that are computed side by side: each takes MEMORY_KIB and a core
MEMORY_KIB: Final = 19_456
ROUNDS: Final = 2
# The commonest of at least eight characters; what is shorter is refused anyway.
_COMMON = """
password passwort password1 password12 password123 passw0rd p@ssw0rd p@ssword motdepasse
12345678 123456789 1234567890 0123456789 0987654321 87654321 987654321 11111111 00000000
22222222 88888888 99999999 12341234 12344321 11223344 123123123 147258369 789456123
qwertyui qwertyuiop qwerty12 qwerty123 qwertz123 azertyui azertyuiop asdfghjk asdfghjkl
1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc q1w2e3r4 abcdefgh abcd1234 abc12345 a1b2c3d4
aa123456 1234qwer iloveyou iloveyou1 sunshine princess football football1 baseball superman
batman123 starwars trustno1 welcome1 welcome123 letmein1 letmein123 admin123 administrator
changeme changeme1 internet computer whatever michelle jennifer samantha charlotte midnight
bonjour1 soleil123 doudou123 schatz123 hallo123 sommer123 fussball ciaociao juventus
alexandre alessandro macedonia satrap123
"""
COMMON: Final = frozenset(_COMMON.split())


class Passwords:
    """Computes hashes in threads, a few at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._decoy = ""  # compared with where there is no password

    async def hash(self, password: str) -> str:
        """Return the hash of a password, with a salt of its own."""
        async with self._turns:
            return await asyncio.to_thread(_hash, normal(password))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Say whether a password is the one stored; no password takes just as long."""
        self._decoy = self._decoy or await self.hash("a password of nobody")
        async with self._turns:
            is_same = await asyncio.to_thread(_is_same, stored or self._decoy, normal(password))
        return is_same and stored is not None


def check_password(password: str, name: str) -> None:
    """Refuse a password that is short, among the commonest, or one's own name."""
    if not SHORTEST <= len(normal(password)) <= LONGEST:
        raise Unreadable("server-password-length", least=SHORTEST, most=LONGEST)
    if normal(password).casefold() in COMMON or folded(password) == folded(name):
        raise Unreadable("server-password-common")


def normal(password: str) -> str:
    """Return a password in the form in which all keyboards write it."""
    return unicodedata.normalize("NFKC", password)


def _hash(password: str) -> str:
    from argon2 import PasswordHasher  # noqa: PLC0415 -- the server starts faster

    return PasswordHasher(ROUNDS, MEMORY_KIB, 1).hash(password)


def _is_same(stored: str, password: str) -> bool:
    from argon2 import PasswordHasher  # noqa: PLC0415
    from argon2.exceptions import VerificationError  # noqa: PLC0415

    try:
        return PasswordHasher().verify(stored, password)
    except VerificationError:
        return False
