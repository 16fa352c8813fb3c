"""Real receivers on this machine: a push service that decrypts, and a server for webhooks."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

Json = Any
SECONDS = 60


class Call(NamedTuple):
    """What somebody has sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body)


class Receiver:
    """What has arrived, and how it answers: `answers` first, one by one, then with 201."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.goes_on = Event()
        self.goes_on.set()
        self.url = ""
        self.seconds = 0.0  # in which it answers

    def wait(self, count: int) -> list[Call]:
        """Return what has arrived, once there is so much of it."""
        until = time.monotonic() + SECONDS
        while len(self.calls) < count:
            assert time.monotonic() < until, f"{len(self.calls)} calls, not {count}"
            time.sleep(0.01)
        return self.calls

    def hang(self) -> None:
        """Answer nobody from now on."""
        self.goes_on.clear()


def _handler(receiver: Receiver) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
            receiver.calls.append(Call(self.path, dict(self.headers), body))
            receiver.goes_on.wait(SECONDS)
            time.sleep(receiver.seconds)
            status, headers = receiver.answers.pop(0) if receiver.answers else (201, {})
            self.send_response(status)
            for name, value in {"Content-Length": "0", **headers}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *words: object) -> None:
            pass

    return Handler


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Run a server that receives."""
    receiver = Receiver()
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(receiver))
    receiver.url = f"http://127.0.0.1:{server.server_address[1]}/"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.goes_on.set()
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """The keys of a browser: what is sent to it, only it can read."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            form.Encoding.X962, form.PublicFormat.UncompressedPoint
        )
        return {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, call: Call) -> Json:
        """Decrypt a push (RFC 8291)."""
        assert call.headers["Content-Encoding"] == "aes128gcm"
        plain = http_ece.decrypt(call.body, private_key=self._key, auth_secret=self._auth)
        return json.loads(plain)

    def reads(self, call: Call) -> Json:
        """Decrypt a push; what is meant for another browser says nothing."""
        try:
            return self.read(call)
        except http_ece.ECEException:
            return {}


def check_signature(call: Call, public_key: str) -> Json:
    """Check the signature of a push (RFC 8292), and return what it claims."""
    scheme, _, parameters = call.headers["Authorization"].partition(" ")
    given = dict(each.strip().split("=", 1) for each in parameters.split(","))
    assert scheme == "vapid" and given["k"] == public_key
    head, claims, signature = given["t"].split(".")
    raw = _bytes(signature)
    numbers = [int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(public_key))
    point.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(_bytes(claims))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
