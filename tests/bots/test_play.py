"""The rules of play: what people complain about when it is missing. In plain Python, without a compiler."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from atout.bots.bot import Turn
from atout.bots.levels import LEVELS
from atout.bots.making import make_bot
from atout.game import GAMES
from atout.match.match import Match
from tests.belief.positions import twin, worlds
from tests.tables import play, xylotar
from tests.variants import DECKS, OF_XXL, VARIANTS, Variant

QUICK = [level.name for level in LEVELS.values() if not level.thinks_ahead]


def chosen(match: Match, seat: int, bot: str = "club") -> str:
    return make_bot(bot, "seed").choose(Turn(match, seat))


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("variant", VARIANTS[::3], ids=str)
def test_bots_play_legal_moves_to_the_end_of_a_deal(bot: str, variant: Variant) -> None:
    game, players, options = variant
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, bytes(32))
    bots = {seat: make_bot(bot, f"{seat}") for seat in match.seats}
    while not match.result.deals:
        seat = match.to_act[0]
        move = bots[seat].choose(Turn(match, seat))
        assert move in match.legal(seat) or move.startswith("arrange ")  # of many orders that are allowed one is listed
        match.play(seat, move)
        assert len(match.moves) < 1000, "this deal never ends"


@pytest.mark.parametrize("deck", DECKS[1:], ids=["four colours", "red everywhere"])
@pytest.mark.parametrize("variant", OF_XXL)
def test_bots_play_every_variant_of_xxl_with_decks_of_others(deck: dict[str, Any], variant: int) -> None:
    options = {"mode": "series", "variant": variant, "times": 1, "trump": variant == 6, **deck}
    match = GAMES["xxl"].match(["P1", "P2", "P3"], options, bytes(32))
    bots = {seat: make_bot(QUICK[seat % len(QUICK)], f"{seat}") for seat in match.seats}
    while not match.finished:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(Turn(match, seat)))


PEEKING: list[Variant] = [
    ("xylotar", 2, {"arrange": "auto"}),
    ("xylotar", 4, {"arrange": "auto"}),
    ("hilo", 3, {}),
    *(("xxl", 3, {"mode": "series", "variant": variant, "times": 1}) for variant in OF_XXL),
]


@pytest.mark.parametrize("variant", PEEKING, ids=str)
def test_no_bot_peeks(variant: Variant) -> None:
    """Everything that the seat cannot know is exchanged: the same seed must lead to the same choice."""
    compared = 0
    for number in range(10):
        match = random_position(variant, number)
        for seat in match.to_act if match else ():
            assert match is not None
            for world in list(worlds(match, seat, 30, seed=number))[:3]:
                other = twin(match, world)
                assert other.legal(seat) == match.legal(seat)
                for bot in QUICK:
                    assert chosen(other, seat, bot) == chosen(match, seat, bot)
                compared += other.state.contents() != match.state.contents()
    assert compared >= 5


def random_position(variant: Variant, number: int) -> Match | None:
    game, players, options = variant
    random = Random(f"{variant} {number}")
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
    for _ in range(random.randrange(2, 25)):
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)))
        if match.finished or len(match.deals) > 1:
            return None
    return match


# --- Xylotar ----------------------------------------------------------------------------------------------------------

FOUR = (
    "R10 O9 R8 O8 R6 O6 R5 O5 G5 R4 O4 G4 T4 B4 V4",
    "R9 Y8 O7 R7 Y7 G7 Y6 G6 T6 Y5 T5 B5 Y4 R3 O3",
    "Y3 G3 T3 B3 V3 P3 R2 O2 Y2 G2 T2 B2 V2 P2 R1",
    "O1 Y1 G1 T1 B1 V1 P1 R0 O0 Y0 G0 T0 B0 V0 P0",
)


def endgame(won: int) -> Match:
    """Seat 1 has bid 5, has won some tricks, and three cards are left: R10, R8 and O6."""
    match = xylotar(*FOUR)
    state = match.state
    state.bid[0] = 7  # O5
    state.left[0] = 0b100101
    state.won[0] = won
    for seat in range(1, 4):
        state.bid[seat] = 5
        state.left[seat] = 0b111
    return match


def test_club_leads_the_highest_trump_when_every_trick_is_needed() -> None:
    assert chosen(endgame(won=2), 1) == "play 3"  # the leftmost may not be led (X9): R8 is the best that may


def test_club_gets_rid_of_nothing_that_wins_when_no_trick_is_wanted() -> None:
    assert chosen(endgame(won=5), 1) == "play 6"


def test_club_takes_a_trick_as_cheaply_as_possible_when_last() -> None:
    match = endgame(won=2)
    state = match.state
    state.left[0] = 0b100111  # R10, O9, R8, O6
    state.turn, state.lead, state.led, state.played = 0, 1, 1, 3
    for seat, slot in ((1, 2), (2, 7), (3, 0)):  # O7, O2, O1
        state.trick[seat] = slot
    match.rulebook.find_winner(state.record)
    state.known[0] = 0b100111
    assert chosen(match, 1) == "play 2"  # O9; O6 would lose


def test_club_keeps_the_boss_trump_when_a_smaller_one_wins() -> None:
    """The trick is won with R8 as well as with R10: the one that wins later, too, stays."""
    match = endgame(won=2)
    state = match.state
    state.left[0] = 0b000101  # R10, R8: orange is led, and there is none
    state.known[0] = 0b000101
    state.turn, state.lead, state.led, state.played = 0, 1, 1, 3
    for seat, slot in ((1, 2), (2, 7), (3, 0)):  # O7, O2, O1
        state.trick[seat] = slot
    match.rulebook.find_winner(state.record)
    assert chosen(match, 1) == "play 3"


def test_x15_club_announces_before_it_is_too_late() -> None:
    match = xylotar(*FOUR)
    match.state.left[0] = 0b1000000011001  # four cards; after the next one three are left
    for seat in range(1, 4):
        match.state.left[seat] = 0b1111
    play(match, "1 play 4")
    assert chosen(match, 1).startswith("look")


# --- HILO -------------------------------------------------------------------------------------------------------------


def hilo(first: str, second: str, discard: str, draw: str) -> Match:
    match = GAMES["hilo"].match(["A", "B"], {}, bytes(32), [{"tableaus": [first, second], "discard": discard, "draw": draw}])
    return play(match, "1 flip 1 2", "2 flip 1 2")


def test_h16_club_does_not_close_a_round_that_would_be_doubled() -> None:
    """One card is face down, the own sum is high: the drawn eight goes where a ten lay, not where it would end the round."""
    match = hilo("R10 O9 Y8 G7 T6 B5 V4 P3 R2", "O-1 O0 Y0 G0 T0 B0 V0 P0 R0", "V11", "Y9 R3")
    state = match.state
    for cell in range(8):
        match.rulebook.turn_up(state.record, 0, cell)
    state.turn = 0
    play(match, "1 draw")
    assert chosen(match, 1) != "drop 9"
    assert chosen(match, 1) != "swap 9"


def test_h8_club_clears_a_line_that_counts_and_keeps_one_that_does_not() -> None:
    for cards, expected in (("R9 R8 O1 G7 T6 B5 V4 P3 Y2", "clear row 1"), ("R-1 R0 O1 G7 T6 B5 V4 P3 Y2", "keep")):
        match = hilo(cards, "O9 O10 Y11 G11 T11 B11 V11 P11 R11", "R0" if "R-1" not in cards else "R1", "B0 B1")
        state = match.state
        discard = state.pile[0]
        if expected == "keep":  # a line worth -1 + 0 + 0
            state.pile[0] = 1  # R0
            state.cell[0, 1] = 1
            state.cell[0, 0] = 0
            assert discard
        match.rulebook.turn_up(state.record, 0, 1)
        state.turn = 0
        play(match, "1 take 3")
        assert chosen(match, 1) == expected


def test_novice_and_club_take_a_low_card_that_lies_open() -> None:
    match = hilo("R10 O11 Y8 G7 T6 B5 V4 P3 R2", "O-1 O0 Y0 G0 T0 B0 V0 P0 R0", "V-1", "Y9 R3")
    match.state.turn = 0
    for bot in ("novice", "club"):
        assert chosen(match, 1, bot).startswith("take")


# --- XXL --------------------------------------------------------------------------------------------------------------


def xxl(variant: int, hands: list[str], stock: str = "", dealer: int = 2) -> Match:
    deal: dict[str, Any] = {"dealer": dealer, "hands": hands}
    if stock:
        deal["stock"] = stock
    return GAMES["xxl"].match([f"P{i}" for i in range(len(hands))], {"mode": "series", "variant": variant}, bytes(32), [deal])


def test_k54_club_does_not_pass_while_it_can_take_a_card() -> None:
    """Nobody stalls: where no street can be laid, something is exchanged."""
    for number in range(12):
        match = GAMES["xxl"].match(["A", "B", "C"], {"mode": "series", "variant": 4, "times": 1}, bytes([number]) * 32)
        seat = match.to_act[0]
        assert chosen(match, seat) != "pass"


def test_k12_novice_plays_the_highest_total() -> None:
    for number in range(12):
        match = GAMES["xxl"].match(["A", "B", "C"], {"mode": "series", "variant": 2, "times": 1}, bytes([number]) * 32)
        seat = match.to_act[0]
        plays = {move: sum(int(side[1:]) for side in move.split()[1].split("/")) for move in match.legal(seat) if "/" in move}
        if plays:
            assert plays[chosen(match, seat, "novice")] == max(plays.values())
