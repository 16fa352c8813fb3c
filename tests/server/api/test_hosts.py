"""Which host names the server answers to, and when plain http is refused."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from satrap.core.errors import BadSetup
from satrap.core.language import LANGUAGES
from satrap.server.actors import Actors
from satrap.server.api import Settings, make_app
from satrap.server.api.addresses import parse_networks
from satrap.server.api.hosts import Hosts, is_own, parse_hosts
from tests.cli.driver import run
from tests.server.api.operators import Operated, calling, operated
from tests.server.api.people import SECONDS

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
NAME = socket.gethostname()
PUBLIC = "1.1.1.1"  # nothing is ever sent there


def own_addresses() -> list[str]:
    """Return addresses of this machine besides 127.0.0.1."""
    found = {each[4][0] for each in socket.getaddrinfo(NAME, 0, socket.AF_INET)}
    return ["127.0.0.3", *sorted(str(each) for each in found if is_own(str(each)))]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    folder = tmp_path_factory.mktemp("hosts")
    options = ("--host", "0.0.0.0", "--url", "https://Play.example.org:8443")
    with operated(folder, *options, "--allow-host", "Two.example.org") as made:
        yield made


def asked(
    server: Operated, *hosts: str, at: str = "127.0.0.1", path: str = "/api/health", more: str = ""
) -> tuple[int, str]:
    """Send a request with exactly these Host headers; return the status and the body."""
    port = int(server.url.rsplit(":", 1)[1])
    lines = "".join(f"Host: {host}\r\n" for host in hosts)
    version = "1.1" if hosts else "1.0"  # without a Host, HTTP/1.1 is refused by the parser
    with socket.create_connection((at, port), SECONDS) as wire:
        more = more or "Connection: close\r\n"
        wire.sendall(f"GET {path} HTTP/{version}\r\n{lines}{more}\r\n".encode("latin-1"))
        answer = b""
        while not answer.startswith(b"HTTP/1.1 101") and (part := wire.recv(65536)):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body.decode(errors="replace")


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:1",
        "localhost.",
        "127.0.0.1",
        "127.9.8.7:8000",
        "[::1]:8000",
        "0.0.0.0:8000",
        "play.example.org",
        "PLAY.example.org:8443",
        "two.example.org:80",
        NAME,
        f"{NAME.split('.')[0]}.local:8000",
    ],
)
def test_its_own_names_are_answered(server: Operated, host: str) -> None:
    assert asked(server, host)[0] == 200


@pytest.mark.parametrize(
    "host", ["evil.com", "evil.com:8000", "localhost.evil.com", "192.0.2.7", "[2001:db8::7]", "x"]
)
def test_another_name_is_refused_with_what_to_do(server: Operated, host: str) -> None:
    status, body = asked(server, host)
    assert status == 421
    told = json.loads(body)
    assert told["code"] == "wrong-host"
    assert "--allow-host" in told["text"]


@pytest.mark.parametrize(
    "hosts",
    [
        (),
        ("",),
        ("localhost", "localhost"),
        ("localhost, evil.com",),
        ("user@localhost",),
        ("localhost:80:80",),
        ("localhost:x",),
        ("[::1",),
        ("::1",),
        ("localhost/..",),
        ("\xff",),
    ],
)
def test_a_host_that_is_none_is_refused(server: Operated, hosts: tuple[str, ...]) -> None:
    assert asked(server, *hosts)[0] == 400


def test_the_page_is_not_shown_under_another_name_either(server: Operated) -> None:
    assert asked(server, "evil.com", path="/")[0] == 421
    assert asked(server, "evil.com", path="/assets/x.js")[0] == 421


def test_another_name_gets_no_websocket(server: Operated) -> None:
    path = "/api/tables/x/ws"
    assert asked(server, "evil.com", path=path, more=UPGRADE)[0] == 403
    with calling(server) as web:
        web.post("/guests", json={"name": "Ana"})
        chairs = [{"who": "open"}, {"who": "open"}]
        opened = web.post("/tables", json={"game": "alexandros", "chairs": chairs})
    path = f"/api/tables/{opened.json()['id']}/ws"
    assert asked(server, "evil.com", path=path, more=UPGRADE)[0] == 403
    assert asked(server, "localhost", path=path, more=UPGRADE)[0] == 101


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_in_the_readers_language(server: Operated, language: str) -> None:
    _, body = asked(
        server, "evil.com", more=f"Connection: close\r\nAccept-Language: {language}\r\n"
    )
    text = json.loads(body)["text"]
    assert "evil.com" in text and "--allow-host evil.com" in text


@pytest.mark.parametrize("address", own_addresses())
def test_friends_on_the_same_network_come_by_its_address(server: Operated, address: str) -> None:
    """The recipe of the README: `--host 0.0.0.0`, and http://ADDRESS:8000."""
    port = server.url.rsplit(":", 1)[1]
    assert asked(server, f"{address}:{port}", at=address, path="/")[0] == 200
    assert asked(server, f"{address}:{port}", path="/")[0] == 200  # through a local proxy


def test_an_address_is_own_when_a_socket_can_be_bound_there() -> None:
    assert is_own("127.0.0.1") and is_own("::1") and is_own("::ffff:127.0.0.1")
    for other in ("192.0.2.7", "224.0.0.1", "255.255.255.255", "2001:db8::7", "fe80::1%x"):
        assert not is_own(other), other


def test_hosts_that_are_none_are_refused_at_the_start(tmp_path: Path) -> None:
    assert parse_hosts(["Play.Example.org.", "192.0.2.7", "[2001:DB8::7]", "2001:db8::8"]) == (
        "play.example.org",
        "192.0.2.7",
        "2001:db8::7",
        "2001:db8::8",
    )
    for bad in ("", "https://x.org", "x.org:80", "*", "a b"):
        with pytest.raises(BadSetup):
            parse_hosts([bad])
    done = run("serve", "--port", "0", "--data", tmp_path, "--allow-host", "x.org:80")
    assert (done.exit_code, "play.example.org" in done.stderr) == (1, True)


def test_an_allowed_address_is_allowed_in_all_its_forms() -> None:
    hosts = Hosts(parse_hosts(["192.0.2.7", "2001:db8::7"]))
    for host in ("192.0.2.7", "[2001:DB8:0::7]:80", "[::ffff:192.0.2.7]"):
        hosts.check([host.encode()])


def answered(settings: Settings, client: str, **given: str) -> tuple[int, Any]:
    """Call the app as a client at an address: no test can connect from a public one."""
    sent: list[Any] = []
    headers = [(b"host", b"localhost"), *((k.encode(), v.encode()) for k, v in given.items())]
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/api/page.css"}
    scope |= {"headers": headers}
    scope |= {"scheme": "http", "client": (client, 1), "server": ("10.0.0.1", 80)}
    scope |= {"query_string": b"", "http_version": "1.1", "root_path": "", "raw_path": b"/x"}

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    app = make_app(settings)
    app.state.satrap = SimpleNamespace(actors=Actors(b"secret"))  # all that the door itself needs
    asyncio.run(app(scope, receive, send))
    return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:])


@pytest.mark.parametrize(
    ("client", "status"),
    [
        ("127.0.0.1", 200),
        ("192.168.1.7", 200),
        ("10.1.2.3", 200),
        ("100.64.0.9", 200),  # from a tunnel or a provider's own network
        ("169.254.1.1", 200),
        ("fe80::7", 200),
        ("fd00::7", 200),
        ("::ffff:192.168.1.7", 200),
        (PUBLIC, 403),
        (f"::ffff:{PUBLIC}", 403),
        ("2606:4700::1", 403),
    ],
)
def test_plain_http_is_for_private_networks(client: str, status: int) -> None:
    assert answered(Settings("nowhere.sqlite"), client)[0] == status
    assert answered(Settings("nowhere.sqlite", insecure=True), client)[0] == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_by_plain_http_reads_why(language: str) -> None:
    given = {"accept-language": language}
    told = json.loads(answered(Settings("nowhere.sqlite"), PUBLIC, **given)[1])
    assert told["code"] == "insecure"
    assert "https" in told["text"] and "--insecure" in told["text"]


def test_a_proxy_must_have_been_asked_by_https() -> None:
    settings = Settings("nowhere.sqlite", proxies=parse_networks(["127.0.0.1", PUBLIC]))
    through = {"x-forwarded-for": "8.8.8.8"}
    assert answered(settings, "127.0.0.1", **through)[0] == 403
    assert answered(settings, "127.0.0.1", **through, **{"x-forwarded-proto": "http"})[0] == 403
    assert answered(settings, "127.0.0.1", **through, **{"x-forwarded-proto": "https"})[0] == 200
    assert answered(settings, "8.8.8.8", **{"x-forwarded-proto": "https"})[0] == 403  # no proxy
    assert answered(settings, PUBLIC)[0] == 200  # the proxy's own health check


@pytest.mark.parametrize("host", [PUBLIC, "2606:4700::1"])
def test_a_public_address_is_not_listened_at_by_plain_http(tmp_path: Path, host: str) -> None:
    words = ("serve", "--port", "0", "--data", tmp_path, "--host", host)
    done = run(*words)
    assert done.exit_code == 1
    assert "--insecure" in done.stderr and "https" in done.stderr and host in done.stderr
    for more in (("--insecure",), ("--behind-proxy", "10.0.0.7")):  # accepted, but not our address
        done = run(*words, *more)
        assert (done.exit_code, "--insecure" in done.stderr) == (1, False)
