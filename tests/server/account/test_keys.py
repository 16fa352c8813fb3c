"""API tokens: what a program may do with one, and what never."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from satrap.server.api import Settings, make_app
from satrap.server.api.openapi import document_of
from satrap.server.api.routes import HttpRoute
from satrap.server.clock import now
from satrap.server.keys import SCOPES
from satrap.server.store.interface import Person
from tests.server.account.lives import traces
from tests.server.api.people import SECONDS, Guest, Json, Server
from tests.server.stories.tables import CARDS

NOBODY, FORBIDDEN, GONE, TOO_MANY = 401, 403, 404, 409
APP = make_app(Settings("nowhere.sqlite"))
ROUTES = [route for route in APP.routes if isinstance(route, HttpRoute)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("keys"))
    yield made
    made.kill()


def made(guest: Guest, *scopes: str, days: int = 1) -> Json:
    return guest.post("/me/keys", {"name": "my bot", "scopes": list(scopes), "days": days})


def program(guest: Guest, *scopes: str) -> httpx.Client:
    token = made(guest, *scopes)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    client = httpx.Client(base_url=f"{guest.server.url}/api", headers=headers, timeout=SECONDS)
    guest.server.clients.append(client)
    return client


def test_a_token_does_what_its_scopes_say(server: Server) -> None:
    ana = Guest(server, "Ana")
    reader, player, host = (program(ana, scope) for scope in SCOPES)
    chairs = [{"who": "open"}, {"who": "open"}]
    opening = {"game": CARDS, "chairs": chairs, "is_public": False}
    for other in (reader, player):
        assert other.post("/tables", json=opening).status_code == FORBIDDEN
    table = host.post("/tables", json=opening).json()["id"]
    assert reader.get(f"/tables/{table}").json()["is_host"]
    assert player.get(f"/tables/{table}").status_code == FORBIDDEN
    sit = ana.request("sit", seat=0, name="Ana")
    for other in (reader, host):
        assert other.post(f"/tables/{table}/act", json=sit).status_code == FORBIDDEN
    assert player.post(f"/tables/{table}/act", json=sit).status_code == 200


def test_a_token_reads_the_lobby_and_ratings(server: Server) -> None:
    reader = program(Guest(server, "Ana"), SCOPES[0])
    for path in ("/tables", f"/ratings?game={CARDS}&seats=2", "/results"):
        assert reader.get(path).status_code == 200, path


def test_no_token_reaches_accounts_and_operators(server: Server) -> None:
    ana = Guest(server, "Ana")
    web = program(ana, *SCOPES)
    for path in ("/me", "/me/devices", "/me/keys", "/me/export", "/me/notices"):
        assert web.get(path).status_code == FORBIDDEN, path
    assert web.post("/me/deletion", json={"name": "Ana"}).status_code == FORBIDDEN
    assert web.post("/me/link").status_code == FORBIDDEN
    assert web.get("/admin/people").status_code == GONE


def test_with_a_token_the_cookie_does_not_count(server: Server) -> None:
    ana = Guest(server, "Ana")
    wrong = {"Authorization": "Bearer satrap_" + "0" * 32, "Cookie": ana.cookie}
    assert ana.web.get("/me", headers=wrong).status_code == NOBODY
    token = made(ana, "read")["token"]
    right = {"Authorization": f"Bearer {token}", "Cookie": ana.cookie}
    assert ana.web.get("/me", headers=right).status_code == FORBIDDEN
    elsewhere = {"Origin": "https://elsewhere.example"}
    body = {"name": "x", "scopes": ["read"], "days": 1}
    assert ana.web.post("/me/keys", json=body, headers=elsewhere).status_code == FORBIDDEN


def test_a_token_is_shown_once_and_stored_only_as_a_hash(server: Server) -> None:
    ana = Guest(server, "Ana")
    token = made(ana, "read", "play")["token"]
    (listed,) = ana.get("/me/keys")
    assert (listed["name"], listed["scopes"]) == ("my bot", "read play")
    assert 0 < listed["until"] - now() <= 24 * 60 * 60 * 1000
    assert traces(server.folder, token, token.removeprefix("satrap_")) == []


def test_a_token_that_ends_closes_its_connections(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(CARDS, "open", "open")["id"]
    key = made(ana, "read", "play")
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    headers = {"Authorization": f"Bearer {key['token']}"}
    with connect(address, additional_headers=headers) as socket:
        assert '"view"' in str(socket.recv(SECONDS))
        assert ana.web.delete(f"/me/keys/{key['key']['id']}").json() == []
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(SECONDS)
    assert ana.web.delete(f"/me/keys/{key['key']['id']}").status_code == GONE
    assert httpx.get(f"{server.url}/api/me/tables", headers=headers).status_code == NOBODY


def test_nobody_has_tokens_without_end(server: Server) -> None:
    ana = Guest(server, "Ana")
    body = {"name": "x", "scopes": ["read"], "days": 1}
    codes = [ana.web.post("/me/keys", json=body).status_code for _ in range(21)]
    assert codes == [*[201] * 20, TOO_MANY]
    for wrong in ({**body, "scopes": []}, {**body, "days": 400}, {**body, "scopes": ["admin"]}):
        assert ana.web.post("/me/keys", json=wrong).status_code == 400


def test_a_token_that_is_over_is_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana = Guest(server, "Ana")
        web = program(ana, "read")
        assert web.get("/me/tables").status_code == 200
        server.kill()
        _age(tmp_path)
        server.start()
        headers = {"Authorization": web.headers["Authorization"]}
        assert httpx.get(f"{server.url}/api/me/tables", headers=headers).status_code == NOBODY
    finally:
        server.kill()


def test_a_connection_lives_no_longer_than_its_token(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ana = Guest(server, "Ana")
        table, token = ana.open(CARDS, "open", "open")["id"], made(ana, "read")["token"]
        server.kill()
        _age(tmp_path, now() + 4000)
        server.start()
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
            assert '"view"' in str(socket.recv(SECONDS))
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.recv(SECONDS)
    finally:
        server.kill()


def _age(folder: Path, until: int | None = None) -> None:
    """Let all tokens end at a time; if none is given, a moment ago."""
    import sqlite3  # noqa: PLC0415

    from satrap.cli.serving import FILE  # noqa: PLC0415

    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("UPDATE keys SET until = ?", (until or now() - 1,))
    connection.close()


def test_the_openapi_page_says_which_scope_each_request_needs() -> None:
    page, scoped = document_of(APP)["paths"], 0
    for route in ROUTES:
        scope, person = route.declared.get("scope"), route.signature.person
        assert scope is None or (person is not None and scope in SCOPES)
        is_own = route.path.startswith(("/api/me", "/api/admin")) and "tables" not in route.path
        assert scope is None or not is_own or route.path == "/api/me/home", route.path
        for method in route.methods or () if route.tag else ():
            ways = page[route.path][method.lower()]["security"]
            assert [way["token"] for way in ways if "token" in way] == ([[scope]] if scope else [])
            assert ({} in ways) == (person is not Person) or person is None
            scoped += scope is not None
    assert scoped > 25
