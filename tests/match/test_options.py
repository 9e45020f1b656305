"""What a table can agree on (atout.match.options)."""

from __future__ import annotations

from atout.match.options import Number, SeatOrder, reseated

OFFERED = (SeatOrder("heights"), Number("limit", 100))


def test_what_is_said_of_people_goes_with_them_to_other_seats() -> None:
    moved = {1: 2, 2: 3, 3: 1}
    assert reseated(OFFERED, {"heights": [2, 3, 1], "limit": 50}, moved) == {"heights": [3, 1, 2], "limit": 50}
    assert reseated(OFFERED, {"limit": 50}, moved) == {"limit": 50}


def test_the_order_of_the_seats_is_as_if_nobody_had_said_anything() -> None:
    assert reseated(OFFERED, {"heights": [2, 1]}, {1: 2, 2: 1}) == {}


def test_what_was_said_of_as_many_people_as_there_were_is_forgotten_when_there_are_others() -> None:
    assert reseated(OFFERED, {"heights": [2, 3, 1], "limit": 50}, {}) == {"limit": 50}
