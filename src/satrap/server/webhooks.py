"""Webhooks: what Discord, Slack and other services are sent."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec

from satrap.core.text import Text
from satrap.server.calling import Caller, Reply
from satrap.server.clock import now
from satrap.server.store.outbox import Parcel
from satrap.server.store.targets import Target
from satrap.server.wording import sentence

STYLES: Final = ("discord", "slack", "plain")
SIGNED, AT, ID = "X-Satrap-Signature", "X-Satrap-At", "X-Satrap-Id"
_TEXT: Final = msgspec.json.Decoder(Text)
_SLACK: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_MARKS: Final = r"\`*_~|>#[]()@<"


async def send(caller: Caller, target: Target, parcel: Parcel) -> Reply:
    """Send a notice to a service; the same id comes with every attempt."""
    body = msgspec.json.encode(body_of(target, parcel))
    at = str(now())
    headers = {"Content-Type": "application/json", ID: parcel.notice, AT: at}
    if target.given.style == "plain":
        headers[SIGNED] = signature(target.given.secret, at, body)
    return await caller.post(target.address, body, headers)


def signature(secret: str, at: str, body: bytes) -> str:
    """Return the signature of a message: over its time and its body, with a shared secret."""
    return "sha256=" + hmac.new(secret.encode(), f"{at}.".encode() + body, "sha256").hexdigest()


def body_of(target: Target, parcel: Parcel) -> dict[str, object]:
    """Return a message as a service wants it; nobody is pinged, whatever names contain."""
    words = sentence(_TEXT.decode(parcel.words), target.language)
    link = target.given.origin + parcel.path
    if target.given.style == "discord":
        return {"content": f"{_plain(words)}\n<{link}>", "allowed_mentions": {"parse": []}}
    if target.given.style == "slack":
        return {"text": f"{words.translate(_SLACK)}\n<{link}>"}
    return {
        "id": parcel.notice,
        "kind": parcel.kind,
        "tag": parcel.tag,
        "at": parcel.at,
        "text": words,
        "link": link,
    }


def _plain(words: str) -> str:
    """Return words with no meaning to Discord's markup."""
    return "".join(f"\\{each}" if each in _MARKS else each for each in words)
