"""Tokens of bots, and the latest stream of every token."""

import sqlalchemy as sa
from alembic import op

revision = "0003_bot_tokens"
down_revision = "0002_fair_shuffles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), nullable=False, unique=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double),
    )
    op.create_index("tokens_owner", "tokens", ["owner"])
    op.create_table(
        "streams",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("connection", sa.String(32), nullable=False),
    )
