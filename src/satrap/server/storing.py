"""Turns failures of the store into Unavailable, which means that nothing was done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from satrap.server.errors import Unavailable
from satrap.server.store.errors import Barred, StoreError, Taken, Unknown


@contextmanager
def storing() -> Iterator[None]:
    """Raise Unavailable where the store fails; let what was refused through."""
    try:
        yield
    except (Barred, Taken, Unknown):
        raise
    except StoreError as error:
        raise Unavailable("server-unavailable") from error
