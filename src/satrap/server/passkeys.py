"""Passkeys (WebAuthn): a key pair of which we only ever see the public half.

A challenge counts once, for five minutes, and for one purpose. The names that count are those under
which the request came, which the guard has checked.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from satrap.core.game import Json
from satrap.server.clock import now
from satrap.server.errors import Forbidden
from satrap.server.fleeting import Fleeting
from satrap.server.store.credentials import Passkey

KEEP_MS: Final = 5 * 60 * 1000
NAME: Final = "Satrap"
MARK_BYTES: Final = 8
SIGN_IN: Final = ""  # what a challenge is for, if not for a new passkey of a person


class Site(NamedTuple):
    """The name of this server, as a browser knows it, and the origins of its pages."""

    host: str
    origins: tuple[str, ...]


class Passkeys:
    """Makes challenges, and checks what browsers answer."""

    def __init__(self) -> None:
        self._challenges: Fleeting[str] = Fleeting(KEEP_MS)
        self.secret = b""  # of this server

    async def offer(self, person: str, name: str, site: Site, known: Sequence[Passkey]) -> bytes:
        """Return what a browser needs to make a passkey, as JSON."""
        web = await _loaded()
        from webauthn.helpers import structs  # noqa: PLC0415

        made = web.generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_name=name,
            user_id=hmac.digest(self.secret, person.encode(), "sha256"),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=each.id)
                for each in known
                if each.host == site.host
            ],
        )
        self._challenges.put(_written(made.challenge), person)
        return str(web.options_to_json(made)).encode()

    async def accept(self, person: str, given: Json, site: Site, name: str) -> Passkey:
        """Return the passkey that a browser has made for a person, or raise Forbidden."""
        web = await _loaded()
        challenge = self._challenge(given, person)

        def verify() -> Any:
            return web.verify_registration_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
            )

        found, at = await _verified(verify), now()
        return Passkey(
            id=found.credential_id,
            person=person,
            mark=secrets.token_hex(MARK_BYTES),
            key=found.credential_public_key,
            counter=found.sign_count,
            host=site.host,
            name=name,
            at=at,
            used=at,
        )

    async def ask(self, site: Site) -> bytes:
        """Return what a browser needs to sign in with any passkey of this site, as JSON."""
        web = await _loaded()
        made = web.generate_authentication_options(rp_id=site.host)
        self._challenges.put(_written(made.challenge), SIGN_IN)
        return str(web.options_to_json(made)).encode()

    async def check(self, known: Passkey | None, given: Json, site: Site) -> tuple[int, bool]:
        """Return the new counter of a passkey, and whether its owner was verified on the device.

        Raises Forbidden if anything is wrong: also for a counter that has not moved on, since then
        somebody has a copy.
        """
        web = await _loaded()
        challenge = self._challenge(given, SIGN_IN)
        if known is None or known.host != site.host:
            raise Forbidden("server-passkey-refused")

        def verify() -> Any:
            return web.verify_authentication_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
                credential_public_key=known.key,
                credential_current_sign_count=known.counter,
            )

        found = await _verified(verify)
        return found.new_sign_count, found.user_verified

    def _challenge(self, given: Json, purpose: str) -> bytes:
        """Use up the challenge that an answer names; it must have been made for this purpose."""
        from webauthn import base64url_to_bytes  # noqa: PLC0415

        try:
            told = msgspec.json.decode(base64url_to_bytes(given["response"]["clientDataJSON"]))
            challenge = str(told["challenge"])
            found = base64url_to_bytes(challenge)
        except Exception as error:  # whatever is wrong with it
            raise Forbidden("server-passkey-refused") from error
        if self._challenges.take(challenge) != purpose:
            raise Forbidden("server-passkey-late")
        return found


async def _loaded() -> Any:
    """Return the library, which is loaded when it is first needed, in a thread: it takes long."""
    return await asyncio.to_thread(import_module, "webauthn")


async def _verified(verify: Any) -> Any:
    """Return what a check returned; its parsers raise errors of many kinds."""
    try:
        return await asyncio.to_thread(verify)
    except Exception as error:
        raise Forbidden("server-passkey-refused") from error


def _written(challenge: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    return bytes_to_base64url(challenge)
