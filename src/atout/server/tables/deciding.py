"""What comes of a command: one entry of the log, or a refusal. Deciding changes nothing: it asks a table, and tells what it says.

A refusal is a message by its name with arguments and, where a rule of the game says so, that rule. No sentence is made here:
every client speaks its own language.
"""

from __future__ import annotations

from typing import Any

from atout.match.refusal import Refusal
from atout.server.tables import before_the_match, in_the_match
from atout.server.tables.commands import Command
from atout.server.tables.decision import Decision, Moment
from atout.server.tables.table import Table

HANDLERS = {**before_the_match.HANDLERS, **in_the_match.HANDLERS}


def decide(table: Table, who: str | None, command: Command, moment: Moment) -> Decision:
    """What comes of a command of a person (by the hash of their token)."""
    decision = HANDLERS[type(command)](table, who, command, moment)
    if decision.kind != "moved" and not table.has_room_for(who, decision.kind):
        raise Refusal("log-full")
    sender: dict[str, Any] = {} if decision.kind == "moved" else {"by": who}
    if command.id is not None:
        sender = {"id": command.id, "by": who}
    return Decision(decision.kind, {**decision.data, **sender}, decision.answer, decision.creates)
