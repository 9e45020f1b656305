"""The games for OpenSpiel, by its own tests and with its own algorithms."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from atout.game import kinds
from tests.packages import package

pyspiel = package("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

from atout.env.openspiel import PLAY, Deal  # noqa: E402

NAMES = [f"atout_{name.replace('-', '_')}" for name in kinds()]
TABLES = [f"{name}(players={2 + number % 3})" for number, name in enumerate(NAMES)]
TABLES += ["atout_xylotar(players=3,options=arrange:auto)", "atout_xxl_6(players=2,options=trump:true)"]


def dealt(name: str, seed: int, steps: int = 0) -> Deal:
    """A deal after its shuffle, and so many decisions at random."""
    state = pyspiel.load_game(name).new_initial_state()
    random = Random(seed)
    while state.is_chance_node() or (steps and not state.is_terminal()):
        steps -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_openspiel_its_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_a_deal_pays_what_the_rules_say(name: str) -> None:
    state = dealt(name, 3, steps=10**6)
    agreed = state.deals.agreed
    scores = np.zeros(agreed.rules.SEATS, np.int32).data
    agreed.rules.score(state.open().record, scores)
    assert state.returns() == [agreed.sign * scores[seat] for seat in agreed.player_seats]


def test_what_others_choose_at_the_same_time_is_not_known() -> None:
    strings = []
    for action in (43, 70):
        state = dealt("atout_hilo(players=3)", 5)
        state.apply_action(action)
        strings.append([state.information_state_string(player) for player in (1, 2)])
        strings[-1] += [state.observation_string(player) for player in (1, 2)]
    assert strings[0] == strings[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_deal_is_the_same_for_whoever_asks(name: str) -> None:
    differ = 0
    for seed in range(6):
        options = ",options=arrange:auto" if name == "atout_xylotar" else ""
        state = dealt(f"{name}(players=3{options})", seed, steps=seed * 4)
        if state.stage != PLAY:
            continue
        player = state.current_player()
        other: Any = state.resample_from_infostate(player, Random(seed).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        differ += other.contents != state.contents
    assert differ


def test_a_hand_that_is_half_arranged_is_not_resampled() -> None:
    state = dealt("atout_xylotar(players=3)", 2, steps=5)
    with pytest.raises(ValueError, match="half arranged"):
        state.resample_from_infostate(state.current_player(), Random(1).random)


@pytest.mark.parametrize("name", ["atout_xxl_6(players=2)", "atout_xylotar(players=2,options=arrange:auto)"])
def test_its_search_plays_a_legal_action(name: str) -> None:
    state = dealt(name, 1, steps=6)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=4.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),  # noqa: NPY002, RUF100
        max_simulations=8,
        random_state=np.random.RandomState(2),  # noqa: NPY002, RUF100
    )
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_runs() -> None:
    game = pyspiel.load_game("atout_xxl_6(players=2)")
    np.random.seed(1)  # noqa: NPY002, RUF100
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = dealt("atout_xxl_6(players=2)", 2)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) <= set(state.legal_actions())
