"""The addresses that people give us: nothing inside can be reached through the server."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from satrap.server.calling import Caller, Unreachable, is_outside
from tests.server.receivers import receiving

INSIDE = [
    "http://example.org/",  # not encrypted
    "https://127.0.0.1/",
    "https://127.1.2.3/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest",
    "https://192.168.1.1/",
    "https://[::1]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[2002:a00:1::]/",  # 10.0.0.1, as 6to4
    "https://224.0.0.1/",
    "https://0.0.0.0/",
    "https://localhost/",
    "https://printer.local/",
    "https://intranet/",
    "https://example.org:22/",
    "https://ana@example.org/",
    "https://example.org/#x",
    "ftp://example.org/",
    "https://",
    "https://example.org:x/",
    "https://example.org/" + "x" * 1000,
]


@pytest.mark.parametrize("url", INSIDE)
def test_nothing_inside_is_called(url: str) -> None:
    assert not Caller().is_fine(url)
    with pytest.raises(Unreachable):
        asyncio.run(Caller().post(url, b"", {}))


def test_a_public_address_with_https_may_be_called() -> None:
    assert Caller().is_fine("https://discord.com/api/webhooks/1/x")
    assert is_outside("8.8.8.8") and is_outside("2606:4700::1111")


def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is checked is the address that is called, not one that was found before."""
    asked = list[str]()

    async def inside(self: object, host: str, port: int, **rest: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    with receiving() as receiver:
        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", inside)
        monkeypatch.setattr(Caller, "is_fine", lambda self, url: True)  # any port, without TLS
        with pytest.raises(Unreachable):
            url = receiver.url.replace("127.0.0.1", "rebinding.example.org")
            asyncio.run(Caller().post(url, b"", {}))
        assert asked == ["rebinding.example.org"] and receiver.calls == []


def test_redirects_are_not_followed() -> None:
    with receiving() as receiver, receiving() as other:
        receiver.answers = [(307, {"Location": other.url})]
        reply = asyncio.run(Caller(may_call_inside=True).post(receiver.url, b"x", {}))
        assert reply.status == 307 and other.calls == []


def test_a_server_that_never_answers_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("satrap.server.calling.SECONDS", 0.2)
    with receiving() as receiver:
        receiver.hang()
        with pytest.raises(Unreachable):
            asyncio.run(Caller(may_call_inside=True).post(receiver.url, b"x", {}))
