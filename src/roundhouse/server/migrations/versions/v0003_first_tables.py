"""Databases of the very first form of step 0001 had a field more, which is no longer filled in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the field away where it is."""
    if "number" in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}:
        op.drop_column("tables", "number")


def downgrade() -> None:
    """Nothing to bring back."""
