"""What a seat can infer: the hidden cards that fit what it has seen, and how likely they are.

What there is to infer differs from game to game, and lies in the folder of each (`belief.py`). The module has the same shape for
every game, so that search is written once. `remember` writes what a seat knows of a position (and `veil` what the table had
agreed on), `prepare` works out what follows from it, `sample` draws a world: a record that could be the true one. Nothing but
`remember` and `veil` ever reads a true record.
"""
