"""What people sign in with: passkeys, passwords, addresses, second factors; names of devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and two columns to tokens."""
    op.add_column("tokens", sa.Column("name", sa.String, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("proved", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="passkeys_of_person"),
        sa.PrimaryKeyConstraint("id", name="passkeys_pk"),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "passwords",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="passwords_of_person"),
        sa.PrimaryKeyConstraint("person", name="passwords_pk"),
    )
    op.create_table(
        "addresses",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("folded", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="addresses_of_person"),
        sa.PrimaryKeyConstraint("person", name="addresses_pk"),
    )
    op.create_index("addresses_once", "addresses", ["folded"], unique=True)
    op.create_table(
        "tickets",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("link", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tickets_pk"),
    )
    op.create_index("tickets_by_link", "tickets", ["link"], unique=True)
    op.create_index("tickets_by_end", "tickets", ["until"])
    _add_others()


def _add_others() -> None:
    op.create_table(
        "factors",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("step", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="factors_of_person"),
        sa.PrimaryKeyConstraint("person", name="factors_pk"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="recovery_of_person"),
        sa.PrimaryKeyConstraint("person", "hash", name="recovery_codes_pk"),
    )
    op.create_table(
        "aliases",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("was", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="aliases_of_match"),
        sa.PrimaryKeyConstraint("match", "was", name="aliases_pk"),
    )
    op.create_index("aliases_by_person", "aliases", ["person"])
