"""Calls to the servers of others, at addresses that people gave us: nothing inside is reachable.

A name is resolved once, and only public addresses are called; no redirect is followed, and a
server that takes too long is hung up on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from importlib import import_module
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from msgspec import Struct

from satrap.server.clock import now

if TYPE_CHECKING:
    from aiohttp.abc import AbstractResolver, ResolveResult

SECONDS: Final = 8.0  # in which a server must have answered
LONGEST_WAIT: Final = 24 * 60 * 60 * 1000  # ms that a server may ask us to wait
LONGEST_URL: Final = 1000
AGENT: Final = "Satrap"
_importing: Final = ThreadPoolExecutor(1, "importing")
_loaded: Final = set[str]()


class Unreachable(Exception):
    """Nothing answers there, or nothing may be called there."""


class Reply(Struct, frozen=True):
    """What a server answered: only its status, and until when (ms) it wants to be left alone."""

    status: int
    after: int | None = None


class Caller:
    """Sends bytes to addresses on the Internet; for tests, also to this machine."""

    def __init__(self, *, may_call_inside: bool = False) -> None:
        self._may_call_inside = may_call_inside

    def is_fine(self, url: str) -> bool:
        """Say whether an address may be called, as far as can be told without asking anybody."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if not host or parts.username or parts.fragment or len(url) > LONGEST_URL:
            return False
        if self._may_call_inside:
            return parts.scheme in ("http", "https")
        return parts.scheme == "https" and port in (None, 443) and is_outside(host)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """Send a body, and return the answer or raise Unreachable."""
        if not self.is_fine(url):
            raise Unreachable("this address may not be called")
        await load("aiohttp")
        import aiohttp  # noqa: PLC0415

        connector = aiohttp.TCPConnector(resolver=self._resolver(), force_close=True)
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
                session.post(
                    url,
                    data=body,
                    headers={"User-Agent": AGENT, **headers},
                    allow_redirects=False,
                ) as reply,
            ):
                return Reply(reply.status, _after(reply.headers.get("Retry-After", "")))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise Unreachable(type(error).__name__) from error

    def _resolver(self) -> AbstractResolver:
        from aiohttp.abc import AbstractResolver  # noqa: PLC0415

        may_call_inside = self._may_call_inside

        class Outside(AbstractResolver):
            """Finds the addresses of a name, and hides those that are not public."""

            async def resolve(
                self, host: str, port: int = 0, family: int = 0
            ) -> list[ResolveResult]:
                loop = asyncio.get_running_loop()
                found = await loop.getaddrinfo(host, port, type=1, family=family)
                outside: list[ResolveResult] = [
                    {
                        "hostname": host,
                        "host": str(where[0]),
                        "port": int(where[1]),
                        "family": kind,
                        "proto": proto,
                        "flags": 0,
                    }
                    for kind, _, proto, _, where in found
                    if may_call_inside or is_outside(str(where[0]))
                ]
                if not outside:
                    raise OSError("there is no public address")
                return outside

            async def close(self) -> None:
                pass

        return Outside()


async def load(*libraries: str) -> None:
    """Import what only some servers need when it is needed; nobody waits for that meanwhile."""
    for library in libraries:
        if library not in _loaded:
            await asyncio.get_running_loop().run_in_executor(_importing, import_module, library)
            _loaded.add(library)


def is_outside(host: str) -> bool:
    """Say whether a host is not known to be inside: a public address, or a name."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        name = host.rstrip(".").lower()
        return "." in name and not name.endswith((".localhost", ".local", ".internal", ".arpa"))
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if mapped is not None:
        return is_outside(str(mapped))
    return address.is_global and not address.is_multicast


def _after(header: str) -> int | None:
    """Return the time (ms) that a Retry-After header names, in seconds or as a date."""
    if not header:
        return None
    try:
        wait = int(header) * 1000
    except ValueError:
        try:
            wait = round(parsedate_to_datetime(header).timestamp() * 1000) - now()
        except (ValueError, OverflowError):
            return None
    return now() + max(0, min(wait, LONGEST_WAIT))
