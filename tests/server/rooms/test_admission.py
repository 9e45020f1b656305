"""Lines before one table: whoever stands in one keeps nobody from another."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from secrets import token_urlsafe

import pytest

from atout.match.refusal import Refusal
from atout.server.limits import QUEUE, QUEUE_EACH, Limits
from atout.server.people.tokens import hashed
from atout.server.rooms.admission import Admission
from atout.server.tables.commands import Start
from tests.hostile.logs import Log


def let_in(stack: ExitStack, admission: Admission, log: Log, who: str, address: str) -> bool:
    """Whether a command may wait for its turn; it waits until the end."""
    with suppress(Refusal):
        stack.enter_context(admission.of_command(log.table, who, Start(), address))
        return True
    return False


def test_nobody_waits_in_the_line_of_another() -> None:
    log = Log(token_urlsafe(24), token_urlsafe(24), begun=False)
    ann, bob = log.people
    with ExitStack() as stack:
        admission = Admission(Limits())
        assert sum(let_in(stack, admission, log, bob, "home") for _ in range(2 * QUEUE_EACH)) == QUEUE_EACH
        strangers = [hashed(token_urlsafe(24)) for _ in range(2 * QUEUE)]
        assert sum(let_in(stack, admission, log, who, f"of {who}") for who in strangers) == QUEUE
        with pytest.raises(Refusal):  # who looks over a shoulder stands in line with them
            stack.enter_context(admission.of_look(log.table, strangers[0], "elsewhere"))
        assert let_in(stack, admission, log, ann, "home")
        assert not let_in(stack, admission, log, bob, "another place of theirs")
    with ExitStack() as stack:
        assert let_in(stack, admission, log, bob, "home"), "when what waited is done, there is room again"
