"""Which tables were made from the same address, so that one address cannot fill the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0005_origins"
down_revision = "0004_numbers_of_players"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(16)))
