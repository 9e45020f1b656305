"""Variant 4, streets: three cards in a row, and an exchange."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Literal, TypedDict

from atout.game.xxl.names import card_name, card_names
from atout.game.xxl.notation import DRAW, PASS, Move, Verb
from atout.game.xxl.reasons import has, not_in_hand
from atout.game.xxl.variant import Moves, Seen, Variant, points_of
from atout.game.xxl.views import AnyXxlView, XxlDraw, XxlPass
from atout.match.buffers import actions_of, as_list, members
from atout.match.events import BySeat, Event
from atout.match.refusal import Refusal
from atout.rules.bits import nth, popcount
from atout.rules.xxl import streets as rules
from atout.rules.xxl.cards import CARDS, COLOUR_NAMES, NONE, value_in
from atout.rules.xxl.deck import name


class StreetVerb(Verb):
    """Whoever names a street may name its cards in any order."""

    def read(self, state: Any, words: str) -> Move | None:
        move = super().read(state, words)
        if move is None or move.colour is None:
            return move
        colour = move.colour
        return replace(move, cards=tuple(sorted(move.cards, key=lambda card: value_in(state.record, card, colour))))


STREET = StreetVerb("K52", "street {colour}: {card} {card} {card}", shows=True)
SWAP = Verb("K53", "swap {card} for {card}")
GIVE = Verb("K53", "give {card}")
DONE = Verb("K51", "done")


class StreetsTable(TypedDict):
    middle: list[str]
    streets: list[list[list[str]]]
    """What everybody has laid, in the order in which they laid it: three cards are a street, its lowest first (K52)."""
    points: list[int]
    """What that is worth by now (K56)."""
    street_points: dict[str, int]
    """What each street would add that one can lay now, by its move."""
    drawn: str | None
    """The card that one has just drawn."""
    street_laid: bool
    exchanged: bool
    passes: int
    quiet_turns: int
    dry_turns: int


class StreetsView(AnyXxlView):
    variant: Literal[4]
    table: StreetsTable


class LaidStreet(BySeat):
    event: Literal["street"]
    cards: list[str]
    colour: str


class Exchanged(BySeat):
    """Two cards change places, the first is from the hand; or one is given away for one that was drawn."""

    event: Literal["swap", "give"]
    cards: list[str]


class TurnDone(BySeat):
    event: Literal["done"]


class TurnedOver(TypedDict):
    """The card that is new in the middle."""

    event: Literal["turned-over"]
    card: str


class Streets(Variant):
    number = 4
    names: ClassVar = {"en": "Streets", "fr": "Rues", "cs": "Ulice"}
    rules = rules
    dealt_by = "K50"
    view = StreetsView
    events = (LaidStreet, Exchanged, XxlDraw, XxlPass, TurnDone, TurnedOver)
    counted_by = "K56"
    counts = "streets"
    verbs = (STREET, SWAP, DRAW, GIVE, PASS, DONE)

    # --- Moves ---

    def move(self, state: Any, seat: int, action: int) -> Move:
        if action >= rules.STREET:
            cards = tuple(int(rules.street_card(state.record, action, place)) for place in range(3))
            return Move(STREET, cards, None, int(rules.kind_of(state.record, action)) // rules.BEGINNINGS)
        if action < rules.GIVE_AWAY:
            place, taken = divmod(action - rules.SWAP, CARDS)
            return Move(SWAP, (int(nth(state.hand[seat], place)), taken))
        if action < rules.DRAW:
            return Move(GIVE, (action - rules.GIVE_AWAY,))
        return Move({rules.DRAW: DRAW, rules.PASS: PASS, rules.DONE: DONE}[action])

    def can_be_said(self, state: Any, seat: int, action: int) -> bool:
        """A swap names a place in the hand; a street cards that the deck has."""
        if action < rules.GIVE_AWAY:
            return (action - rules.SWAP) // CARDS < popcount(state.hand[seat])
        return bool(action < state.first[rules.KINDS])

    def in_order(self, actions: list[int]) -> list[int]:
        """Streets come first."""
        return sorted(actions, key=lambda action: action < rules.STREET)

    def reason(self, state: Any, seat: int, move: Move) -> Refusal:
        if state.phase == rules.GIVE and move.verb is not GIVE:
            return Refusal("give-now", "K53", seat=seat + 1)
        if move.verb is STREET:
            return _street_reason(state, seat, move)
        if move.verb in (SWAP, DRAW) and state.exchange:
            return Refusal("one-exchange", "K51")
        if move.verb is DRAW:
            return Refusal("pile-is-empty", "K53")
        if move.verb is SWAP:
            given, taken = move.cards
            return (
                Refusal("not-in-middle", "K53", card=name(state, taken))
                if has(state, seat, given)
                else not_in_hand(state, seat, given)
            )
        if move.verb is GIVE:
            return not_in_hand(state, seat, move.cards[0]) if state.phase == rules.GIVE else Refusal("draw-before-giving", "K53")
        return Refusal("done-not-pass" if move.verb is PASS else "pass-not-done", "K51", seat=seat + 1)

    # --- What is seen ---

    def table(self, state: Any, seen: Seen, moves: Moves) -> StreetsTable:
        return {
            "middle": card_names(state, seen.middle),
            "streets": _laid(moves, seen.players),
            "points": [points_of(seen.laid[owner]) for owner in range(seen.players)],
            "street_points": self._street_points(state, seen.seat),
            "drawn": card_name(state, seen.drawn),
            "street_laid": bool(seen.street),
            "exchanged": bool(seen.exchange),
            "passes": seen.passes,
            "quiet_turns": seen.quiet,
            "dry_turns": seen.dry,
        }

    def _street_points(self, state: Any, seat: int) -> dict[str, int]:
        if seat == NONE or state.turn != seat or rules.over(state.record):
            return {}
        legal = actions_of(rules)  # of this deck: one that another deck has filled says more than this one asks
        rules.legal(state.record, seat, legal)
        streets = [action for action in as_list(legal) if action >= rules.STREET]
        return {
            self.move(state, seat, action).written(state): points_of(rules.street_cards(state.record, action))
            for action in streets
        }

    def follows(self, before: Any, after: Any, move: Move) -> Iterator[Event]:
        """What is turned over at the end of a turn."""
        if move.verb in (PASS, DONE):
            for card in members(after.middle & ~before.middle):
                yield {"event": "turned-over", "card": name(after, card)}

    # --- What is counted ---

    def details(self, state: Any, seat: int) -> dict[str, int]:
        return {"streets": popcount(state.laid[seat]) // 3}


def _laid(moves: Moves, players: int) -> list[list[list[str]]]:
    """The streets of everybody, as they were laid: the record of a deal does not know which cards were laid together."""
    laid: list[list[list[str]]] = [[] for _ in range(players)]
    for seat, text in moves:
        if text.startswith("street "):
            laid[seat - 1].append(text.partition(": ")[2].split())
    return laid


def _street_reason(state: Any, seat: int, move: Move) -> Refusal:
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
