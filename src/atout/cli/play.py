"""`atout play GAME`: a match in the terminal against bots."""

from __future__ import annotations

import json
import secrets
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from atout.bots.levels import LEVELS, USUAL
from atout.cli import UsageError, choices, kept_record
from atout.cli.text import score_sheet
from atout.match.opening import SEED_BYTES, seed_digits
from atout.words import spoken, t

if TYPE_CHECKING:
    from rich.console import Console

    from atout.bots.bot import Bot
    from atout.bots.desk import Desk
    from atout.match.match import Match

OTHERS = ("Bo", "Cy", "Di", "Eli", "Flo")


def configure(parser: ArgumentParser) -> None:
    choices.configure(parser, game_needed=False, default_bots=USUAL)
    parser.add_argument("--seed", metavar="SEED", help="a number, or a record's 64 digits: the same seed gives the same cards")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the match as a record, also when you leave it early")
    parser.add_argument("--pace", type=float, default=0.7, metavar="S", help="seconds between moves of bots (default 0.7)")
    choices.configure_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    from rich.console import Console

    from atout.bots.making import make_bot

    if not 0 <= arguments.pace <= 3600:
        raise UsageError(f"--pace is 0 to 3600 seconds, not {arguments.pace:g}")
    choices.speak(arguments)
    count = choices.players(arguments)
    match = choices.game(arguments)([t("terminal-you"), *OTHERS[: count - 1]], _options(arguments), _seed(arguments.seed))
    own, *others = match.seats
    names = choices.bots(arguments, count - 1)
    desk = _open_desk(match) if any(LEVELS[name].thinks_ahead for name in names) else None
    think = desk.think if desk else None
    bots = {seat: make_bot(bot, secrets.token_hex(8), think=think) for seat, bot in zip(others, names, strict=True)}
    console = Console(file=sys.stderr if arguments.json else None, highlight=False)
    keep = kept_record.keeper(match, arguments.record)
    session = Session(match, own, bots, console, arguments.pace if sys.stdin.isatty() else 0, keep, desk)
    try:
        finished = session.play()
    finally:
        session.close()
    if not finished:
        console.print(t("terminal-left"))
    if arguments.json:
        print(json.dumps(match.result.for_record()))
    elif finished:
        print(f"\n{score_sheet(match)}")
        _offer_to_look_back(match, own)


def _options(arguments: Namespace) -> dict[str, Any]:
    named = {text.partition("=")[0] for text in arguments.option}
    customary = choices.game(arguments).customary.get(spoken(), {})
    return {name: value for name, value in customary.items() if name not in named} | choices.options(arguments)


def _offer_to_look_back(match: Match, seat: int) -> None:
    """After the last card, where somebody sits at a terminal; scripts get nothing new."""
    from atout.cli.looking_back import can_step, look_back

    while can_step():
        try:
            answer = input(f"\n{t('terminal-after')} ").strip().lower()
        except EOFError:
            return
        if answer in ("r", "replay"):
            look_back(match, seat)
        elif answer in ("s", "score", "scores"):
            print(f"\n{score_sheet(match)}")
        elif answer in ("", "q", "quit", "exit"):
            return


def _open_desk(match: Match) -> Desk:
    """Where `expert` thinks, and hints come from. It gets ready while the first moves are made."""
    from atout.bots.desk import Desk
    from atout.bots.warming import rulebooks

    return Desk(rulebooks(match))


def _seed(text: str | None) -> bytes:
    """A number, or the digits of a record, as in Python."""
    short = text is not None and text.isdecimal() and len(text) < 64
    try:
        seed = bytes.fromhex(seed_digits(int(text) if short and text else text))
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise UsageError("the seed must be a number, or 64 hexadecimal digits")
    return seed


class Session:
    """One person at a table of bots."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, Bot],
        console: Console,
        pace: float,
        keep: Callable[[], None],
        desk: Desk | None = None,
    ) -> None:
        from atout.game import GAMES

        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.pace = pace
        self.keep = keep
        self.desk = desk
        self._was_ready = True
        self.person = GAMES[match.game].person(match, seat, console)

    def play(self) -> bool:
        """Plays until the match is finished, or the person leaves."""
        self.person.welcome()
        while not self.match.finished:
            if self.seat in self.match.to_act:
                if not self._ask():
                    return False
            else:
                self._let_bot_move()
        return True

    def _let_bot_move(self) -> None:
        from atout.bots.bot import Turn

        turn = Turn(self.match, self.match.to_act[0])
        self._make(turn.seat, self.bots[turn.seat].choose(turn))
        time.sleep(self.pace)

    def _ask(self) -> bool:
        """Asks until a legal move comes; False if the person leaves."""
        from atout.cli import saying
        from atout.match.refusal import Refusal

        self.person.show()
        self._show_warming()
        while True:
            self.console.print(self.person.question(), end=" ", markup=False)
            try:
                answer = input().strip()
            except EOFError:
                self.console.print()
                return False
            if answer.lower() in ("q", "quit", "exit"):
                return False
            if answer.lower() in ("?", "h", "help"):
                self.person.help()
            elif answer.lower() == "hint":
                self._hint()
            elif move := self.person.interpret(answer):
                try:
                    self._make(self.seat, move)
                except Refusal as refusal:
                    self.console.print(saying.refusal(self.match, refusal, self.seat), style="bold")
                else:
                    return True

    def _hint(self) -> None:
        """What an expert would do. Until it has warmed up, what the club would do, so that nobody waits."""
        from atout.bots.bot import Turn
        from atout.cli import hint

        turn = Turn(self.match, self.seat)
        self.desk = self.desk or _open_desk(self.match)
        advice = hint.any_order(turn) if turn.arranging else hint.thought_through(turn, self.desk) or hint.from_club(turn)
        self.console.print(f"\n{hint.as_text(self.match, advice, most=8)}\n", markup=False)

    def close(self) -> None:
        if self.desk:
            self.desk.close()

    def _show_warming(self) -> None:
        """How far the expert is: once on a machine, its search is compiled."""
        if self.desk is None or (self.desk.ready and self._was_ready):
            return
        self._was_ready = self.desk.ready
        if self.desk.ready:
            self.console.print(t("terminal-warm"), style="dim")
            return
        done = round(20 * self.desk.progress)
        bar = f"{'█' * done}{'░' * (20 - done)}"
        self.console.print(t("terminal-warming", bar=bar, percent=round(100 * self.desk.progress)), style="dim")

    def _make(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self.keep()
        self.person.tell()
        self.person.explain()
