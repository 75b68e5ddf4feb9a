"""People who have claimed a name: accounts, what opens them, and the seats and tables that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has an account yet; seats and tables go on to be opened by their tokens."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("look", sa.String(200), nullable=False, unique=True),
        sa.Column("small_look", sa.String(200), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("suspended", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(500), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("passkeys_account", "passkeys", ["account"])
    op.create_table(
        "sessions",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account"])
    op.create_table(
        "codes",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_index("codes_until", "codes", ["until"])
    op.add_column("seats", sa.Column("account", sa.String(32), nullable=False, server_default=""))
    op.create_index("seats_account", "seats", ["account"])
    op.add_column("tables", sa.Column("account", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_account", "tables", ["account"])
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Nobody has an account any more; what was theirs is opened by tokens alone."""
    op.drop_column("tables", "result")
    op.drop_index("tables_account", "tables")
    op.drop_column("tables", "account")
    op.drop_index("seats_account", "seats")
    op.drop_column("seats", "account")
    for name in ("codes", "sessions", "passkeys", "accounts"):
        op.drop_table(name)
