"""XXL: six games with one deck of two-coloured cards. One module a variant; what they share is in cards, shedding and tricks.

Every module has the shape of a game of its own (docs/architecture.md), and the match plays one after the other (atout.game.xxl).
"""
