"""A real SMTP server on this machine, which keeps every letter that it is given."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

SECONDS = 60
USER, PASSWORD = "satrap", "p@ss word"


class PostOffice:
    """What has arrived; `refuses` makes it refuse that many letters first."""

    def __init__(self, refuses: int = 0) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses, self.tried, self.is_tls, self.users = refuses, 0, False, list[str]()
        self.host, self.port = "127.0.0.1", 0
        self.answer = "451 try again later"  # to letters that it refuses
        self.knows_nobody = False
        self.senders = True  # whether anybody may send
        self.right = PASSWORD

    async def handle_MAIL(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, sender: str, options: list[str]
    ) -> str:
        if not self.senders:
            return "550 you may not send"
        envelope.mail_from = sender
        envelope.mail_options.extend(options)
        return "250 fine"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, to: str, options: list[str]
    ) -> str:
        if self.knows_nobody:
            self.tried += 1
            return self.answer
        envelope.rcpt_tos.append(to)
        envelope.rcpt_options.extend(options)
        return "250 fine"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.tried += 1
        self.is_tls = session.ssl is not None
        if self.tried <= self.refuses:
            return self.answer
        content = envelope.original_content
        assert content is not None
        found = message_from_bytes(content, EmailMessage, policy=policy.default)
        assert [str(found["To"])] == envelope.rcpt_tos
        self.letters.append(found)
        return "250 kept"

    def log_in(self, *given: Any) -> AuthResult:
        data = given[-1]
        assert isinstance(data, LoginPassword)
        self.users.append(data.login.decode())
        is_right = (data.login, data.password) == (USER.encode(), self.right.encode())
        return AuthResult(success=is_right, handled=False)

    def wait(self, count: int, to: str = "") -> EmailMessage:
        """Return the letter with this number, perhaps to one address, once it has come."""
        until = time.monotonic() + SECONDS
        while len(found := [each for each in self.letters if to in each["To"]]) < count:
            assert time.monotonic() < until, f"{len(found)} letters, not {count}"
            time.sleep(0.02)
        return found[count - 1]


@contextmanager
def post_office(refuses: int = 0, **how: Any) -> Iterator[PostOffice]:
    """Run an SMTP server; `how` goes to aiosmtpd."""
    office = PostOffice(refuses)
    if how.pop("asks_password", False):
        how |= {"authenticator": office.log_in, "auth_require_tls": False, "auth_required": True}
    office.port = free_port(office.host)
    controller = Controller(office, hostname=office.host, port=office.port, **how)
    controller.start()
    try:
        yield office
    finally:
        controller.stop()


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def words_of(letter: EmailMessage) -> str:
    """Return what a letter says."""
    return str(letter.get_content())


def code_in(letter: EmailMessage) -> str:
    """Return the six digits in a letter."""
    found = re.search(r"\b\d{3} ?\d{3}\b", words_of(letter))
    assert found, words_of(letter)
    return found[0].replace(" ", "")


def link_in(letter: EmailMessage) -> str:
    """Return the link in a letter."""
    found = re.search(r"https?://\S+", words_of(letter))
    assert found, words_of(letter)
    return found[0]
