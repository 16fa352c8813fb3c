"""The web API: HTTP and WebSocket, thin over the hall."""

from satrap.server.api.app import make_app
from satrap.server.api.settings import Settings

__all__ = ["Settings", "make_app"]
