"""Failures of the server that these suites have found, as regression tests."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.access.scenes import Cast, Scene
from tests.server.api.people import SECONDS, receive
from tests.server.fuzz.serving import Watched

HUGE = 10**30
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
GUEST = '\r\nContent-Length: 14\r\n\r\n{"name": "An"}'
COMMANDS: dict[str, dict[str, Any]] = {
    "askundo": {"to": HUGE},
    "undo": {"to": -HUGE},
    "play": {"plays": ["pass"], "ply": HUGE},
    "sit": {"seat": HUGE, "name": "Ana"},
    "reveal": {"seed": "f" * 4000},
    "hush": {"who": HUGE, "how": "mute"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("found"))
    yield made
    made.kill()


def heard(server: Watched, request: str) -> int:
    """Send a request as it is and return the status; the log must show no new error."""
    before = server.errors()
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), SECONDS) as wire:
        wire.sendall(request.encode("latin-1"))
        answer = b""
        while b"\r\n\r\n" not in answer and (part := wire.recv(65536)):
            answer += part
    assert httpx.get(f"{server.url}/api/health").is_success  # the first request is finished by now
    assert server.errors() == before
    return int(answer.split()[1])


@pytest.mark.parametrize("do", COMMANDS)
def test_a_huge_number_is_refused_in_words(server: Watched, do: str) -> None:
    scene = Scene(Cast(server), True, "running")
    assert scene.actor.again().act(scene.id, do, **COMMANDS[do]).status_code in (400, 409)


@pytest.mark.parametrize("field", ["starter", "options"])
def test_a_table_with_a_huge_number_is_refused_in_words(server: Watched, field: str) -> None:
    value = HUGE if field == "starter" else {"guards": HUGE}
    body = {"game": "alexandros", "chairs": [{"who": "open"}] * 2, field: value}
    host = Cast(server)["host"].again()
    assert host.web.post("/tables", content=json.dumps(body)).status_code == 400


def test_a_huge_seat_in_the_query_is_refused_in_words(server: Watched) -> None:
    scene = Scene(Cast(server), True, "running")
    reply = scene.actor.again().web.get(f"/tables/{scene.id}", params={"seat": HUGE})
    assert reply.status_code in (400, 409)


def test_an_origin_that_is_no_address_is_refused(server: Watched) -> None:
    request = f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[{GUEST}"
    assert heard(server, request) == 403


def test_an_origin_that_is_no_address_gets_no_websocket(server: Watched) -> None:
    request = (
        f"GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n{UPGRADE}\r\n"
    )
    assert heard(server, request) == 403


def test_a_body_that_breaks_off_leaves_no_error(server: Watched) -> None:
    """A bad body that comes with the head is malformed; one that comes later is not read."""
    head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert heard(server, head + "zz\r\n") == 400


def test_who_names_the_seat_of_another_spoils_nothing(server: Watched) -> None:
    """Such a connection used to get all changes from then on, which failed for everybody."""
    cast = Cast(server)
    scene = Scene(cast, True, "running")
    with pytest.raises(InvalidStatus), cast["guest"].socket(scene.id, "&seat=1"):
        pass
    cast["host"].done(scene.id, "say", words="hello")
    with cast["seat"].socket(scene.id) as socket:
        assert receive(socket)["view"]["seat"] == 1


def test_who_leaves_a_seat_that_a_connection_has_named_spoils_nothing(server: Watched) -> None:
    cast = Cast(server)
    scene = Scene(cast, True, "waiting", is_device=True)
    with cast["host"].socket(scene.id, "&seat=1") as socket:
        receive(socket)
        scene.done("host", "leave", 1)
        scene.done("host", "say", 0, words="hello")


@pytest.mark.parametrize(
    "request_line",
    [
        "GET /api/me HTTP/1.1\r\nHost: [::1\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: satrap=" + "\xff" * 32 + "\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: localhost\r\nAccept-Language: fr;q=nan, \xff;q=inf\r\n\r\n",
        "GET /api/tables/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /api/tables/%ed%a0%80?link=%ed%a0%80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        f"GET /api/tables/x/plies/{'9' * 5000} HTTP/1.1\r\nHost: localhost\r\n\r\n",
        f"GET /api/tables/x/ws?link=%ff&link=a HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n",
        "GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n",
        "\x00\xff\r\n\r\n",
    ],
)
def test_odd_requests_are_refused(server: Watched, request_line: str) -> None:
    assert 400 <= heard(server, request_line) < 500
