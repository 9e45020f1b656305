"""Fair shuffles: what is promised before a match, what the players add, and how anyone checks it afterwards (docs/fairness.md).

Before the match everybody gets the SHA-256 of a secret: whoever shuffles is bound to it. Then the players add numbers of their
own. The seed follows from both, so nobody has chosen it, and after the match the secret is shown.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any

from atout.match.refusal import Refusal

NUMBER = re.compile(r"[0-9a-f]{64}")
"""Secrets, commitments and what players add: 32 bytes each, as records write them."""
ENDINGS = ("finished", "abandoned")


def committed(secret: str) -> str:
    """The commitment to a secret: anybody can compute it from the secret, nobody the secret from it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, entropy: Mapping[int, str]) -> bytes:
    """The seed of a match from the secret and what each seat has added, in the order of the seats."""
    added = b"".join(bytes([seat]) + bytes.fromhex(entropy[seat]) for seat in sorted(entropy))
    return hashlib.sha256(b"atout/1 fair seed" + bytes.fromhex(secret) + added).digest()


def chained(earlier: Sequence[tuple[str, str]], commitment: str) -> str:
    """One number for all matches of a table: those before, by commitment and ending, and the one that begins.

    Whoever has it before a match notices afterwards if one of those before is passed over.
    """
    before = b""
    for number, ending in earlier:
        before = hashlib.sha256(before + bytes.fromhex(number)).digest() + ending.encode()
    return hashlib.sha256(before + bytes.fromhex(commitment)).hexdigest()


def read(value: Any, seats: Sequence[int]) -> dict[str, Any] | None:
    """The key `fairness` of a record, or the refusal that it earns. What it claims is checked by `verify`."""
    if value is None:
        return None
    _read_promise(value, ("commitment", "secret", "entropy", "earlier"), seats)
    earlier = value["earlier"]
    if not isinstance(earlier, list):
        raise Refusal("bad-fairness", what="earlier")
    for one in earlier:
        _read_promise(one, ("commitment", "secret", "entropy", "ended"), range(1, 7))
        if one["ended"] not in ENDINGS:
            raise Refusal("bad-fairness", what="ended")
    return dict(value)


def _read_promise(value: Any, keys: Sequence[str], seats: Sequence[int]) -> None:
    if not isinstance(value, dict) or sorted(value) != sorted(keys):
        raise Refusal("bad-fairness", what="its keys")
    for key in ("commitment", "secret"):
        if not isinstance(value[key], str) or not NUMBER.fullmatch(value[key]):
            raise Refusal("bad-fairness", what=key)
    entropy = value["entropy"]
    known = {str(seat) for seat in seats}
    if not isinstance(entropy, dict) or not entropy.keys() <= known:
        raise Refusal("bad-fairness", what="entropy")
    if not all(isinstance(number, str) and NUMBER.fullmatch(number) for number in entropy.values()):
        raise Refusal("bad-fairness", what="entropy")
