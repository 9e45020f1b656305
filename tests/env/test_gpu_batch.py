"""Batches on a GPU: their kernels compile without one; with one they give the processor's numbers, and lend them to PyTorch."""

from __future__ import annotations

import pytest

from atout.game import kinds
from tests.env.test_gpu import cores, run
from tests.packages import package

COMPILE = """
import sys
from types import SimpleNamespace
import numba
from numba import cuda, types
from numba.cuda import dispatcher
from atout.compiled import template
from atout.env.tables import Tables
from atout.env.terms import Agreed
if not cuda.is_available():  # pretend that an H200 is there; nothing is run on it
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))
agreed = Agreed(sys.argv[1], 4, {}, "points", "deals", 100)
agreed.stepping
gpu = template("atout.env.gpu_stepping", agreed.rules)
row = lambda kind: types.Array(kind, 1, "C")
columns = lambda kind: types.Array(kind, 2, "F")
state = row(numba.from_dtype(agreed.rules.STATE))
number, numbers, small, actions = numba.int64, row(numba.int32), row(numba.int8), row(numba.int64)
arrays = [state, actions, numbers, numbers, columns(numba.int32), small, columns(numba.int8), columns(numba.uint8)]
tables = types.NamedTuple([*arrays, columns(numba.int8), columns(numba.float32), small], Tables)
kernels = {
    gpu.reset: (tables, state, number),
    gpu.step: (tables, actions, numba.typeof(agreed.terms)),
    gpu.check: (tables, actions, actions),
    gpu.roll: (actions, number),
    gpu.choose: (tables, actions, actions),
    gpu.show: (tables, actions, columns(numba.int8)),
}
for kernel, arguments in kernels.items():
    assembly, _ = cuda.compile_ptx(kernel, arguments, cc=(9, 0))
    print(kernel.__name__, ".entry" in assembly, assembly.count("call.uni"))
"""

COMPARE = """
import sys
from benchmarks.gpu_env import same
print(same(sys.argv[1], 4))
"""

LEND = """
import sys
from benchmarks.gpu_env import torch_sees_the_same_memory
print(torch_sees_the_same_memory("hilo"))
"""


@pytest.mark.slow
def test_the_kernels_compile() -> None:
    """Of one game: the others differ in their rules, which compile elsewhere."""
    wanted = ("reset", "step", "check", "roll", "choose", "show")
    assert run(COMPILE, "hilo") == "".join(f"{kernel} True 0\n" for kernel in wanted)


@pytest.mark.slow
@pytest.mark.xdist_group("gpu")
@pytest.mark.parametrize("name", list(kinds()))
def test_a_gpu_has_the_same_numbers(name: str) -> None:
    if not cores():
        pytest.skip("there is no GPU here")
    assert run(COMPARE, name) == "True\n"


@pytest.mark.slow
@pytest.mark.xdist_group("gpu")
def test_pytorch_looks_into_the_same_memory() -> None:
    if not cores():
        pytest.skip("there is no GPU here")
    package("torch")
    assert run(LEND) == "True\n"
