"""The tables of the database for people who play with people: ratings, notices, tournaments, and what keeps the peace."""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text

from roundhouse.server.schema import metadata

TABLE, ACCOUNT, TOURNAMENT = "tables.id", "accounts.id", "tournaments.id"

# Peace

blocks = Table(
    "blocks",
    metadata,
    Column("account", String(32), ForeignKey(ACCOUNT, ondelete="CASCADE"), primary_key=True),
    Column("other", String(32), ForeignKey(ACCOUNT, ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),  # when whoever runs the server had looked at it
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("actor", String(60), nullable=False),  # who did it, as the system calls them
    Column("deed", String(40), nullable=False),
    Column("about", String(100), nullable=False),  # the account or table it was done to
    Column("detail", Text, nullable=False),  # JSON
)

# Ratings. `entrants` is part of the truth; `ratings` and `rated` are worked out from it and from the results of the tables

entrants = Table(
    "entrants",
    metadata,
    Column("table_id", String(32), ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(60), nullable=False),  # "person:ID", "bot:NAME"; "former:ID" of an account that was deleted
    Index("entrants_who", "who"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(100), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("who", String(60), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),  # when the last of them ended
    Index("ratings_who", "who"),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", String(32), ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(100), nullable=False),
    Column("players", Integer, nullable=False),
    Column("who", String(60), nullable=False),
    Column("rank", Integer, nullable=False),  # as it counted: whoever left is last
    Column("mu", Double, nullable=False),  # after this game
    Column("sigma", Double, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("rated_who", "who", "game", "players", "ended"),
    Index("rated_pool", "game", "players", "ended"),
)

# Notices

house = Table("house", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))  # what the server keeps for itself

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey(ACCOUNT, ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # push, mail, hook, discord, slack
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON: of a push subscription, the secret of a webhook, what an unsubscribe link shows
    Column("label", String(60), nullable=False),
    Column("every", BigInteger, nullable=False, server_default="0"),  # ms between two messages: what comes meanwhile waits and goes together
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("channels_account", "account"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(32), ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the log, when the turn began: a turn is told once
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(32), nullable=False),
    Column("kind", String(10), nullable=False),  # turn, begun
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("owner", String(32), nullable=False, server_default=""),  # the process that is sending it,
    Column("lease", BigInteger, nullable=False, server_default="0"),  # and until when nobody else does
    Column("done", BigInteger, nullable=True),
    Column("fate", String(10), nullable=False, server_default=""),  # sent, stale (the turn was over), dead (it could not be sent)
    Index("outbox_due", "done", "due"),
    Index("outbox_channel", "channel"),
)

# Tournaments and leagues

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("wish", Text, nullable=False),  # JSON: what a season's tournaments are like, how many rise and fall
    Column("season", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("kind", String(12), nullable=False),  # round-robin, swiss, knock-out
    Column("status", String(10), nullable=False),  # open, running, over, closed
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("wish", Text, nullable=False),  # JSON: game, board, options, size of a table, how many go on, clock
    Column("seed", String(40), nullable=False),  # of all lots that are drawn
    Column("round", Integer, nullable=False),  # 0 before the first
    Column("rounds", Integer, nullable=False),  # 0: as many as it takes
    Column("league", String(32), nullable=False, server_default=""),
    Column("season", Integer, nullable=False, server_default="0"),
    Column("division", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("ended", BigInteger, nullable=True),
    Index("tournaments_status", "status", "created"),
    Index("tournaments_league", "league", "season"),
)

entries = Table(
    "entries",
    metadata,
    Column("tournament", String(32), ForeignKey(TOURNAMENT, ondelete="CASCADE"), primary_key=True),
    Column("account", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("number", Integer, nullable=False),  # in which order they joined
    Column("joined", BigInteger, nullable=False),
    Column("dropped", Integer, nullable=True),  # in which round they went; null while they play
    Index("entries_account", "account"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(32), ForeignKey(TOURNAMENT, ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),  # 0: those who sit out this round
    Column("seat", Integer, primary_key=True),
    Column("account", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("place", Double, nullable=True),  # shared places are halves; null while it is played
    Column("share", Double, nullable=True),  # of all points at the table
)
