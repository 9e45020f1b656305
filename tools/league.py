"""Plays the league of all bots in all games and writes docs/bots-strength.md. Run it with `uv run tools/league.py`.

An interrupted run goes on where it stopped: the games are kept in the folder `arena/league`. With names of games, only these
are played; the page is written from whatever is there.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from itertools import combinations
from pathlib import Path
from typing import Any

from atout.bots.arena import tournament
from atout.bots.arena.journal import Journal
from atout.bots.arena.plan import Plan
from atout.bots.arena.report import with_interval
from atout.bots.arena.statistics import Interval, excludes_zero
from atout.bots.levels import LEVELS, USUAL
from atout.cli import progress
from atout.game import GAMES
from atout.words import t

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "arena" / "league"
PAGE = ROOT / "docs" / "bots-strength.md"

OF = {kind.name: (game, kind) for game in GAMES.values() for kind in game.kinds}
NAMES = {
    name: f"{t(f'game-{game.name}')} {kind.number}, {t(f'variant-{kind.number}')}" if kind.number else t(f"game-{game.name}")
    for name, (game, kind) in OF.items()
}
SIMULATIONS = 1000
QUICK = 1500
"""Deals of a tournament without `expert`."""
THINKING = {"xxl-1": 300, "xxl-2": 300, "xxl-5": 300}
"""Deals of a tournament with `expert`: more where the cards decide more."""
MATCHES = 40
WHOLE_MATCHES = "xylotar"
"""Of which whole matches are played, too."""
BOTS = tuple(reversed(LEVELS))
"""The strongest first."""
AT_ONCE = tuple(name for name in BOTS if not LEVELS[name].thinks_ahead)


def plans(name: str) -> dict[str, Plan]:
    """The tournaments of a game: every pair at a table for two, all bots at larger tables."""
    game, kind = OF[name]
    options = dict(kind.options)
    thinking = THINKING.get(name, 120)
    found = {}
    for pair in combinations(BOTS, 2):
        deals = thinking if set(pair) - set(AT_ONCE) else QUICK
        found[f"2-{'-'.join(pair)}"] = Plan(game.name, 2, pair, deals, options, simulations=SIMULATIONS)
    for players in (4, kind.players[-1]):
        found[f"{players}-all"] = Plan(game.name, players, BOTS, thinking, options, simulations=SIMULATIONS)
        found[f"{players}-quick"] = Plan(game.name, players, AT_ONCE, QUICK, options, simulations=SIMULATIONS)
    if name == WHOLE_MATCHES:
        four = (BOTS[0], USUAL, USUAL, USUAL)
        found["4-matches"] = Plan(game.name, 4, four, MATCHES, options, whole_matches=True, simulations=SIMULATIONS)
    return found


def play(game: str, cores: int | None) -> None:
    for name, plan in plans(game).items():
        journal = Journal(FOLDER / game / name, plan)
        if journal.missing(plan):
            progress.warm_up(plan.game, plan.players, plan.options, plan.bots)
        with progress.bar(f"{game} {name}, games") as show:
            result = tournament.play(plan, journal, show, cores=cores)
        print(f"{game} {name}: {result['played']} deals, {result['seconds']} s of one core", flush=True)


# --- The page ---------------------------------------------------------------------------------------------------------


def results(game: str) -> dict[str, dict[str, Any]]:
    files = {path.parent.name: path for path in (FOLDER / game).glob("*/table.json")}
    return {name: json.loads(files[name].read_text(encoding="utf-8")) for name in plans(game) if name in files}


def page(machine: str) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Every bot against every other, in every game. The same deals are played with the bots in other seats until each has sat",
        "everywhere; a deal is one observation, and ± is a 95 % interval of the mean over deals. Made by",
        f"`uv run tools/league.py`, with {SIMULATIONS} simulations a move for `expert` (at a table: up to eight times as many),",
        f"on {machine}.",
        "",
        "| bot | |",
        "|---|---|",
        *(f"| `{name}` | {text} |" for name, text in reversed([(level.name, level.about) for level in LEVELS.values()])),
        "",
        "A difference is printed **bold** where its interval excludes zero. Score is that of the deal: the more the better in",
        "Xylotar and in XXL 3, 4 and 6, the less the better in HILO and in XXL 1, 2 and 5. Wins are first places in the deal,",
        "shared ones in parts. The same pair appears more than once: alone at a table for two, and at larger tables, once where",
        "all four bots sit together and once without `expert`, who takes long, in more deals.",
    ]
    for game, title in NAMES.items():
        found = results(game)
        if not found:
            continue
        lines += ["", f"## {title}", ""]
        lines += ["| players | bots | score | place | wins | deals |", "|---|---|---|---|---|---|"]
        for name, result in found.items():
            if name != "4-matches":
                lines += [difference_row(result, pair) for pair in result["differences"]]
        if "4-matches" in found:
            lines += ["", matches_line(found["4-matches"])]
    return "\n".join(lines) + "\n"


def difference_row(result: dict[str, Any], pair: dict[str, Any]) -> str:
    cells = [bold(pair[measure], scale) for measure, scale in (("score", 1), ("place", 1), ("win", 100))]
    bots = " - ".join(pair["bots"])
    return f"| {result['players']} | {bots} | {cells[0]} | {cells[1]} | {cells[2]} % | {result['played']} |"


def bold(interval: Interval, scale: int) -> str:
    digits = 1 if scale == 100 else 2
    text = with_interval(interval, digits, scale=scale, sign=True)
    return f"**{text}**" if excludes_zero(interval) else text


def matches_line(result: dict[str, Any]) -> str:
    expert = next(row for row in result["table"] if row["bot"] == "expert")
    return (
        f"One `expert` against three `club`, {result['played']} whole matches with the expert in each of the four seats: it wins "
        f"**{with_interval(expert['win'], 1, scale=100)} %** of them (25 % would be equality)."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"any of {', '.join(NAMES)}; all if none is named")
    parser.add_argument("--cores", type=int, help="how many to use (default all)")
    parser.add_argument("--machine", help="what to call this machine on the page")
    parser.add_argument("--page", action="store_true", help="only write the page")
    arguments = parser.parse_args()
    if not arguments.page:
        for game in arguments.games or NAMES:
            play(game, arguments.cores)
    if arguments.page or not arguments.games:
        PAGE.write_text(page(arguments.machine or f"{os.cpu_count()} cores ({platform.machine()})"), encoding="utf-8")


if __name__ == "__main__":
    main()
