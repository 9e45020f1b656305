"""Many tables on a GPU, stepped together: what a learner sees, may do and gets, without leaving the device."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from atout.compiled import blank, template
from atout.env.batches import Batches, check_seed
from atout.env.device_array import DeviceArray
from atout.env.tables import Tables
from atout.env.terms import IllegalAction, Of, Reward

THREADS = 128
"""In a block."""


class GpuBatch(Batches):
    """Like `Batch`, on a GPU: the same games, seeds and numbers, bit for bit (tests/env/test_gpu_batch.py).

    Every array is a `DeviceArray`, over whose memory PyTorch and JAX work without a copy: `torch.from_dlpack(batch.observation)`
    once is enough, because each step writes to the same places. Actions come as anything that has a CUDA array interface.
    Work is done on the stream that is given (its number, as `torch.cuda.current_stream().cuda_stream` has it), and a step
    returns before it is done. With checking it waits, to hear whether all actions were legal.
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
        stream: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(game, tables, players, options, of=of, reward=reward, checked=checked, most_steps=most_steps)
        agreed = self.agreed
        self.stream = cuda.external_stream(stream) if stream else cuda.default_stream()
        agreed.stepping  # noqa: B018  the kernels are made of it
        self._kernels = template("atout.env.gpu_stepping", agreed.rules)
        self._blocks = -(-tables // THREADS)
        seats, width = agreed.seats, len(agreed.features)

        def array(dtype: type, *shape: int) -> Any:
            """Column by column: threads that stand side by side write side by side."""
            return cuda.device_array(shape, dtype, order="F")

        self._tables = Tables(
            states=cuda.device_array(tables, agreed.rules.STATE),
            random=array(np.int64, tables),
            steps=array(np.int32, tables),
            deals=array(np.int32, tables),
            totals=array(np.int32, tables, players),
            seat=array(np.int8, tables),
            features=array(np.int8, tables, width),
            mask=array(np.uint8, tables, agreed.actions),
            unseen=array(np.int8, tables, len(agreed.unseen_features) if unseen else 0),
            reward=array(np.float32, tables, seats),
            done=array(np.int8, tables),
        )
        self._agreed = cuda.to_device(agreed.state.memory)
        self._dice = array(np.int64, tables)
        self._wrong = array(np.int64, 1)
        self.observation = DeviceArray(self._tables.features)
        self.mask = DeviceArray(self._tables.mask, np.bool_)
        self.unseen = DeviceArray(self._tables.unseen)
        self.seat = DeviceArray(self._tables.seat)
        self.reward = DeviceArray(self._tables.reward)
        self.done = DeviceArray(self._tables.done)
        self.totals = DeviceArray(self._tables.totals)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """All tables from their beginnings."""
        check_seed(seed)
        self._run(self._kernels.reset_kernel, self._tables, self._agreed, seed)
        self._run(self._kernels.roll_kernel, self._dice, seed)

    def step(self, actions: Any) -> None:
        """Makes a decision at every table, by the seat that is to act there."""
        chosen = cuda.as_cuda_array(actions, sync=False)
        self._check_actions(chosen)
        if self.checked:
            self._wrong.copy_to_device(np.array([self.tables]), stream=self.stream)
            self._run(self._kernels.check_kernel, self._tables, chosen, self._wrong)
            wrong = int(self._wrong.copy_to_host(stream=self.stream)[0])
            if wrong < self.tables:
                raise self._illegal(wrong, int(chosen[wrong : wrong + 1].copy_to_host()[0]))
        self._run(self._kernels.step_kernel, self._tables, chosen, self.agreed.terms)

    def random_actions(self) -> DeviceArray:
        """Any legal action at each table; the same ones as those of a `Batch` with the same seed."""
        actions = cuda.device_array(self.tables, np.int64)
        self._run(self._kernels.choose_kernel, self._tables, self._dice, actions)
        return DeviceArray(actions)

    def observe(self, seats: Any) -> DeviceArray:
        """What any seats see, one at each table."""
        out = cuda.device_array(self._tables.features.shape, np.int8, order="F")
        self._run(self._kernels.show_kernel, self._tables, cuda.as_cuda_array(seats, sync=False), out)
        return DeviceArray(out)

    def synchronize(self) -> None:
        """Waits until everything that was asked for is done."""
        self.stream.synchronize()

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[self._blocks, THREADS, self.stream](*arguments)

    def _illegal(self, table: int, action: int) -> IllegalAction:
        state = blank(self.agreed.rules.STATE)
        state.restore(self._tables.states[table : table + 1].copy_to_host().tobytes())
        seat = int(self._tables.seat[table : table + 1].copy_to_host()[0])
        return self.agreed.illegal(state, table, seat, action)
