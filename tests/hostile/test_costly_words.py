"""What costs more to compare than to write: messages of a chat."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from secrets import token_urlsafe

import pytest

from atout.server.tables.entries import Entry
from tests.hostile.beside import beside_an_innocent_table
from tests.hostile.logs import Log
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

HANGUL = [chr(number) for number in range(0xAC00, 0xD7A4)]


def test_long_messages_that_are_nearly_the_same_hold_up_nobody(server: Server) -> None:
    """Two hundred syllables of Hangul are six hundred letters when they are taken apart."""

    def attack() -> list[str]:
        vandal = Caller(server.address, new_address()).arrive()
        code = vandal.table()
        random = Random(1)
        few = random.sample(HANGUL, 20)
        messages = ["".join(random.choices(few, k=200)) for _ in range(18)]
        answers = [vandal.do(code, "say", text=text) for text in messages]
        answers += [vandal.do(code, "say", text=messages[number % 18][::-1]) for number in range(60)]
        return ["" if answer.status == 200 else answer.message for answer in answers]

    said = beside_an_innocent_table(server, attack)
    assert said.count("") == 5
    assert "too-fast" in said


def test_what_is_refused_again_and_again_is_compared_while_others_play(server: Server) -> None:
    """As much as somebody can say in a minute, at their own pace; then what is nearly the last of it, which nobody counts."""
    owner, random, begun = token_urlsafe(24), Random(1), time.time()
    log, few = Log(owner, token_urlsafe(24), begun=False), random.sample(HANGUL, 3)
    said = ["".join(random.choices(few, k=200)) for _ in range(19)]
    for number, text in enumerate(said):
        entry = Entry(
            log.table.number + 1, begun - 50 + 2 * number, "said", {"seat": 1, "who": log.people[0], "name": "P0", "text": text}
        )
        log.entries.append(entry)
        log.table = log.table.after(entry)
    log.save(Path(server.database))

    def attack() -> set[str]:
        vandal = Caller(server.address, new_address(), owner)
        return {vandal.do(log.code, "say", text=said[-1][:-1] + letter).message for letter in HANGUL[:30]}

    assert beside_an_innocent_table(server, attack) == {"said-already"}


def test_marks_upon_marks_and_letters_that_are_made_of_many(server: Server) -> None:
    def attack() -> set[int]:
        vandal = Caller(server.address, new_address()).arrive()
        code = vandal.table()
        long = ["a\u0301\u0302\u0303" * 50, "ﷺ" * 100, "\U0001f468\u200d\U0001f469" * 60, "ⅷ" * 200, "a" * 200, "ab" * 100]
        answers = {vandal.do(code, "say", text=text).status for text in long for _ in range(10)}
        return answers | {vandal.do(code, "rename", name=text).status for text in long for _ in range(10)}

    assert beside_an_innocent_table(server, attack) <= {200, 422, 429, 400}
