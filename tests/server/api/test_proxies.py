"""Behind a proxy: https and the true address are believed from the proxy and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from satrap.core.errors import BadSetup
from satrap.server.api.addresses import Near, address_of, parse_networks
from tests.cli.driver import run
from tests.server.api.operators import Operated, calling, operated
from tests.server.api.people import SECONDS

PROXY, OTHER = "127.0.0.1", "127.0.0.2"
NAME = {"name": "Ana"}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    folder = tmp_path_factory.mktemp("behind")
    with operated(folder, "--behind-proxy", PROXY, slack=1) as server:
        yield server


def test_https_is_believed_from_the_proxy(behind: Operated) -> None:
    with calling(behind, PROXY, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.7") as web:
        reply = web.post("/guests", json=NAME)
        cookie = reply.headers["set-cookie"]
        assert cookie.startswith("__Host-satrap=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
        assert "domain" not in cookie.lower()
        assert reply.headers["strict-transport-security"].startswith("max-age=")
        token = cookie.split(";")[0]
        assert web.get("/me", headers={"Cookie": token}).json() == NAME
        ended = web.delete("/me", headers={"Cookie": token}).headers["set-cookie"]
        assert ended.startswith("__Host-satrap=") and "Secure" in ended


def test_https_is_not_believed_from_anybody_else(behind: Operated) -> None:
    with calling(behind, OTHER, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.8") as web:
        reply = web.post("/guests", json=NAME)
        assert reply.headers["set-cookie"].startswith("satrap=")
        assert "Secure" not in reply.headers["set-cookie"]
        assert "strict-transport-security" not in reply.headers


def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    with (
        operated(tmp_path) as server,
        calling(server, PROXY, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.9") as web,
    ):
        assert web.post("/guests", json=NAME).headers["set-cookie"].startswith("satrap=")


def test_limits_count_the_true_address(behind: Operated) -> None:
    def refused(address: str, by: str, *, more: str = "") -> int:
        """Try links from an address, and return how many tries were too many."""
        with calling(behind, by, X_Forwarded_Proto="https") as web:
            tries = [
                web.post(
                    "/guests",
                    json={"link": "0" * 32},
                    headers={"X-Forwarded-For": address.format(n) + more},
                )
                for n in range(30)
            ]
        return [reply.status_code for reply in tries].count(429)

    assert refused("198.51.100.{}", PROXY) == 0  # thirty people
    assert refused("198.51.101.1", PROXY) > 5  # one person
    assert refused("192.0.2.{}", PROXY, more=", 198.51.102.1") > 5  # who forges other addresses
    assert refused("192.0.2.{}", OTHER) > 5  # no proxy
    assert refused("2001:db8::{}", PROXY) > 5  # one household


def test_the_cookie_goes_over_a_safe_websocket(behind: Operated) -> None:
    safe = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.10"}
    with calling(behind, PROXY) as web:
        web.headers.update(safe)
        made = web.post("/guests", json=NAME)
        web.headers["Cookie"] = made.headers["set-cookie"].split(";")[0]
        chairs = [{"who": "open"}, {"who": "open"}]
        opening = {"game": "alexandros", "chairs": chairs, "is_public": False}
        table = web.post("/tables", json=opening).json()["id"]
        given = {**safe, "Cookie": web.headers["Cookie"]}
        host = behind.url.removeprefix("http://")
        address = f"ws://{host}/api/tables/{table}/ws"
        for origin in (None, Origin(f"https://{host}")):
            with connect(address, additional_headers=given, origin=origin) as socket:
                assert '"view"' in str(socket.recv(SECONDS))
        for origin in (
            Origin(f"http://{host}"),
            Origin("https://elsewhere.example"),
        ):  # pages of other origins
            with (
                pytest.raises(InvalidStatus),
                connect(address, additional_headers=given, origin=origin),
            ):
                pass


def test_the_pages_of_the_site_may_send_where_the_proxy_changes_the_host(tmp_path: Path) -> None:
    with operated(tmp_path, "--url", "https://Play.example.org/") as server, calling(server) as web:
        for origin, status in (("https://play.example.org", 201), ("http://play.example.org", 403)):
            assert web.post("/guests", json=NAME, headers={"Origin": origin}).status_code == status


def test_settings_that_cannot_be_are_refused_with_a_sentence(tmp_path: Path) -> None:
    done = run("serve", "--port", "0", "--data", tmp_path, "--url", "play.example.org")
    assert (done.exit_code, "not the address of a site" in done.stderr) == (1, True)
    done = run("serve", "--port", "0", "--data", tmp_path, "--behind-proxy", "nginx")
    assert (done.exit_code, "nor a network" in done.stderr) == (1, True)


def test_addresses_are_read_in_one_form() -> None:
    assert parse_networks(["10.0.0.7", " 2001:db8::/32"]) == (
        "10.0.0.7/32",
        "::ffff:10.0.0.7/128",
        "2001:db8::/32",
    )
    for bad in ("", "*", "proxy", "10.0.0.0/33", "127.1"):
        with pytest.raises(BadSetup):
            parse_networks([bad])


def asker(host: str, **headers: str) -> HTTPConnection:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (host, 1), "headers": sent})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unix", "unix"),
    ],
)
def test_limits_count_what_cannot_be_changed(host: str, address: str) -> None:
    assert address_of(asker(host)) == address


def test_who_is_near() -> None:
    near = Near(parse_networks(["10.0.0.0/24"]))
    for host in (
        "127.0.0.1",
        "127.0.0.9",
        "::1",
        "::ffff:127.0.0.1",
        "10.0.0.9",
        "::ffff:10.0.0.9",
    ):
        assert near.has(asker(host)), host
    for host in ("10.0.1.9", "192.0.2.1", "2001:db8::1", "", "localhost"):
        assert not near.has(asker(host)), host
    assert not near.has(asker("127.0.0.1", x_forwarded_for="192.0.2.1"))  # a proxy unknown to us
