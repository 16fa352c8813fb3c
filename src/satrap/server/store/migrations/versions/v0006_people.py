"""Who opened a match, when each device was last seen, and the secrets of a server."""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID_BYTES = 8


def upgrade() -> None:
    """Add hosts, visits and secrets."""
    add_hosts()
    true = sa.true()
    op.add_column("players", sa.Column("is_there", sa.Boolean, nullable=False, server_default=true))
    move_tokens()
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="secrets_pk"),
    )


def add_hosts() -> None:
    """Note who opened each match: the actor of its first line."""
    op.add_column("matches", sa.Column("host", sa.String, nullable=False, server_default=""))
    first = "SELECT actor FROM lines WHERE lines.match = matches.id AND lines.seq = 0"
    op.execute(f"UPDATE matches SET host = coalesce(({first}), '')")
    op.create_index("matches_by_host", "matches", ["host", "status", "created_at", "id"])


def move_tokens() -> None:
    """Give each token an id; its last visit is not known, so all count as seen today."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT hash, person, at, until FROM tokens")).mappings()
    seen = time.time_ns() // 1_000_000
    kept = [{**row, "id": secrets.token_hex(ID_BYTES), "seen": seen} for row in rows]
    op.drop_table("tokens")
    table = make_tokens()
    if kept:
        op.bulk_insert(table, kept)


def make_tokens() -> sa.Table:
    made = op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tokens_of_person"),
        sa.PrimaryKeyConstraint("hash", name="tokens_pk"),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_index("tokens_by_end", "tokens", ["until"])
    op.create_index("tokens_by_visit", "tokens", ["seen"])
    return made
