"""Runs the server in this process until it is told to stop."""

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

from satrap.cli.screen import Screen
from satrap.core.errors import SatrapError
from satrap.core.text import text
from satrap.server import logs
from satrap.server.api import Settings, make_app
from satrap.server.api.addresses import parse_networks
from satrap.server.api.settings import LARGEST, WEB
from satrap.server.hall import AWAY_SECONDS
from satrap.server.store import sqlite
from satrap.server.store.errors import InUse

FILE = "tables.sqlite"
SECONDS_TO_STOP = 3
SWITCH_SECONDS = 0.0005  # between threads
# A full collection stops everything for a third of a second when 500 matches are in memory, and
# finds next to nothing. One in so many of the middle ones is enough: 700,000 objects later.
FULL_COLLECTION = 100


class CannotServe(SatrapError):
    """The address cannot be listened at."""

    code = "cannot-serve"


class Server(uvicorn.Server):
    """A server that says where it is once it is up."""

    def __init__(self, config: uvicorn.Config, screen: Screen) -> None:
        super().__init__(config)
        self.screen = screen

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self.screen.say(text("cli-serving", address=f"http://{host}:{port}"))


def settle(
    folder: Path,
    slack: float,
    proxies: list[str],
    url: str,
    near: list[str],
    away: float | None,
    web: Path | None = None,
) -> Settings:
    """Return the settings of a server, or raise what is wrong with them."""
    return Settings(
        folder / FILE,
        origins=(origin(url),) if url else (),
        proxies=parse_networks(proxies),
        near=parse_networks(near),
        web=web or WEB,
        away_seconds=AWAY_SECONDS if away is None else away,
        slack=slack,
    )


def origin(url: str) -> str:
    """Return the origin of the pages of a site."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise CannotServe("cli-bad-url", url=url)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def run(screen: Screen, settings: Settings, host: str, port: int, log: str | None) -> None:
    """Serve until a signal comes; bots that think give way quickly to who waits for an answer."""
    check_free(Path(settings.store))
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # the program itself is never garbage
    gc.set_threshold(*gc.get_threshold()[:2], FULL_COLLECTION)
    start_log(log)
    with suppress(KeyboardInterrupt):
        Server(configure(settings, host, port), screen).run(sockets=[bind(host, port)])


def start_log(form: str | None) -> None:
    """Write the log; unless a form is named, a person at a terminal is told only what is wrong."""
    is_quiet = form is None and sys.stderr.isatty()
    logs.start(form or (logs.PLAIN if is_quiet else logs.JSON))
    if is_quiet:
        logging.getLogger("satrap").setLevel(logging.WARNING)


def check_free(file: Path) -> None:
    """Raise CannotServe while another server keeps its tables in a folder."""
    try:
        os.close(sqlite.lock(file))
    except InUse as error:
        raise CannotServe("cli-folder-in-use", folder=str(file.parent)) from error


def bind(host: str, port: int) -> socket.socket:
    """Return a socket at an address, or raise CannotServe.

    Only of a socket that is named as TCP does asyncio turn off waiting for more to send, and
    without that every second message would be 40 ms late.
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
    """Say why nobody can listen at an address, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return CannotServe("cli-port-taken", host=host, port=str(port), other=str(port ^ 1))
    return CannotServe("cli-cannot-serve", host=host, port=str(port), reason=error.strerror or "")


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how to serve: short messages, not compressed; no address of a request is logged."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,  # its logs go where ours go
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the app itself knows whom to believe
        ws_max_size=LARGEST,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
