"""HILO: low sums in a tableau of three by three.

The comments cite the rules by number; docs/rules/en/hilo.md tells them to players. The shape is that of every game
(docs/architecture.md). A shuffle in the middle of a round is a move that nobody makes: when the draw pile is empty nobody is
waiting, `deck` lists the cards, and `reshuffle` goes on.

A tableau is a list of cards, row by row, with a number of rows and of columns. Cells are bits of an integer: the top left
one is bit 0. Seats are counted from 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled, fill, record
from atout.rules.bits import add, lowest, popcount
from atout.rules.cards import COLOURS, LETTERS, card, colour, rank

SEATS = 6
CELLS = 9
CARDS = 104
VALUES = 13
NONE = -1

FLIP, TURN, DRAWN, SHUFFLE, CLEAR, SLIDE, CHOOSE, OVER = range(8)
# What follows by itself; `play` goes on until none of these is left.
DONE, FORCED, REMOVE, REMOVE_FORCED = range(8, 12)

# Lines of a tableau: rows 0 to 2, columns 3 to 5, and two diagonals.
COLUMN, FALLING, RISING = 3, 6, 7
LINES = ("row 1", "row 2", "row 3", "column 1", "column 2", "column 3", "diagonal \\", "diagonal /")
ALL_CELLS = 0b111_111_111
RISING_CELLS = 0b001_010_100
ONE_ROW = 0b111
TWO_ROWS = ONE_ROW | 0b111_000 << 9
ONE_COLUMN = 0b111 << 27
TWO_COLUMNS = 0b01_01_01 << 27 | 0b10_10_10 << 36
THREE_BY_THREE = TWO_ROWS | 0b111_000_000 << 18
THREE_BY_THREE |= 0b001_001_001 << 27 | 0b010_010_010 << 36 | 0b100_100_100 << 45 | 0b100_010_001 << 54


# Actions.
TAKE = 0  # and the cell
DRAW = 9
SWAP = 10  # and the cell
DROP = 19  # and the cell
CLEAR_LINE = 32  # and the line
SLIDE_LEFT = 40
SLIDE_DOWN = 41
KEEP = 42
TURN_OVER = 43  # and the number of the pair of cells: 1 2, 1 3, ..., 8 9
PAIRS = 36
ACTIONS = 79

STATE = record(
    # Agreed before `start`.
    ("players", np.int8),
    ("height", np.int8, SEATS),  # each seat's place in the order of height; the tallest has 0
    # The tableaus.
    ("seats", np.int8),
    ("cell", np.int8, (SEATS, CELLS)),  # cards
    ("rows", np.int8, SEATS),
    ("columns", np.int8, SEATS),
    ("up", np.int16, SEATS),  # cells that lie face up
    ("suit", np.int16, (SEATS, COLOURS)),  # of these, the cells of each colour
    # The piles share one array: discards from the front, their top last; the draw pile at the end, its top first.
    ("pile", np.int8, CARDS),
    ("discards", np.int8),
    ("next", np.int8),  # the top of the draw pile
    ("shuffled", np.int8),  # the draw pile was made of the discard pile (H7)
    # The turn.
    ("phase", np.int8),
    ("turn", np.int8),
    ("flipped", np.int8),  # seats that have turned over their two cards
    ("held", np.int8),  # the drawn card
    ("lines", np.int16),  # that may or must be cleared now
    ("closer", np.int8),
    ("settling", np.int8),  # everything has been turned over
)


# --- Cards and set-up -------------------------------------------------------------------------------------------------


@compiled
def deck(s: Any, out: Any) -> int:
    """The cards that chance has to put in order: all of them (H1), or the discard pile without its top card (H7)."""
    if s.phase == SHUFFLE:
        for i in range(s.discards - 1):
            out[i] = s.pile[i]
        return s.discards - 1
    for suit in range(COLOURS):
        for value in range(VALUES):
            out[suit * VALUES + value] = card(suit, value)
    return CARDS


@compiled
def start(s: Any, order: Any) -> None:
    """H2: nine cards for each tableau, one that starts the discard pile, and the draw pile from its top."""
    s.seats = s.players
    dealt = s.seats * CELLS
    for i in range(CARDS):
        s.pile[i] = order[i]
    for seat in range(s.seats):
        s.rows[seat] = 3
        s.columns[seat] = 3
        s.up[seat] = 0
        for cell in range(CELLS):
            s.cell[seat, cell] = order[seat * CELLS + cell]
        for suit in range(COLOURS):
            s.suit[seat, suit] = 0
    s.pile[0] = order[dealt]
    s.discards = 1
    s.next = dealt + 1
    s.shuffled = 0
    s.phase = FLIP
    s.turn = NONE
    s.flipped = 0
    s.held = NONE
    s.lines = 0
    s.closer = NONE
    s.settling = 0


@compiled
def value(card_number: int) -> int:
    return rank(card_number) - 1  # H1: -1 to 11


@compiled
def pair_cells(pair: int) -> int:
    """The two cells of a pair, as a set."""
    first = 0
    while pair >= CELLS - 1 - first:
        pair -= CELLS - 1 - first
        first += 1
    return 1 << first | 1 << (first + 1 + pair)


@compiled
def begin(s: Any) -> None:
    """H4: the highest sum of the two cards begins; among equals the shortest player."""
    best = -100
    for seat in range(s.seats):
        total = face_up_sum(s, seat)
        if total > best or (total == best and s.height[seat] > s.height[s.turn]):
            best = total
            s.turn = seat
    s.phase = TURN


@compiled
def face_up_sum(s: Any, seat: int) -> int:
    total = 0
    for cell in range(cells(s, seat)):
        if s.up[seat] >> cell & 1:
            total += value(s.cell[seat, cell])
    return total


@compiled
def cells(s: Any, seat: int) -> int:
    return s.rows[seat] * s.columns[seat]


@compiled
def face_down(s: Any, seat: int) -> int:
    return ((1 << cells(s, seat)) - 1) & ~s.up[seat]


# --- Whose decision, and which ----------------------------------------------------------------------------------------


@compiled
def waiting(s: Any) -> int:
    """The seats that must decide: all who turn over their first cards (H4), then one (H3); none while chance shuffles."""
    if s.phase == FLIP:
        return ((1 << s.seats) - 1) & ~s.flipped
    if s.phase == SHUFFLE or s.phase == OVER:
        return 0
    return 1 << s.turn


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    out[0] = 0
    out[1] = 0
    out[2] = 0
    all_cells = (1 << cells(s, seat)) - 1
    if s.phase == TURN:
        out[0] = all_cells << TAKE | 1 << DRAW  # H5, H6
    elif s.phase == DRAWN:
        out[0] = all_cells << SWAP | face_down(s, seat) << DROP  # H6
    elif s.phase == CLEAR:
        out[1] = s.lines | 1 << KEEP - CLEAR_LINE  # H8
    elif s.phase == CHOOSE:
        out[1] = s.lines  # H11, H14
    elif s.phase == SLIDE:
        out[1] = 3 << SLIDE_LEFT - CLEAR_LINE  # H11
    elif s.phase == FLIP:
        out[1] = 0x1FFFFF << TURN_OVER - CLEAR_LINE
        out[2] = 0x7FFF


@compiled
def play(s: Any, seat: int, action: int) -> None:
    """Makes a legal move, and what follows from it by itself (H11, H14)."""
    if action == DRAW:
        draw(s)
    elif action < CLEAR_LINE:
        cell = exchange(s, seat, action)
        s.lines = new_lines(s, seat, cell)
        s.phase = CLEAR if s.lines else DONE  # H8; of several lines the player chooses one (H10)
    elif action < SLIDE_LEFT:
        s.lines = 1 << action - CLEAR_LINE
        s.phase = REMOVE_FORCED if s.phase == CHOOSE else REMOVE
    elif action < KEEP:
        slide(s, seat, action == SLIDE_DOWN)
        s.phase = FORCED
    elif action == KEEP:
        s.lines = 0
        s.phase = DONE
    else:
        flip(s, seat, pair_cells(action - TURN_OVER))
    while s.phase >= DONE:
        go_on(s)


@compiled
def as_seen(s: Any, seat: int, action: int) -> int:
    """An action as others see it: first cards are turned over at the same time, so nobody sees a single one (H4)."""
    return action if action < TURN_OVER else NONE


@compiled
def go_on(s: Any) -> None:
    """One step of what follows by itself. Each kind stands here once, which keeps the code short on a GPU."""
    if s.phase == FORCED:
        s.lines = all_standing(s, s.turn)
        if s.lines == 0:
            s.phase = DONE
        else:
            s.phase = CHOOSE if popcount(s.lines) > 1 else REMOVE_FORCED  # H11, H14
    elif s.phase == DONE:
        next_tableau(s)
    else:
        forced = s.phase == REMOVE_FORCED
        diagonal = lowest(s.lines) >= FALLING
        remove(s, s.turn, lowest(s.lines))
        s.lines = 0
        if diagonal:
            s.phase = SLIDE
        else:
            s.phase = FORCED if forced else DONE


@compiled
def next_tableau(s: Any) -> None:
    """The next turn; or, when everything has been turned over, the next tableau to be settled (H14)."""
    if s.settling:
        next_seat(s)
        s.phase = OVER if s.turn == s.closer else FORCED
    else:
        finish_turn(s)


@compiled
def flip(s: Any, seat: int, pair: int) -> None:
    turn_up(s, seat, lowest(pair))
    turn_up(s, seat, lowest(pair & pair - 1))
    s.flipped |= 1 << seat
    if s.flipped == (1 << s.seats) - 1:
        begin(s)


# --- The turn ---------------------------------------------------------------------------------------------------------


@compiled
def draw(s: Any) -> None:
    """H6; with an empty draw pile chance has to move first (H7)."""
    if s.next == CARDS:
        s.phase = SHUFFLE
    else:
        s.held = s.pile[s.next]
        s.next += 1
        s.phase = DRAWN


@compiled
def reshuffle(s: Any, order: Any) -> None:
    """H7: the discard pile without its top card becomes the draw pile, in this order from the top; then its top is drawn."""
    count = s.discards - 1
    top = s.pile[count]
    for i in range(count):
        s.pile[CARDS - count + i] = order[i]
    s.pile[0] = top
    s.discards = 1
    s.next = CARDS - count
    s.shuffled = 1
    draw(s)


@compiled
def discard(s: Any, card_number: int) -> None:
    s.pile[s.discards] = card_number
    s.discards += 1


@compiled
def exchange(s: Any, seat: int, action: int) -> int:
    """A new card in a cell, and another one on the discard pile. Returns the cell.

    H5, H6: the taken or drawn card lies in the place of the exchanged one; or the drawn card is dropped, and one turned over.
    """
    if action < SWAP:
        s.discards -= 1
        s.held = s.pile[s.discards]
    cell = action - TAKE if action < SWAP else action - SWAP if action < DROP else action - DROP
    thrown = s.held + 0
    if action < DROP:
        thrown = s.cell[seat, cell] + 0
        if s.up[seat] >> cell & 1:
            s.suit[seat, colour(thrown)] &= ~(1 << cell)
        s.cell[seat, cell] = s.held
    turn_up(s, seat, cell)
    discard(s, thrown)
    s.held = NONE
    return cell


@compiled
def turn_up(s: Any, seat: int, cell: int) -> None:
    s.up[seat] |= 1 << cell
    s.suit[seat, colour(s.cell[seat, cell])] |= 1 << cell


@compiled
def new_lines(s: Any, seat: int, cell: int) -> int:
    """H8: only lines that the new card stands in can be cleared now."""
    same = s.suit[seat, colour(s.cell[seat, cell])] + 0
    return standing(s, seat, same, 1 << cell) if popcount(same) >= 3 else 0


@compiled
def finish_turn(s: Any) -> None:
    """H13: who has no face-down card closes the round; when it is the closer's turn again, all is turned over (H14)."""
    if s.closer == NONE and face_down(s, s.turn) == 0:
        s.closer = s.turn
    next_seat(s)
    if s.turn != s.closer:
        s.phase = TURN
        return
    for seat in range(s.seats):
        hidden = face_down(s, seat)
        while hidden:
            turn_up(s, seat, lowest(hidden))
            hidden &= hidden - 1
    s.settling = 1
    s.phase = FORCED


@compiled
def next_seat(s: Any) -> None:
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0  # H3: clockwise


# --- Lines ------------------------------------------------------------------------------------------------------------


@compiled
def lines_of(s: Any, seat: int) -> int:
    """All lines of three that a tableau has, nine bits a line, the rising diagonal left out (H8, H12)."""
    rows = s.rows[seat]
    columns = s.columns[seat]
    if columns == 3:
        if rows == 3:
            return THREE_BY_THREE
        return TWO_ROWS if rows == 2 else ONE_ROW
    if rows == 3:
        return TWO_COLUMNS if columns == 2 else ONE_COLUMN
    return 0


@compiled
def line_cells(s: Any, seat: int, line: int) -> int:
    """The cells of a line, or none where the tableau has no such line."""
    if line == RISING:
        return RISING_CELLS if cells(s, seat) == CELLS else 0
    return lines_of(s, seat) >> CELLS * line & ALL_CELLS


@compiled
def standing(s: Any, seat: int, same: int, through: int) -> int:
    """The lines that lie in the cells `same`, all of one colour, and pass through one of the cells `through`."""
    lines = 0
    of_tableau = lines_of(s, seat)
    for line in range(RISING):
        three = of_tableau & ALL_CELLS
        of_tableau >>= CELLS
        if three & same == three and three & through:
            lines |= 1 << line
    if RISING_CELLS & same == RISING_CELLS and RISING_CELLS & through and cells(s, seat) == CELLS:
        lines |= 1 << RISING
    return lines


@compiled
def all_standing(s: Any, seat: int) -> int:
    lines = 0
    for suit in range(COLOURS):
        same = s.suit[seat, suit] + 0
        if popcount(same) >= 3:
            lines |= standing(s, seat, same, same)
    return lines


@compiled
def remove(s: Any, seat: int, line: int) -> None:
    """Puts the three cards on the discard pile, and closes the gap unless a diagonal has gone (H11)."""
    three = line_cells(s, seat, line)
    put_on_discard_pile(s, seat, three)
    if line >= FALLING:
        s.up[seat] &= ~three
        while three:
            s.cell[seat, lowest(three)] = NONE
            three &= three - 1
        return
    close_gap(s, seat, three)
    if line < COLUMN:
        s.rows[seat] -= 1
    else:
        s.columns[seat] -= 1
    if cells(s, seat) == 0:
        s.rows[seat] = 0
        s.columns[seat] = 0


@compiled
def put_on_discard_pile(s: Any, seat: int, three: int) -> None:
    """H9: highest first, the lowest on top."""
    a = s.cell[seat, lowest(three)] + 0
    three &= three - 1
    b = s.cell[seat, lowest(three)] + 0
    three &= three - 1
    c = s.cell[seat, lowest(three)] + 0
    high = max(a, b, c)
    low = min(a, b, c)
    discard(s, high)
    discard(s, a + b + c - high - low)
    discard(s, low)


@compiled
def close_gap(s: Any, seat: int, gone: int) -> None:
    """Row by row, the cards that are left move up in the list."""
    up = 0
    count = 0
    for suit in range(COLOURS):
        s.suit[seat, suit] = 0
    for cell in range(cells(s, seat)):
        if not gone >> cell & 1:
            s.cell[seat, count] = s.cell[seat, cell]
            if s.up[seat] >> cell & 1:
                up |= 1 << count
                s.suit[seat, colour(s.cell[seat, count])] |= 1 << count
            count += 1
    s.up[seat] = up


@compiled
def slide(s: Any, seat: int, down: bool) -> None:
    """H11: three rows of two, or two rows of three; the order within a row or a column stays."""
    gaps = 0
    for cell in range(CELLS):
        if s.cell[seat, cell] == NONE:
            gaps |= 1 << cell
    if down:
        sink(s, seat)
        gaps = 0b000_000_111
    close_gap(s, seat, gaps)
    s.rows[seat] = 2 if down else 3
    s.columns[seat] = 3 if down else 2


@compiled
def sink(s: Any, seat: int) -> None:
    """In each column, the cards above the gap move down by one; the top row is empty then."""
    for column in range(3):
        gap = column
        while s.cell[seat, gap] != NONE:
            gap += 3
        while gap >= 3:
            s.cell[seat, gap] = s.cell[seat, gap - 3]
            s.up[seat] = s.up[seat] & ~(1 << gap) | (s.up[seat] >> gap - 3 & 1) << gap
            gap -= 3


# --- Scoring ----------------------------------------------------------------------------------------------------------


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


@compiled
def score(s: Any, out: Any) -> None:
    """H15: the sum that is left. H16: doubled for a closer who is not alone the lowest, unless it is negative."""
    for seat in range(s.seats):
        out[seat] = face_up_sum(s, seat)
    double_closer(out, s.seats, s.closer)


@compiled
def double_closer(sums: Any, seats: int, closer: int) -> None:
    """H16, among the sums of a round."""
    beaten = False
    for seat in range(seats):
        if seat != closer and sums[seat] <= sums[closer]:
            beaten = True
    if beaten and sums[closer] > 0:
        sums[closer] *= 2


# --- What a seat may know ---------------------------------------------------------------------------------------------

HIDDEN = -2

OBSERVATION = record(
    ("seat", np.int8),  # who observes; NONE is a spectator
    ("players", np.int8),
    ("phase", np.int8),
    ("waiting", np.int8),
    ("turn", np.int8),
    ("closer", np.int8),
    ("settling", np.int8),
    ("rows", np.int8, SEATS),
    ("columns", np.int8, SEATS),
    ("card", np.int8, (SEATS, CELLS)),  # HIDDEN face down, NONE where nothing lies
    ("draws", np.int8),  # cards in the draw pile
    ("discards", np.int8),
    ("discard", np.int8, CARDS),  # everybody saw these, the top is the last
    ("returned", np.int64, 4),  # after a shuffle (H7), the set of cards that are in the draw pile or drawn unseen
    ("held", np.int8),  # the card that the observer has drawn, or HIDDEN in somebody else's hand
    ("lines", np.int16),
)


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """Writes what `seat` may know. First cards are turned over at the same time: until all have, nobody sees any (H4)."""
    out.seat = seat
    out.players = s.players
    out.phase = s.phase
    out.waiting = waiting(s)
    out.turn = s.turn
    out.closer = s.closer
    out.settling = s.settling
    out.draws = CARDS - s.next
    out.discards = s.discards
    fill(out.discard, NONE)
    for i in range(s.discards):
        out.discard[i] = s.pile[i]
    out.held = s.held if s.held == NONE or seat == s.turn else HIDDEN
    out.lines = s.lines
    write_returned(s, out)
    fill(out.card, NONE)
    for owner in range(SEATS):
        seated = owner < s.seats
        out.rows[owner] = s.rows[owner] if seated else 0
        out.columns[owner] = s.columns[owner] if seated else 0
        if seated:
            observe_tableau(s, owner, out)


@compiled
def observe_tableau(s: Any, owner: int, out: Any) -> None:
    lie, shown = s.cell, out.card
    up = s.up[owner] if s.phase != FLIP else 0
    for cell in range(cells(s, owner)):
        card = lie[owner, cell]
        shown[owner, cell] = card if card == NONE or up >> cell & 1 else HIDDEN


@compiled
def write_returned(s: Any, out: Any) -> None:
    """Who has seen the discard pile knows what it is made of, but not in which order (H7)."""
    for word in range(4):
        out.returned[word] = 0
    if s.shuffled:
        for i in range(s.next, CARDS):
            add(out.returned, s.pile[i])
        if out.held == HIDDEN:
            add(out.returned, s.held)


def name(card_number: int) -> str:
    """A card as people write it: `R-1`."""
    return LETTERS[colour(card_number)] + str(value(card_number))
