"""`atout hint FILE`: the best move for the seat that is to act, and what the alternatives are worth."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any

from atout.cli import WRONG_INPUT, UsageError, choices, files, progress
from atout.columns import columns
from atout.match.refusal import shown
from atout.words import t

if TYPE_CHECKING:
    from atout.bots.bot import Turn
    from atout.bots.desk import Desk
    from atout.bots.thinking import Thought
    from atout.match.match import Match


SIMULATIONS = 20_000
PATIENCE = 3.0
"""Seconds that somebody at a table waits for a hint."""
CURIOSITY = 10
"""A hint compares alternatives, so that it looks also at those that nobody would play."""


def configure(parser: ArgumentParser) -> None:
    files.configure(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="whose decision, where several are to act (default the first)")
    choices.configure_simulations(parser, SIMULATIONS)
    choices.configure_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    choices.speak(arguments)
    simulations = choices.simulations(arguments)
    finished = False

    def show(match: Match) -> None:
        nonlocal finished
        finished = match.finished
        if finished:
            print(f"{arguments.file}: the match is over, nobody is to act", file=sys.stderr)
            return
        seat = match.to_act[0] if arguments.seat is None else arguments.seat
        if seat not in match.to_act:
            raise UsageError(f"seat {seat} is not to act; to act: {', '.join(map(str, match.to_act))}")
        hint = advice(match, seat, simulations)
        print(json.dumps(hint) if arguments.json else as_text(match, hint))

    status = files.with_match(arguments, show)
    return WRONG_INPUT if finished else status


def advice(match: Match, seat: int, simulations: int) -> dict[str, Any]:
    from atout.bots.bot import Turn
    from atout.bots.thinking import Effort, Mind

    turn = Turn(match, seat)
    if turn.arranging:
        return any_order(turn)
    progress.warm_up(match.game, len(match.players), match.options, ["expert"])
    effort = Effort(simulations, float("inf"), curiosity=CURIOSITY)
    return from_thought(turn, Mind(match.rulebook).think(turn.seen, turn.stakes, effort, seed=0))


def thought_through(turn: Turn, desk: Desk) -> dict[str, Any] | None:
    """While somebody waits; None as long as search is being compiled."""
    from atout.bots.thinking import Effort

    thought = desk.think(turn.seen, turn.stakes, Effort(SIMULATIONS, PATIENCE, curiosity=CURIOSITY), 0)
    return from_thought(turn, thought) if thought else None


def from_club(turn: Turn) -> dict[str, Any]:
    """At once, without thinking ahead."""
    from atout.bots.levels import USUAL
    from atout.bots.making import make_bot

    reason = "habits of people in a club: the expert is still warming up, ask again later for what the moves are worth"
    return {"seat": turn.seat, "best": make_bot(USUAL, "hint").choose(turn), "moves": [], "rests_on": reason}


def any_order(turn: Turn) -> dict[str, Any]:
    reason = "what differs only in the order of equal cards is one move: an order that tells nothing is as good as another"
    return {"seat": turn.seat, "best": turn.legal[0], "moves": [], "rests_on": reason}


def from_thought(turn: Turn, thought: Thought) -> dict[str, Any]:
    moves = [
        {
            "move": turn.move_of[a.action],
            "points": round(a.points, 2),
            "error": round(a.error, 2),
            "chance": round(a.worth, 4),
            "simulations": a.visits,
        }
        for a in thought.alternatives
    ]
    tried = {move["move"] for move in moves}
    rests_on = (
        f"{thought.simulations} simulated deals over {thought.worlds} ways in which the hidden cards can lie, given all that "
        f"seat {turn.seat} has seen"
    )
    return {
        "seat": turn.seat,
        "best": moves[0]["move"] if moves else turn.legal[0],
        "moves": moves,
        "not_tried": [move for move in turn.legal if move not in tried],
        "rests_on": rests_on,
        "simulations": thought.simulations,
        "worlds": thought.worlds,
    }


def as_text(match: Match, hint: dict[str, Any], most: int | None = None) -> str:
    """For people; of many alternatives the best `most`."""
    names = dict(zip(match.seats, match.players, strict=True))
    text = f"{t('labelled', label=shown(names[hint['seat']]), text=hint['best'])}\n"
    if hint["moves"]:
        rows: list[list[object]] = [[t(f"terminal-hint-{name}") for name in ("move", "points", "chance", "simulations")]]
        for move in hint["moves"][:most]:
            points = f"{move['points']:.2f} ± {1.96 * move['error']:.2f}"
            rows.append([move["move"], points, f"{100 * move['chance']:.1f} %", move["simulations"]])
        text += f"\n{columns(rows)}\n"
        if left := len(hint["moves"][most:]) if most else 0:
            text += f"{t('terminal-hint-more', count=left)}\n"
        if hint["not_tried"]:
            text += f"{t('terminal-hint-not-tried', moves=', '.join(hint['not_tried']))}\n"
    return f"{text}\n{_reason(match, hint)}"


def _reason(match: Match, hint: dict[str, Any]) -> str:
    if "worlds" in hint:
        return t("terminal-hint-rests", simulations=hint["simulations"], worlds=hint["worlds"])
    return t("terminal-hint-order" if match.arranging(hint["seat"]) else "terminal-hint-club")
