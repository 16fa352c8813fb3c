"""Misbehaving clients that use raw sockets, from any address of this machine."""

from __future__ import annotations

import socket
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.api.people import SECONDS, Server

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Hal"
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


def settled(**numbers: Any) -> str:
    """Return code that starts a server with other limits, and changes nothing else."""
    given = ", ".join(f"{name}={value!r}" for name, value in numbers.items())
    return (
        "import satrap.cli.serving as s, msgspec; from satrap.server.throttle import Lines\n"
        f"f = s.settle; s.settle = lambda *a: msgspec.structs.replace(f(*a), {given})\n"
    )


def reach(server: Server, address: str = "127.0.0.1", sent: bytes = b"") -> socket.socket:
    """Connect from an address, and send something."""
    port = int(server.url.rsplit(":", 1)[1])
    wire = socket.create_connection(("127.0.0.1", port), SECONDS, source_address=(address, 0))
    wire.sendall(sent)
    return wire


def heard(wire: socket.socket) -> bytes:
    """Return everything that arrives until the other side hangs up."""
    answer = b""
    try:
        while part := wire.recv(65536):
            answer += part
    except (ConnectionResetError, BrokenPipeError):
        pass
    wire.close()
    return answer


def is_ended(wire: socket.socket) -> bool:
    """Say whether the other side has hung up by now, without waiting."""
    wire.setblocking(False)
    try:
        return wire.recv(65536) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        wire.setblocking(True)
        wire.settimeout(SECONDS)


def status(server: Server, address: str, **headers: str) -> int:
    """Send a small request from an address; return its status, or 0 if it is not let in."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    try:
        with httpx.Client(transport=transport, timeout=SECONDS, headers=headers) as web:
            return web.get(f"{server.url}/api/page.css").status_code
    except httpx.TransportError:
        return 0


def dropped(server: Server, reason: str, address: str = "127.0.0.1") -> float:
    """Return how many connections were dropped for a reason."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    with httpx.Client(transport=transport, timeout=SECONDS) as web:
        shown = web.get(f"{server.url}/api/metrics").text
    return sum(
        sample.value
        for family in text_string_to_metric_families(shown)
        for sample in family.samples
        if sample.name == "satrap_connections_dropped_total" and sample.labels["reason"] == reason
    )
