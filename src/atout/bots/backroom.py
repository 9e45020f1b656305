"""A process of its own in which bots play for a server: however long they think, nobody else waits.

It runs interpreted, so that it is there at once; `expert` thinks in workshops beside it (workshop.py), one for each game, and
plays like `club` until they have warmed up. When the process dies, another one takes its place and is asked again.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import traceback
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from secrets import token_hex

from atout.bots import make_bot
from atout.bots.bot import Bot, Turn
from atout.bots.workshop import Workshop
from atout.match.games import GAMES

ATTEMPTS = 3


class BackRoom:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._questions: dict[int, tuple[bytes, Future[str], int]] = {}
        self._asked = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def ask(self, game: str, level: str, turn: Turn) -> Future[str]:
        """The move that a bot of that level chooses. Fails with RuntimeError if the process dies again and again."""
        answer: Future[str] = Future()
        with self._lock:
            self._asked += 1
            question = pickle.dumps((self._asked, game, level, turn))
            self._questions[self._asked] = (question, answer, ATTEMPTS)
            process = self._running()
        _send(process, question)
        return answer

    def close(self) -> None:
        with self._lock:
            self._closed = True
            process = self._process
        if process:
            process.kill()
            process.wait()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "atout.bots.backroom"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "ATOUT_JIT": "0"},
                start_new_session=True,  # Ctrl-C is for the server, which closes this room itself
            )
            threading.Thread(target=self._listen, args=[self._process], daemon=True).start()
        return self._process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        try:
            while True:
                number, move = pickle.load(process.stdout)
                with self._lock:
                    question = self._questions.pop(number, None)
                if question:
                    _answer(question[1], move)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            process.kill()
            process.wait()
            self._ask_again()

    def _ask_again(self) -> None:
        with self._lock:
            self._process = None
            waiting, self._questions = self._questions, {}
            if self._closed or not waiting:
                process = None
            else:
                process = self._running()
                self._questions = {n: (question, answer, left - 1) for n, (question, answer, left) in waiting.items() if left > 1}
        for number, (question, answer, _) in waiting.items():
            if process and number in self._questions:
                _send(process, question)
            else:
                _answer(answer, None)


def _answer(asked: Future[str], move: str | None) -> None:
    """Whoever asked may not wait any more: then nobody is answered."""
    with suppress(InvalidStateError):
        if move is None:
            asked.set_exception(RuntimeError("the bot has failed"))
        else:
            asked.set_result(move)


def _send(process: subprocess.Popen[bytes], question: bytes) -> None:
    """If the process is gone already, whoever listens to it notices and asks again."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.write(question)
        process.stdin.flush()


# --- In the other process ---


@cache
def workshop(game: str) -> Workshop:
    return Workshop(game, min(4, GAMES[game].most), {})


class Bots(threading.local):
    """One bot of each level for all tables, in each thread: it draws from a source of its own, and remembers no match."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def __call__(self, game: str, level: str) -> Bot:
        if (game, level) not in self._bots:
            shop = workshop(game) if level == "expert" else None
            self._bots[game, level] = make_bot(level, token_hex(16), workshop=shop)
        return self._bots[game, level]


def work() -> None:
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever is printed by mistake is no answer
    lock = threading.Lock()
    bots = Bots()

    def answer(number: int, game: str, level: str, turn: Turn) -> None:
        try:
            move = bots(game, level).choose(turn)
        except Exception:  # one bad position must not leave a table waiting for ever
            traceback.print_exc()
            move = None
        with lock:
            pickle.dump((number, move), answers)
            answers.flush()

    threads = ThreadPoolExecutor(8)
    while True:
        threads.submit(answer, *pickle.load(questions))


if __name__ == "__main__":
    try:
        work()
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
