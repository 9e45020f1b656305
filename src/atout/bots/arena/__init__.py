"""A fair way to tell how good bots are.

The same deal is played several times, with the bots in other seats each time, so that every bot has played every hand. A deal
is then one observation: the luck of the cards is the same for all, and differences are taken within it.
"""
