"""The web API: a thin layer of HTTP and WebSocket over the hall."""

from satrap.server.api.app import make_app
from satrap.server.api.settings import Settings

__all__ = ["Settings", "make_app"]
