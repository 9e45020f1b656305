"""Who belongs to a table is known also when the table is not in memory."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

from atout.server.limits import RESERVE, Limits
from atout.server.people.belonging import Belonging
from atout.server.people.codes import new_code
from atout.server.people.tokens import hashed, new_token
from atout.server.rooms.hub import Hub


def test_whoever_belongs_to_a_table_has_a_reserve_whether_it_is_in_memory_or_not() -> None:
    hub: Any = SimpleNamespace(belonging=Belonging(Limits()))  # no rooms at all
    code, token = new_code(), new_token()
    hub.belonging.note(code, {hashed(token)})

    def comes_in(token: str, code: str = code) -> bool:
        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "http", "path": f"/api/tables/{code}/do", "headers": headers}
        return Hub.is_from_somebody_there(hub, scope)

    assert not comes_in(new_token())
    assert not comes_in(token, new_code())
    assert sum(comes_in(token) for _ in range(10 * int(RESERVE.burst))) >= RESERVE.burst
    hub.belonging.note(code, ())  # they have left
    assert not comes_in(token)


def test_a_reserve_is_not_filled_by_what_happens_at_the_table() -> None:
    belonging = Belonging(Limits())
    taken = 0
    belonging.note("code", {"ann"})
    while belonging.has_reserve_for("code", "ann"):
        taken += 1
        belonging.note("code", {"ann", f"guest {taken}"})
        assert taken < 10 * RESERVE.burst
    assert taken >= RESERVE.burst


def test_only_so_many_tables_are_remembered() -> None:
    belonging = Belonging(Limits(), most=3)
    for number in range(5):
        belonging.note(str(number), {"ann"})
        belonging.note("hers", {"ann"})
        belonging.hear("hers", "ann", 7.0)
    assert [str(number) in belonging for number in range(5)] == [False, False, False, True, True]
    assert belonging.heard_at("hers", "ann") == 7.0
    assert belonging.heard_at("0", "ann") == -math.inf
    belonging.hear("4", "eve", 7.0)
    assert belonging.heard_at("4", "eve") == -math.inf
