"""Where the store is asked: when it fails, nothing was done, and that can be said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from satrap.server.errors import Unavailable
from satrap.server.store.errors import StoreError, Unknown


@contextmanager
def storing() -> Iterator[None]:
    """Raise Unavailable where the store fails; what it does not know is for whoever asked."""
    try:
        yield
    except Unknown:
        raise
    except StoreError as error:
        raise Unavailable("server-unavailable") from error
