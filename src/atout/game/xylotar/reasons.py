"""Why a move of Xylotar is refused, with the number of the rule that it breaks."""

from __future__ import annotations

from typing import Any

from atout.game.xylotar.notation import Move, hand, receivers
from atout.match.refusal import Refusal
from atout.rules import xylotar as rules
from atout.rules.bits import lowest, popcount
from atout.rules.cards import COLOURS, NAMES, colour, rank


def check(state: Any, seat: int, move: Move, *, first_round: bool) -> None:
    """Raises the refusal that a move earns, or returns if it is legal. Seats are counted from 0."""
    if rules.is_automaton(state.record, seat):
        raise Refusal("automaton", "X33", seat=seat + 1)
    if move.verb == "begin" or state.phase == rules.BEGIN:
        check_beginning(state, seat, move)
    elif move.verb == "arrange":
        check_arrangement(state, seat, move)
    elif state.phase == rules.ARRANGE:
        if any(state.placed[receiver] < state.size for receiver in receivers(state, seat)):
            raise Refusal("arrange-first", "X4", seat=seat + 1)
        raise Refusal("wait-for-arrangers", "X5")
    elif move.verb == "play":
        check_play(state, seat, move.slots[0], first_round)
    else:
        check_announcement(state, seat, move)


def of_action(state: Any, seat: int, action: int) -> Refusal | None:
    """Why whoever is to decide may not take an action of the rules: with a hand that is arranged card by card, one of them."""
    if action >= rules.PLACE:
        return place_reason(state, seat, action - rules.PLACE)
    if state.phase == rules.BEGIN:
        move = Move("begin", (action,))
    elif action < rules.HOLD:
        move = Move("play", (action,))
    elif action == rules.HOLD:
        move = Move("hold")
    elif action < rules.BID:
        move = Move("look", (action - rules.LOOK, action - rules.LOOK + 1))
    else:
        move = Move("bid", (action - rules.BID,))
    try:
        check(state, seat, move, first_round=True)
    except Refusal as refusal:
        return refusal
    return None


def place_reason(state: Any, seat: int, action: int) -> Refusal | None:
    """Why a colour cannot be the next of a hand."""
    which, suit = divmod(action, COLOURS)
    if state.phase != rules.ARRANGE:
        return Refusal("all-laid-out", "X5")
    possible = [rules.receiver(state.record, seat, number) for number in range(2 if state.players == 2 else 1)]
    if which >= len(possible):
        return Refusal("no-receiver", "X5")
    left = hand(state, possible[which])[state.placed[possible[which]] :]
    found = [number for number in left if colour(number) == suit]
    if not left:
        return Refusal("already-arranged", "X4", seat=seat + 1)
    if not found:
        return Refusal("not-the-hand", "X4", receiver=possible[which] + 1)
    return Refusal("arrange-order", "X4", card=rules.name(left[0]), before=rules.name(found[0]))


# --- Who begins -------------------------------------------------------------------------------------------------------


def check_beginning(state: Any, seat: int, move: Move) -> None:
    """X24: one player decides, among those who are tied, before anybody gets a hand."""
    if state.phase != rules.BEGIN:
        raise Refusal("nothing-to-decide", "X24")
    if seat != state.decider:
        raise Refusal("not-decider", "X24", turn=state.decider + 1, seat=seat + 1)
    tied = [owner + 1 for owner in range(state.seats) if state.tied >> owner & 1]
    if move.verb != "begin" or move.slots[0] + 1 not in tied:
        raise Refusal("who-begins", "X24", seat=seat + 1, seats=tied)


# --- Arranging --------------------------------------------------------------------------------------------------------


def check_arrangement(state: Any, seat: int, move: Move) -> None:
    if state.phase != rules.ARRANGE:
        raise Refusal("all-laid-out", "X5")
    receiver = _receiver(state, seat, move)
    if state.placed[receiver] == state.size:
        raise Refusal("already-arranged", "X4", seat=seat + 1)
    if sorted(move.cards) != sorted(hand(state, receiver)):
        raise Refusal("not-the-hand", "X4", receiver=receiver + 1)
    for before, after in zip(move.cards, move.cards[1:], strict=False):
        if rank(after) > rank(before):
            raise Refusal("arrange-order", "X4", card=rules.name(after), before=rules.name(before))


def _receiver(state: Any, seat: int, move: Move) -> int:
    possible = receivers(state, seat)
    if state.players == 2:
        if move.receiver not in possible:
            raise Refusal("name-receiver", "X30", receivers=[receiver + 1 for receiver in possible])
        return move.receiver
    if move.receiver is not None:
        raise Refusal("no-receiver", "X5")
    return possible[0]


# --- Playing ----------------------------------------------------------------------------------------------------------


def check_play(state: Any, seat: int, slot: int, first_round: bool) -> None:
    if state.phase != rules.PLAY and seat != state.turn:
        raise Refusal("being-announced", "X13", turn=state.turn + 1)
    if state.phase == rules.ANNOUNCE:
        raise Refusal("announce-or-hold", "X14", seat=seat + 1)
    if state.phase == rules.CHOOSE:
        raise _must_choose(state, seat)
    leading = state.led == rules.NONE
    if seat != state.turn and leading:
        raise Refusal("not-leader", _leading_rule(state, first_round), leader=state.turn + 1, seat=seat + 1)
    if seat != state.turn:
        raise Refusal("not-your-turn", "X10", turn=state.turn + 1, seat=seat + 1)
    if slot >= 0 and rules.playable(state.record, seat) >> slot & 1:
        return
    rule = "X9" if leading else "X10"
    if not 0 <= slot < state.size:
        raise Refusal("no-such-slot", rule, slot=slot + 1)
    if slot == state.bid[seat]:
        raise Refusal("bid-is-not-played", "X16", slot=slot + 1, seat=seat + 1)
    if not state.left[seat] >> slot & 1:
        raise Refusal("empty-slot", rule, slot=slot + 1, seat=seat + 1)
    if leading:
        becomes_the_bid = state.bid[seat] == rules.NONE and popcount(state.left[seat]) == 2
        raise Refusal("leftmost-not-led", "X15" if becomes_the_bid else rule)
    raise Refusal("must-follow", rule, seat=seat + 1, colour=NAMES[state.led])


def _leading_rule(state: Any, first_round: bool) -> str:
    """Which rule says who leads: the first trick of a match or of a later round, or the winner of the last trick."""
    if any(state.won[seat] for seat in range(state.seats)):
        return "X12"
    if not first_round:
        return "X24" if state.tied else "X21"
    return "X34" if state.players == 2 else "X8"


# --- Announcing -------------------------------------------------------------------------------------------------------


def check_announcement(state: Any, seat: int, move: Move) -> None:
    if state.bid[seat] != rules.NONE:
        raise Refusal("announced-already", "X18", seat=seat + 1)
    if seat != state.turn or state.phase == rules.PLAY:
        if popcount(state.left[seat]) <= 2:
            raise Refusal("too-few-cards", "X15", seat=seat + 1)
        raise Refusal("not-after-playing", "X14")
    if state.phase == rules.CHOOSE:
        if move.verb != "bid" or move.slots[0] < 0 or not state.looked >> move.slots[0] & 1:
            raise _must_choose(state, seat)
    elif move.verb == "bid":
        raise Refusal("look-first", "X14")
    elif move.verb == "look":
        first, second = move.slots
        if (
            first < 0
            or not rules.lookable(state.record, seat) >> first & 1
            or rules.neighbour(state.record, seat, first) != second
        ):
            raise Refusal("not-adjacent", "X14", first=first + 1, second=second + 1, seat=seat + 1)


def _must_choose(state: Any, seat: int) -> Refusal:
    first = lowest(state.looked)
    second = lowest(state.looked & state.looked - 1)
    return Refusal("choose-one", "X14", seat=seat + 1, first=first + 1, second=second + 1)
