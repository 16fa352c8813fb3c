"""`satrap account`: reads the archive of all your data that a server has made for you."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
import zipfile
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Annotated, Any

import typer

from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import Screen, opened
from satrap.core.errors import Refused, SatrapError
from satrap.core.record import Record, parse_record
from satrap.core.record import replay as play_again
from satrap.core.text import text
from satrap.packs import get_pack
from satrap.verify import judge

FORMAT = "satrap-account-1"
MOST = 50_000_000  # bytes of a file in an archive
SECONDS = 60.0

account = typer.Typer(
    help=explain("cli-about-account"), no_args_is_help=True, rich_markup_mode=None
)

Archive = Annotated[Path, typer.Argument(metavar="FILE", help=explain("cli-opt-archive"))]
To = Annotated[str, typer.Option("--import", metavar="URL", help=explain("cli-opt-import"))]


@account.callback()
def about() -> None:
    """Keep `read` a word of its own."""


@account.command(help=explain("cli-about-account-read"))
def read(file: Archive, to: To = "", lang: Language = None) -> None:
    with opened(lang) as screen:
        with _archive(file) as archive:
            records = _tell(screen, archive)
        if to:
            _import(screen, to.rstrip("/"), records)


def _archive(file: Path) -> zipfile.ZipFile:
    try:
        archive = zipfile.ZipFile(file)
        if _json(archive, "archive.json").get("format") == FORMAT:
            return archive
    except (OSError, zipfile.BadZipFile, KeyError, ValueError, AttributeError) as error:
        raise Refused("cli-archive-unreadable", file=file.name) from error
    raise Refused("cli-archive-unreadable", file=file.name)


def _content(archive: zipfile.ZipFile, name: str) -> bytes:
    """Return a file of an archive; one that would become too large is not unpacked."""
    if archive.getinfo(name).file_size > MOST:
        raise Refused("cli-archive-unreadable", file=name)
    return archive.read(name)


def _json(archive: zipfile.ZipFile, name: str) -> Any:
    return json.loads(_content(archive, name))


def _tell(screen: Screen, archive: zipfile.ZipFile) -> dict[str, tuple[bytes, Record]]:
    """Say what is in an archive, and check every record and proof; return the records."""
    names, records = archive.namelist(), {}
    screen.say(text("cli-archive-of", name=str(_json(archive, "archive.json")["name"])), "bold")
    for name in names:
        if name.endswith(".json") and "/" not in name and name != "archive.json":
            screen.say(text("cli-archive-file", file=name, count=len(_json(archive, name))))
    proofs = 0
    for name in names:
        if name.endswith("/record.json"):
            content = _content(archive, name)
            record = parse_record(content)
            play_again(get_pack(record.game).game, record)
            records[name.split("/")[1]] = (content, record)
        elif name.endswith("/proof.json"):
            wrong, _ = judge(_content(archive, name), None)
            if wrong:
                raise Refused("cli-archive-wrong", file=name, reason=wrong[0])
            proofs += 1
    screen.say(text("cli-archive-sound", records=len(records), proofs=proofs))
    return records


def _import(screen: Screen, server: str, records: dict[str, tuple[bytes, Record]]) -> None:
    """Store the records of finished matches on a server, as a new guest there."""
    jar = urllib.request.HTTPCookieProcessor(CookieJar())
    web = urllib.request.build_opener(jar)
    _post(web, f"{server}/api/guests", b'{"name": "Satrap"}')
    for content, record in records.values():
        if record.result is None:
            continue
        made = _post(web, f"{server}/api/records", content)
        address = f"{server}/table/{made['id']}?link={made['link']}"
        screen.say(text("cli-archive-imported", names=", ".join(record.seats), address=address))


def _post(web: urllib.request.OpenerDirector, address: str, body: bytes) -> Any:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    try:
        with web.open(request, timeout=SECONDS) as reply:
            return json.loads(reply.read())
    except urllib.error.HTTPError as error:
        told = json.loads(error.read() or b"{}").get("text", str(error.code))
        raise Refused("cli-archive-refused", reason=told) from error
    except (OSError, ValueError, SatrapError) as error:
        raise Refused("cli-archive-refused", reason=server_of(address)) from error


def server_of(address: str) -> str:
    """Return the part of an address that names a server."""
    return "/".join(address.split("/")[:3])
