"""Second factors: codes of an authenticator app (TOTP), and recovery codes.

Only a member who gives a valid code switches one off: no letter, no new password, no new passkey.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from satrap.server.clock import now
from satrap.server.errors import Forbidden
from satrap.server.fleeting import Fleeting
from satrap.server.store import factors as stored
from satrap.server.store.factors import Factor
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

NAME: Final = "Satrap"
STEP_MS: Final = 30_000
DRIFT: Final = 1  # steps by which the clock of a phone may be off
SETTING_UP_MS: Final = 15 * 60 * 1000
CODES: Final = 10  # recovery codes
SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none looks like another
GROUP: Final = 5  # signs; a recovery code has two groups: 49 bits


class Factors:
    """The second factors of all members."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._begun: Fleeting[str] = Fleeting(SETTING_UP_MS)

    async def has(self, person: str) -> bool:
        """Say whether somebody has a second factor."""
        return await self._of(person) is not None

    async def count_codes(self, person: str) -> int:
        """Return how many recovery codes somebody has left."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.count_codes(connection, person)

    def begin(self, person: str, name: str) -> tuple[str, str]:
        """Return a new secret, and the address that an authenticator app reads it from."""
        from pyotp import random_base32  # noqa: PLC0415 -- the server starts faster
        from pyotp.totp import TOTP  # noqa: PLC0415

        secret = random_base32()
        self._begun.put(person, secret)
        return secret, TOTP(secret).provisioning_uri(name=name, issuer_name=NAME)

    async def switch_on(self, person: str, code: str) -> list[str]:
        """Switch a second factor on with its first code; return the recovery codes."""
        secret = self._begun.get(person)
        step = _step_of(secret, code) if secret else None
        if secret is None or step is None:
            raise Forbidden("server-code-wrong")
        if await self.has(person):
            raise Forbidden("server-factor-on")
        self._begun.take(person)
        codes = [_new_code() for _ in range(CODES)]
        hashes = [hash_code(person, each) for each in codes]
        factor = Factor(person, secret, step, now())
        with storing():
            await self._store.writer.submit(lambda to: stored.set_factor(to, factor, hashes))
        return codes

    async def switch_off(self, person: str, code: str) -> None:
        """Switch a second factor off, with one of its codes."""
        await self.check(person, code)
        with storing():
            await self._store.writer.submit(lambda to: stored.remove_factor(to, person))

    async def check(self, person: str, code: str) -> None:
        """Use up a code of an app, or a recovery code; raise Forbidden if it is not valid."""
        factor, plain = await self._of(person), "".join(code.lower().split()).replace("-", "")
        if factor is None:
            raise Forbidden("server-code-wrong")
        step = _step_of(factor.secret, plain)
        hashed = hash_code(person, plain)
        with storing():
            is_used = await self._store.writer.submit(
                lambda to: (
                    stored.use_recovery_code(to, person, hashed)
                    if step is None
                    else stored.use_step(to, person, step)
                )
            )
        if not is_used:
            raise Forbidden("server-code-wrong")

    async def _of(self, person: str) -> Factor | None:
        with storing():
            async with self._store.reading() as connection:
                return await stored.factor_of(connection, person)


def hash_code(person: str, code: str) -> bytes:
    """Return the hash of a recovery code; it is random enough to need no slow one."""
    return hashlib.sha256(f"{person}/{code}".encode()).digest()


def _step_of(secret: str, code: str) -> int | None:
    """Return the time step, now or a little off, whose code this is."""
    from pyotp.totp import TOTP  # noqa: PLC0415
    from pyotp.utils import strings_equal  # noqa: PLC0415

    here, app = now() // STEP_MS, TOTP(secret)
    near = range(here - DRIFT, here + DRIFT + 1)
    return next((step for step in near if strings_equal(app.generate_otp(step), code)), None)


def _new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(2 * GROUP))
