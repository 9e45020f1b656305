"""The order of service: addresses in turn, the people there in turn, and their tables in turn. No clock, no process."""

from __future__ import annotations

from random import Random

from atout.thinkers.fair_queue import FairQueue


def order(queue: FairQueue[str], at_once: int = 1) -> list[str]:
    """Everything that waits, as it is served by so many at once."""
    served, busy = [], []
    while (ticket := queue.take()) is not None:
        served.append(ticket.item)
        busy.append(ticket)
        if len(busy) == at_once:
            queue.done(busy.pop(0))
    for ticket in busy:
        queue.done(ticket)
    return served


def test_one_owner_is_served_in_the_order_of_arrival() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put(("ann", "table"), str(number))
    assert order(queue) == ["0", "1", "2", "3", "4"]


def test_a_person_is_next_however_many_tables_a_stranger_has() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(60):
        queue.put(("stranger", f"table {number}"), "stranger")
    running = [queue.take(), queue.take()]
    queue.put(("person", "home"), "person")
    ticket = queue.take()
    assert ticket is not None
    assert ticket.item == "person"
    assert all(other is not None and other.item == "stranger" for other in running)


def test_whoever_is_new_comes_before_those_who_have_been_served() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(("stranger", str(number)), "stranger")
    ticket = queue.take()
    assert ticket is not None
    queue.put(("person", "home"), "person")
    queue.done(ticket)
    assert order(queue) == ["person", "stranger", "stranger"]


def test_whoever_has_just_been_served_comes_after_those_who_have_not() -> None:
    queue: FairQueue[str] = FairQueue()
    for owner in "abc":
        for number in range(3):
            queue.put((owner, "t"), f"{owner}{number}")
    assert order(queue) == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"]


def test_an_owner_with_much_going_on_waits_for_one_with_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(("many", str(number)), f"many {number}")
    first = [queue.take() for _ in range(3)]
    queue.put(("few", "t"), "few 0")
    queue.put(("few", "t"), "few 1")
    assert [ticket.item for _ in range(3) if (ticket := queue.take())] == ["few 0", "few 1", "many 3"]
    assert len(first) == 3


def test_the_tables_of_one_owner_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(("club", "loud"), f"loud {number}")
    queue.put(("club", "quiet"), "quiet")
    assert order(queue) == ["loud 0", "quiet", "loud 1", "loud 2"]


def test_nor_do_neighbours_behind_one_address_wait_for_each_others_crowds() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(60):
        queue.put(("club", "stranger", f"table {number}"), "stranger")
    queue.put(("home", "ann", "t"), "ann")
    running = [queue.take() for _ in range(2)]
    queue.put(("club", "ben", "t"), "ben")
    queue.put(("club", "cy", "t"), "cy")
    queue.put(("home", "ann", "t"), "ann again")
    for ticket in running:
        assert ticket is not None
        queue.done(ticket)
    assert order(queue)[:5] == ["ben", "ann again", "cy", "stranger", "stranger"]


def test_what_failed_is_done_again_before_all_else_of_its_table() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(("ann", "t"), "first")
    queue.put(("ann", "t"), "second")
    ticket = queue.take()
    assert ticket is not None
    queue.put_back(ticket)
    assert order(queue) == ["first", "second"]


def test_what_nobody_wants_any_more_is_not_done() -> None:
    queue: FairQueue[str] = FairQueue()
    tickets = [queue.put(("ann", "t"), str(number)) for number in range(3)]
    assert queue.drop(tickets[1])
    assert not queue.drop(tickets[1])
    assert order(queue) == ["0", "2"]
    assert not queue.drop(tickets[0])


def test_nobody_is_remembered_who_is_gone() -> None:
    queue: FairQueue[int] = FairQueue()
    random = Random(1)
    running = []
    for number in range(2000):
        match random.randrange(4):
            case 0 | 1:
                path = (f"address {random.randrange(4)}", f"person {random.randrange(3)}", f"table {random.randrange(4)}")
                queue.put(path, number)
            case 2:
                if ticket := queue.take():
                    running.append(ticket)
            case 3:
                if running:
                    queue.done(running.pop(random.randrange(len(running))))
    while ticket := queue.take():
        queue.done(ticket)
    for ticket in running:
        queue.done(ticket)
    assert not queue._lines
    assert not queue._below
    assert not queue._busy
    assert not queue._served
    assert len(queue) == 0
