"""Mail: letters to people, through the mail server of the settings.

Without a mail server nothing is sent, and the page does not offer e-mail.
"""

from __future__ import annotations

import asyncio
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from importlib import import_module
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct

from satrap.core.errors import BadSetup

SECONDS: Final = 20.0  # until a mail server must have answered
# Encryption by scheme: from the first byte, demanded, or used where the server offers it.
PORTS: Final = {"smtps": 465, "smtp+starttls": 587, "smtp": 25}
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
NAME: Final = "Satrap"


class Letter(Struct, frozen=True):
    """A letter to one person; `headers` are further ones, such as List-Unsubscribe."""

    to: str
    subject: str
    words: str
    headers: dict[str, str] = {}
    id: str = ""  # the same for every attempt, so that a letter sent twice is shown once


class Unsent(Exception):
    """A letter could not be sent: says why without quoting anything, such as an address."""


def unsent(error: Exception) -> Unsent:
    """Return an error with the kind and the codes of another one, but none of its words."""
    refusals = getattr(error, "recipients", [error])
    codes = sorted({str(each.code) for each in refusals if hasattr(each, "code")})
    return Unsent(" ".join([type(error).__name__, *codes]))


class Post(Struct, frozen=True):
    """A mail server, and who the letters are from."""

    host: str
    port: int
    user: str
    password: str
    is_tls: bool
    start_tls: bool | None  # None: if the server offers it
    sender: str

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server, or raise what went wrong."""
        library = await asyncio.to_thread(import_module, "aiosmtplib")  # when it is needed
        await library.send(
            self._written(letter),
            hostname=self.host,
            port=self.port,
            username=self.user or None,
            password=self.password or None,
            use_tls=self.is_tls,
            start_tls=self.start_tls,
            timeout=SECONDS,
        )

    def _written(self, letter: Letter) -> EmailMessage:
        made, domain = EmailMessage(), self.sender.rpartition("@")[2]
        made["From"] = str(Address(NAME, addr_spec=self.sender))
        made["To"], made["Subject"] = str(Address(addr_spec=letter.to)), letter.subject
        made["Date"] = formatdate()
        made["Message-ID"] = f"<{letter.id}@{domain}>" if letter.id else make_msgid(domain=domain)
        made["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers.items():
            made[name] = value
        made.set_content(letter.words)
        return made


def parse_post(url: str, sender: str = "") -> Post | None:
    """Return the mail server of a setting, None for an empty one; raise BadSetup if it is wrong.

    A password is sent only over an encrypted connection, or to this machine.
    """
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError as error:
        raise BadSetup("server-bad-mail") from error
    if parts.scheme not in PORTS or not host or parts.path.strip("/"):
        raise BadSetup("server-bad-mail")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    sent_from = sender or (user if "@" in user else f"satrap@{host}")
    _require_address(sent_from)
    return Post(
        host=host,
        port=port or PORTS[parts.scheme],
        user=user,
        password=password,
        is_tls=parts.scheme == "smtps",
        start_tls=_start_tls(parts, host),
        sender=sent_from,
    )


def _start_tls(parts: SplitResult, host: str) -> bool | None:
    if parts.scheme == "smtps":
        return False
    if parts.scheme == "smtp+starttls":
        return True
    return True if parts.password and host not in LOCAL else None


def _require_address(sender: str) -> None:
    try:
        Address(addr_spec=sender)
    except Exception as error:  # the parser of the standard library raises several kinds
        raise BadSetup("server-bad-mail") from error
