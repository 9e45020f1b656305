"""Statistics at the desk."""

from __future__ import annotations

from atout.match import statistics


def version():
    return statistics.VERSION


def figures_of(document):
    """What counts of a record."""
    return statistics.figures(document.encode())


def together(figures, names, game, bots):
    """What comes of many."""
    return statistics.together(figures, names, game=game, bots=bots)
