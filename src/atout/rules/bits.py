"""Sets of small numbers as bits of an integer: slots, colours, seats, actions.

Everything here compiles to one or two instructions, on a processor as on a GPU; interpreted, it is plain Python.
"""

from __future__ import annotations

from typing import Any

from atout.compiled import INTERPRETED, compiled

WORD = 32
"""A larger set, of actions for example, is an array of words; number `n` is bit `n % WORD` of word `n // WORD`."""

if INTERPRETED:

    def popcount(bits: int) -> int:
        """How many numbers are in the set."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """The lowest number in a set that is not empty."""
        return (bits & -bits).bit_length() - 1

    def highest(bits: int) -> int:
        """The highest number in a set that is not empty."""
        return bits.bit_length() - 1

else:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def _ctpop(typing_context: Any, bits: Any) -> Any:
        return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])

    @intrinsic
    def _cttz(typing_context: Any, bits: Any) -> Any:
        return types.int64(types.int64), lambda _, builder, __, args: builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    @intrinsic
    def _ctlz(typing_context: Any, bits: Any) -> Any:
        return types.int64(types.int64), lambda _, builder, __, args: builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    @compiled
    def popcount(bits: int) -> int:
        """How many numbers are in the set."""
        return _ctpop(bits)

    @compiled
    def lowest(bits: int) -> int:
        """The lowest number in a set that is not empty."""
        return _cttz(bits)

    @compiled
    def highest(bits: int) -> int:
        """The highest number in a set that is not empty."""
        return 63 - _ctlz(bits)


@compiled
def nth(bits: int, n: int) -> int:
    """The number with `n` lower ones in the set."""
    first = lowest(bits)
    run = bits >> first
    if run & run + 1 == 0:  # no gap, as in many sets of legal actions
        return first + n
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@compiled
def add(numbers: Any, number: int) -> None:
    """Puts a number into a set of several words."""
    numbers[number // WORD] |= 1 << number % WORD


def words_for(members: int) -> int:
    """How many words a set of that many numbers takes."""
    return (members + WORD - 1) // WORD


@compiled
def size(numbers: Any, words: int) -> int:
    """How many numbers are in a set of several words."""
    count = 0
    for word in range(words):
        count += popcount(numbers[word])
    return count


@compiled
def next_in(numbers: Any, words: int, after: int) -> int:
    """The lowest number in a set of several words that is higher than `after`; -1 if there is none. Begin with -1."""
    word = (after + 1) // WORD
    if word >= words:
        return -1
    bits = numbers[word] >> (after + 1) % WORD << (after + 1) % WORD
    while bits == 0:
        word += 1
        if word >= words:
            return -1
        bits = numbers[word] + 0
    return word * WORD + lowest(bits)


@compiled
def contains(numbers: Any, number: int) -> bool:
    return numbers[number // WORD] >> number % WORD & 1 == 1
