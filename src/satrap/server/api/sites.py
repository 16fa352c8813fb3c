"""Under which name and origin a browser knows this server: passkeys and links depend on both."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request

from satrap.server.api.state import state_of
from satrap.server.passkeys import Site


def site_of(request: Request) -> Site:
    """Return the site of a request; the guard has checked its Host, and its Origin if it has one.

    Behind a proxy that does not tell, we may be on https without knowing.
    """
    origin, host = request.headers.get("origin"), request.headers.get("host", "")
    if origin in state_of(request).settings.origins:
        return Site(urlsplit(origin).hostname or "", (origin,))
    ours = f"{request.url.scheme}://{host}", f"https://{host}"
    return Site(urlsplit(ours[0]).hostname or "", tuple(dict.fromkeys(ours)))


def origin_of(request: Request) -> str:
    """Return the origin for links to this server: the one of the settings, if there is one."""
    named = state_of(request).settings.origins
    return named[0] if named else f"{request.url.scheme}://{request.headers.get('host', '')}"
