"""Over https, through a real proxy that ends TLS: cookies, HSTS, WebSockets, who is believed."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.api.operators import Operated, calling, operated
from tests.server.api.people import SECONDS
from tests.server.api.relays import relayed
from tests.server.authenticator import Authenticator
from tests.server.post_office import PostOffice, link_in, post_office

NAME = {"name": "Ana"}
YEAR = 31_536_000


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Operated]:
    mail = ("--mail", f"smtp://{office.host}:{office.port}")
    folder = tmp_path_factory.mktemp("behind")
    with operated(folder, "--behind-proxy", "127.0.0.1", *mail) as server:
        yield server


@pytest.fixture(scope="module")
def relay(
    behind: Operated, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, ssl.SSLContext]]:
    with relayed(behind.url, tmp_path_factory.mktemp("relay")) as found:
        yield found


@pytest.fixture
def web(relay: tuple[str, ssl.SSLContext]) -> Iterator[httpx.Client]:
    url, trusted = relay
    with httpx.Client(base_url=f"{url}/api", verify=trusted, timeout=SECONDS) as client:
        yield client


def test_cookies_are_secure_and_bound_to_the_host(web: httpx.Client) -> None:
    cookie = web.post("/guests", json=NAME).headers["set-cookie"]
    name, *flags = cookie.split("; ")
    assert name.startswith("__Host-satrap=")
    told = {flag.lower() for flag in flags}
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= told
    assert not any(flag.startswith("domain") for flag in told)
    assert web.get("/me").json() == NAME


def test_browsers_are_told_to_stay_on_https(web: httpx.Client) -> None:
    for path in ("/me", "/games", "/nowhere"):
        sent = web.get(path).headers["strict-transport-security"]
        assert int(sent.split("max-age=")[1].split(";")[0]) >= YEAR


def test_tables_are_reached_over_a_safe_websocket(
    web: httpx.Client, relay: tuple[str, ssl.SSLContext]
) -> None:
    url, trusted = relay
    web.post("/guests", json=NAME)
    chairs = [{"who": "open"}, {"who": "open"}]
    table = web.post("/tables", json={"game": "alexandros", "chairs": chairs}).json()["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    address = f"{url.replace('https', 'wss')}/api/tables/{table}/ws"
    given = {"Cookie": cookie}
    with connect(address, ssl=trusted, additional_headers=given, origin=Origin(url)) as socket:
        assert '"view"' in str(socket.recv(SECONDS))


def test_only_the_proxy_says_that_it_was_https(behind: Operated) -> None:
    with calling(behind, "127.0.0.2", X_Forwarded_Proto="https") as other:
        reply = other.post("/guests", json=NAME)
        assert "Secure" not in reply.headers["set-cookie"]
        assert "strict-transport-security" not in reply.headers


def test_a_client_cannot_speak_for_the_proxy(web: httpx.Client) -> None:
    reply = web.post("/guests", json=NAME, headers={"X-Forwarded-Proto": "http"})
    assert reply.headers["set-cookie"].startswith("__Host-satrap=")


def test_a_page_of_plain_http_may_not_send(web: httpx.Client, relay: tuple[str, object]) -> None:
    origin = {"Origin": relay[0].replace("https", "http")}
    assert web.post("/guests", json=NAME, headers=origin).status_code == httpx.codes.FORBIDDEN


def test_a_passkey_and_a_letter_are_for_the_name_that_people_see(
    relay: tuple[str, ssl.SSLContext], office: PostOffice
) -> None:
    """The server behind the proxy has another address, and speaks plain http."""
    url, trusted = relay[0].replace("127.0.0.1", "localhost"), relay[1]
    key = Authenticator(url)
    asking: dict[str, Any] = {"base_url": f"{url}/api", "verify": trusted, "timeout": SECONDS}
    with httpx.Client(**asking) as ana, httpx.Client(**asking) as phone:
        ana.post("/guests", json={"name": "Ana Safe"})
        options = ana.post("/me/passkeys/options", json={}).raise_for_status().json()
        assert options["rp"]["id"] == "localhost"
        ana.post("/me/passkeys", json={"credential": key.make(options)}).raise_for_status()
        options = phone.post("/sign-in/passkey/options").json()
        signed = phone.post("/sign-in/passkey", json={"credential": key.sign(options)})
        assert signed.json()["name"] == "Ana Safe"
        assert signed.headers["set-cookie"].startswith("__Host-satrap=")
        assert "secure" in signed.headers["set-cookie"].lower()
        key.origin = url.replace("https", "http")
        options = phone.post("/sign-in/passkey/options").json()
        plain = phone.post("/sign-in/passkey", json={"credential": key.sign(options)})
        assert plain.status_code == httpx.codes.FORBIDDEN
        ana.put("/me/address", json={"address": "ana@example.org"}).raise_for_status()
        assert link_in(office.wait(1)).startswith(f"{url}/account#letter=")
