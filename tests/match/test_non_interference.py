"""What a seat receives depends on nothing that it cannot know.

From a random position everything that the seat cannot know is replaced by another possibility. Colours and public cards are
the same, so the same moves lead there; every byte of its view must be the same too.
"""

from __future__ import annotations

import json
import re
from array import array
from random import Random
from typing import Any

import pytest

from atout.game import GAMES
from atout.match.buffers import scratch
from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.rules.xxl import deck
from tests.tables import random_moves
from tests.variants import OF_XXL, VARIANTS, Variant

XYLOTAR = [variant for variant in VARIANTS if variant[0] == "xylotar"]


def value(card: str) -> int:
    return int(card[1:])


def arranger(owner: int, players: int) -> int:
    """Who ordered the hand of `owner` (X5, X30); written anew here, from the rules."""
    if players == 2:
        return {2: 1, 3: 1, 4: 3, 1: 3}[owner]
    return (owner - 2) % players + 1


def knows(match: Match, seat: int | None, owner: int, slot: int) -> bool:
    """Whether the seat may know this value; written anew here, from the rules and the moves."""
    position = match.state
    if not position.left[owner - 1] >> slot & 1:
        return True  # played or bid
    if seat is None:
        return False
    if arranger(owner, len(match.players)) == seat:
        return True
    looks = [move.split()[1:] for who, move in match.moves if who == seat and move.startswith("look")]
    return seat == owner and any(str(slot + 1) in look for look in looks)


def swap_hidden_values(match: Match, seat: int | None, random: Random) -> list[list[str]] | None:
    """The xylos with some hidden cards of equal colours exchanged, so that all still fall from left to right."""
    state = match.state
    xylos = [[rules_name(state.xylo[o, i]) for i in range(state.size)] for o in range(state.seats)]
    hidden = [(o, i) for o in range(state.seats) for i in range(state.size) if not knows(match, seat, o + 1, i)]
    before = [list(xylo) for xylo in xylos]
    for _ in range(400):
        if len(hidden) < 2:
            break
        (a, i), (b, j) = random.sample(hidden, 2)
        if xylos[a][i][0] != xylos[b][j][0]:
            continue
        xylos[a][i], xylos[b][j] = xylos[b][j], xylos[a][i]
        if not all(value(x[k]) >= value(x[k + 1]) for x in (xylos[a], xylos[b]) for k in range(len(x) - 1)):
            xylos[a][i], xylos[b][j] = xylos[b][j], xylos[a][i]
    return None if xylos == before else xylos


def rules_name(card: int) -> str:
    return "ROYGTBVP"[card >> 4] + str(card & 15)


def received(match: Match, seat: int | None) -> str:
    """Every byte that the seat receives: its view, what follows from that at a glance, the events of the last move, and what
    a learner in its place is given."""
    return json.dumps([match.view(seat), match.at_a_glance(seat), match.events, features(match, seat)])


def features(match: Match, seat: int | None) -> list[int]:
    """The numbers that a learner gets; none for a spectator."""
    if seat is None:
        return []
    kind = match.kind_of(len(match.deals))
    assert kind.features is not None
    seen = scratch(match.rulebook.OBSERVATION, "test")
    match.rulebook.observe(match.state.record, seat - 1, seen.record)
    assert kind.features is not None
    numbers = array("b", bytes(len(list(kind.features.columns(match.state)))))
    kind.features.write(seen.record, memoryview(numbers))
    return numbers.tolist()


@pytest.mark.parametrize("variant", XYLOTAR, ids=str)
def test_xylotar_a_view_does_not_depend_on_hidden_values(variant: Variant) -> None:
    compared = sum(compare_views(variant, Random(number)) for number in range(15))
    assert compared > 20


def compare_views(variant: Variant, random: Random) -> int:
    """Compares the views of a random position of the first round, and returns how many seats had something to hide."""
    _, players, options = variant
    names = [f"P{i}" for i in range(players)]
    deal = GAMES["xylotar"].match(names, {"arrange": "auto"}, random.randbytes(32)).deals[0]
    options = {key: option for key, option in options.items() if key != "arrange"}
    match = GAMES["xylotar"].match(names, options, random.randbytes(32), [deal])
    for _ in random_moves(match, random, limit=random.randrange(10 * players)):
        pass
    compared = 0
    for seat in (None, *match.seats):
        xylos = swap_hidden_values(match, seat, random)
        if xylos is None:
            continue
        other_deal = {"dealer": deal["dealer"], "xylos": [" ".join(xylo) for xylo in xylos]}
        other = GAMES["xylotar"].match(names, options, random.randbytes(32), [other_deal])
        for who, move in match.moves:
            other.play(who, move)
        assert other.state.contents() != match.state.contents()
        assert received(other, seat) == received(match, seat)
        compared += 1
    return compared


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_xylotar_while_hands_are_arranged_each_sees_only_the_own(players: int) -> None:
    """Other hands are replaced completely; who has arranged them already, and how, makes no difference."""
    for number in range(10):
        random = Random(number)
        names = [f"P{i}" for i in range(players)]
        hands = GAMES["xylotar"].match(names, {}, random.randbytes(32)).deals[0]["hands"]
        for seat in GAMES["xylotar"].match.seats_of(players):
            own = [i for i in range(len(hands)) if arranger(i + 1, players) == seat]
            rest = [card for i, hand in enumerate(hands) if i not in own for card in hand.split()]
            random.shuffle(rest)
            size = len(hands[0].split())
            others = [" ".join(rest[k : k + size]) for k in range(0, len(rest), size)]
            changed = [hand if i in own else others.pop() for i, hand in enumerate(hands)]
            views = []
            for given in (hands, changed):
                match = GAMES["xylotar"].match(names, {}, random.randbytes(32), [{"dealer": 1, "hands": given}])
                for other in match.seats:
                    if other != seat and other % 2:
                        match.play(other, match.legal(other)[0])
                views.append(received(match, seat))
            assert views[0] == views[1]


# --- HILO -------------------------------------------------------------------------------------------------------------


def hidden_in_hilo(match: Match, seat: int | None) -> list[str]:
    """What nobody, or not this seat, has seen: face-down cards, the draw pile, a card that another drew (H2, H4, H6)."""
    state = match.state
    flipping = all(move.startswith("flip") for _, move in match.moves) and len(match.moves) < len(match.players)
    cards = [state.pile[i] for i in range(state.next, 104)]
    for owner in range(state.seats):
        for cell in range(state.rows[owner] * state.columns[owner]):
            if state.cell[owner, cell] >= 0 and (flipping or not state.up[owner] >> cell & 1):
                cards.append(state.cell[owner, cell])
    if state.held >= 0 and seat != state.turn + 1:
        cards.append(state.held)
    return [hilo_name(card) for card in cards]


def hilo_name(card: int) -> str:
    return "ROYGTBVP"[card >> 4] + str((card & 15) - 1)


def renamed(deal: dict[str, Any], names: dict[str, str]) -> Any:
    """The deal with some cards exchanged for others."""
    return json.loads(re.sub(r"[A-Z]-?\d+(/[A-Z]\d+)?", lambda found: names.get(found[0], found[0]), json.dumps(deal)))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hilo_a_view_does_not_depend_on_hidden_cards(players: int) -> None:
    names = [f"P{i}" for i in range(players)]
    for number in range(40):
        random = Random(number)
        match = GAMES["hilo"].match(names, {}, random.randbytes(32))
        limit = random.choice([random.randrange(players + 1), 20, 40])
        for _ in random_moves(match, random, limit=limit):
            if len(match.deals) > 1:
                break
        if len(match.deals) > 1 or match.finished:
            continue
        for seat in (None, *match.seats):
            hidden = hidden_in_hilo(match, seat)
            exchanged = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
            other = GAMES["hilo"].match(names, {}, random.randbytes(32), [renamed(match.deals[0], exchanged)])
            for who, move in match.moves:
                other.play(who, move)
            assert other.state.contents() != match.state.contents()
            assert received(other, seat) == received(match, seat)


def test_hilo_nobody_sees_what_the_others_flip_before_all_have() -> None:
    views = []
    for move in ("flip 1 2", "flip 8 9"):
        match = GAMES["hilo"].match(["A", "B", "C"], {}, bytes(32))
        match.play(2, move)
        views.append([received(match, seat) for seat in (None, 1, 3)])
    assert views[0] == views[1]


# --- XXL --------------------------------------------------------------------------------------------------------------


def hidden_in_xxl(match: Match, seat: int | None) -> list[int]:
    """Cards that the seat cannot place: in other hands, in the stock, and in variants 3 and 6 whatever was not dealt (K40, K70).

    A card that everybody saw going into a hand stays where it is: the middle of variant 4 is open (K53).
    """
    state = match.state
    seen_going = {card for who, text in match.moves if text.startswith("swap") for card in text.split() if "/" in card}
    hidden = []
    for owner in range(state.seats):
        if owner + 1 != seat:
            hidden += [card for card in range(55) if state.hand[owner] >> card & 1]
    stock = [state.stock[i] for i in range(state.next, 55)]
    return [card for card in hidden + stock if xxl_name(match, card) not in seen_going]


def xxl_name(match: Match, card: int) -> str:
    return deck.name(match.state, card)


def same_game(match: Match, deal: dict[str, Any], options: dict[str, Any], seed: bytes) -> Match | None:
    """The same moves from another deal, if they are all legal there."""
    try:
        other = GAMES["xxl"].match(match.players, options, seed, [deal])
        for who, move in match.moves:
            other.play(who, move)
    except Refusal:
        return None
    return other


@pytest.mark.parametrize("variant", OF_XXL)
def test_xxl_a_view_does_not_depend_on_hidden_cards(variant: int) -> None:
    """Hidden cards are exchanged one pair at a time; whatever the same moves still lead to must look the same."""
    compared = 0
    for number in range(30):
        random = Random(number)
        players = 2 + number % 5
        options: dict[str, Any] = {"mode": "series", "variant": variant, "times": 1, "trump": number % 2 == 1}
        match = GAMES["xxl"].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
        for _ in random_moves(match, random, limit=random.randrange(1, 30)):
            if match.finished or match.deals[0].get("second"):
                break
        if match.finished or match.deals[0].get("second"):
            continue
        for seat in (None, *match.seats):
            hidden = hidden_in_xxl(match, seat)
            for _ in range(12):
                if len(hidden) < 2:
                    break
                a, b = (xxl_name(match, card) for card in random.sample(hidden, 2))
                other = same_game(match, renamed(match.deals[0], {a: b, b: a}), options, random.randbytes(32))
                if other is not None and other.state.contents() != match.state.contents() and same_options(match, other, seat):
                    assert received(other, seat) == received(match, seat)
                    compared += 1
    assert compared > 100


def same_options(match: Match, other: Match, seat: int | None) -> bool:
    """Who had to draw, or could not follow, shows it: such worlds differ in what everybody may see. The turn is public."""
    return match.to_act == other.to_act and match.view(seat)["counts"] == other.view(seat)["counts"]


def test_xxl_what_others_keep_and_get_is_secret() -> None:
    """In variant 3 the kept cards and the second hands of others are exchanged (K44)."""
    compared = 0
    for number in range(40):
        random = Random(number)
        options: dict[str, Any] = {"mode": "series", "variant": 3, "times": 1}
        match = GAMES["xxl"].match(["A", "B", "C"], options, random.randbytes(32))
        while not match.finished and "second" not in match.deals[0]:
            seat = match.to_act[0]
            match.play(seat, random.choice(match.legal(seat)))
        if match.finished:
            continue
        keeps = [(seat, text) for seat, text in match.moves if text.startswith("keep")]
        for viewer in (None, 1, 2, 3):
            others = [seat for seat, _ in keeps if seat != viewer]
            second = match.deals[0]["second"]
            own = set(second[viewer - 1].split()) if viewer else set()
            own |= {text.split()[1] for seat, text in keeps if seat == viewer}
            moves = [move for move in match.moves if not move[1].startswith("keep")]
            before = GAMES["xxl"].match(match.players, options, None, [{**match.deals[0], "second": []}])
            for seat, text in moves:
                before.play(seat, text)
            other_keeps = [(seat, random.choice(before.legal(seat)) if seat in others else text) for seat, text in keeps]
            kept = {text.split()[1] for _, text in other_keeps}
            if kept & own and any(text.split()[1] in own for seat, text in other_keeps if seat in others):
                continue
            free = [deck.written(card) for card in deck.printed_deck() if deck.written(card) not in kept | own]
            random.shuffle(free)
            hands = [hand if viewer == i + 1 else " ".join(free.pop() for _ in hand.split()) for i, hand in enumerate(second)]
            other = GAMES["xxl"].match(match.players, options, None, [{**match.deals[0], "second": hands}])
            for seat, text in moves + other_keeps:
                other.play(seat, text)
            assert received(other, viewer) == received(match, viewer)
            compared += 1
    assert compared > 40


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_view_says_nothing_of_the_seed_or_of_deals_to_come(variant: Variant) -> None:
    game, players, options = variant
    names = [f"P{i}" for i in range(players)]
    first = GAMES[game].match(names, options, bytes(32))
    deal: dict[str, Any] = first.deals[0]
    views = [received(GAMES[game].match(names, options, bytes([i]) * 32, [deal]), 1) for i in (1, 2)]
    assert views[0] == views[1]
    assert bytes(32).hex() not in received(first, 1)
