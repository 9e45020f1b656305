"""Many tables of one game, stepped together: what a learner sees, may do and gets, as arrays."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from atout.bots.levels import LEVELS
from atout.compiled import INTERPRETED, blank, blanks, buffer
from atout.env.batches import Batches, check_seed
from atout.env.tables import Scratch, Tables
from atout.env.terms import Of, Reward
from atout.rules.bits import words_for

Array = npt.NDArray[Any]


class Batch(Batches):
    """Tables of one game. At each of them one seat is to decide; `step` makes all these decisions, and whatever follows.

    Where several decide at the same time, they are asked one after the other, the lowest seat first, and nobody sees what the
    others have chosen before all have. A finished deal is followed by the next one by itself.

    >>> import numpy as np
    >>> from atout.env import Batch
    >>> batch = Batch("hilo", tables=3, players=2, seed=7)
    >>> batch
    <Batch: hilo, 3 tables of 2>
    >>> batch.observation.shape, batch.mask.shape, batch.seat.tolist()
    ((3, 162), (3, 79), [0, 0, 0])
    >>> batch.step(batch.mask.argmax(axis=1))  # always the first that is allowed
    >>> batch.seat.tolist(), batch.reward.tolist(), batch.done.tolist()
    ([1, 1, 1], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [0, 0, 0])
    >>> batch.step(np.zeros(3, np.int64))
    Traceback (most recent call last):
    atout.env.terms.IllegalAction: table 0, seat 1: action 0 is not allowed: everybody turns over two cards first (H4)
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 4,
        *,
        seed: int = 0,
        of: Of = "deals",
        reward: Reward = "points",
        checked: bool = True,
        unseen: bool = False,
        most_steps: int = 10_000,
        threads: int = 1,
        into: Mapping[str, Array] | None = None,
        **options: Any,
    ) -> None:
        """`game` is one of `atout.game.kinds()`; `options` are those of the game (docs/record.md).

        `of`: single deals, or the deals of matches. `reward`: the points of a deal (so that more is better), or the win.
        `checked`: illegal actions are refused. `unseen`: also what the seat to act does not see, for a critic that sees all.
        `most_steps`: a deal that takes longer is cut off (0: never). `into`: arrays of your own to write to, by their names.
        """
        super().__init__(game, tables, players, options, of=of, reward=reward, checked=checked, most_steps=most_steps)
        if threads < 1:
            raise ValueError("there is at least one thread")
        if INTERPRETED and os.environ.get("ATOUT_JIT") != "0":
            warnings.warn(
                "this process runs the rules interpreted, a thousand times slower: import atout.env before you play matches",
                RuntimeWarning,
                stacklevel=2,
            )
        self._stepping = self.agreed.stepping
        rules = self.agreed.rules
        given = dict(into or {})
        seats, width = self.agreed.seats, len(self.agreed.features)

        def array(name: str, dtype: type, *shape: int) -> Array:
            return _given(name, given.pop(name), dtype, shape) if name in given else np.zeros(shape, dtype)

        self.observation = array("observation", np.int8, tables, width)
        """What the seat to act sees: `features` says what each number is."""
        self.mask = array("mask", np.bool_, tables, self.agreed.actions)
        """What it may do."""
        self.unseen = array("unseen", np.int8, tables, len(self.agreed.unseen_features) if unseen else 0)
        """What it does NOT see, only for training (`unseen_features`)."""
        self.seat = array("seat", np.int8, tables)
        """The seat to act, counted from 0."""
        self.reward = array("reward", np.float32, tables, seats)
        """What the last step has brought each seat."""
        self.done = array("done", np.int8, tables)
        """What the last step has ended: 0 nothing, or DEAL_OVER, MATCH_OVER, CUT_OFF."""
        self.totals = array("totals", np.int32, tables, players)
        """What each player has in a match: points, or places where those are added up."""
        if given:
            raise ValueError(f"there is no array {', '.join(given)}")
        self._tables = Tables(
            states=blanks(rules.STATE, tables),
            random=buffer(np.int64, tables),
            steps=buffer(np.int32, tables),
            deals=buffer(np.int32, tables),
            totals=_Rows(self.totals) if INTERPRETED else self.totals,
            seat=self.seat,
            features=_Rows(self.observation) if INTERPRETED else self.observation,
            mask=_Rows(self.mask.view(np.uint8)) if INTERPRETED else self.mask.view(np.uint8),
            unseen=_Rows(self.unseen) if INTERPRETED else self.unseen,
            reward=self.reward,
            done=self.done,
        )
        self._dice = buffer(np.int64, tables)
        self._all = np.ones(tables, np.bool_)
        self._scratch = [self._new_scratch() for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        share = -(-tables // threads)
        self._shares = [(first, min(first + share, tables)) for first in range(0, tables, share)]
        self.reset(seed)

    # --- What the numbers mean ---

    def words(self, table: int) -> list[str]:
        """What the seat to act sees at a table, a sentence a number."""
        numbers = self.observation[table]
        return [feature.says(int(value)) for feature, value in zip(self.features, numbers, strict=True)]

    def view(self, table: int, seat: int | None = None) -> dict[str, Any]:
        """What a seat, counted from 0, or a spectator sees at a table, as people get it (docs/record.md), without its history."""
        return self.agreed.view(self._state(table), seat)

    def move(self, table: int, action: int) -> str:
        """A legal action of the seat to act, as people write it."""
        return self.agreed.kind.in_words(self._state(table), int(self.seat[table]), action)

    # --- Playing ---

    def reset(self, seed: int = 0) -> None:
        """All tables from their beginnings. What happens at a table depends on the seed, its number and the actions alone."""
        check_seed(seed)
        self._each(self._stepping.reset_all, self.agreed.state.record, seed)
        self._each(self._stepping.roll_all, self._dice, seed)

    def step(self, actions: npt.ArrayLike, only: npt.ArrayLike | None = None) -> None:
        """Makes a decision at every table, by the seat that is to act there; or at some tables only, where `only` is true.

        What is told of the other tables stays as it was, their rewards, too.
        """
        actions = np.asarray(actions)
        self._check_actions(actions)
        actions = np.ascontiguousarray(actions, np.int64)
        chosen: Any = actions.tolist() if INTERPRETED else actions
        here = self._all if only is None else np.ascontiguousarray(np.broadcast_to(np.asarray(only, np.bool_), self.tables))
        if self.checked:
            wrong = [table for table in self._each(self._stepping.first_illegal, chosen, here) if table >= 0]
            if wrong:
                table = min(wrong)
                raise self.agreed.illegal(self._state(table), table, int(self.seat[table]), int(actions[table]))
        self._each(self._stepping.step_all, chosen, here, self.agreed.terms)

    def observe(self, seats: npt.ArrayLike | int, out: Array | None = None) -> Array:
        """What any seats see, one at each table, or the same at all."""
        chosen = np.ascontiguousarray(np.broadcast_to(np.asarray(seats), self.tables), np.int64)
        out = np.empty_like(self.observation) if out is None else _given("out", out, np.int8, self.observation.shape)
        rows = _Rows(out) if INTERPRETED else out
        self._each(self._stepping.show_all, chosen.tolist() if INTERPRETED else chosen, rows)
        return out

    def random_actions(self) -> Array:
        """Any legal action at each table, each as likely as the other; always the same ones after the same seed."""
        actions = buffer(np.int64, self.tables)
        self._each(self._stepping.choose_at_random, self._dice, actions)
        return np.asarray(actions)

    def bot_actions(self, bot: str) -> Array:
        """What a bot of the house would do at each table: `random`, or one that plays by rules (`novice`, `club`).

        It looks at whole deals, but only at what the seat to act may know of them: a test of the bots sees to that.
        """
        if bot not in LEVELS or LEVELS[bot].thinks_ahead:
            playing = ", ".join(level.name for level in LEVELS.values() if not level.thinks_ahead)
            raise ValueError(f"in a batch there are the bots {playing}, not {bot!r}")
        skill = LEVELS[bot].skill
        if skill is None:
            return self.random_actions()
        actions = buffer(np.int64, self.tables)
        self._each(self.agreed.by_rules.choose_by_rules, self._dice, actions, skill)
        return np.asarray(actions)

    # --- Inside ---

    def _state(self, table: int) -> Any:
        """The record of a table, to look at."""
        state = blank(self.agreed.rules.STATE)
        state.restore(self._tables.states[table].contents() if INTERPRETED else self._tables.states[table].tobytes())
        return state

    def _each(self, work: Callable[..., Any], *arguments: Any) -> list[Any]:
        """The same work for all tables, on all threads. Compiled code holds no lock."""
        if self._pool is None:
            return [work(self._tables, 0, self.tables, *arguments, self._scratch[0])]
        shares = zip(self._shares, self._scratch, strict=False)
        begun = [self._pool.submit(work, self._tables, *share, *arguments, scratch) for share, scratch in shares]
        return [each.result() for each in begun]

    def _new_scratch(self) -> Any:
        rules = self.agreed.rules
        return Scratch(
            seen=blank(rules.OBSERVATION).record,
            order=buffer(np.int8, rules.CARDS),
            scores=buffer(np.int32, rules.SEATS),
            points=buffer(np.int32, rules.SEATS),
            room=buffer(np.int32, rules.SEATS),
            legal=buffer(np.int64, words_for(rules.ACTIONS)),
            die=buffer(np.int64, 1),
        )


class _Rows:
    """An array for interpreted code: rows whose elements are Python numbers."""

    def __init__(self, array: Array) -> None:
        self.shape: Sequence[int] = array.shape
        self._memory = array.data
        self._rows = [row.data for row in array]

    def __getitem__(self, index: Any) -> Any:
        return self._memory[index] if isinstance(index, tuple) else self._rows[index]

    def __setitem__(self, index: Any, value: int) -> None:
        self._memory[index] = value


def _given(name: str, array: Array, dtype: type, shape: tuple[int, ...]) -> Array:
    """Somebody else's array, if it can be written to as it is."""
    fits = isinstance(array, np.ndarray) and array.dtype == dtype and array.shape == shape
    if not (fits and array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"{name} is a writable, contiguous array of {np.dtype(dtype)} with the shape {shape}")
    return array
