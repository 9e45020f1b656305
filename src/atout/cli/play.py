"""`atout play GAME`: a match in the terminal against bots."""

from __future__ import annotations

import json
import secrets
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from atout.cli import UsageError, choices
from atout.cli.text import score_sheet

if TYPE_CHECKING:
    from rich.console import Console

    from atout.bots.bot import Bot
    from atout.bots.workshop import Workshop
    from atout.match.match import Match

NAMES = ("You", "Bo", "Cy", "Di", "Eli", "Flo")


def configure(parser: ArgumentParser) -> None:
    choices.configure(parser, default_game="xylotar", default_bots="club")
    parser.add_argument("--seed", metavar="HEX", help="64 hexadecimal digits: the same seed gives the same cards")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the match as a record, also when you leave it early")
    parser.add_argument("--pace", type=float, default=0.7, metavar="S", help="seconds between moves of bots (default 0.7)")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    from rich.console import Console

    from atout.bots import make_bot

    count = choices.players(arguments)
    match = choices.game(arguments)(NAMES[:count], choices.options(arguments), _seed(arguments.seed))
    own, *others = match.seats
    names = choices.bots(arguments, count - 1)
    workshop = _open_workshop(match) if "expert" in names else None
    bots = {seat: make_bot(bot, secrets.token_hex(8), workshop=workshop) for seat, bot in zip(others, names, strict=True)}
    console = Console(file=sys.stderr if arguments.json else None, highlight=False)
    session = Session(match, own, bots, console, arguments.pace if sys.stdin.isatty() else 0, workshop)
    try:
        finished = session.play()
    finally:
        session.close()
    if arguments.record:
        try:
            arguments.record.write_text(json.dumps(match.record(), ensure_ascii=False), encoding="utf-8")
        except OSError as error:
            raise UsageError(f"cannot write {arguments.record}: {error.strerror}") from None
    if not finished:
        console.print("You have left the table.")
    if arguments.json:
        print(json.dumps(match.result.as_json()))
    elif finished:
        print(f"\n{score_sheet(match)}")
        _offer_to_look_back(match, own)


def _offer_to_look_back(match: Match, seat: int) -> None:
    """After the last card, where somebody sits at a terminal; scripts get nothing new."""
    from atout.cli.looking_back import can_step, look_back

    while can_step():
        try:
            answer = input("\nr looks back at the match, move by move; s shows the score sheet; Enter leaves > ").strip().lower()
        except EOFError:
            return
        if answer in ("r", "replay"):
            look_back(match, seat)
        elif answer in ("s", "score", "scores"):
            print(f"\n{score_sheet(match)}")
        elif answer in ("", "q", "quit", "exit"):
            return


def _open_workshop(match: Match) -> Workshop:
    """Where `expert` thinks, and hints come from. It gets ready while the first moves are made."""
    from atout.bots.workshop import Workshop

    return Workshop(match.game, len(match.players), match.options)


def _seed(text: str | None) -> bytes:
    if text is None:
        return secrets.token_bytes(32)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise UsageError("the seed must be 64 hexadecimal digits")
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
        workshop: Workshop | None = None,
    ) -> None:
        from atout.cli.drawing.people import PEOPLE

        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.pace = pace
        self.workshop = workshop
        self._was_ready = True
        self.person = PEOPLE[match.game](match, seat, console)

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
        from atout.match.refusal import Refusal

        self.person.show()
        self._show_warming()
        while True:
            self.console.print(self.person.question(), end=" ")
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
                    sentence = str(refusal)
                    self.console.print(sentence[0].upper() + sentence[1:] + ".", style="bold")
                else:
                    return True

    def _hint(self) -> None:
        """What an expert would do. Until it has warmed up, what the club would do, so that nobody waits."""
        from atout.bots.bot import Turn
        from atout.cli import hint

        turn = Turn(self.match, self.seat)
        self.workshop = self.workshop or _open_workshop(self.match)
        advice = hint.any_order(turn) if turn.arranging else hint.in_workshop(turn, self.workshop) or hint.from_club(turn)
        self.console.print(f"\n{hint.as_text(self.match, advice, most=8)}\n", markup=False)

    def close(self) -> None:
        if self.workshop:
            self.workshop.close()

    def _show_warming(self) -> None:
        """How far the expert is; once on a machine, this takes a minute."""
        if self.workshop is None or (self.workshop.ready and self._was_ready):
            return
        self._was_ready = self.workshop.ready
        if self.workshop.ready:
            self.console.print("The expert has warmed up.", style="dim")
            return
        done = round(20 * self.workshop.progress)
        text = f"The expert warms up {'█' * done}{'░' * (20 - done)} {100 * self.workshop.progress:.0f} %"
        self.console.print(f"{text}: until then it plays, and hints, like club.", style="dim")

    def _make(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self.person.tell()
