"""What moves show of hidden cards in variants 1, 2 and 5. A template (atout.compiled.template)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.rules.xxl.shedding import DRAWN, PLAY

if TYPE_CHECKING:
    from atout.compiled import compiled

    rules: Any = None


@compiled
def shows_missing(s: Any, seat: int, action: int) -> int:
    """Whoever can play must play: who draws, or passes without having drawn, has no card that fits (K10)."""
    return s.fitting + 0 if action >= rules.DRAW and s.phase == PLAY else 0


@compiled
def drawn_and_played(s: Any, action: int) -> bool:
    """Only the drawn card may be played after drawing (K10): so everybody knows now which one it was."""
    return s.phase == DRAWN and action < rules.DRAW
