"""PostgreSQL: the same tables, and settings that make acknowledged writes durable."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from satrap.server.store.errors import NotDurable

READERS: Final = 4
DURABLE: Final = {
    "synchronous_commit": {"on", "remote_apply"},
    "fsync": {"on"},
    "full_page_writes": {"on"},
}


def postgres_engine(url: str, size: int) -> AsyncEngine:
    """Return an engine that checks on each new connection that its commits are durable."""
    engine = create_async_engine(
        make_url(url).set(drivername="postgresql+asyncpg"),
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,  # reconnect after a restart of the database
        hide_parameters=True,
        connect_args={"server_settings": {"synchronous_commit": "on"}},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        try:
            ask(connection)
        except BaseException:
            connection.close()
            raise

    return engine


def ask(connection: Any) -> None:
    """Check every setting that matters on a new connection."""
    cursor = connection.cursor()
    for name in DURABLE:
        cursor.execute(f"SHOW {name}")
        require(name, cursor.fetchone()[0])
    cursor.close()


def require(name: str, found: str) -> None:
    """Raise unless a setting is what makes a commit durable."""
    if found not in DURABLE[name]:
        raise NotDurable(f"PostgreSQL has {name}={found}: acknowledged moves could be lost")
