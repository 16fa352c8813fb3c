"""Web Push: what a browser is sent, encrypted for it alone (RFC 8291) and signed (RFC 8292)."""

from __future__ import annotations

import base64
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from satrap.core.text import Text
from satrap.server.calling import Caller, Reply, load
from satrap.server.clock import now
from satrap.server.store.outbox import Parcel
from satrap.server.store.targets import Target
from satrap.server.wording import sentence

SECRET: Final = "push"  # its name in the store: the key that signs
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
KEPT_SECONDS: Final = 24 * 60 * 60  # by the push service, while the browser is away
CONTACT: Final = "mailto:satrap@localhost"  # where the site has no https address
LIBRARIES: Final = ("pywebpush", "py_vapid", "cryptography.hazmat.primitives.asymmetric.ec")
CLAIM_SECONDS: Final = 12 * 60 * 60
# Browsers that end a subscription when a push shows nothing: there, old notices stay.
LOUD: Final = (".push.apple.com",)
_TEXT: Final = msgspec.json.Decoder(Text)


class Pusher:
    """Sends to browsers, with a key that was made once."""

    def __init__(self, secret: bytes, caller: Caller) -> None:
        self._number = int.from_bytes(secret, "big") % (ORDER - 1) + 1
        self._caller = caller

    def _key(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        return ec.derive_private_key(self._number, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """Return what a browser needs to know of the key."""
        from cryptography.hazmat.primitives import serialization as form  # noqa: PLC0415

        point = self._key().public_key()
        raw = point.public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def send(self, target: Target, parcel: Parcel) -> Reply:
        """Send a notice to a browser, or close it there."""
        if parcel.closing is not None and is_loud(target.address):
            return Reply(201)
        await load(*LIBRARIES)
        body = self._encrypted(target, msgspec.json.encode(shown(target, parcel)))
        headers = {
            **self._signed(target),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic(parcel.tag),
            "Urgency": "high" if parcel.kind in ("your-turn", "reminder") else "normal",
        }
        return await self._caller.post(target.address, body, headers)

    def _encrypted(self, target: Target, body: bytes) -> bytes:
        from pywebpush import WebPusher  # type: ignore[import-untyped]  # noqa: PLC0415

        keys = {"p256dh": target.given.p256dh, "auth": target.given.auth}
        encoded = WebPusher({"endpoint": target.address, "keys": keys}).encode(body)
        return bytes(encoded["body"])

    def _signed(self, target: Target) -> dict[str, str]:
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # noqa: PLC0415

        parts = urlsplit(target.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now() // 1000 + CLAIM_SECONDS,
            "sub": _contact(target.given.origin),
        }
        signed: dict[str, str] = Vapid02(self._key()).sign(claims)
        return signed


def _contact(origin: str) -> str:
    return origin if origin.startswith("https:") else CONTACT


def shown(target: Target, parcel: Parcel) -> dict[str, object]:
    """Return what the page's service worker is told."""
    known = {"id": parcel.notice, "tag": parcel.tag, "at": parcel.at}
    if parcel.closing is not None:
        return {**known, "closed": True}
    words = sentence(_TEXT.decode(parcel.words), target.language)
    return {**known, "words": words, "path": parcel.path, "language": target.language}


def topic(tag: str) -> str:
    """Return the name under which a push service replaces older messages (RFC 8030)."""
    from hashlib import sha256  # noqa: PLC0415

    return base64.urlsafe_b64encode(sha256(tag.encode()).digest())[:32].decode()


def is_loud(address: str) -> bool:
    """Say whether a browser wants to show something for every push."""
    return (urlsplit(address).hostname or "").endswith(LOUD)


def is_key(p256dh: str, auth: str) -> bool:
    """Say whether these are the keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(secret) == 16


def _bytes(encoded: str) -> bytes:
    return base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
