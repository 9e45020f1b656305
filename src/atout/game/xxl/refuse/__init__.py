"""Variant 3, you may refuse: two rounds of tricks, a secret card between them, and passing in the second."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Literal, TypedDict

from atout.game.xxl.names import card_name
from atout.game.xxl.notation import PASS, PLAY, Move, Verb
from atout.game.xxl.reasons import has, name_the_colour, not_in_hand, not_on_card
from atout.game.xxl.refuse import deals
from atout.game.xxl.tricks import TrickOnTable, Tricks, XxlTrick
from atout.game.xxl.variant import Moves, Seen
from atout.game.xxl.views import AnyXxlView, XxlPass, XxlPlay
from atout.match.account import Line, line
from atout.match.events import BySeat, Event
from atout.match.refusal import Refusal
from atout.rules.bits import popcount
from atout.rules.xxl import refuse as rules
from atout.rules.xxl.cards import COLOUR_NAMES, LETTERS, NONE, side_colour
from atout.rules.xxl.deck import name

KEEP = Verb("K44", "keep {card}", secret=True)


class RefuseTable(TrickOnTable):
    round: int
    keeping: bool
    """All choose the card that they keep (K44)."""
    colour: str | None
    """The one that is to be followed."""
    taken: list[int]
    """How many cards everybody has won."""
    kept: str | None
    """The card that one keeps."""


class RefuseView(AnyXxlView):
    variant: Literal[3]
    table: RefuseTable


class Kept(BySeat):
    event: Literal["keep"]


class SecondRound(TypedDict):
    event: Literal["second-round"]
    leader: int


class Refuse(Tricks):
    number = 3
    names: ClassVar = {"en": "You may refuse", "fr": "Le droit de refuser", "cs": "Smíš odmítnout"}
    rules = rules
    dealt_by = "K40"
    view = RefuseView
    events = (XxlPlay, XxlPass, Kept, XxlTrick, SecondRound)
    counted_by = "K46"
    counts = "cards-won"
    verbs = (PLAY, PASS, KEEP)
    names_colour = True

    # --- Moves ---

    def move(self, state: Any, seat: int, action: int) -> Move:
        if action < rules.FOLLOW_WITH:
            return Move(PLAY, (action // 2,), None, side_colour(state.record, action // 2, action % 2))
        if action < rules.PASS:
            return Move(PLAY, (action - rules.FOLLOW_WITH,))
        return Move(PASS) if action == rules.PASS else Move(KEEP, (action - rules.KEEP,))

    def refusal(self, state: Any, seat: int, move: Move) -> Refusal:
        """All choose what to keep at the same time."""
        if move.verb in self.verbs and (state.phase == rules.SECRET or move.verb is KEEP):
            return _keep_reason(state, seat, move)
        return super().refusal(state, seat, move)

    def reason(self, state: Any, seat: int, move: Move) -> Refusal:
        if move.verb is PASS:
            if state.phase == rules.LEAD:
                return Refusal("leader-never-passes", "K45", seat=seat + 1)
            return Refusal("may-not-pass", "K45")
        (card,) = move.cards
        if not has(state, seat, card):
            return not_in_hand(state, seat, card)
        if state.phase == rules.LEAD:
            if move.colour is None or move.column is not None:
                return name_the_colour(state, card, "K40")
            return not_on_card(state, card, move.colour, "K40")
        if move.colour is not None:
            return Refusal("follower-names-nothing", "K40")
        return Refusal("must-follow-colours", "K41", seat=seat + 1, colours=[COLOUR_NAMES[state.colour]])

    # --- The second round ---

    def deal_again(
        self, given: list[list[int]] | None, state: Any, cards: list[int], shuffled: Callable[[], list[int]]
    ) -> list[list[int]]:
        """K44: everybody gets as many cards as they have won, less the one that they keep."""
        sizes = [max(0, state.taken[seat] - 1) for seat in range(state.seats)]
        if given is not None:
            return deals.checked(given, state, cards, sizes)
        order = shuffled()
        return [[order.pop(0) for _ in range(size)] for size in sizes]

    # --- What is seen ---

    def table(self, state: Any, seen: Seen, moves: Moves) -> RefuseTable:
        return {
            "round": seen.round,
            "keeping": seen.phase == rules.SECRET,
            "colour": None if seen.colour == NONE else LETTERS[seen.colour],
            **self.trick(state, seen),
            "taken": [seen.taken[owner] for owner in range(seen.players)],
            "kept": card_name(state, seen.kept),
        }

    def follows(self, before: Any, after: Any, move: Move) -> Iterator[Event]:
        yield from super().follows(before, after, move)
        if after.round > before.round:
            yield {"event": "second-round", "leader": after.lead + 1}

    def held(self, state: Any, owner: int) -> int:
        """With the card that they keep, while others still choose theirs."""
        kept = state.kept[owner] if state.phase == rules.SECRET else NONE
        return super().held(state, owner) | (0 if kept == NONE else 1 << kept)

    # --- What is counted ---

    def account(self, score: int, state: Any, seat: int) -> Line:
        return line("K43", "cards-won-at-once", score) if state and state.round == 1 else super().account(score, state, seat)

    def details(self, state: Any, seat: int) -> dict[str, int]:
        first = popcount(state.earlier[seat])
        return {"first": first, "second": state.taken[seat] - first}

    def check_written(self, points: Sequence[int]) -> None:
        """All cards of a round are won: those of the first, or as many once more (K44)."""
        players = len(points)
        first = rules.hand_size(players) * players
        if sum(points) not in (first, 2 * first):
            raise Refusal("pad-cards-won", "K46", sum=sum(points), first=first, both=2 * first)
        if rules.enough_refused(points.count(0), players) != (sum(points) == first):
            raise Refusal("pad-refused", "K43", first=first, both=2 * first)
        if sum(points) == first and any(won % players for won in points):
            raise Refusal("pad-whole-tricks", "K43", players=players)


def _keep_reason(state: Any, seat: int, move: Move) -> Refusal:
    if state.phase != rules.SECRET:
        return Refusal("not-keeping", "K44")
    if move.verb is not KEEP:
        return Refusal("keep-now", "K44")
    if state.kept[seat] != NONE:
        return Refusal("kept-already", "K44", seat=seat + 1)
    return Refusal("not-won", "K44", seat=seat + 1, card=name(state, move.cards[0]))
