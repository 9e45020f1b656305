"""A process of its own in which `expert` thinks.

The process that serves people runs interpreted, which starts at once; search needs compiled code, which takes its time on a
machine that has not compiled it yet. So search happens beside it: the workshop warms up in the background, tells how far it
is, and answers questions when it is ready. Until then `expert` plays like `club`, and nobody waits.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Mapping
from queue import Queue
from typing import Any

from atout.belief.seen import Seen
from atout.bots.stakes import Stakes
from atout.bots.thinking import Effort, Minds, Thought


class Workshop:
    def __init__(self, game: str, players: int, options: Mapping[str, Any]) -> None:
        self.progress = 0.0
        """From 0 to 1; at 1 it is ready."""
        self._answers: Queue[Thought | None] = Queue()
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "atout.bots.workshop"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "ATOUT_JIT": "1", "NUMBA_DISABLE_JIT": "0"},
        )
        self._tell((game, players, dict(options)))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def ready(self) -> bool:
        return self.progress == 1 and self._process.poll() is None

    def think(self, seen: Seen, stakes: Stakes, effort: Effort, seed: int) -> Thought | None:
        """What came of thinking; None if the workshop is not ready, or broke down."""
        with self._lock:
            if not self.ready:
                return None
            try:
                self._tell((seen, stakes, effort, seed))
            except OSError:
                return None
            return self._answers.get()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()

    def _tell(self, question: object) -> None:
        assert self._process.stdin is not None
        pickle.dump(question, self._process.stdin)
        self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                answer = pickle.load(self._process.stdout)
                if isinstance(answer, float):
                    self.progress = answer
                else:
                    self._answers.put(answer)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            self.progress = 0.0
            self._answers.put(None)


def work() -> None:
    """What the other process does."""
    from atout.bots.warming import warm_up

    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever is printed by mistake is no answer

    def answer(what: object) -> None:
        pickle.dump(what, answers)
        answers.flush()

    def tell(done: int, total: int) -> None:
        answer(min(0.99, done / total))

    game, players, options = pickle.load(questions)
    warm_up(game, players, options, expert=True, progress=tell)
    answer(1.0)
    minds = Minds()
    while True:
        try:
            seen, stakes, effort, seed = pickle.load(questions)
        except (EOFError, KeyboardInterrupt):
            return
        answer(minds.think(seen, stakes, effort, seed))


if __name__ == "__main__":
    try:
        work()
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        sys.exit(0)
