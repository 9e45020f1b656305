"""How well somebody plays who plays by written rules of play.

Every game has some, each of which can be said in a sentence (`play.py` in its folder). They are one function,
`choose(s, seat, actions, skill, dice)`: the action that a player of that skill takes. It is given a whole record and may look
only at what the seat can know; a test exchanges everything else and demands the same choice. The same functions are the bots
`novice` and `club`, and the players in the simulations of those who think ahead.
"""

from __future__ import annotations

NOVICE, CLUB = range(2)
