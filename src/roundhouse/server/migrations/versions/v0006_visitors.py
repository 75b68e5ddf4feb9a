"""Whether visitors may talk at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At public tables they go on to, at private ones no longer."""
    op.add_column("tables", sa.Column("visitors", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET visitors = public")


def downgrade() -> None:
    """Everybody talks everywhere."""
    op.drop_column("tables", "visitors")
