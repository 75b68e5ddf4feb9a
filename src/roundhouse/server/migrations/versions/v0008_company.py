"""A place to play with people: ratings, notices, seeks, tournaments and leagues, and what keeps the peace."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ACCOUNT = "accounts.id"
TABLE = "tables.id"


def upgrade() -> None:
    """Nothing is rated yet, nobody is told anything, and no table was sought."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seek", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("tournament", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_seek", "tables", ["seek", "status"])
    op.create_index("tables_tournament", "tables", ["tournament"])
    op.create_index("tables_rated", "tables", ["rated", "ended"])
    op.add_column("accounts", sa.Column("mail", sa.String(200), nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("quiet", sa.BigInteger, nullable=False, server_default="300000"))
    op.add_column("accounts", sa.Column("hours", sa.Text, nullable=False, server_default=""))
    op.create_index("accounts_mail", "accounts", ["mail"])
    _peace()
    _ratings()
    _notices()
    _tournaments()


def _peace() -> None:
    op.create_table(
        "blocks",
        sa.Column("account", sa.String(32), sa.ForeignKey(ACCOUNT, ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey(ACCOUNT, ondelete="CASCADE"), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(60), nullable=False),
        sa.Column("deed", sa.String(40), nullable=False),
        sa.Column("about", sa.String(100), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )


def _ratings() -> None:
    op.create_table(
        "entrants",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(60), nullable=False),
    )
    op.create_index("entrants_who", "entrants", ["who"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(100), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_who", "ratings", ["who"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("rated_who", "rated", ["who", "game", "players", "ended"])
    op.create_index("rated_pool", "rated", ["game", "players", "ended"])


def _notices() -> None:
    op.create_table("house", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey(ACCOUNT, ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("every", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("channels_account", "channels", ["account"])
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),
        sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("done", sa.BigInteger, nullable=True),
        sa.Column("fate", sa.String(10), nullable=False, server_default=""),
    )
    op.create_index("outbox_due", "outbox", ["done", "due"])
    op.create_index("outbox_channel", "outbox", ["channel"])


def _tournaments() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("league", sa.String(32), nullable=False, server_default=""),
        sa.Column("season", sa.Integer, nullable=False, server_default="0"),
        sa.Column("division", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("tournaments_status", "tournaments", ["status", "created"])
    op.create_index("tournaments_league", "tournaments", ["league", "season"])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("dropped", sa.Integer, nullable=True),
    )
    op.create_index("entries_account", "entries", ["account"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("place", sa.Double, nullable=True),
        sa.Column("share", sa.Double, nullable=True),
    )


def downgrade() -> None:
    """Everything of it is gone; the games stay."""
    for name in ("pairings", "entries", "tournaments", "leagues", "outbox", "channels", "house", "rated", "ratings", "entrants", "audit", "reports", "blocks"):
        op.drop_table(name)
    op.drop_index("accounts_mail", "accounts")
    for column in ("hours", "quiet", "mail"):
        op.drop_column("accounts", column)
    op.drop_index("tables_rated", "tables")
    op.drop_index("tables_tournament", "tables")
    op.drop_index("tables_seek", "tables")
    for column in ("tournament", "seek", "rated"):
        op.drop_column("tables", column)
