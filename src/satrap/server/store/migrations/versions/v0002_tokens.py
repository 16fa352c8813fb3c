"""A person may hold several tokens: one for each device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Move the hashes of tokens to a table of their own.

    In between they are in a table without foreign keys: SQLite rebuilds `people`, and refuses to
    while another table refers to it.
    """
    op.execute("CREATE TABLE moving AS SELECT token_hash, id, at FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_constraint("people_tokens", type_="unique")
        people.drop_column("token_hash")
    make_tokens()
    op.execute("INSERT INTO tokens (hash, person, at) SELECT token_hash, id, at FROM moving")
    op.drop_table("moving")


def make_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tokens_of_person"),
        sa.PrimaryKeyConstraint("hash", name="tokens_pk"),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_index("tokens_by_end", "tokens", ["until"])
