"""The processes that serve, and which of them looks after which table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The processes and their leases."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("served", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Index("leases_owner", "owner"),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("leases")
    op.drop_table("servers")
