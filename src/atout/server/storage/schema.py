"""The tables of the database. Migrations bring an older one up to this; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False, doc="when anything but a move happened last"),
    Column("due_at", Double, doc="when the table goes on by itself: a bot, a clock, a grace time"),
    Column("summary", Text, nullable=False, doc="the public summary, as JSON, for the lobby"),
    Column("commitment", String(64), doc="to the secret of its shuffles; tables that play the same deals share it"),
    Column("origin", String(16), doc="stands for the address that made it, as long as the server runs"),
    Index("tables_lobby", "public", "status"),
    Index("tables_due", "due_at"),
    Index("tables_commitment", "commitment"),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
)
"""The logs. Two processes that want to write the same number meet at the primary key: one of them wins."""

people = Table(
    "people",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("who", String(64), primary_key=True),
    Index("people_who", "who"),
)
"""Who sits at which table, so that somebody finds their matches."""

matches = Table(
    "matches",
    metadata,
    Column("share", String(16), primary_key=True),
    Column("code", String(16), doc="the table where it was played; null if it was imported"),
    Column("game", String(16), nullable=False),
    Column("finished_at", Double, nullable=False),
    Column("host", String(64)),
    Column("record", Text, nullable=False),
    Index("matches_finished", "finished_at"),
    Index("matches_code", "code"),
)

players = Table(
    "players",
    metadata,
    Column("share", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(64), nullable=False),
    Index("players_who", "who"),
)
"""Who played a finished match."""

presence = Table(
    "presence",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("connection", String(32), nullable=False),
    Index("presence_process", "process"),
)
"""Through which process somebody is connected."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True, doc="by which its owner names it"),
    Column("who", String(64), nullable=False, unique=True, doc="the hash of the token: the player that the bot is"),
    Column("owner", String(64), nullable=False),
    Column("name", String(64), nullable=False, doc="as many characters as names.py allows"),
    Column("scopes", String(64), nullable=False, doc="with spaces between them"),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double),
    Index("tokens_owner", "owner"),
)
"""What people have made for their bots."""

streams = Table(
    "streams",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("connection", String(32), nullable=False),
)
"""The latest stream of every token."""

processes = Table(
    "processes",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("seen_at", Double, nullable=False),
)
"""Which processes are alive."""
