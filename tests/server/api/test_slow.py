"""Clients that send or read slowly do not tie up the server for ever."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from satrap.core.language import LANGUAGES
from satrap.server.api.files import raise_files
from tests.server.api.operators import Operated, operated, until
from tests.server.api.people import SECONDS, Guest
from tests.server.api.strangers import (
    HALF,
    UPGRADE,
    WHOLE,
    dropped,
    heard,
    is_ended,
    reach,
    settled,
    status,
)

HALF_SENT, ADDRESSES = 1500, 15
POST = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    plant = settled(header_seconds=1.0, body_seconds=1.0, unread_seconds=2.0, closing_seconds=1.0)
    with operated(tmp_path_factory.mktemp("slow"), slack=1, plant=plant) as made:
        yield made


def test_half_sent_requests_are_gone_while_others_are_served(server: Operated) -> None:
    raise_files()
    before = dropped(server, "headers")
    wires = [reach(server, f"127.0.1.{n % ADDRESSES + 1}", HALF) for n in range(HALF_SENT)]
    assert status(server, "127.0.0.9") == 200
    assert all(heard(wire) == b"" for wire in wires)
    assert dropped(server, "headers") >= before + HALF_SENT
    assert status(server, "127.0.1.1") == 200


def trickle(wire: socket.socket, data: bytes) -> None:
    """Send byte by byte; the other side must hang up before all is sent."""
    for n in range(len(data)):
        try:
            wire.sendall(data[n : n + 1])
        except OSError:
            return
        time.sleep(0.05)
        if is_ended(wire):
            return
    pytest.fail("all of it was accepted")


def test_a_head_that_comes_byte_by_byte_must_come_in_time(server: Operated) -> None:
    with reach(server) as wire:
        trickle(wire, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 2000)


def test_a_later_request_must_come_in_time_too(server: Operated) -> None:
    with reach(server, sent=WHOLE) as wire:
        assert wire.recv(4096).startswith(b"HTTP/1.1 200")
        wire.sendall(HALF)
        heard(wire)


def test_who_connects_and_says_nothing_is_gone(server: Operated) -> None:
    assert heard(reach(server)) == b""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_body_that_trickles_is_refused_in_words(server: Operated, language: str) -> None:
    with reach(server, "127.0.0.8") as wire:
        head = f"{POST}Accept-Language: {language}\r\nContent-Length: 5000\r\n\r\n"
        wire.sendall(head.encode())
        wire.settimeout(0.05)
        answer = b""
        for _ in range(2000):  # far longer than the second allowed
            with suppress(TimeoutError):
                answer = wire.recv(65536)
                break
            wire.sendall(b"x")
        wire.settimeout(SECONDS)
        answer += heard(wire)
    top, _, body = answer.partition(b"\r\n\r\n")
    assert top.startswith(b"HTTP/1.1 408") and b"connection: close" in top.lower()
    assert json.loads(body)["code"] == "too-slow"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_body_in_pieces_of_a_byte_is_refused_in_words(server: Operated, language: str) -> None:
    head = f"{POST}Accept-Language: {language}\r\nTransfer-Encoding: chunked\r\n\r\n"
    with reach(server, "127.0.0.8") as wire:
        with suppress(OSError):  # the connection may close before all is sent
            wire.sendall(head.encode() + b"1\r\nx\r\n" * 50_000)
        answer = heard(wire)
    if answer:  # a reset of the connection may have overtaken it
        top, _, body = answer.partition(b"\r\n\r\n")
        assert top.startswith(b"HTTP/1.1 411") and b"connection: close" in top.lower()
        assert json.loads(body)["code"] == "no-length"
    with reach(server, "127.0.0.8", head.encode()) as wire:
        assert heard(wire).startswith(b"HTTP/1.1 411")


def test_an_address_brings_only_so_many_large_bodies_at_once(tmp_path: Path) -> None:
    half = f"{POST}Content-Length: 9000\r\n\r\nx".encode()
    with operated(tmp_path, slack=1) as server:
        held = [reach(server, "127.0.0.6", half) for _ in range(8)]
        until(lambda: heard(reach(server, "127.0.0.6", half)).startswith(b"HTTP/1.1 429"))
        assert status(server, "127.0.0.6") == 200  # small requests are accepted
        with reach(server, "127.0.0.7", half) as other:
            assert not is_ended(other)
        for wire in held:
            wire.close()


def test_a_body_that_nobody_reads_must_come_all_the_same(server: Operated) -> None:
    with reach(server) as wire:
        head = WHOLE.removesuffix(b"\r\n") + b"Content-Length: 100\r\n\r\n"
        wire.sendall(head)
        assert heard(wire).startswith(b"HTTP/1.1 200")


def test_a_body_without_end_is_not_read_for_ever(server: Operated) -> None:
    before = dropped(server, "body")
    with reach(server) as wire:
        wire.sendall(f"{POST}Content-Length: {10**12}\r\n\r\n".encode())
        with suppress(OSError):
            for _ in range(200):  # megabytes
                wire.sendall(b"x" * 2**20)
            pytest.fail("all of it was accepted")
    until(lambda: dropped(server, "body") > before)


def test_who_does_not_read_answers_is_gone(server: Operated) -> None:
    before = dropped(server, "unread")
    with reach(server, "127.0.0.7") as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for _ in range(300):
            wire.sendall(WHOLE.replace(b"games", b"openapi.json"))
        until(lambda: dropped(server, "unread") > before)


def test_a_head_without_end_is_refused(server: Operated) -> None:
    with reach(server, sent=b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 100_000) as wire:
        assert heard(wire)[:12] in (b"HTTP/1.1 400", b"")


def connected(server: Operated, guest: Guest, address: str = "127.0.0.1") -> socket.socket:
    """Connect to a table over a raw WebSocket."""
    table = guest.open("alexandros", "open", "open")["id"]
    wire = reach(server, address)
    head = f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n"
    wire.sendall(head.encode())
    assert wire.recv(12) == b"HTTP/1.1 101"
    return wire


def test_pings_that_are_never_read_fill_no_memory(tmp_path: Path) -> None:
    frame = Frame(Opcode.PING, b"x" * 125).serialize(mask=True, extensions=[])
    with operated(tmp_path) as server:
        guest = Guest(server, "Ana")
        with connected(server, guest) as wire:
            before = memory(server)
            for _ in range(300):
                wire.sendall(frame * 500)  # 64 KB; 20 MB in all
            assert guest.get("/me") == {"name": "Ana"}
            assert memory(server) - before < 8 * 1024


def memory(server: Operated) -> int:
    """Return how much memory the process holds, in KiB."""
    shown = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s*(\d+) kB", shown)
    assert found
    return int(found[1])


@pytest.mark.parametrize(
    ("address", "opcode", "data", "times", "reason"),
    [
        ("127.0.5.1", Opcode.PING, b"", 5000, "frames"),
        ("127.0.5.2", Opcode.PONG, b"", 5000, "frames"),
        ("127.0.5.3", Opcode.TEXT, b"", 200, "messages"),
        ("127.0.5.4", Opcode.TEXT, b"{}", 200, "messages"),
    ],
    ids=["pings", "pongs", "empty messages", "small messages"],
)
def test_whoever_floods_a_connection_is_cut_off(
    server: Operated, address: str, opcode: Opcode, data: bytes, times: int, reason: str
) -> None:
    frame = Frame(opcode, data).serialize(mask=True, extensions=[])
    with connected(server, Guest(server, "Ana"), address) as wire:
        before = dropped(server, reason)
        with suppress(OSError):
            wire.sendall(frame * times)
        until(lambda: dropped(server, reason) == before + 1)
        heard(wire)


def test_a_few_pings_are_answered(server: Operated) -> None:
    frame = Frame(Opcode.PING, b"here").serialize(mask=True, extensions=[])
    with connected(server, Guest(server, "Ana")) as wire:
        wire.sendall(frame * 20)
        answer = b""
        while answer.count(b"\x8a\x04here") < 20:
            answer += wire.recv(65536)


def test_a_message_of_endless_empty_parts_is_cut_off(server: Operated) -> None:
    first = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True, extensions=[])
    empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True, extensions=[])
    with connected(server, Guest(server, "Ana"), "127.0.5.5") as wire:
        before = dropped(server, "fragments")
        with suppress(OSError):
            wire.sendall(first + empty * 5000)
        until(lambda: dropped(server, "fragments") == before + 1)
