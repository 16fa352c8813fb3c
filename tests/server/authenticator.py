"""An authenticator in software: makes passkeys and signs with them, rightly or wrongly."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Json = Any


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One passkey; its counter goes up with each use, unless it is a copy."""

    def __init__(self, site: str, *, is_verified: bool = False, counter: int = 1) -> None:
        self.origin, self.host = site, site.split("//")[1].split(":", maxsplit=1)[0]
        self.flags = PRESENT | (VERIFIED if is_verified else 0)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.counter = secrets.token_bytes(32), counter

    def make(self, options: Json) -> Json:
        """Return what a browser answers to a request for a new passkey."""
        self.host = options["rp"]["id"] if self.host == "" else self.host
        told = self._told("webauthn.create", options["challenge"])
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(is_new=True)}
        response = {"clientDataJSON": told, "attestationObject": written(cbor2.dumps(attested))}
        return self._answer({**response, "transports": ["internal"]})

    def sign(self, options: Json) -> Json:
        """Return what a browser answers to a request for a signature."""
        self.counter += 1
        told, data = self._told("webauthn.get", options["challenge"]), self._data()
        hashed = hashlib.sha256(self._last).digest()
        signature = self.key.sign(data + hashed, ec.ECDSA(SHA256()))
        response = {"clientDataJSON": told, "authenticatorData": written(data)}
        return self._answer({**response, "signature": written(signature)})

    def _answer(self, response: Json) -> Json:
        name = written(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def _told(self, kind: str, challenge: str) -> str:
        told = {"type": kind, "challenge": challenge, "origin": self.origin}
        self._last = json.dumps(told).encode()
        return written(self._last)

    def _data(self, *, is_new: bool = False) -> bytes:
        flags = self.flags | (ATTESTED if is_new else 0)
        head = hashlib.sha256(self.host.encode()).digest() + bytes([flags])
        data = head + self.counter.to_bytes(4, "big")
        if not is_new:
            return data
        return data + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public()

    def _public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (each.to_bytes(32, "big") for each in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
