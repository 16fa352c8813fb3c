"""Upgrades the tables of a database to the newest version when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from satrap.server.store.errors import OtherVersion
from satrap.server.store.schema import HEAD

FOLDER: Final = Path(__file__).parent / "migrations"


def version(connection: Connection) -> str | None:
    """Return the version of the tables; None in an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: Connection) -> None:
    """Apply the missing migrations, in the transaction of this connection."""
    found = version(connection)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise OtherVersion(f"this store was written by a newer Satrap (tables {found}, not {HEAD})")
    upgrade(connection)


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Run Alembic, which is imported only when there is something to do."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
