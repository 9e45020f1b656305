"""How people play: written rules of play for every game, each of which can be said in a sentence.

A module has one function, `choose(s, seat, actions, skill, dice)`: the action that a player of that skill takes. It is given a
whole record and may look only at what the seat can know; a test exchanges everything else and demands the same choice. The
same functions are the bots `novice` and `club`, and the players in the simulations of `expert`.
"""

from __future__ import annotations

from types import ModuleType

from atout.rules import hilo as hilo_rules
from atout.rules import xylotar as xylotar_rules
from atout.rules.xxl import colour, refuse, streets

NOVICE, CLUB = range(2)


def play_for(rules: ModuleType) -> ModuleType:
    """The module of a game, or of a variant of XXL."""
    from atout.compiled import template
    from atout.game.hilo import play as hilo_play
    from atout.game.xxl.play import colour as colour_play
    from atout.game.xxl.play import refuse as refuse_play
    from atout.game.xxl.play import streets as streets_play
    from atout.game.xylotar import play as xylotar_play

    own = {
        xylotar_rules: xylotar_play,
        hilo_rules: hilo_play,
        refuse: refuse_play,
        streets: streets_play,
        colour: colour_play,
    }
    return own[rules] if rules in own else template("atout.game.xxl.play.shedding", rules)
