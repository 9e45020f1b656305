"""Why a move of XXL is refused, with the number of the rule that it breaks. One function a variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from atout.game.xxl.notation import Move, write
from atout.game.xxl.variants import DEALT_BY
from atout.match.refusal import Refusal
from atout.rules.xxl import colour, refuse, shedding, streets
from atout.rules.xxl.cards import LETTERS, NONE, side_colour, side_with, value_in
from atout.rules.xxl.deck import name

COLOUR_NAMES = ("red", "yellow", "green", "blue", "orange")
VERBS = {
    1: {"play", "draw", "pass"},
    2: {"play", "draw", "pass"},
    3: {"play", "pass", "keep"},
    4: {"street", "swap", "draw", "give", "pass", "done"},
    5: {"play", "draw", "pass"},
    6: {"play", "trump"},
}


def reason(variant: int, state: Any, seat: int, move: Move) -> Refusal:
    """The refusal that an illegal move earns. Seats are counted from 0."""
    if move.verb not in VERBS[variant]:
        return Refusal("not-in-this-variant", DEALT_BY[variant], text=write(state, move), variant=variant)
    if variant == 3 and (state.phase == refuse.SECRET or move.verb == "keep"):
        return keep_reason(state, seat, move)
    if seat != state.turn:
        return Refusal("not-your-turn", "K8", turn=state.turn + 1, seat=seat + 1)
    if variant in (1, 2, 5):
        return shedding_reason(variant, state, seat, move)
    return {3: refuse_reason, 4: streets_reason, 6: colour_reason}[variant](state, seat, move)


def has(state: Any, seat: int, card: int) -> bool:
    return bool(state.hand[seat] >> card & 1)


def not_in_hand(state: Any, seat: int, card: int) -> Refusal:
    return Refusal("not-in-hand", "K9", seat=seat + 1, card=name(state, card))


# --- Variants 1, 2 and 5 ----------------------------------------------------------------------------------------------


def shedding_reason(variant: int, state: Any, seat: int, move: Move) -> Refusal:
    playable = shedding.playable(state.record, seat)
    if move.verb == "draw" and state.phase == shedding.DRAWN:
        return Refusal("only-the-drawn-card", "K10", seat=seat + 1, card=name(state, state.drawn))
    if move.verb in ("draw", "pass"):
        if playable:
            return Refusal("must-play", "K62" if variant == 5 else "K10", seat=seat + 1)
        if move.verb == "draw":
            return Refusal("pile-is-empty", "K10")
        return Refusal("draw-first-xxl", "K10", seat=seat + 1)
    (card,) = move.cards
    if not has(state, seat, card):
        return not_in_hand(state, seat, card)
    if state.phase == shedding.DRAWN and card != state.drawn:
        return Refusal("only-the-drawn-card", "K10", seat=seat + 1, card=name(state, state.drawn))
    return LAY_REASONS[variant](state, move, card)


def runs_reason(state: Any, move: Move, card: int) -> Refusal:
    shown = name(state, card)
    if move.column is None or move.colour is None:
        return Refusal("name-the-way", "K25", example=f"play {shown} on 1 by {LETTERS[side_colour(state.record, card, 0)]}")
    if not 1 <= move.column <= 2:
        return Refusal("no-such-column", "K20", column=move.column)
    value = value_in(state.record, card, move.colour)
    if value == NONE:
        return Refusal("not-on-card", "K21", card=shown, colour=COLOUR_NAMES[move.colour])
    column = move.column - 1
    top = value_in(state.record, state.top[column], move.colour)
    in_run = state.joined[column] != NONE and top != NONE
    if in_run and side_with(state.record, state.top[column], move.colour) == state.joined[column] and abs(value - top) == 1:
        return Refusal("wrong-direction", "K22", column=move.column, way="up" if state.step[column] > 0 else "down")
    return Refusal("does-not-join", "K21", card=shown, column=move.column, colour=COLOUR_NAMES[move.colour])


def name_the_colour(state: Any, card: int, rule: str) -> Refusal:
    """With an example of how that is written."""
    letter = LETTERS[side_colour(state.record, card, 0)]
    return Refusal("name-the-colour", rule, example=f"play {name(state, card)} as {letter}")


def below_reason(state: Any, move: Move, card: int) -> Refusal:
    if move.colour is not None:
        return Refusal("nothing-is-named", "K31")
    return Refusal("does-not-fit", "K31", card=name(state, card))


def descents_reason(state: Any, move: Move, card: int) -> Refusal:
    if move.colour is None or move.column is not None:
        return name_the_colour(state, card, "K61")
    if value_in(state.record, card, move.colour) == NONE:
        return Refusal("not-on-card", "K61", card=name(state, card), colour=COLOUR_NAMES[move.colour])
    return Refusal("row-wants", "K61", colour=COLOUR_NAMES[move.colour], value=state.wanted[move.colour])


LAY_REASONS: dict[int, Callable[[Any, Move, int], Refusal]] = {1: runs_reason, 2: below_reason, 5: descents_reason}


# --- Variant 3 --------------------------------------------------------------------------------------------------------


def keep_reason(state: Any, seat: int, move: Move) -> Refusal:
    if state.phase != refuse.SECRET:
        return Refusal("not-keeping", "K44")
    if move.verb != "keep":
        return Refusal("keep-now", "K44")
    if state.kept[seat] != NONE:
        return Refusal("kept-already", "K44", seat=seat + 1)
    return Refusal("not-won", "K44", seat=seat + 1, card=name(state, move.cards[0]))


def refuse_reason(state: Any, seat: int, move: Move) -> Refusal:
    if move.verb == "pass":
        if state.phase == refuse.LEAD:
            return Refusal("leader-never-passes", "K45", seat=seat + 1)
        return Refusal("may-not-pass", "K45")
    (card,) = move.cards
    if not has(state, seat, card):
        return not_in_hand(state, seat, card)
    if state.phase == refuse.LEAD:
        if move.colour is None or move.column is not None:
            return name_the_colour(state, card, "K40")
        return Refusal("not-on-card", "K40", card=name(state, card), colour=COLOUR_NAMES[move.colour])
    if move.colour is not None:
        return Refusal("follower-names-nothing", "K40")
    return Refusal("must-follow-colours", "K41", seat=seat + 1, colours=[COLOUR_NAMES[state.colour]])


# --- Variant 4 --------------------------------------------------------------------------------------------------------


def streets_reason(state: Any, seat: int, move: Move) -> Refusal:
    if state.phase == streets.GIVE and move.verb != "give":
        return Refusal("give-now", "K53", seat=seat + 1)
    match move.verb:
        case "street":
            return street_reason(state, seat, move)
        case "swap" | "draw" if state.exchange:
            return Refusal("one-exchange", "K51")
        case "draw":
            return Refusal("pile-is-empty", "K53")
        case "swap":
            given, taken = move.cards
            if not has(state, seat, given):
                return not_in_hand(state, seat, given)
            return Refusal("not-in-middle", "K53", card=name(state, taken))
        case "give" if state.phase != streets.GIVE:
            return Refusal("draw-before-giving", "K53")
        case "give":
            return not_in_hand(state, seat, move.cards[0])
        case "pass":
            return Refusal("done-not-pass", "K51", seat=seat + 1)
    return Refusal("pass-not-done", "K51", seat=seat + 1)


def street_reason(state: Any, seat: int, move: Move) -> Refusal:
    assert move.colour is not None
    if state.street:
        return Refusal("one-street", "K51")
    values = [value_in(state.record, card, move.colour) for card in move.cards]
    if NONE in values or values != [values[0], values[0] + 1, values[0] + 2]:
        return Refusal("not-a-street", "K52", colour=COLOUR_NAMES[move.colour])
    for card in move.cards:
        if not (state.hand[seat] | state.middle) >> card & 1:
            return Refusal("not-at-hand", "K52", card=name(state, card), seat=seat + 1)
    return Refusal("one-from-hand", "K52")


# --- Variant 6 --------------------------------------------------------------------------------------------------------


def colour_reason(state: Any, seat: int, move: Move) -> Refusal:
    if move.verb == "trump":
        if state.phase == colour.NAME_TRUMP and move.colour is not None:
            return Refusal("no-such-colour", "K2", colour=COLOUR_NAMES[move.colour])
        return Refusal("no-trump", "K76")
    if state.phase == colour.NAME_TRUMP:
        return Refusal("name-trump", "K76", seat=seat + 1)
    (card,) = move.cards
    if not has(state, seat, card):
        return not_in_hand(state, seat, card)
    if move.colour is not None:
        return Refusal("nothing-is-named", "K71")
    if state.trump != NONE and side_with(state.record, card, state.trump) != NONE:
        return Refusal("counts-as-trump", "K76", card=name(state, card), colour=COLOUR_NAMES[state.trump])
    opened = [COLOUR_NAMES[c] for c in range(len(COLOUR_NAMES)) if state.open >> c & 1]
    return Refusal("must-follow-colours", "K71", seat=seat + 1, colours=opened)
