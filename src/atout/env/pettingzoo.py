"""The games for PettingZoo: `env("xylotar")` is an AEC environment, one deal or one match from beginning to end.

Agents are called `player_0`, `player_1`, …; an observation has a mask. Where several decide at the same time they are asked one
after the other, and nobody sees what others have chosen before all have. An illegal action raises `IllegalAction` with its rule.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from atout.env.batch import Batch
from atout.env.spaces import Drawn, action_space, drawn, observation_space
from atout.env.tables import CUT_OFF, DEAL_OVER, GOES_ON, MATCH_OVER


def env(game: str, players: int = 4, **options: Any) -> Table:
    """An environment: `Batch` says what else can be chosen. `render_mode` is `human` (prints), `ansi` or none."""
    return Table(game, players, **options)


class Table(Drawn, AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    def __init__(self, game: str, players: int = 4, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"{game}_v1", "render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 2}
        self.render_mode = render_mode
        self._batch = Batch(game, 1, players, **options)
        self._ends = (MATCH_OVER, CUT_OFF) if self._batch.agreed.of == "matches" else (DEAL_OVER, CUT_OFF)
        self._seat = {f"player_{player}": seat for player, seat in enumerate(self._batch.player_seats)}
        self._agent = {seat: agent for agent, seat in self._seat.items()}
        self.possible_agents = list(self._seat)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self._batch) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._batch) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._batch.reset(int(self._random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._last: dict[str, Any] = {}
        self._drawn: str | None = None
        self.agent_selection = self._agent[int(self._batch.seat[0])]
        self._show()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees, and what it may do if it is its turn; at the end, what it saw before the last decision."""
        if agent in self._last:
            return self._last[agent]
        batch, seat = self._batch, self._seat[agent]
        to_act = int(batch.seat[0]) == seat
        mask = batch.mask[0].astype(np.int8) if to_act else np.zeros(batch.mask.shape[1], np.int8)
        return {"observation": batch.observe(seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = {other: self.observe(other) for other in self.agents}
        picture = drawn(self._batch, None) if self.render_mode else None
        self._batch.step(np.array([action], np.int64))
        self._cumulative_rewards[agent] = 0
        self.rewards = {other: float(self._batch.reward[0, seat]) for other, seat in self._seat.items() if other in self.agents}
        done = int(self._batch.done[0])
        if done in self._ends and done != GOES_ON:
            self._last = {other: {**seen, "action_mask": np.zeros_like(seen["action_mask"])} for other, seen in before.items()}
            self._drawn = picture
            self.terminations = dict.fromkeys(self.agents, done != CUT_OFF)
            self.truncations = dict.fromkeys(self.agents, done == CUT_OFF)
            following = (self.agents.index(agent) + 1) % len(self.agents)
            self.agent_selection = self.agents[following]
        else:
            self.agent_selection = self._agent[int(self._batch.seat[0])]
        self._accumulate_rewards()
        self._show()

    def picture(self) -> str:
        """As a spectator sees it; at the end, as it was before the last decision."""
        return self._drawn or drawn(self._batch, None)

    def close(self) -> None:
        """There is nothing to close."""
