"""Numbers that players have added to the shuffles are 64 digits and nothing else.

A line break after them was once let in. The seed was computed without it, so the match is as fair as any other, but no record
of it could be read again: here it goes, from logs, lists and records.
"""

import re

import sqlalchemy as sa
from alembic import op

revision = "0004_numbers_of_players"
down_revision = "0003_bot_tokens"
branch_labels = None
depends_on = None

BREAK = '\\n"'
"""As JSON writes it at the end of a text."""
NUMBER = re.compile(r'("[0-9a-f]{64})\\n"')


def upgrade() -> None:
    for name, column in (("entries", "data"), ("matches", "record"), ("tables", "summary")):
        stored = sa.MetaData()
        table = sa.Table(name, stored, autoload_with=op.get_bind())
        for row in op.get_bind().execute(sa.select(table).where(table.c[column].contains(BREAK, autoescape=True))).mappings():
            this = sa.and_(*(key == row[key.name] for key in table.primary_key))
            op.execute(table.update().where(this).values({column: NUMBER.sub(r'\1"', row[column])}))
