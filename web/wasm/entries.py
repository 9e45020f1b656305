"""What a page calls: search with everything that it works in handed over one by one. A template (atout.compiled.template).

A question and an answer are plain numbers, so that whoever asks from JavaScript knows no record. An argument is called as its
place in memory (places.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.belief.known import Known
from atout.bots.space import Space, Worlds
from atout.chance import scatter
from atout.compiled import template

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.game.kind import Kind
    from atout.rules.rulebook import rules

    own: Kind = None  # type: ignore[assignment]

search: Any = template("atout.bots.search", rules, own)
search_imagine = search.imagine
search_simulate = search.simulate
ACTIONS = rules.ACTIONS

QUESTION = ("seat", "moves", "seed", "noise", "sharing", "curiosity")
"""Numbers of a question."""
ANSWER = ("simulations", "worlds")
"""Numbers of an answer; then four of every action: how often it was tried, and sums of worth, points and squares of points."""
FIRST = len(ANSWER)


@compiled
def imagine(
    question: Any,
    stakes: Any,
    memory: Any,
    dealt_seen: Any,
    log: Any,
    thought: Any,
    dealt: Any,
    now: Any,
    tables: Any,
    other_memory: Any,
    state: Any,
    observation: Any,
    words: Any,
    actions: Any,
    order: Any,
    scores: Any,
    dice: Any,
) -> None:
    """Draws worlds for a question."""
    thought.seat = int(question[0])
    dice[0] = scatter(int(question[2]))
    thought.noise = int(question[3])
    thought.sharing = int(question[4])
    thought.curiosity = question[5]
    known = Known(memory, dealt_seen, log, int(question[1]))
    space = Space(tables, other_memory, state, observation, words, actions, order, scores, dice)
    search_imagine(thought, stakes, known, Worlds(dealt, now), space)


@compiled
def simulate(
    stakes: Any,
    thought: Any,
    dealt: Any,
    now: Any,
    tables: Any,
    other_memory: Any,
    state: Any,
    observation: Any,
    words: Any,
    actions: Any,
    order: Any,
    scores: Any,
    dice: Any,
    simulations: int,
) -> None:
    """Goes on thinking about it."""
    space = Space(tables, other_memory, state, observation, words, actions, order, scores, dice)
    search_simulate(thought, stakes, Worlds(dealt, now), space, simulations)


@compiled
def tell(thought: Any, answer: Any) -> None:
    """What has come of it so far."""
    answer[0] = thought.simulations
    answer[1] = thought.count[thought.seat]
    for action in range(ACTIONS):
        answer[FIRST + 4 * action] = thought.visits[action]
        answer[FIRST + 4 * action + 1] = thought.worth[action]
        answer[FIRST + 4 * action + 2] = thought.points[action]
        answer[FIRST + 4 * action + 3] = thought.squares[action]
