"""What is a person's own: the colour in which they play, the notes about their tables, and what they said, wherever they sat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Colours of seats, authors of lines, and notes."""
    op.add_column("seats", sa.Column("colour", sa.String(20), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("account", sa.String(32), nullable=False, server_default=""))
    op.create_index("chat_account", "chat", ["account"])
    op.execute(
        "UPDATE chat SET account = COALESCE((SELECT s.account FROM seats s WHERE s.table_id = chat.table_id AND s.seat = chat.seat), '') WHERE seat IS NOT NULL"
    )
    op.create_table(
        "notes",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Without them."""
    op.drop_table("notes")
    op.drop_index("chat_account", "chat")
    op.drop_column("chat", "account")
    op.drop_column("seats", "colour")
