"""Tables whose log cannot be replayed: logged once, left alone, and retried after a while."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from satrap.server import chain, meters
from satrap.server.beside import is_sound
from satrap.server.errors import Damaged, NoSuchTable
from satrap.server.live_table import LiveTable
from satrap.server.store.checking import is_sent
from satrap.server.store.errors import Corrupt, StoreError, Unknown
from satrap.server.store.interface import MatchRow, StoredLine
from satrap.server.tables.entries import Imported
from satrap.server.tables.table import OVER, RUNNING, WAITING

AGAIN_SECONDS = 60.0  # somebody may have repaired it


class Broken(Exception):
    """A log is no longer as it was written."""


class Damages:
    """The damaged tables that this server has found since it started."""

    def __init__(self) -> None:
        self._found: dict[str, float] = {}  # when each was last tried

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, match: str) -> bool:
        return match in self._found

    @contextmanager
    def watched(self, match: str, *, is_whole: bool = True) -> Iterator[None]:
        """Load a table, or raise Damaged; a store that is merely unavailable is not damage.

        Only a table whose whole log was replayed is known to be sound.
        """
        if time.monotonic() - self._found.get(match, float("-inf")) < AGAIN_SECONDS:
            raise Damaged("server-damaged")
        try:
            yield
        except NoSuchTable:
            self._forget(match)
            raise
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Corrupt | Unknown):
                raise
            self._note(match, error)
            raise Damaged("server-damaged") from error
        if is_whole:
            self._forget(match)

    def _forget(self, match: str) -> None:
        self._found.pop(match, None)
        meters.DAMAGED.set(len(self))

    def _note(self, match: str, error: Exception) -> None:
        """Log the damage once: the kind of the error and its place, not its words."""
        if match not in self._found:
            logging.getLogger(__name__).error(
                "a table is damaged", exc_info=error, extra={"fields": {"table": match}}
            )
        self._found[match] = time.monotonic()
        meters.DAMAGED.set(len(self))


def check_log(lines: Sequence[StoredLine]) -> None:
    """Raise Broken if a line is missing or does not follow from the one before."""
    head: bytes | None = None
    for number, line in enumerate(lines):
        head = chain.next_head(head, chain.ChainLine(line.nonce, line.body))
        if (line.seq, line.head) != (number, head):
            raise Broken(f"line {number} does not follow")
        if not is_sound(line.body, line.beside):
            raise Broken(f"what is kept beside line {number} does not match it")
        if not is_sent(line):
            raise Broken(f"the sender of line {number} cannot be read")


def check_row(row: MatchRow) -> None:
    """Raise Broken unless the row is good enough to list the table.

    Its game and its host do not matter: those come from the log.
    """
    is_placed = type(row.created_at) is int and type(row.is_public) is bool
    if not is_placed or row.status not in (WAITING, RUNNING, OVER):
        raise Broken("its row cannot be read")


def check_seed(standing: LiveTable) -> None:
    """Raise Broken unless the seed is the one that the server committed to."""
    table = standing.table
    is_ours = not isinstance(table.entries[0], Imported)
    if is_ours and table.opened.commitment != chain.seed_commitment(standing.seed):
        raise Broken("the seed does not match its commitment")
