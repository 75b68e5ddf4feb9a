"""What people who wait for people have called for, and who has resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nudges and votes of a table, and players who gave up."""
    op.add_column("tables", sa.Column("calls", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Without them."""
    op.drop_column("seats", "resigned")
    op.drop_column("tables", "calls")
