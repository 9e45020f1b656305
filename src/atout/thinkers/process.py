"""A process that thinks: questions come in by standard input, answers go out by standard output.

`python -m atout.thinkers.process quick 1` decides for `novice` and `club`; it runs interpreted, so that it is there at once.
`python -m atout.thinkers.process deep N` thinks ahead for `expert`, on N threads: compiled code lets them run at the same
time, and all of them share one copy of it.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from atout.thinkers.frames import LOST, frame, read_now
from atout.traces import without_values

DONE, FAILED, UNCOMPILED = "done", "failed", "uncompiled"
"""What became of a question."""
READY = 0
"""The number of the first answer, which nobody has asked for: the process has begun."""

Answer = Callable[[bytes, Callable[[], bool]], bytes | None]
"""From a question to its answer, while somebody still wants it. None: it takes machine code that is not there yet."""


def work(answer: Answer, threads: int) -> None:
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever is printed by mistake is no answer
    lock = threading.Lock()
    wanted: set[int] = set()

    def say(number: int, outcome: str, body: bytes = b"") -> None:
        with lock:
            answers.write(frame((number, outcome, body)))
            answers.flush()

    def think(number: int, question: bytes) -> None:
        try:
            body = answer(question, lambda: number in wanted)
        except Exception as error:  # one bad position must not leave a table waiting for ever
            print(without_values(error), file=sys.stderr)
            say(number, FAILED)
        else:
            say(number, UNCOMPILED) if body is None else say(number, DONE, body)
        wanted.discard(number)

    pool = ThreadPoolExecutor(threads)
    say(READY, DONE)
    while True:
        number, question = read_now(questions)
        if question is None:  # nobody wants to know any more
            wanted.discard(number)
        else:
            wanted.add(number)
            pool.submit(think, number, question)


def main(crew: str, threads: int) -> None:
    from atout.bots.asking import decide, search

    os.nice(5)  # people's moves come first
    work({"quick": decide, "deep": search}[crew], threads)


if __name__ == "__main__":
    try:
        main(sys.argv[1], int(sys.argv[2]))
    except (*LOST, KeyboardInterrupt):
        os._exit(0)
