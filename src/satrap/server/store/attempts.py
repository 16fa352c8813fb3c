"""How one write of a batch is tried: together with the others, or apart from them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncTransaction

from satrap.server.store.failures import failure

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Outcome = tuple[Any, Exception | None]
Attempt = Callable[[AsyncConnection, Work[Any]], Awaitable[Outcome]]


class Spoilt(Exception):
    """A write of a batch was refused."""


async def together(connection: AsyncConnection, work: Work[Any]) -> Outcome:
    """Return what the work returned; if it raised, the batch is written again, apart."""
    try:
        return await work(connection), None
    except Exception as error:
        raise Spoilt from error


async def apart(connection: AsyncConnection, work: Work[Any]) -> Outcome:
    """Return what the work returned or raised; if it raised, it has changed nothing.

    Work that met the row of another process is done again and then sees that row.
    """
    for is_last in (False, True):
        savepoint = await connection.begin_nested()
        try:
            result = await work(connection)
            await savepoint.commit()
        except Exception as error:
            await roll_back(savepoint, error)
            if is_last or not isinstance(error, IntegrityError):
                return None, failure(error)
        else:
            break
    return result, None


async def roll_back(savepoint: AsyncTransaction, error: Exception) -> None:
    """Go back to a savepoint; if it is gone, the error was the whole batch's."""
    try:
        await savepoint.rollback()
    except Exception:
        raise error from None
