"""The games for Gymnasium: one learner, and bots of the house in the other seats. Importing this registers them.

`gymnasium.make("atout/xylotar-v1")` is one table, `gymnasium.make_vec("atout/xylotar-v1", num_envs=512)` many. An observation
has a mask; an illegal action raises `IllegalAction` with its rule, or with `illegal="replace"` another one is made.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from atout.env.batch import Array, Batch
from atout.env.spaces import Drawn, action_space, drawn, observation_space
from atout.env.tables import CUT_OFF, DEAL_OVER, GOES_ON, MATCH_OVER
from atout.game import kinds

Illegal = Literal["refuse", "replace"]


class Learners:
    """Tables at which one seat learns: bots play until it is to act there, or the deal is over."""

    def __init__(self, game: str, tables: int, players: int, bots: str, seat: int | None, options: dict[str, Any]) -> None:
        self.batch = Batch(game, tables, players, **options)
        self.bots = bots
        self.batch.bot_actions(bots)  # refuses what is no bot here
        seats = self.batch.player_seats
        self._fixed = None if seat is None else seats[seat]
        self._ends = (MATCH_OVER, CUT_OFF) if self.batch.agreed.of == "matches" else (DEAL_OVER, CUT_OFF)
        self.seat = np.zeros(tables, np.int8)
        """Of the learner; it changes from deal to deal, unless it was given."""
        self.over = np.zeros(tables, np.int8)
        self.reward = np.zeros(tables, np.float64)
        self._turn = np.zeros(tables, np.int64)

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)
        self._turn[:] = np.arange(len(self._turn))
        self._sit(np.ones(len(self.seat), np.bool_))
        self._let_bots_play(np.ones(len(self.seat), np.bool_))

    def step(self, actions: Any, only: Array | None = None) -> None:
        """The learner's decisions, then the bots' until it is to act again. A deal that ends is followed by the next one."""
        self.over[:] = GOES_ON
        self.reward[:] = 0
        here = np.ones(len(self.seat), np.bool_) if only is None else only
        self._make(actions, here)
        self._let_bots_play(here)

    def _make(self, actions: Any, here: Array) -> None:
        self.batch.step(actions, here)
        self.reward[here] += self.batch.reward[here, self.seat[here]]
        ended = here & np.isin(self.batch.done, self._ends)
        self.over[ended] = self.batch.done[ended]
        self._turn[ended] += 1
        self._sit(ended)

    def _sit(self, tables: Array) -> None:
        seats = np.array(self.batch.player_seats, np.int8)
        self.seat[tables] = seats[self._turn[tables] % len(seats)] if self._fixed is None else self._fixed

    def _let_bots_play(self, here: Array) -> None:
        while (waiting := here & (self.batch.seat != self.seat)).any():
            self._make(self.batch.bot_actions(self.bots), waiting)

    def observed(self) -> dict[str, Array]:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.mask.astype(np.int8)}


class LearnerEnv(Drawn, gymnasium.Env[dict[str, Array], Any]):
    """One table. An episode is one deal, or one match (`of="matches"`)."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 4,
        bots: str = "club",
        seat: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._learners = Learners(game, 1, players, bots, seat, options)
        self._illegal = illegal
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(self._learners.batch)
        self.action_space = action_space(self._learners.batch)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        self._learners.reset(int(self.np_random.integers(1 << 62)))
        self._show()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        learners = self._learners
        if self._illegal == "replace" and not learners.batch.mask[0, int(action)]:
            action = learners.batch.random_actions()[0]
        learners.step(np.array([action], np.int64))
        over = int(learners.over[0])
        self._show()
        return self._seen(), float(learners.reward[0]), over not in (GOES_ON, CUT_OFF), over == CUT_OFF, {}

    def picture(self) -> str:
        return drawn(self._learners.batch, int(self._learners.seat[0]))

    def _seen(self) -> dict[str, Array]:
        return {name: array[0] for name, array in self._learners.observed().items()}


class LearnersEnv(VectorEnv[dict[str, Array], Any, Array]):
    """Many tables, compiled. After the end of an episode the observation is that of the next one (`SAME_STEP`). The last position
    of a deal is nobody's decision, and is not told."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, players: int = 4, bots: str = "club", seat: int | None = None, **options: Any
    ) -> None:
        self._learners = Learners(game, num_envs, players, bots, seat, options)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self._learners.batch)
        self.single_action_space = action_space(self._learners.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed if seed is None or isinstance(seed, int) else seed[0])
        self._learners.reset(int(self.np_random.integers(1 << 62)))
        return self._learners.observed(), {}

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        learners = self._learners
        learners.step(actions)
        cut = learners.over == CUT_OFF
        return learners.observed(), learners.reward.copy(), (learners.over != GOES_ON) & ~cut, cut, {}


for _name in kinds():
    if f"atout/{_name}-v1" not in gymnasium.registry:
        gymnasium.register(
            f"atout/{_name}-v1",
            entry_point="atout.env.gymnasium:LearnerEnv",
            vector_entry_point="atout.env.gymnasium:LearnersEnv",
            kwargs={"game": _name},
            disable_env_checker=True,
        )
