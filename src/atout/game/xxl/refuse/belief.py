"""What moves show of hidden cards in variant 3, and what is known of its second round."""

from __future__ import annotations

from typing import Any

from atout.chance import roll
from atout.compiled import compiled
from atout.game.xxl.memory import ALL_CARDS, add_group
from atout.rules.bits import nth, popcount
from atout.rules.xxl import refuse as rules
from atout.rules.xxl.cards import NONE, SEATS


@compiled
def shows_missing(s: Any, seat: int, action: int) -> int:
    """Who plays another colour has none of the trick's (K41)."""
    if not rules.FOLLOW_WITH <= action < rules.PASS or s.carries[s.colour] >> action - rules.FOLLOW_WITH & 1:
        return 0
    return s.carries[s.colour] + 0


@compiled
def is_second(s: Any) -> bool:
    return s.round == 2


@compiled
def remember_keeping(now: Any, seat: int, memory: Any) -> None:
    """While all choose what to keep, a seat knows its own choice, and who has chosen (K44)."""
    memory.kept = NONE
    memory.keepers = 0
    for owner in range(now.seats):
        if now.round == 1 and now.kept[owner] != NONE:
            memory.keepers |= 1 << owner
    if seat >= 0 and now.round == 1:
        memory.kept = now.kept[seat]


@compiled
def veil_kept(seat: int, s: Any) -> None:
    for owner in range(SEATS):
        if owner != seat:
            s.kept[owner] = NONE


@compiled
def group_second_hand(memory: Any, base: Any, tables: Any, owner: int) -> None:
    """K44: one card is kept among those won in the first round; the others were dealt."""
    if memory.count[owner]:
        add_group(tables, owner, 0, 1, NONE, base.earlier[owner])
        add_group(tables, owner, 0, memory.count[owner] - 1, NONE, ALL_CARDS)


@compiled
def keep_at_random(memory: Any, s: Any, dice: Any) -> None:
    for owner in range(s.seats):
        if memory.keepers >> owner & 1:
            card = memory.kept if owner == memory.seat else nth(s.won[owner], roll(dice, popcount(s.won[owner])))
            rules.play(s, owner, rules.KEEP + card)
