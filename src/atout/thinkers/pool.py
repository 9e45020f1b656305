"""The processes that think, and who of those who ask is next.

Each crew answers one kind of question; so quick ones never wait behind slow ones. Processes begin when there is something to
think about and end when there has been nothing for a while. What a process that died was asked, another one is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from atout.thinkers.compiling import STEPS
from atout.thinkers.fair_queue import FairQueue, Ticket, Whose
from atout.thinkers.frames import LOST, frame, read
from atout.thinkers.process import FAILED, READY, UNCOMPILED

log = logging.getLogger("atout.thinkers")

ATTEMPTS = 3
"""So often a question is asked at most: the position itself could be what kills."""
LONGEST = 30.0
"""Seconds after which a process that has not answered is taken for dead."""
BROKEN = 60.0
"""Seconds in which no process is begun where several in a row could not begin."""
QUICK = 4
"""Processes of the quick crew, at most: each takes some 35 MB and decides a thousand times a second."""
TRY_AGAIN = 600.0
"""Seconds until something that could not be compiled is tried again: perhaps the disk was full."""

_INTERPRETED = {"ATOUT_JIT": "0"}
_COMPILED = {"ATOUT_JIT": "1", "NUMBA_DISABLE_JIT": "0"}


class CannotThink(RuntimeError):
    """Nothing has come of it, and nothing will."""


@dataclass(eq=False)
class Question:
    """What is asked, for whom (fair_queue.py), and who waits for the answer."""

    crew: str
    """`quick` or `deep`."""
    rules: str
    """The module of the rulebook that it is about."""
    body: bytes
    whose: Whose = ()
    answer: asyncio.Future[bytes | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    asked: int = 0
    """How often, and when last."""
    asked_at: float = 0.0


class Pool:
    def __init__(self, *, thinkers: int, quick: int, idle: float) -> None:
        """`thinkers`: thoughts at once; `idle`: seconds after which processes without work end."""
        self._crews = {
            "quick": Crew("quick", processes=quick, each=1, idle=idle, environment=_INTERPRETED),
            "deep": Crew("deep", processes=min(1, thinkers), each=thinkers, idle=idle, environment=_COMPILED),
        }
        self.compiler = Compiler()

    async def ask(self, question: Question) -> bytes | None:
        """The answer. None if that takes machine code which is not there yet: it will be, some time later."""
        if question.crew == "deep" and self.compiler.is_at(question.rules):
            return None
        answer = await self._crews[question.crew].ask(question)
        if answer is None:
            self.compiler.want(question.rules)
        return answer

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are there now."""
        return [member.pid for crew in self._crews.values() for member in crew.members if member.pid is not None]

    async def close(self) -> None:
        self.compiler.close()
        for crew in self._crews.values():
            await crew.close()


class Crew:
    """Processes of one kind, and the questions that wait for them."""

    def __init__(self, name: str, *, processes: int, each: int, idle: float, environment: Mapping[str, str]) -> None:
        self.name = name
        self.each = each
        self.idle = idle
        self.environment = environment
        self.members: list[Member] = []
        self.queue: FairQueue[Question] = FairQueue()
        self._most = processes
        self._stillborn = 0
        self._closed = False

    async def ask(self, question: Question) -> bytes | None:
        if not self._most or self._stillborn >= ATTEMPTS:
            raise CannotThink(f"no process of the crew '{self.name}' can begin")
        ticket = self.queue.put(question.whose, question)
        self.serve()
        try:
            return await question.answer
        except asyncio.CancelledError:
            if not self.queue.drop(ticket):
                for member in self.members:
                    member.forget(ticket)
            raise

    def serve(self) -> None:
        """Gives questions to whoever is free, to a new process if nobody is."""
        while self.queue and (member := self._free()):
            ticket = self.queue.take()
            assert ticket is not None
            if ticket.item.answer.done():
                self.queue.done(ticket)
            else:
                member.give(ticket)

    def _free(self) -> Member | None:
        for member in self.members:
            if len(member.thinks_about) < self.each:
                return member
        if len(self.members) < self._most and not self._closed:
            self.members.append(Member(self))
            return self.members[-1]
        return None

    def lost(self, member: Member) -> None:
        """A process has ended: what it has not answered is asked again."""
        self.members.remove(member)
        self._stillborn = 0 if member.has_begun else self._stillborn + 1
        for ticket in reversed(list(member.thinks_about.values())):
            if self._closed or ticket.item.asked >= ATTEMPTS or ticket.item.answer.done():
                self.settle(ticket, FAILED)
            else:
                self.queue.put_back(ticket)
        if self._stillborn >= ATTEMPTS:
            log.error("processes that think cannot begin", extra={"crew": self.name})
            asyncio.get_running_loop().call_later(BROKEN, self._try_again)
            while waiting := self.queue.take():
                self.settle(waiting, FAILED)
        self.serve()

    def _try_again(self) -> None:
        self._stillborn = 0

    def settle(self, ticket: Ticket[Question], outcome: str, body: bytes = b"") -> None:
        self.queue.done(ticket)
        answer = ticket.item.answer
        if answer.done():
            return
        if outcome == FAILED:
            answer.set_exception(CannotThink("the bot has failed"))
        else:
            answer.set_result(None if outcome == UNCOMPILED else body)

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*(member.end() for member in list(self.members)))


class Member:
    """One process of a crew."""

    def __init__(self, crew: Crew) -> None:
        self.thinks_about: dict[int, Ticket[Question]] = {}
        self.has_begun = False
        self._crew = crew
        self._given = READY
        self._unsaid: list[bytes] = []
        """What is to be said when it has been started."""
        self._process: asyncio.subprocess.Process | None = None
        self._bell: asyncio.TimerHandle | None = None
        self._life = asyncio.create_task(self._live())

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def give(self, ticket: Ticket[Question]) -> None:
        self._given += 1
        ticket.item.asked += 1
        ticket.item.asked_at = asyncio.get_running_loop().time()
        self.thinks_about[self._given] = ticket
        self._say((self._given, ticket.item.body))
        self._wind()

    def forget(self, ticket: Ticket[Question]) -> None:
        """Nobody wants this answer any more. Its place is free when the process has noticed."""
        for number, other in self.thinks_about.items():
            if other is ticket:
                self._say((number, None))

    async def end(self) -> None:
        self.kill()
        await asyncio.wait([self._life])

    def kill(self) -> None:
        if self._process and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(
                    self._process.pid, signal.SIGKILL
                )  # by hand: the usual way would reap it, and whoever waits for it wonder
        elif not self._process:
            self._life.cancel()

    def _say(self, value: object) -> None:
        if self._process is None:
            self._unsaid.append(frame(value))
        elif self._process.stdin and not self._process.stdin.is_closing():
            self._process.stdin.write(frame(value))

    def _wind(self) -> None:
        """It ends if it answers nothing for too long, or has had nothing to do for a while."""
        if self._bell:
            self._bell.cancel()
        loop = asyncio.get_running_loop()
        oldest = min((ticket.item.asked_at for ticket in self.thinks_about.values()), default=None)
        self._bell = loop.call_at(loop.time() + self._crew.idle if oldest is None else oldest + LONGEST, self.kill)

    async def _live(self) -> None:
        try:
            self._process = await start("atout.thinkers.process", self._crew.name, self._crew.each, **self._crew.environment)
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.writelines(self._unsaid)
            while True:
                self._hear(*await read(self._process.stdout))
        except LOST as error:
            log.debug("a process that thinks has ended", extra={"crew": self._crew.name, "reason": type(error).__name__})
        finally:
            self.kill()
            if self._bell:
                self._bell.cancel()
            self._crew.lost(self)
            if self._process:
                await self._process.wait()

    def _hear(self, number: int, outcome: str, body: bytes) -> None:
        self.has_begun = True
        if number != READY:
            self._crew.settle(self.thinks_about.pop(number), outcome, body)
        self._wind()
        self._crew.serve()


class Compiler:
    """Compiles one module after the other, each in processes that end afterwards."""

    def __init__(self) -> None:
        self.progress: dict[str, float] = {}
        """Of what is being compiled, or is to be: from 0 to 1."""
        self.failed: set[str] = set()
        """What could not be compiled, not long ago."""
        self._work: asyncio.Task[None] | None = None

    def is_at(self, rules: str) -> bool:
        return rules in self.progress or rules in self.failed

    def want(self, rules: str) -> None:
        if not self.is_at(rules):
            self.progress[rules] = 0.0
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._compile_all())

    def close(self) -> None:
        if self._work:
            self._work.cancel()

    async def _compile_all(self) -> None:
        while self.progress:
            rules = next(iter(self.progress))
            if not await self._compile(rules):
                log.error("search cannot be compiled", extra={"rules": rules})
                self.failed.add(rules)
                asyncio.get_running_loop().call_later(TRY_AGAIN, self.failed.discard, rules)
            del self.progress[rules]

    async def _compile(self, rules: str) -> bool:
        for done, step in enumerate(STEPS):
            self.progress[rules] = done / len(STEPS)
            process = await start("atout.thinkers.compiling", rules, step, **_COMPILED)
            try:
                if await process.wait() != 0:
                    return False
            finally:
                if process.returncode is None:
                    process.kill()
        log.info("search is compiled", extra={"rules": rules})
        return True


async def start(module: str, *arguments: object, **environment: str) -> asyncio.subprocess.Process:
    """A process of ours that ends when this one does, and leaves Ctrl-C to it."""
    return await asyncio.create_subprocess_exec(
        *command(module, *arguments),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "MALLOC_ARENA_MAX": "2", **environment},
        start_new_session=True,
    )


def command(module: str, *arguments: object) -> Iterable[str]:
    return [sys.executable, "-m", module, *map(str, arguments)]
