"""Search in the browser is this search: compiled from the same sources, it thinks the same, to the bit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from atout.bots.question import question, thought
from atout.bots.thinking import Effort, Mind
from atout.game import kinds
from tests.bots.in_node import Here, Node, decisions

pytestmark = pytest.mark.slow

SIMULATIONS = 150
SEEDS = 3


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    with Node() as node:
        yield node


@pytest.mark.parametrize("kind", kinds())
def test_whole_thoughts_are_the_same(node: Node, kind: str) -> None:
    """The worlds, the tree, every sum and the dice: for all numbers of players."""
    random = Random(kind)
    for players in kinds()[kind].players:
        for turn in islice(decisions(kind, players, random), SEEDS):
            effort = Effort(SIMULATIONS, 1e6, noise=random.choice([10, 100]), curiosity=random.choice([3.0, 10.0]))
            seed = random.getrandbits(31)
            there = node.think(question(turn.seen, turn.stakes, effort, seed), afresh=True)["answer"]
            assert there == Here().think(turn, effort, seed)["answer"], (players, turn.seat)
            assert there["simulations"] in (0, SIMULATIONS)


def test_an_answer_becomes_the_same_thought_also_where_somebody_has_thought_before(node: Node) -> None:
    mind = Mind(kinds()["hilo"].rules)
    for turn in islice(decisions("hilo", 3, Random(1)), 4):
        effort = Effort(SIMULATIONS, 1e6)
        answer = node.think(question(turn.seen, turn.stakes, effort, 5))["answer"]
        here = mind.think(turn.seen, turn.stakes, effort, 5)
        assert thought(answer["simulations"], answer["worlds"], answer["tried"]) == here
        assert here.alternatives
