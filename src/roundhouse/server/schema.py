"""The tables of the database. The log of moves is the truth; snapshots only save time. Those of `company` are for people who play with people."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("board", String(200), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("players", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, over, ended (before its end, by the players), closed
    Column("public", Boolean, nullable=False),
    Column("start", String(10), nullable=False),  # full, host
    Column("practice", Boolean, nullable=False, server_default=false()),  # everything may be taken back, and the result counts for nothing
    Column("visitors", Boolean, nullable=False, server_default=false()),  # whether those who do not sit here may talk
    Column("origin", String(10), nullable=False),  # table, record
    Column("position", Text, nullable=False),  # of an uploaded record that starts from one; else empty
    Column("host", String(64), nullable=False),  # SHA-256 of the host's token
    Column("seed", String(80), nullable=False),  # a number, as text; never shown before the end
    Column("salt", String(80), nullable=False),
    Column("clock", Text, nullable=False),  # JSON of the agreed clock; empty if there is none
    Column("running", Text, nullable=False),  # JSON of the clocks as they stand; empty if there is none
    Column("takeback", Text, nullable=False),  # JSON of the request to take back; empty if there is none
    Column("calls", Text, nullable=False, server_default=""),  # JSON of nudges and of the vote; empty if there are none
    Column("due", BigInteger, nullable=True),  # when the server itself has to do something here: a bot, a clock
    Column("acting", String(40), nullable=True),  # the seats that owe a decision, parted by commas; NULL: not noted yet
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("ended", BigInteger, nullable=True),
    Column("account", String(32), nullable=False, server_default=""),  # of the host, if the host has one: then it is what opens the table
    Column("result", Text, nullable=False, server_default=""),  # JSON of scores, places and winners, once it is over
    Column("rated", Boolean, nullable=False, server_default=false()),  # the result counts for the ratings of those who play
    Column("seek", String(64), nullable=False, server_default=""),  # what was sought by whoever opened it; empty if it was not opened by a seek
    Column("tournament", String(32), nullable=False, server_default=""),  # that it belongs to
    Index("tables_seek", "seek", "status"),
    Index("tables_tournament", "tournament"),
    Index("tables_rated", "rated", "ended"),
    Index("tables_lobby", "public", "status", "created"),
    Index("tables_account", "account"),
    Index("tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(64), nullable=False),  # SHA-256 of the seat's token; empty without a person
    Column("away", Boolean, nullable=False),  # the person left
    Column("given", Boolean, nullable=False),  # and gave the seat up: others may take it
    Column("standin", String(40), nullable=False),
    Column("resigned", Boolean, nullable=False, server_default=false()),  # for good: a bot plays to the end
    Column("account", String(32), nullable=False, server_default=""),  # whose it is: then the token alone opens nothing
    Column("colour", String(20), nullable=False, server_default=""),  # that was wished for, and was free; empty: whichever is left
    Index("seats_token", "token"),
    Index("seats_account", "account"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 ... without a gap: two writers cannot both win
    Column("kind", String(4), nullable=False),  # move; undo: ply `ply` is taken back; back: all plies from `ply` on are
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("ply", Integer, nullable=False),  # of a move: its place among the plies that stand
    Column("who", String(10), nullable=False),  # person, bot, clock
    Column("time", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("account", String(32), nullable=False, server_default=""),  # who said it; empty for a guest
    Index("chat_account", "account"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # -1: the latest of a game in progress
    Column("number", Integer, nullable=False),  # of the log
    Column("data", LargeBinary, nullable=False),  # zipped JSON
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the analysis: an older one is made again
    Column("data", LargeBinary, nullable=False),  # zipped JSON
    Column("made", BigInteger, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where the other processes reach it; empty if there are none
    Column("key", String(64), nullable=False),  # what they say there, so that nobody else is let in
    Column("beat", BigInteger, nullable=False),  # goes up while it lives
    Column("served", BigInteger, nullable=False),  # the last moment at which it is known to have served
    Column("alive", Boolean, nullable=False),  # false: it has stopped, or another process found that its beat stood still
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), nullable=False),  # the process that looks after the table, as long as it is alive
    Column("fence", BigInteger, nullable=False),  # goes up whenever the owner changes; every change of the table names it
    Index("leases_owner", "owner"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("look", String(200), nullable=False, unique=True),  # the same for all names that look alike,
    Column("small_look", String(200), nullable=False, unique=True),  # and for all that do in small letters
    Column("password", String(200), nullable=False),  # Argon2; empty without one
    Column("settings", Text, nullable=False),  # JSON of what follows the person from device to device
    Column("suspended", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    Column("mail", String(200), nullable=False, server_default=""),  # an address that was confirmed; empty without one
    Column("quiet", BigInteger, nullable=False, server_default="300000"),  # ms after which one is told that it is one's turn
    Column("hours", Text, nullable=False, server_default=""),  # JSON of the hours in which one is not told anything; empty: none
    Index("accounts_mail", "mail"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(500), primary_key=True),  # as the device calls it, Base64
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # how often it was used, as the device counts
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("passkeys_account", "account"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("mark", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(60), nullable=False),  # as the browser calls itself, in short
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_account", "account"),
)

codes = Table(
    "codes",
    metadata,
    Column("mark", String(64), primary_key=True),  # SHA-256 of what is shown once
    Column("kind", String(12), nullable=False),  # recovery, device, program; claim, add, sign-in: the challenge of a passkey
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("data", Text, nullable=False),  # JSON
    Column("until", BigInteger, nullable=True),  # after which it opens nothing; null: until it is used
    Index("codes_until", "until"),
)

notes = Table(
    "notes",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # to oneself; nobody else reads it
    Column("changed", BigInteger, nullable=False),
)
