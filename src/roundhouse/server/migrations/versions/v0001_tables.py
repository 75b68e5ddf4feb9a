"""Tables, seats, the log of moves, chat and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("board", sa.String(200), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("start", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(10), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("salt", sa.String(80), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("running", sa.Text, nullable=False),
        sa.Column("takeback", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "created"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("given", sa.Boolean, nullable=False),
        sa.Column("standin", sa.String(40), nullable=False),
    )
    op.create_index("seats_token", "seats", ["token"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Throw everything away."""
    for name in ("snapshots", "chat", "log", "seats", "tables"):
        op.drop_table(name)
