"""A bot's decision in another process: what it is asked, and what it answers. Only what its seat has seen travels.

`choose` is for whoever has a turn and needs a move; `decide` and `search` are what the other process does (thinkers/process.py).
"""

from __future__ import annotations

import asyncio
import pickle
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import SystemRandom
from types import ModuleType

from atout.belief.seen import Seen
from atout.bots.bot import Turn
from atout.bots.levels import LEVELS
from atout.bots.random_bot import RandomBot
from atout.bots.rule_bot import Habits
from atout.bots.stakes import Stakes
from atout.bots.thinking import Effort, Minds, Thought
from atout.thinkers.pool import CannotThink

WORTH_WAITING = 10.0
"""Seconds after which a bot that thinks ahead, and whose question still waits behind others, plays by its rules of play."""

Ask = Callable[[str, str, bytes], Awaitable[bytes | None]]
"""Asks a crew about a game (a module of the rulebook); see thinkers/pool.py."""

chance = SystemRandom()


def thinks(level: str, turn: Turn) -> bool:
    """Whether there is something to think about, for a bot of that level."""
    return LEVELS[level].skill is not None and not turn.arranging and len(turn.legal) > 1


async def choose(ask: Ask, level: str, turn: Turn) -> str:
    """The move that a bot of that level chooses. Raises CannotThink if nothing comes of it."""
    if not thinks(level, turn):
        return RandomBot(str(chance.random())).choose(turn)
    action = None
    if LEVELS[level].thinks_ahead:
        with suppress(CannotThink, TimeoutError):
            async with asyncio.timeout(WORTH_WAITING):
                thought = await think(ask, turn.seen, turn.stakes, Effort().within(turn.seconds))
            if thought and thought.alternatives:
                action = thought.alternatives[0].action
    if action is None:
        body = pickle.dumps((LEVELS[level].skill, turn.seen, chance.getrandbits(31)))
        answer = await ask("quick", turn.seen.rules.__name__, body)
        assert answer is not None
        action = pickle.loads(answer)
    return chance.choice(turn.legal) if action is None else turn.move_of[action]


async def think(ask: Ask, seen: Seen, stakes: Stakes, effort: Effort, seed: int | None = None) -> Thought | None:
    """What comes of thinking ahead; None if the machine code for that is not there yet."""
    body = pickle.dumps((seen, stakes, effort, chance.getrandbits(31) if seed is None else seed))
    answer = await ask("deep", seen.rules.__name__, body)
    return None if answer is None else pickle.loads(answer)


async def prepare(ask: Ask, rules: str) -> bool:
    """Whether search is compiled for a game. If not, that begins."""
    return await ask("deep", rules, pickle.dumps(rules)) is not None


# --- In the other process ---


@cache
def _habits(rules: ModuleType) -> Habits:
    return Habits(rules)


def decide(question: bytes, wanted: Callable[[], bool]) -> bytes:
    """An action by rules of play; None if no world comes to mind."""
    skill, seen, seed = pickle.loads(question)
    return pickle.dumps(_habits(seen.rules).choose(seen, skill, seed))


class _Memory(threading.local):
    """What a thread thinks with."""

    def __init__(self) -> None:
        self.minds = Minds()
        self.loaded: set[ModuleType] = set()


_memory = _Memory()
_loading = threading.Lock()


def search(question: bytes, wanted: Callable[[], bool]) -> bytes | None:
    """A thought; None if its machine code is not there. Where only a game is named, whether it is."""
    from atout.thinkers.readiness import is_compiled

    asked = pickle.loads(question)
    if isinstance(asked, str):
        return b"" if is_compiled(asked) else None
    seen, stakes, effort, seed = asked
    if not is_compiled(seen.rules.__name__):
        return None
    if seen.rules not in _memory.loaded:  # loading is not thinking: it takes no time off, and one thread does it at a time
        with _loading:
            _memory.minds.think(seen, stakes, replace(effort, simulations=1, seconds=float("inf")), seed)
        _memory.loaded.add(seen.rules)
    return pickle.dumps(_memory.minds.think(seen, stakes, effort, seed, wanted))
