"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001_tables"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "status"])
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
    )
    op.create_index("people_who", "people", ["who"])
    op.create_table(
        "matches",
        sa.Column("share", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(16)),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("matches_finished", "matches", ["finished_at"])
    op.create_index("matches_code", "matches", ["code"])
    op.create_table(
        "players",
        sa.Column("share", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(64), nullable=False),
    )
    op.create_index("players_who", "players", ["who"])
    op.create_table(
        "presence",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("connection", sa.String(32), nullable=False),
    )
    op.create_index("presence_process", "presence", ["process"])
    op.create_table(
        "processes",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
