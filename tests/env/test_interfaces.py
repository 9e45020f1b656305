"""The interfaces of the field, by the tests of their owners; and what those do not look at."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from atout.env import CUT_OFF, DEAL_OVER, Batch, IllegalAction
from atout.env.gymnasium import LearnersEnv  # registers the games
from atout.env.pettingzoo import env
from atout.game import kinds

TABLES = [(name, kind.players[number % len(kind.players)]) for number, (name, kind) in enumerate(kinds().items())]


@pytest.fixture(autouse=True)
def advice_is_no_error() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# --- PettingZoo --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_its_own_tests(name: str, players: int, capsys: Any) -> None:
    api_test(env(name, players), num_cycles=150)
    seed_test(lambda: env(name, players), num_cycles=25)
    render_test(lambda render_mode: env(name, players, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


def play_out(table: Any, seed: int) -> tuple[dict[str, float], list[dict[str, Any]]]:
    """An episode at random: what everybody has got, and what the player to act saw."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    got: dict[str, float] = {}
    seen = []
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] = got.get(agent, 0) + reward
        seen.append(observation)
        over = terminated or truncated
        table.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return got, seen


@pytest.mark.parametrize(("name", "players"), [("xylotar", 2), ("hilo", 3), ("xxl-3", 4)])
def test_pettingzoo_everybody_gets_the_points_of_the_deal(name: str, players: int) -> None:
    table = env(name, players)
    for seed in range(3):
        got, _ = play_out(table, seed)
        assert len(got) == players
        state = table._batch.reward[0]
        assert [got[f"player_{i}"] for i in range(players)] == [state[seat] for seat in table._batch.player_seats]


def test_pettingzoo_a_match_is_an_episode_of_several_deals() -> None:
    deal, match = env("xylotar", 3), env("xylotar", 3, of="matches", rounds=2)
    assert len(play_out(match, 1)[1]) > 1.5 * len(play_out(deal, 1)[1])


def test_pettingzoo_what_is_not_allowed_is_refused_with_the_rule() -> None:
    table = env("hilo", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"\(H4\)"):
        table.step(0)


# --- Gymnasium ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_its_own_test(name: str, players: int, capsys: Any) -> None:
    table = gymnasium.make(f"atout/{name}-v1", players=players, illegal="replace")
    check_env(table.unwrapped, skip_render_check=True)
    for mode in ("ansi", "human"):
        shown = gymnasium.make(f"atout/{name}-v1", players=players, render_mode=mode)
        shown.reset(seed=1)
        assert bool(shown.render()) == (mode == "ansi")
    assert capsys.readouterr().out


def test_gymnasium_what_is_not_allowed_is_refused_with_the_rule() -> None:
    table = gymnasium.make("atout/hilo-v1", players=2)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"\(H4\)"):
        table.step(0)


@pytest.mark.parametrize("bots", ["random", "club"])
def test_gymnasium_a_learner_is_asked_only_when_it_is_to_act_and_gets_its_own_points(bots: str) -> None:
    tables = gymnasium.make_vec("atout/xylotar-v1", num_envs=5, vectorization_mode="vector_entry_point", bots=bots, seat=1)
    observed, _ = tables.reset(seed=4)
    assert isinstance(tables.unwrapped, LearnersEnv)
    batch = tables.unwrapped._learners.batch
    random = np.random.default_rng(1)
    ends = 0
    for _ in range(120):
        assert (batch.seat == 1).all()
        assert (observed["observation"] == batch.observe(1)).all()
        assert (observed["action_mask"] == batch.mask).all()
        actions = [random.choice(np.flatnonzero(mask)) for mask in observed["action_mask"]]
        observed, rewards, terminated, truncated, _ = tables.step(np.array(actions))
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        ends += int(terminated.sum())
    assert ends >= 10


def test_gymnasium_a_learner_without_a_seat_takes_every_one_in_turn() -> None:
    tables = LearnersEnv("xxl-2", num_envs=6, bots="random", players=3)
    tables.reset(seed=4)
    assert set(tables._learners.seat.tolist()) == {0, 1, 2}


def test_gymnasium_the_same_seed_gives_the_same_episodes() -> None:
    found = []
    for _ in range(2):
        tables = gymnasium.make_vec("atout/hilo-v1", num_envs=3, vectorization_mode="vector_entry_point")
        observed, _ = tables.reset(seed=8)
        for _ in range(30):
            observed, *rest = tables.step(observed["action_mask"].argmax(1))
        found.append([observed["observation"].tolist(), [array.tolist() for array in rest[:3]]])
    assert found[0] == found[1]


def test_gymnasium_a_deal_that_takes_too_long_is_truncated() -> None:
    table = gymnasium.make("atout/hilo-v1", players=2, bots="random", most_steps=4, seat=0)
    observed, _ = table.reset(seed=1)
    ends = []
    for _ in range(6):
        observed, _, *end, _ = table.step(int(observed["action_mask"].argmax()))
        ends.append(tuple(end))
    assert (False, True) in ends
    assert (True, False) not in ends
    assert CUT_OFF != DEAL_OVER


# --- Bots of the house -------------------------------------------------------------------------------------------------


def test_bots_of_a_batch_play_as_well_as_their_names_say() -> None:
    """One `club` among three who play anything, at every seat in turn."""
    batch = Batch("xylotar", 40, 4, seed=1)
    got = {True: 0.0, False: 0.0}
    deals = 0
    while deals < 40:
        is_club = batch.seat == np.arange(40) % 4
        batch.step(np.where(is_club, batch.bot_actions("club"), batch.bot_actions("random")))
        for table in np.flatnonzero(batch.done):
            for seat in range(4):
                got[seat == table % 4] += float(batch.reward[table, seat])
            deals += 1
    assert got[True] / deals > got[False] / deals / 3 + 1


def test_only_quick_bots_play_in_a_batch() -> None:
    batch = Batch("hilo", 1, 2)
    for name in ("expert", "grandmaster"):
        with pytest.raises(ValueError, match="random, novice, club"):
            batch.bot_actions(name)


def test_tables_that_are_not_chosen_stay_as_they_are() -> None:
    batch = Batch("hilo", 3, 2, seed=1)
    before = batch.observation.copy()
    batch.step([78, -5, 78], only=[True, False, True])
    assert (batch.observation[1] == before[1]).all()
    assert batch.seat.tolist() == [1, 0, 1]
