"""Which tables play the same deals."""

import sqlalchemy as sa
from alembic import op

revision = "0002_fair_shuffles"
down_revision = "0001_tables"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.create_index("tables_commitment", "tables", ["commitment"])
