"""Search beside OpenSpiel's, both IS-MCTS with random playouts from the start of a deal, on one core, in one run.

Simulations per second; machines are noisy, so only ratios within a round count, and the median of five rounds is printed.
Also how fast the belief is, how many whole deals of Xylotar a core simulates, and how long `expert` thinks about a move.
`uv run --extra peers benchmarks/search.py` installs the peer first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from random import Random
from typing import Any

from atout.bots.bot import Turn
from atout.bots.making import make_bot
from atout.bots.thinking import Effort, Thinker
from atout.bots.warming import warm_up
from atout.game import GAMES, kinds
from atout.match.match import Match

ROUNDS = 5
NEAREST = {"hearts": "xylotar", "oh_hell": "xxl-3", "euchre": "xxl-6"}
"""Trick-taking games of OpenSpiel, and the game here that comes nearest in players and cards."""


def start(game: str, players: int, seed: int = 1) -> Match:
    name = game.split("-")[0]
    options: dict[str, Any] = {"mode": "series", "variant": int(game[-1])} if name == "xxl" else {}
    if name == "xylotar":
        options = {"arrange": "auto"}
    return GAMES[name].match([str(i) for i in range(players)], options, bytes([seed]) * 32)


class Ours:
    """IS-MCTS with playouts at random (noise 100) or by the rules of play."""

    def __init__(self, game: str, noise: int) -> None:
        match = start(game, 4)
        turn = Turn(match, match.to_act[0])
        self.thinker = Thinker(match.rulebook)
        self.known = (turn.seen, turn.stakes, Effort(noise=noise), 1)

    def simulations(self, count: int) -> float:
        """Seconds for that many, the drawing of worlds included."""
        started = time.perf_counter()
        self.thinker.imagine(*self.known)
        self.thinker.simulate(count)
        return time.perf_counter() - started


class OpenSpiel:
    def __init__(self, game: str) -> None:
        import pyspiel

        self.spiel = pyspiel
        self.state = pyspiel.load_game(game).new_initial_state()
        random = Random(1)
        while self.state.is_chance_node() or len(self.state.legal_actions()) == 1:
            if self.state.is_chance_node():
                actions, weights = zip(*self.state.chance_outcomes(), strict=True)
                self.state.apply_action(random.choices(actions, weights)[0])
            else:
                self.state.apply_action(self.state.legal_actions()[0])

    def simulations(self, count: int) -> float:
        evaluator = self.spiel.RandomRolloutEvaluator(1, 1)
        final = self.spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = self.spiel.ISMCTSBot(1, evaluator, 0.7, count, -1, final, False, False)
        started = time.perf_counter()
        bot.step(self.state)
        return time.perf_counter() - started


def compare(simulations: int) -> list[dict[str, Any]]:
    rows = []
    for peer_name, game in NEAREST.items():
        peer, ours, thoughtful = OpenSpiel(peer_name), Ours(game, 100), Ours(game, 10)
        for side in (peer, ours, thoughtful):
            side.simulations(100)
        rounds = [[simulations / side.simulations(simulations) for side in (peer, ours, thoughtful)] for _ in range(ROUNDS)]
        rows.append(
            {
                "peer": peer_name,
                "peer_per_second": round(statistics.median(r[0] for r in rounds)),
                "game": game,
                "random_playouts_per_second": round(statistics.median(r[1] for r in rounds)),
                "club_playouts_per_second": round(statistics.median(r[2] for r in rounds)),
                "ratio": round(statistics.median(r[1] / r[0] for r in rounds), 1),
                "ratio_with_club_playouts": round(statistics.median(r[2] / r[0] for r in rounds), 1),
            }
        )
    return rows


def belief() -> dict[str, float]:
    """Microseconds to build the graph of Xylotar's worlds and to draw one, at random positions of four players."""
    from atout.compiled import blank
    from atout.game.xylotar import belief as xylotar

    random = Random(1)
    tables = blank(xylotar.TABLES)
    builds, nodes = [], []
    for number in range(60):
        match = start("xylotar", 4, number)
        for _ in range(random.randrange(40)):
            seat = match.to_act[0]
            match.play(seat, random.choice(match.legal(seat)))
        seen = Turn(match, match.to_act[0]).seen
        started = time.perf_counter()
        xylotar.prepare(seen.known, tables.record)
        builds.append(time.perf_counter() - started)
        nodes.append(tables.nodes)
    # A call from Python costs more than a sample: many are drawn in one call, that of search.
    match = start("xylotar", 4)
    turn = Turn(match, match.to_act[0])
    thinker = Thinker(match.rulebook)
    effort = Effort(sharing=0)
    thinker.imagine(turn.seen, turn.stakes, effort, 1)
    rounds = []
    for _ in range(200):
        started = time.perf_counter()
        thinker.imagine(turn.seen, turn.stakes, effort, 1)
        rounds.append((time.perf_counter() - started) / thinker.search.POOL)
    return {
        "nodes_median": statistics.median(nodes),
        "build_median_us": round(1e6 * statistics.median(builds[1:]), 1),
        "build_longest_us": round(1e6 * max(builds[1:]), 1),
        "world_us_at_most": round(1e6 * statistics.median(rounds), 2),
    }


def whole_deals(seconds: float = 2.0) -> float:
    """Whole deals of Xylotar per second on one core, by the rules of play of `club`, worlds drawn and outcomes weighed."""
    ours = Ours("xylotar", 10)
    ours.simulations(100)
    done, used = 0, 0.0
    while used < seconds:
        used += ours.simulations(20000)
        done += 20000
    return round(done / used)


def answers(deals: int) -> list[dict[str, Any]]:
    """How long `expert` thinks about a move, with what it has by default and one second on the clock."""
    rows = []
    for game, kind in kinds().items():
        times: list[float] = []
        for players in (2, 4, kind.players[-1]):
            match = start(game, players)
            warm_up(match.game, players, match.options, expert=True)
            for number in range(deals):
                times += one_deal(start(game, players, number + 1))
        rows.append(
            {
                "game": game,
                "decisions": len(times),
                "median_s": round(statistics.median(times), 3),
                "longest_s": round(max(times), 3),
            }
        )
    return rows


def one_deal(match: Match) -> list[float]:
    bots = {seat: make_bot("expert" if seat == 1 else "club", str(seat)) for seat in match.seats}
    times = []
    while not match.finished and not match.result.deals:
        turn = Turn(match, match.to_act[0], seconds=1.0)
        started = time.perf_counter()
        move = bots[turn.seat].choose(turn)
        if turn.seat == 1 and len(turn.legal) > 1:
            times.append(time.perf_counter() - started)
        match.play(turn.seat, move)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=20000)
    parser.add_argument("--deals", type=int, default=2, help="deals for each game and number of players, for the time of a move")
    arguments = parser.parse_args()
    print(json.dumps({"belief": belief()}))
    print(json.dumps({"whole_deals_of_xylotar_per_second": whole_deals()}))
    for row in compare(arguments.simulations):
        print(json.dumps(row))
    for row in answers(arguments.deals):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
