"""XXL's beliefs against enumeration, against a naive method, and against the rules."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from atout.belief.imagining import World
from atout.compiled import blank, buffer
from atout.game import GAMES
from atout.match.buffers import as_buffer, members
from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.rules.bits import WORD
from atout.rules.xxl import deck
from tests.belief.positions import chi_square_is_plausible, position, twin, worlds
from tests.variants import DECKS, OF_XXL


def series(variant: int, **options: Any) -> dict[str, Any]:
    return {"mode": "series", "variant": variant, "times": 1, **options}


def replayed(match: Match, dealt: Any, seat: int) -> tuple[Any, float]:
    """The moves in another deal, and how likely they were if everybody but `seat` chose at random; 0 if one was not legal.

    Written anew, in plain Python.
    """
    rules, state = match.rulebook, blank(match.rulebook.STATE)
    state.restore(dealt.contents())
    legal = buffer(np.int64, -(-rules.ACTIONS // WORD))
    weight = 1.0
    as_made = getattr(rules, "as_made", lambda s, owner, seen: seen)
    for owner, seen in match.made:
        action = as_made(state.record, owner, seen)
        if action < 0 or not rules.waiting(state.record) >> owner & 1:
            return state, 0.0
        rules.legal(state.record, owner, legal)
        allowed = [WORD * i + bit for i, word in enumerate(legal) for bit in members(int(word))]
        if action not in allowed:
            return state, 0.0
        if owner != seat - 1:
            weight /= len(allowed)
        rules.play(state.record, owner, action)
    return state, 0.0 if rules.over(state.record) else weight


def dealt_with(match: Match, hands: list[int], stock: list[int]) -> Any | None:
    """The record at first, with other hands and another stock; None if another seat would have begun (K7)."""
    true = blank(match.rulebook.STATE)
    true.restore(match.dealt)
    state = blank(match.rulebook.STATE)
    state.restore(match.dealt)
    order = [card for hand in hands for card in members(hand)] + stock
    match.rulebook.start(state.record, as_buffer(order))
    return state if state.turn == true.turn else None


def hands_of(state: Any) -> tuple[int, ...]:
    return tuple(state.hand[seat] for seat in range(state.seats))


# --- Enumeration ------------------------------------------------------------------------------------------------------


def last_tricks(number: int) -> tuple[Match, int] | None:
    """Variant 6 for two: the opponent has two cards left, and 31 lie aside."""
    match = position("xxl", 2, series(6), number, 20)
    return (match, match.to_act[0]) if match else None


def enumerate_hands(match: Match, seat: int) -> dict[int, float]:
    """Every pair of cards that the opponent can still have, and how likely it is."""
    true = blank(match.rulebook.STATE)
    true.restore(match.dealt)
    other = 2 - seat
    shown = true.hand[other] & ~match.state.hand[other]
    own = true.hand[seat - 1]
    unseen = [card for card in range(55) if not (own | shown) >> card & 1]
    found = {}
    for cards in combinations(unseen, match.state.hand[other].bit_count()):
        hidden = sum(1 << card for card in cards)
        hands = [0, 0]
        hands[seat - 1], hands[other] = own, shown | hidden
        dealt = dealt_with(match, hands, [card for card in unseen if card not in cards])
        if dealt is not None and (weight := replayed(match, dealt, seat)[1]):
            found[hidden] = weight
    total = sum(found.values())
    return {hidden: weight / total for hidden, weight in found.items()}


@pytest.mark.slow
def test_samples_follow_the_enumerated_distribution() -> None:
    """Draws count as much as they should: the same in proportion for every world; and they reach every world."""
    compared = 0
    for number in range(4):
        found = last_tricks(number)
        if found is None:
            continue
        match, seat = found
        expected = enumerate_hands(match, seat)
        drawn = list(worlds(match, seat, 3000))
        weights: dict[int, set[float]] = defaultdict(set)
        counts: Counter[int] = Counter()
        for world in drawn:
            hidden = world.now.hand[2 - seat]
            weights[hidden].add(round(math.log(world.weight), 6))
            counts[hidden] += 1
        assert set(counts) <= set(expected)
        assert all(len(same) == 1 for same in weights.values())
        offsets = {round(next(iter(weights[h])) - math.log(expected[h]), 4) for h in counts}
        assert max(offsets) - min(offsets) < 0.001  # weights are the probabilities, up to a factor
        assert chi_square_is_plausible([counts[h] for h in expected], [1 / len(expected)] * len(expected))
        compared += 1
    assert compared >= 2


def naive_worlds(match: Match, seat: int, tries: int, random: Random) -> Iterator[tuple[tuple[int, ...], float]]:
    """Deals everything that the seat did not have at first anew, and looks whether the moves still fit. Hardly ever."""
    true = blank(match.rulebook.STATE)
    true.restore(match.dealt)
    sizes = [hand.bit_count() for hand in hands_of(true)]
    own = true.hand[seat - 1]
    dealt_cards = sum(sizes)
    table = [true.stock[i] for i in range(dealt_cards, true.next)]
    rest = [card for card in range(55) if not own >> card & 1 and card not in table]
    for _ in range(tries):
        random.shuffle(rest)
        hands, used = [], 0
        for i, size in enumerate(sizes):
            hands.append(own if i == seat - 1 else sum(1 << card for card in rest[used : used + size]))
            used += 0 if i == seat - 1 else size
        dealt = dealt_with(match, hands, table + rest[used:])
        if dealt is None:
            continue
        state, weight = replayed(match, dealt, seat)
        if weight and looks_the_same(match.state, state, seat):
            yield hands_of(state), weight


def looks_the_same(a: Any, b: Any, seat: int) -> bool:
    """The seat also knows what it has drawn itself, and what was turned over."""
    return a.hand[seat - 1] == b.hand[seat - 1] and (not hasattr(a, "middle") or a.middle == b.middle)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "moves"), [(1, 2), (2, 2), (4, 3), (5, 2)])
def test_samples_agree_with_dealing_anew_until_it_fits(variant: int, moves: int) -> None:
    """Early in the deal the naive method still finds worlds. Both must say how likely a card is in another hand."""
    compared = 0
    for number in range(20):
        match = position("xxl", 2, series(variant), number, moves)
        if match is None or compared == 2:
            continue
        seat = match.to_act[0]
        naive = list(naive_worlds(match, seat, 3000, Random(number)))
        effective = sum(w for _, w in naive) ** 2 / max(1e-300, sum(w * w for _, w in naive))
        drawn = [(hands_of(world.now), world.weight) for world in worlds(match, seat, 1500)]
        if effective < 100 or not drawn:
            continue
        own_effective = sum(w for _, w in drawn) ** 2 / sum(w * w for _, w in drawn)
        for card in range(55):
            a, b = (share(some, 2 - seat, card) for some in (naive, drawn))
            error = math.sqrt(max(a * (1 - a), 0.01) * (1 / effective + 1 / own_effective))
            assert abs(a - b) < 5 * error
        compared += 1
    assert compared == 2


def share(weighed: list[tuple[tuple[int, ...], float]], owner: int, card: int) -> float:
    total = sum(weight for _, weight in weighed)
    return sum(weight for hands, weight in weighed if hands[owner] >> card & 1) / total


# --- Every position ---------------------------------------------------------------------------------------------------


def played_in(match: Match, world: World, options: dict[str, Any]) -> Match | None:
    """The same moves from the sampled deal, through the front door, where every rule is checked."""
    state = world.dealt
    names = [deck.name(state, card) for card in range(55)]
    hands = [" ".join(names[card] for card in members(hand)) for hand in hands_of(state)]
    given: dict[str, Any] = {"dealer": state.dealer + 1, "hands": hands}
    if match.rulebook.NEEDS_STOCK:
        given["stock"] = " ".join(names[state.stock[i]] for i in range(sum(h.bit_count() for h in hands_of(state)), 55))
    other = GAMES["xxl"].match(match.players, options, bytes(32), [given])
    try:
        for seat, text in match.moves:
            other.play(seat, text)
    except Refusal:
        return None
    return other


@pytest.mark.parametrize("variant", OF_XXL)
def test_no_sampled_world_is_impossible(variant: int) -> None:
    """In a sampled world every move was legal, and the seat sees there exactly what it sees."""
    looked_at = 0
    for number in range(16):
        players = 2 + number % 5
        options = series(variant, trump=number % 2 == 1, **DECKS[number % 3])
        match = position("xxl", players, options, number, (1, 5, 12, 24, 40)[number % 5])
        if match is None or match.deals[0].get("second"):
            continue
        for seat in (None, *match.seats):
            drawn = list(worlds(match, seat, 12))
            for world in drawn[:2]:
                assert twin(match, world).view(seat) == match.view(seat)
                if not any(text.startswith("keep") for _, text in match.moves):
                    other = played_in(match, world, options)
                    assert other is not None
                    assert other.view(seat) == match.view(seat)
                looked_at += 1
    assert looked_at > 30


@pytest.mark.parametrize("variant", OF_XXL)
def test_worlds_are_found_in_every_position(variant: int) -> None:
    """However constrained: in random play, whoever is to act can imagine where the cards lie."""
    for number in range(12):
        players = 2 + number % 5
        random = Random(number)
        options = series(variant, trump=number % 2 == 1, **DECKS[number % 3])
        match = GAMES["xxl"].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
        step = 0
        while not match.finished:
            seat = random.choice(match.to_act)
            if step % 7 == number % 7:
                assert next(worlds(match, seat, 3000), None) is not None
            match.play(seat, random.choice(match.legal(seat)))
            step += 1


def test_k44_the_second_round_of_variant_3_is_imagined_with_a_kept_card_each() -> None:
    looked_at = 0
    for number in range(12):
        random = Random(number)
        match = GAMES["xxl"].match(["A", "B", "C"], series(3), random.randbytes(32))
        while not match.finished and not match.deals[0].get("second"):
            seat = random.choice(match.to_act)
            match.play(seat, random.choice(match.legal(seat)))
        for _ in range(random.randrange(8)):
            if not match.finished:
                seat = match.to_act[0]
                match.play(seat, random.choice(match.legal(seat)))
        if match.finished:
            continue
        for seat in match.seats:
            for world in list(worlds(match, seat, 60))[:5]:
                assert twin(match, world).view(seat) == match.view(seat)
                for owner in range(3):
                    if world.dealt.hand[owner]:
                        assert world.dealt.hand[owner] & world.dealt.earlier[owner]
                looked_at += 1
    assert looked_at > 30


def test_k41_a_seat_that_could_not_follow_has_no_card_of_the_colour() -> None:
    """Variant 3: what somebody has shown not to have is in no sampled hand of theirs."""
    shown = 0
    for number in range(20):
        match = position("xxl", 4, series(3), number, 18)
        if match is None:
            continue
        seat = match.to_act[0]
        missing = seen_missing(match, seat)
        for world in worlds(match, seat, 40):
            for owner, colour in missing:
                assert not world.now.hand[owner] & world.now.carries[colour]
        shown += len(missing)
    assert shown > 5


def seen_missing(match: Match, seat: int) -> set[tuple[int, int]]:
    """Seats and colours: who has played another colour than the trick's in this deal. Only from the moves, as people do."""
    found, colour = set(), 0
    for owner, text in match.moves:
        card = text.split()[1]
        if " as " in text:
            colour = "RYGBO".index(text[-1])
        elif owner != seat and "RYGBO"[colour] not in card:
            found.add((owner - 1, colour))
    return found
