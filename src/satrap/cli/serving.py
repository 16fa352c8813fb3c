"""Run the server in this process until a signal stops it."""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace

from satrap.cli.screen import Screen
from satrap.core.errors import SatrapError
from satrap.core.text import text
from satrap.server import logs
from satrap.server.api import Settings, make_app
from satrap.server.api.addresses import parse_networks
from satrap.server.api.connections import Http, Socket
from satrap.server.api.files import raise_files
from satrap.server.api.hosts import is_public, parse_hosts
from satrap.server.api.settings import LARGEST, WEB
from satrap.server.aside import SWITCH_SECONDS
from satrap.server.hall import AWAY_SECONDS
from satrap.server.mail import parse_post
from satrap.server.rooms import KEEPING
from satrap.server.store import sqlite
from satrap.server.store.errors import InUse

FILE = "tables.sqlite"
LOOPBACK = ("127.0.0.1", "::1")
SECONDS_TO_STOP = 3
AT_ONCE = 32  # connections that are accepted before other work gets its turn
WAITING = 2048  # connections that may wait to be accepted
IDLE_SECONDS = 9  # until a connection without a request ends; usual clients keep one for five
PING_SECONDS = 20.0  # between pings to a WebSocket, and until one must be answered
# A full collection stops everything for a third of a second when 500 matches are in memory, and
# finds next to nothing. One for this many middle ones is enough: one for 2,000,000 new objects.
FULL_COLLECTION = 300


class CannotServe(SatrapError):
    """The server cannot listen at the address."""

    code = "cannot-serve"


class Server(uvicorn.Server):
    """A server that says where it is once it is up."""

    def __init__(self, config: uvicorn.Config, screen: Screen) -> None:
        super().__init__(config)
        self.screen = screen

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            sockets[0].listen(WAITING)  # asyncio uses one number for both this and AT_ONCE
            host, port = sockets[0].getsockname()[:2]
            self.screen.say(text("cli-serving", address=address(host, port)))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        logs.settle()


def address(host: str, port: int) -> str:
    """Return what to open in a browser: on this machine a name, since passkeys need one."""
    name = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def settle(
    folder: Path,
    slack: float,
    proxies: list[str],
    url: str,
    near: list[str],
    away: float | None,
    web: Path | None = None,
    keep_finished: float | None = None,
    hosts: list[str] | None = None,
    insecure: bool = False,
    mail: str = "",
    mail_from: str = "",
) -> Settings:
    """Return the settings of a server, or raise what is wrong with them."""
    finished = KEEPING.finished if keep_finished is None else keep_finished * 60
    return Settings(
        folder / FILE,
        origins=(origin(url),) if url else (),
        proxies=parse_networks(proxies),
        hosts=parse_hosts([*(hosts or []), *([host_of(url)] if url else [])]),
        insecure=insecure,
        near=parse_networks(near),
        mail=parse_post(mail, mail_from),
        web=web or WEB,
        away_seconds=AWAY_SECONDS if away is None else away,
        keeping=replace(KEEPING, finished=finished),
        slack=slack,
    )


def origin(url: str) -> str:
    """Return the origin of the pages of a site."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise CannotServe("cli-bad-url", url=url)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def host_of(url: str) -> str:
    """Return the host of a site."""
    return urlsplit(url).hostname or ""


def run(screen: Screen, settings: Settings, host: str, port: int, log: str | None) -> None:
    """Serve until a signal stops it; bots that think give way quickly to people who wait."""
    check_safe(settings, host)
    check_free(Path(settings.store))
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # the program itself is never garbage
    gc.set_threshold(*gc.get_threshold()[:2], FULL_COLLECTION)
    start_log(log, settings)
    raise_files()
    with suppress(KeyboardInterrupt):
        Server(configure(settings, host, port), screen).run(sockets=[bind(host, port)])


def start_log(form: str | None, settings: Settings) -> None:
    """Start the log; unless a form is named, a person at a terminal sees only what is wrong."""
    is_quiet = form is None and sys.stderr.isatty()
    written = form or (logs.PLAIN if is_quiet else logs.JSON)
    logs.start(written, most=settings.log_lines, slack=settings.slack)
    if is_quiet:
        logging.getLogger("satrap").setLevel(logging.WARNING)


def check_safe(settings: Settings, host: str) -> None:
    """Raise CannotServe if plain http would go over the open Internet."""
    if is_public(host) and not (settings.insecure or settings.proxies):
        raise CannotServe("cli-insecure", host=host)


def check_free(file: Path) -> None:
    """Raise CannotServe if another server is using the folder."""
    try:
        os.close(sqlite.lock(file))
    except InUse as error:
        raise CannotServe("cli-folder-in-use", folder=str(file.parent)) from error


def bind(host: str, port: int) -> socket.socket:
    """Return a socket at an address, or raise CannotServe.

    asyncio turns off waiting for more to send (Nagle's algorithm) only if the protocol is given as
    TCP; otherwise every second message would be 40 ms late.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise refusal(host, port, error) from error
    return made


def refusal(host: str, port: int, error: OSError) -> CannotServe:
    """Return an error that says why the server cannot listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return CannotServe("cli-port-taken", host=host, port=str(port), other=str(port ^ 1))
    return CannotServe("cli-cannot-serve", host=host, port=str(port), reason=error.strerror or "")


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how to serve: short messages, uncompressed; addresses of requests are not logged."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,  # its logs go where ours go
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the app itself knows whom to trust
        backlog=AT_ONCE,
        http=Http,
        ws=Socket,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=LARGEST,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
