"""How the writes of a batch are tried: together, or each with its own savepoint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Transaction
from sqlalchemy.exc import IntegrityError

from satrap.server.store.crash import reach
from satrap.server.store.failures import failure

T = TypeVar("T")
Work = Callable[[Connection], T]
Outcome = tuple[Any, Exception | None]
Attempt = Callable[[Connection, Work[Any]], Outcome]


class Spoilt(Exception):
    """A write of a batch was refused."""


def commit(connection: Connection, batch: Sequence[Work[Any]]) -> list[Outcome]:
    """Return what every write of a batch returned or raised, once all is durable."""
    try:
        return transaction(connection, batch, together)
    except Spoilt:
        return transaction(connection, batch, apart)


def transaction(
    connection: Connection, batch: Sequence[Work[Any]], attempt: Attempt
) -> list[Outcome]:
    with connection.begin():
        outcomes = [attempt(connection, work) for work in batch]
        reach("before-commit")
    return outcomes


def together(connection: Connection, work: Work[Any]) -> Outcome:
    """Return what the work returned; if it raised, the batch is tried again with `apart`."""
    try:
        return work(connection), None
    except Exception as error:
        raise Spoilt from error


def apart(connection: Connection, work: Work[Any]) -> Outcome:
    """Return what the work returned or raised; if it raised, it has changed nothing.

    Work that conflicts with the row of another process is tried again, and then sees that row.
    """
    for is_last in (False, True):
        savepoint = connection.begin_nested()
        try:
            result = work(connection)
            savepoint.commit()
        except Exception as error:
            roll_back(savepoint, error)
            if is_last or not isinstance(error, IntegrityError):
                return None, failure(error)
        else:
            break
    return result, None


def roll_back(savepoint: Transaction, error: Exception) -> None:
    """Roll back to a savepoint; if it is gone, the error concerns the whole batch."""
    try:
        savepoint.rollback()
    except Exception:
        raise error from None
