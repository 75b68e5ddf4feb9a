"""Who owes a decision stands in a table's row, so that lists of many tables need not load their games."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Not noted yet (NULL) at tables of before: it is with the next step of each."""
    op.add_column("tables", sa.Column("acting", sa.String(40), nullable=True))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "acting")
