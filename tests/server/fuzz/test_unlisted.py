"""Routes that are not on the OpenAPI page, and the connection for news, bear everything too."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from satrap.cli.stored import FILE, secret_of
from satrap.server.order import SECRET
from tests.server.access import policy
from tests.server.api.people import SECONDS, Guest
from tests.server.fuzz.hostile import ODD_ESCAPES, ODD_LITERALS, ODD_NUMBERS, ODD_TEXTS, OTHERS
from tests.server.fuzz.membership import Membership
from tests.server.fuzz.serving import Watched

UNLISTED = {  # each would be on the page if it had a tag
    "GET /api": "the page itself, for people",
    "GET /api/page.css": "its look",
    "GET /api/openapi.json": "the page itself",
    "GET /api/metrics": "for whoever runs the server",
    "GET /api/me/export": "a file",
    "GET /api/unsubscribe/{token}": "a page",
    "POST /api/unsubscribe/{token}": "a page",
    "GET /art/{name}": "a file",
    "GET /assets/{path:path}": "a file",
    "GET /{path:page}": "a file",
    "WS /api/me/news/ws": "described with the route that returns the same once",
    "WS /api/tables/{match}/ws": "described with the route of the same path",
}
ADMIN = sorted(route for route in policy.routes() if "/api/admin/" in route)
OTHER = ("GET /api/me/export", "GET /api/metrics", "GET /{name}")
UNSUBSCRIBING = ("GET /api/unsubscribe/{name}", "POST /api/unsubscribe/{name}")
ODD = [*ODD_TEXTS, *ODD_NUMBERS, *OTHERS]
EACH = 6  # odd requests to a route


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("unlisted"))
    yield made
    made.kill()


def test_every_route_is_on_the_page_or_listed_here(server: Watched) -> None:
    page = httpx.get(f"{server.url}/api/openapi.json", timeout=SECONDS).json()
    shown = {f"{method.upper()} {path}" for path, told in page["paths"].items() for method in told}
    shown |= {route.replace(" ", " /api", 1) for route in shown}
    assert {route for route in policy.routes() if route not in shown} == {*UNLISTED, *ADMIN}


@pytest.mark.parametrize("key", ["right", "wrong"])
def test_operators_get_no_failure(server: Watched, key: str) -> None:
    secret = secret_of(server.folder / FILE, SECRET).hex() if key == "right" else "0" * 64
    member, dice = Membership(server) if key == "right" else None, random.Random(key)
    statuses = set[int]()
    with httpx.Client(base_url=server.url, timeout=SECONDS) as web:
        web.headers["Authorization"] = f"Operator {secret}"
        for route in ADMIN * EACH:
            method, path = route.split()
            match = member.table if member and dice.random() < 0.5 else "x"
            odd = str(dice.choice(ODD_TEXTS[3:])).replace("/", "")
            path = path.format(match=match, who=odd or "x", kind=odd or "x", report=odd or "x")
            body = {
                "words": dice.choice(ODD), "person": dice.choice(ODD), "kind": "ban",
                "reason": dice.choice(ODD_TEXTS), "days": dice.choice(ODD_NUMBERS[:8]),
            }  # fmt: skip
            query = {"name": odd, "closed": odd, "status": odd} if dice.random() < 0.5 else {}
            json = None if method == "GET" else dice.choice([body, dice.choice(OTHERS)])
            statuses.add(web.request(method, path, params=query, json=json).status_code)
    assert max(statuses) < 500 and server.errors() == []
    assert 200 in statuses if key == "right" else statuses <= {400, 404}


@pytest.mark.parametrize("route", [*OTHER, *UNSUBSCRIBING])
def test_what_is_no_data_bears_odd_names(server: Watched, route: str) -> None:
    method, path = route.split()
    for who in (Guest(server), Guest(server, "Ana")):
        for odd in (each for each in ODD_TEXTS if each != "\x00"):  # no client sends it
            address = httpx.URL(server.url).copy_with(path=path.replace("{name}", odd or "x"))
            reply = who.web.request(method, address, headers={"Accept-Language": "fr;q=nan"})
            assert reply.status_code < 500, reply.text
    assert server.errors() == []


def test_the_connection_for_news_bears_hostile_frames(server: Watched) -> None:
    guest, dice = Guest(server, "Ana"), random.Random(1)
    frames = [f'{{"eyes": {each}}}' for each in (*ODD_LITERALS, *(f'"{e}"' for e in ODD_ESCAPES))]
    frames += ["", "{", "[" * 1000, '{"eyes": "' + "x" * 201 + '"}', '{"eyes": "/", "more": 1}']
    dice.shuffle(frames)
    with connect(
        server.url.replace("http", "ws", 1) + "/api/me/news/ws",
        additional_headers={"Cookie": guest.cookie},
        compression=None,
        close_timeout=1,
    ) as socket:
        socket.recv(SECONDS)
        for frame in frames:
            socket.send(frame)
            socket.send(frame.encode())
        assert socket.ping().wait(SECONDS), "it still listens"
    assert server.errors() == []
