"""Letters reach a real SMTP server; settings that are wrong are refused at the start."""

from __future__ import annotations

import asyncio
import socket

import aiosmtplib
import pytest

from satrap.core.errors import BadSetup
from satrap.server import mail
from satrap.server.mail import Letter, Post, parse_post
from tests.server.post_office import USER, post_office, words_of

LETTER = Letter(
    "ana@example.org", "Grüße", "Schöne Grüße!\n", {"List-Unsubscribe": "<https://x/>"}, id="abc"
)


def send(url: str, letter: Letter = LETTER) -> None:
    post = parse_post(url, "satrap@example.org")
    assert post is not None
    asyncio.run(post.send(letter))


def test_a_letter_arrives_as_it_was_written() -> None:
    with post_office() as office:
        send(f"smtp://{office.host}:{office.port}")
        found = office.wait(1)
    assert words_of(found).strip() == LETTER.words.strip()
    assert (found["Subject"], found["To"]) == (LETTER.subject, LETTER.to)
    assert found["From"] == "Satrap <satrap@example.org>"
    assert found["Message-ID"] == "<abc@example.org>"
    assert found["List-Unsubscribe"] == "<https://x/>"


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
def test_user_and_password_of_the_address_are_used() -> None:
    with post_office(asks_password=True) as office:
        send(f"smtp://{USER}:p%40ss%20word@{office.host}:{office.port}")
        office.wait(1)
        assert office.users == [USER]
        with pytest.raises(aiosmtplib.SMTPAuthenticationError):
            send(f"smtp://{USER}:wrong@{office.host}:{office.port}")


def test_encryption_that_is_demanded_is_not_left_out() -> None:
    with post_office() as office, pytest.raises(aiosmtplib.SMTPException):
        send(f"smtp+starttls://{office.host}:{office.port}")
    assert office.tried == 0


def test_a_server_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.2)

    silent = socket.create_server(("127.0.0.1", 0))  # nobody accepts what comes there
    with silent, pytest.raises(aiosmtplib.SMTPTimeoutError):
        send(f"smtp://127.0.0.1:{silent.getsockname()[1]}")


def test_a_line_break_in_a_header_is_refused() -> None:
    with post_office() as office, pytest.raises(ValueError):
        send(f"smtp://{office.host}:{office.port}", Letter("a@b.org", "x\nBcc: c@d.org", "y"))
    assert office.tried == 0


@pytest.mark.parametrize(
    ("url", "port", "is_tls", "start_tls"),
    [
        ("smtps://a@b.org:pw@mail.example.org", 465, True, False),
        ("smtp+starttls://mail.example.org", 587, False, True),
        ("smtp://mail.example.org", 25, False, None),
        ("smtp://a:pw@mail.example.org:2525", 2525, False, True),  # no password in the clear
        ("smtp://a:pw@localhost", 25, False, None),
    ],
)
def test_the_scheme_says_how_it_is_encrypted(
    url: str, port: int, is_tls: bool, start_tls: bool | None
) -> None:
    post = parse_post(url)
    assert isinstance(post, Post)
    assert (post.port, post.is_tls, post.start_tls) == (port, is_tls, start_tls)


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("http://mail.example.org", ""),
        ("smtp://", ""),
        ("smtp://mail.example.org:99999999", ""),
        ("smtp://mail.example.org/inbox", ""),
        ("smtp://mail.example.org", "nobody"),
        ("smtp://mail.example.org", "a@b.org\nBcc: c@d.org"),
    ],
)
def test_a_wrong_setting_is_refused(url: str, sender: str) -> None:
    with pytest.raises(BadSetup):
        parse_post(url, sender)


def test_without_a_setting_there_is_no_mail() -> None:
    assert parse_post("") is None
