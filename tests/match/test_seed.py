"""The seed of format 1: the vectors that docs/seed.md states, and fairness."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

from atout.game import GAMES
from atout.match import seed as seeds
from atout.match.seed import Stream

DOCUMENT = Path(__file__).parents[2] / "docs" / "seed.md"
SEED = bytes(range(32))


def test_the_documented_vectors() -> None:
    """Every row of the document's table: label, n, first draws below n."""
    rows = re.findall(r"^\| `(.+?)` \| (\d+) \| ([\d ]+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) >= 5
    for label, n, draws in rows:
        stream = Stream(SEED, label)
        assert [stream.below(int(n)) for _ in draws.split()] == [int(draw) for draw in draws.split()]


def test_the_documented_deal() -> None:
    """The whole first deal of a match is in the document, hand by hand."""
    text = DOCUMENT.read_text(encoding="utf-8")
    hands = re.findall(r"^- seat (\d): `(.+)`$", text, re.MULTILINE)
    match = GAMES["xylotar"].match(["A", "B", "C", "D"], {}, SEED)
    assert [hand for _, hand in hands] == match.deals[0]["hands"]
    dealer = re.search(r"seat (\d) deals first", text)
    assert dealer is not None
    assert int(dealer[1]) == match.deals[0]["dealer"]


def test_streams_are_independent_of_each_other() -> None:
    labels = [seeds.dealer(SEED), seeds.deal(SEED, 1), seeds.deal(SEED, 2), seeds.reshuffle(SEED, 1, 1)]
    draws = [tuple(stream.below(1000) for _ in range(8)) for stream in labels]
    assert len(set(draws)) == len(draws)


def test_below_rejects_what_would_be_biased() -> None:
    """With n just over half the range nearly every second word must be drawn again."""
    n = 2**31 + 1

    class Counting(Stream):
        words = 0

        def _word(self) -> int:
            self.words += 1
            return super()._word()

    stream = Counting(SEED, "test")
    for _ in range(1000):
        assert 0 <= stream.below(n) < n
    assert 1800 < stream.words < 2200


def test_every_order_is_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards; 49.7 is the 99.9 % quantile with 23 degrees of freedom."""
    shuffles = 12_000
    counts = Counter(tuple(Stream(i.to_bytes(32, "big"), "test").shuffled(range(4))) for i in range(shuffles))
    expected = shuffles / 24
    assert sum((counts[order] - expected) ** 2 / expected for order in permutations(range(4))) < 49.7


def test_every_card_comes_to_every_place() -> None:
    """Chi-square over 60 cards and 60 places: 3481 degrees of freedom, 3742 is beyond the 99.9 % quantile."""
    shuffles = 6_000
    counts = Counter(
        pair for i in range(shuffles) for pair in enumerate(seeds.deal(i.to_bytes(32, "big"), 1).shuffled(range(60)))
    )
    expected = shuffles / 60
    assert sum((counts[place, card] - expected) ** 2 / expected for place in range(60) for card in range(60)) < 3742
