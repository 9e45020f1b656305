"""Xylotar: a trick-taking game in which nobody sees the values of their own cards.

The comments cite the rules by number; docs/rules/en/xylotar.md tells them to players. This file has the shape that every game
has (docs/architecture.md): `deck`, `start`, `waiting`, `legal`, `play`, `over`, `score`, `observe`, over one flat record.
Nothing here draws a random number, allocates memory or raises: the order of the cards comes in from outside, and whoever
asks for something illegal is stopped one level up, in `match`.

Seats and slots are counted from 0 here and from 1 wherever people see them. Slots are bits of an integer: the leftmost slot,
which holds the highest value, is bit 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled, fill, record
from atout.rules.bits import highest, lowest, popcount
from atout.rules.cards import COLOURS, LETTERS, RED, YELLOW, card, colour, rank

SEATS = 5
SLOTS = 15
CARDS = 60
NONE = -1

ARRANGE, PLAY, ANNOUNCE, CHOOSE, OVER, BEGIN = range(6)
FRENCH, CZECH = range(2)
FOR_A_BID = 5

# Actions. A xylo is arranged card by card, from the left: only the colour is to be chosen, because the value is given (X4).
# Where somebody decides who begins (X24), the first actions are the seats; nothing else can be done then.
HOLD = 15  # play a slot: 0 to 14
LOOK = 16  # and the slot on the left; the other one is the next that is left (X14)
BID = 32  # and the slot
PLACE = 48  # and the colour, in the left neighbour's xylo; 8 more in the opponent's (X30)
ACTIONS = 64

STATE = record(
    # Agreed before `start`.
    ("players", np.int8),
    ("leader", np.int8),  # who leads the first trick (X8, X21, X34)
    ("edition", np.int8),
    ("arranging", np.int8),  # 1: players arrange; 0: equal values stand as they were dealt
    ("tied", np.int8),  # the set of seats among whom `decider` says who leads; none: `leader` does (X24)
    ("decider", np.int8),
    # The deal.
    ("seats", np.int8),
    ("size", np.int8),  # slots of a xylo
    ("trump", np.int8),
    ("phase", np.int8),
    ("xylo", np.int8, (SEATS, SLOTS)),  # cards, from the left
    ("placed", np.int8, SEATS),  # how many of them the arranger has placed
    ("suit", np.int16, (SEATS, COLOURS)),  # the slots of each colour
    ("left", np.int16, SEATS),  # the slots that still hold a card to play
    ("known", np.int16, SEATS),  # the slots that their owner has looked at
    ("bid", np.int8, SEATS),  # the slot of the bid card
    ("won", np.int8, SEATS),  # tricks
    # The trick.
    ("turn", np.int8),
    ("lead", np.int8),  # who led it
    ("played", np.int8),  # how many cards lie in it
    ("led", np.int8),  # its colour
    ("trick", np.int8, SEATS),  # the slot that each seat from `lead` on has played
    ("winner", np.int8),  # so far
    ("strength", np.int8),  # of the winner's card
    ("looked", np.int16),  # the two slots that `turn` is looking at
)


# --- Cards and deal ---------------------------------------------------------------------------------------------------


@compiled
def trump_colour(players: int) -> int:
    return YELLOW if players == 3 else RED  # X3


@compiled
def seats_of(players: int) -> int:
    return 4 if players == 2 else players  # X30


@compiled
def xylo_size(players: int) -> int:
    if players == 3:
        return 13  # X3
    return 12 if players == 5 else 15


@compiled
def values_of(suit: int) -> int:
    return 11 - suit  # X1: red has 0 to 10, orange 0 to 9, and so on


@compiled
def highest_value(trump: int) -> int:
    """The highest in the game: the trump colour comes first of those that are dealt (X3)."""
    return values_of(trump) - 1


@compiled
def colours_with(trump: int, value: int) -> int:
    """The colours that have a card of this value in the game (X1, X3), as a set."""
    return ((1 << min(COLOURS, 11 - value)) - 1) & ~((1 << trump) - 1)


@compiled
def deck(s: Any, out: Any) -> int:
    """The cards that chance has to put in order: X1, and with three players X3."""
    count = 0
    for suit in range(trump_colour(s.players), COLOURS):
        for value in range(values_of(suit)):
            out[count] = card(suit, value)
            count += 1
    return count


@compiled
def start(s: Any, order: Any) -> None:
    """Deals: the first cards of `order` become the xylo of seat 0, the next ones that of seat 1, and so on."""
    s.seats = seats_of(s.players)
    s.size = xylo_size(s.players)
    s.trump = trump_colour(s.players)
    for seat in range(s.seats):
        sort_hand(s, seat, order)
        s.placed[seat] = 0
        s.known[seat] = 0
        s.bid[seat] = NONE
        s.won[seat] = 0
    s.led = NONE
    s.played = 0
    s.strength = 0
    s.looked = 0
    if s.tied:
        s.turn = s.decider
        s.lead = s.decider
        s.phase = BEGIN
    else:
        hand_out(s)


@compiled
def hand_out(s: Any) -> None:
    """The players get the hands that they arrange, once it is known who leads."""
    s.turn = s.leader
    s.lead = s.leader
    s.phase = ARRANGE
    if not s.arranging:
        lay_out(s)


@compiled
def sort_hand(s: Any, seat: int, order: Any) -> None:
    """X4: by value, highest on the left. Equal values stay in the order in which they were dealt.

    A counting sort in one integer: four bits for each of the eleven values count its cards, and the product adds up the
    counts of all higher values, which is where the first card of that value stands.
    """
    size = s.size
    first = seat * size
    counts = 0
    for i in range(first, first + size):
        counts += 1 << 4 * (10 - rank(order[i]))
    places = counts * 0x11111111111 << 4
    for i in range(first, first + size):
        shift = 4 * (10 - rank(order[i]))
        s.xylo[seat, places >> shift & 15] = order[i]
        places += 1 << shift


@compiled
def lay_out(s: Any) -> None:
    """X5: every xylo lies face down, its colours in sight. The automata's bids are turned over (X31)."""
    for seat in range(s.seats):
        for suit in range(COLOURS):
            s.suit[seat, suit] = 0
        for slot in range(s.size):
            s.suit[seat, colour(s.xylo[seat, slot])] |= 1 << slot
        s.left[seat] = (1 << s.size) - 1
        if is_automaton(s, seat):
            set_bid(s, seat, 7)
    s.phase = PLAY


# --- Arranging --------------------------------------------------------------------------------------------------------


@compiled
def arranger(s: Any, receiver: int) -> int:
    """Who orders the hand that becomes this xylo: the neighbour on the right (X5), or one of two players (X30)."""
    if s.players == 2:
        return 0 if receiver == 1 or receiver == 2 else 2
    return receiver - 1 if receiver > 0 else s.seats - 1


@compiled
def receiver(s: Any, seat: int, which: int) -> int:
    """The xylo that `seat` arranges: 0 the left neighbour's (X5), 1 the opponent's (X30)."""
    return (seat + 1 + which) % s.seats


@compiled
def placeable(s: Any, owner: int) -> int:
    """X4: the colours of the highest value that is left in the hand."""
    placed = s.placed[owner]
    colours = 0
    for slot in range(placed, s.size):
        if rank(s.xylo[owner, slot]) == rank(s.xylo[owner, placed]):
            colours |= 1 << colour(s.xylo[owner, slot])
    return colours


@compiled
def place(s: Any, owner: int, suit: int) -> None:
    """Puts the card of that colour next; those that it overtakes keep their order."""
    slot = s.placed[owner] + 0
    while colour(s.xylo[owner, slot]) != suit:
        slot += 1
    chosen = s.xylo[owner, slot]
    while slot > s.placed[owner]:
        s.xylo[owner, slot] = s.xylo[owner, slot - 1]
        slot -= 1
    s.xylo[owner, slot] = chosen
    s.placed[owner] += 1
    for seat in range(s.seats):
        if s.placed[seat] < s.size:
            return
    lay_out(s)


# --- Whose decision, and which ----------------------------------------------------------------------------------------


@compiled
def waiting(s: Any) -> int:
    """The set of seats that must decide: all who arrange at once (X7), then one (X10, X13)."""
    if s.phase == OVER:
        return 0
    if s.phase != ARRANGE:
        return 1 << s.turn  # before the hands are given out, who decides who begins (X24)
    seats = 0
    for owner in range(s.seats):
        if s.placed[owner] < s.size:
            seats |= 1 << arranger(s, owner)
    return seats


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    """Writes the actions of a seat that must decide, as a set: `out` has a bit for each of the 64."""
    out[0] = 0
    out[1] = 0
    if s.phase == PLAY:
        out[0] = playable(s, seat)
    elif s.phase == ANNOUNCE:
        out[0] = lookable(s, seat) << LOOK | 1 << HOLD
    elif s.phase == CHOOSE:
        out[1] = s.looked  # X14: one of the two
    elif s.phase == ARRANGE:
        colours = placeable(s, receiver(s, seat, 0))
        if s.players == 2:
            colours |= placeable(s, receiver(s, seat, 1)) << COLOURS
        out[1] = colours << PLACE - BID
    elif s.phase == BEGIN:
        out[0] = s.tied  # X24: one of those who are tied


@compiled
def playable(s: Any, seat: int) -> int:
    left = s.left[seat] + 0
    if s.led == NONE:
        all_but_leftmost = left & (left - 1)
        return all_but_leftmost if all_but_leftmost else left  # X9
    following = left & s.suit[seat, s.led]
    return following if following else left  # X10


@compiled
def lookable(s: Any, seat: int) -> int:
    """X14: two neighbours, gaps apart; each pair is named by its left slot, so any but the last."""
    left = s.left[seat]
    return left ^ 1 << highest(left)


@compiled
def neighbour(s: Any, seat: int, slot: int) -> int:
    """The next slot to the right that still holds a card (X14)."""
    return lowest(s.left[seat] & -2 << slot)


@compiled
def play(s: Any, seat: int, action: int) -> None:
    """Makes a legal move, and the moves that follow from it by themselves (X15, X32)."""
    if s.phase == BEGIN:
        s.leader = action  # X24
        hand_out(s)
    elif action < HOLD:
        play_card(s, seat, action)
        if s.bid[seat] == NONE and may_announce(s, seat):
            s.phase = ANNOUNCE
            return
        next_turn(s)
    elif action == HOLD:
        s.phase = PLAY
        next_turn(s)
    elif action < BID:
        slot = action - LOOK
        s.looked = 1 << slot | 1 << neighbour(s, seat, slot)
        s.known[seat] |= s.looked
        s.phase = CHOOSE
    elif action < PLACE:
        s.looked = 0
        s.phase = PLAY
        set_bid(s, seat, action - BID)
        next_turn(s)
    else:
        place(s, receiver(s, seat, (action - PLACE) // COLOURS), (action - PLACE) % COLOURS)
    if s.players == 2:
        play_automata(s)


@compiled
def as_seen(s: Any, seat: int, action: int) -> int:
    """An action as others see it: how a hand is put in order is between two players (X5)."""
    return action if action < PLACE else NONE


# --- The announcement -------------------------------------------------------------------------------------------------


@compiled
def may_announce(s: Any, seat: int) -> bool:
    """X14: with three cards left. With one left there is nothing to choose: it becomes the bid at once (X15)."""
    left = popcount(s.left[seat])
    if left == 1:
        set_bid(s, seat, lowest(s.left[seat]))
    return left >= 3


@compiled
def set_bid(s: Any, seat: int, slot: int) -> None:
    s.bid[seat] = slot
    s.left[seat] &= ~(1 << slot)  # X16: never played, and not a card of its colour any more (X10)


# --- The trick --------------------------------------------------------------------------------------------------------


@compiled
def play_card(s: Any, seat: int, slot: int) -> None:
    s.left[seat] &= ~(1 << slot)
    s.trick[seat] = slot
    s.played += 1
    if s.led == NONE:
        s.led = colour(s.xylo[seat, slot])
    compete(s, seat, s.xylo[seat, slot])


@compiled
def class_of(s: Any, suit: int) -> int:
    """X11: trumps beat the led colour, whatever their values; any other colour has no strength at all."""
    if suit == s.trump:
        return 32
    return 16 if suit == s.led else 0


@compiled
def compete(s: Any, seat: int, card_number: int) -> None:
    """X11: within a class the higher value wins."""
    of_suit = class_of(s, colour(card_number))
    if of_suit and of_suit + rank(card_number) > s.strength:
        s.strength = of_suit + rank(card_number)
        s.winner = seat


@compiled
def find_winner(s: Any) -> None:
    """Who is winning the trick that lies on the table."""
    s.strength = 0
    for seat in range(s.seats):
        if in_trick(s, seat):
            compete(s, seat, s.xylo[seat, s.trick[seat]])


@compiled
def winning(s: Any) -> int:
    """X11: who takes the trick as it lies now, with all its cards face up; NONE where none lies there."""
    return s.winner if s.played else NONE


@compiled
def next_turn(s: Any) -> None:
    if s.played == s.seats:
        take_trick(s)
    else:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0  # X10: clockwise


@compiled
def take_trick(s: Any) -> None:
    """X12: the winner takes the trick and leads the next."""
    winner = s.winner + 0
    s.won[winner] += 1
    s.turn = winner
    s.lead = winner
    s.led = NONE
    s.played = 0
    s.strength = 0
    if s.left[winner] == 0:
        s.phase = OVER  # X16


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


# --- Automata ---------------------------------------------------------------------------------------------------------


@compiled
def is_automaton(s: Any, seat: int) -> bool:
    return s.players == 2 and seat & 1 == 1  # X30


@compiled
def play_automata(s: Any) -> None:
    while s.phase == PLAY and is_automaton(s, s.turn):
        play_card(s, s.turn, automaton_slot(s, s.turn))
        next_turn(s)


@compiled
def automaton_slot(s: Any, seat: int) -> int:
    """X32: the lowest, which is the rightmost, card of the led colour; else of the trumps (French edition); else of all."""
    left = s.left[seat] + 0
    if s.led != NONE:
        following = left & s.suit[seat, s.led]
        if following:
            return highest(following)
        trumps = left & s.suit[seat, s.trump]
        if trumps and s.edition == FRENCH:
            return highest(trumps)
    return highest(left)


# --- Scoring ----------------------------------------------------------------------------------------------------------


@compiled
def is_made(bid: int, tricks: int) -> bool:
    return bid == tricks  # X20


@compiled
def made_bid(s: Any, seat: int) -> bool:
    return is_made(rank(s.xylo[seat, s.bid[seat]]), s.won[seat])


@compiled
def tricks_are_paid(automata_made: int) -> bool:
    return automata_made == 0  # X33: unless an automaton made its bid


@compiled
def bids_are_paid(automata_made: int) -> bool:
    return automata_made < 2  # X33: unless both made theirs


@compiled
def points_for(tricks: int, made: bool, automata_made: int) -> int:
    """What a player gets for a round in which so many automata have made their bids."""
    points = 0
    if tricks_are_paid(automata_made):
        points += tricks  # X19
    if made and bids_are_paid(automata_made):
        points += FOR_A_BID  # X20
    return points


@compiled
def score(s: Any, out: Any) -> None:
    """The points of the round, for every seat."""
    automata_made = 0
    for seat in range(s.seats):
        if is_automaton(s, seat) and made_bid(s, seat):
            automata_made += 1
    for seat in range(s.seats):
        out[seat] = 0
        if not is_automaton(s, seat):
            out[seat] = points_for(s.won[seat], made_bid(s, seat), automata_made)


# --- What a seat may know ---------------------------------------------------------------------------------------------

HIDDEN = -1

OBSERVATION = record(
    ("seat", np.int8),  # who observes; NONE is a spectator
    ("players", np.int8),
    ("seats", np.int8),
    ("size", np.int8),
    ("trump", np.int8),
    ("phase", np.int8),
    ("waiting", np.int8),
    ("arranged", np.int8),  # the set of seats whose hand has been put in order
    ("turn", np.int8),
    ("lead", np.int8),
    ("led", np.int8),
    ("played", np.int8),
    ("trick", np.int8, SEATS),
    ("left", np.int16, SEATS),
    ("known", np.int16, SEATS),  # which slots were looked at: everybody sees that, not what was seen
    ("bid", np.int8, SEATS),
    ("won", np.int8, SEATS),
    ("colour", np.int8, (SEATS, SLOTS)),
    ("value", np.int8, (SEATS, SLOTS)),  # face up, or looked at by the observer
    ("passed", np.int8, (SEATS, SLOTS)),  # in the xylos that the observer arranged (X6)
    ("tied", np.int8),  # among whom somebody decides who begins (X24)
)


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Writes what `seat` may know, and nothing else."""
    observe_table(s, seat, out)
    fill(out.colour, HIDDEN)
    fill(out.value, HIDDEN)
    fill(out.passed, HIDDEN)
    for owner in range(s.seats):
        observe_cards(s, seat, owner, 0, s.size + 0, out)


@compiled
def observe_table(s: Any, seat: int, out: Any) -> None:
    """Everything but the cards."""
    out.seat = seat
    out.players = s.players
    out.seats = s.seats
    out.size = s.size
    out.trump = s.trump
    out.phase = s.phase
    out.waiting = waiting(s)
    out.turn = s.turn if s.phase != ARRANGE else s.leader
    out.tied = s.tied if s.phase == BEGIN else 0
    out.lead = s.lead
    out.led = s.led
    out.played = s.played
    out.arranged = 0
    laid_out = is_laid_out(s)
    fill(out.trick, NONE)
    owner = s.lead + 0
    for _ in range(s.played if laid_out else 0):
        out.trick[owner] = s.trick[owner]
        owner = owner + 1 if owner + 1 < s.seats else 0
    for owner in range(SEATS):
        if owner < s.seats and laid_out:
            out.arranged |= 1 << owner
            out.left[owner] = s.left[owner]
            out.known[owner] = s.known[owner]
            out.bid[owner] = s.bid[owner]
            out.won[owner] = s.won[owner]
        else:
            if owner < s.seats and s.placed[owner] == s.size:
                out.arranged |= 1 << owner
            out.left[owner] = 0
            out.known[owner] = 0
            out.bid[owner] = NONE
            out.won[owner] = 0


@compiled
def is_laid_out(s: Any) -> bool:
    return s.phase != ARRANGE and s.phase != BEGIN


@compiled
def observe_cards(s: Any, seat: int, owner: int, first: int, last: int, out: Any) -> None:
    """Some slots of a xylo: colours are public (X5), values where they are seen; who has passed the hand on knows it (X6)."""
    laid_out = is_laid_out(s)
    passed = arranger(s, owner) == seat and s.phase != BEGIN
    shows_colours = laid_out or passed
    seen = seen_slots(s, seat, owner) if laid_out else 0
    for slot in range(first, last):
        card = s.xylo[owner, slot]
        out.colour[owner, slot] = colour(card) if shows_colours else HIDDEN
        out.value[owner, slot] = rank(card) if seen >> slot & 1 else HIDDEN
        out.passed[owner, slot] = rank(card) if passed else HIDDEN


@compiled
def seen_slots(s: Any, seat: int, owner: int) -> int:
    """Played and bid cards are public (X10, X14); what a player has looked at is theirs (X14)."""
    open_to_all = ~s.left[owner]
    return open_to_all | s.known[owner] if seat == owner else open_to_all


@compiled
def sees(s: Any, seat: int, owner: int, slot: int) -> bool:
    return seen_slots(s, seat, owner) >> slot & 1 == 1


@compiled
def in_trick(s: Any, seat: int) -> bool:
    return (seat - s.lead + s.seats) % s.seats < s.played


def name(card_number: int) -> str:
    """A card as people write it: `R10`."""
    return LETTERS[colour(card_number)] + str(rank(card_number))
