"""The built page: its files and nothing else, with the right names, types and cache times."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from satrap.server.api.site import read_site
from tests.server.api.people import Server

SECRET = "not for anybody"
SCRIPT = "console.log('hello')" * 100
ASSET = "assets/app-1a2b3c.js"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text(SECRET, encoding="utf-8")
    for name in ("index.html", "sw.js", "manifest.webmanifest", "strange.xyz"):
        (web / name).write_text(f"<p>{name}", encoding="utf-8")
    (web / ASSET).write_text(SCRIPT, encoding="utf-8")
    (web / f"{ASSET}.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (web / f"{ASSET}.br").write_bytes(b"as if by brotli")
    server = Server(folder / "data", 1000, "--web", str(web))
    yield server
    server.kill()


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    """Request a path exactly as written: a client would tidy it up."""
    given = {"Accept-Encoding": "identity", **{k.replace("_", "-"): v for k, v in headers.items()}}
    address = httpx.URL(server.url).copy_with(raw_path=path.encode())
    return httpx.get(address, headers=given)


@pytest.mark.parametrize("path", ["/", "/table/5f1d3c7a", "/learn/rules?x=1", "/index.html"])
def test_every_address_of_the_page_is_the_page(built: Server, path: str) -> None:
    reply = ask(built, path)
    assert (reply.status_code, reply.text) == (200, "<p>index.html")
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy


def test_files_beside_it_are_asked_for_again(built: Server) -> None:
    for name, kind in (("sw.js", "text/javascript"), ("manifest.webmanifest", "application/man")):
        reply = ask(built, f"/{name}")
        assert reply.headers["content-type"].startswith(kind)
        assert reply.headers["cache-control"] == "no-cache"
        again = ask(built, f"/{name}", If_None_Match=reply.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
    assert ask(built, "/strange.xyz").headers["content-type"] == "application/octet-stream"


def test_assets_are_kept_for_ever_and_come_packed(built: Server) -> None:
    plain = ask(built, f"/{ASSET}")
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    assert "immutable" in plain.headers["cache-control"]
    assert ask(built, f"/{ASSET}", Accept_Encoding="gzip").text == SCRIPT
    codings = {"gzip": "gzip", "br;q=0, gzip": "gzip", "GZIP;q=0.5": "gzip", "gzip;q=0": None}
    for given, coding in codings.items():
        reply = ask(built, f"/{ASSET}", Accept_Encoding=given)
        assert reply.headers.get("content-encoding") == coding
        assert reply.headers["vary"] == "Accept-Encoding"


def test_brotli_comes_first(built: Server) -> None:
    taken = {"Accept-Encoding": "gzip, br"}
    with httpx.stream("GET", f"{built.url}/{ASSET}", headers=taken) as reply:
        assert reply.headers["content-encoding"] == "br"
        assert b"".join(reply.iter_raw()) == b"as if by brotli"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//etc/passwd",
        "/assets/..\\..\\secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "//secret.txt",
        "/..%5csecret.txt",
        "/assets/app-1a2b3c.js%00.html",
        "/data/tables.sqlite",
    ],
)
def test_nothing_outside_of_it_is_ever_read(built: Server, path: str) -> None:
    reply = ask(built, path)
    assert SECRET not in reply.text
    assert reply.status_code == 404 or reply.text == "<p>index.html"


def test_what_lies_under_the_api_stays_there(built: Server) -> None:
    for path in ("/api/nothing", "/art/nothing", "/assets/nothing.js", "/assets/"):
        reply = ask(built, path)
        assert reply.status_code == 404 and reply.json()["code"] == "no-route"
        assert reply.headers["cache-control"] == "no-store"
    assert ask(built, "/api/tables/x/act").status_code == 405
    assert httpx.post(built.url).status_code == 405


def test_a_folder_without_a_page_has_none(tmp_path: Path) -> None:
    (tmp_path / "app.js").write_text("", encoding="utf-8")
    assert read_site(tmp_path) == {} == read_site(tmp_path / "nowhere")


def test_only_what_is_the_same_for_all_is_packed(built: Server) -> None:
    def coding(path: str) -> object:
        reply = ask(built, path, Accept_Encoding="gzip")
        assert reply.status_code == 200
        return reply.headers.get("content-encoding")

    assert coding("/api/games") == coding("/api/boards/alexandros/standard-1") == "gzip"
    with httpx.Client(base_url=f"{built.url}/api") as ana:
        ana.post("/guests", json={"name": "Ana"})
        asked = {"game": "alexandros", "chairs": [{"who": "open"}, {"who": "bot", "bot": "random"}]}
        text = ana.get("/boards/alexandros/standard-1").json()["text"]
        own = {**asked, "board": text.replace("standard-1", "mine-1")}
        table, other = (ana.post("/tables", json=each).json()["id"] for each in (asked, own))
    assert coding(f"/api/tables/{table}/board") == "gzip"
    assert coding(f"/api/tables/{table}") is coding(f"/api/tables/{other}/board") is None


def test_only_the_head_can_be_asked_for(built: Server) -> None:
    for path in ("/", f"/{ASSET}"):
        reply = httpx.head(f"{built.url}{path}", headers={"Accept-Encoding": "identity"})
        assert (reply.status_code, reply.content) == (200, b"")
        assert reply.headers["content-length"] == str(len(ask(built, path).content))
