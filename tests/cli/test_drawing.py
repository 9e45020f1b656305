"""Tables drawn for a terminal: whatever is needed to decide is on a screen of 80 columns and 24 lines, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from atout import words
from atout.cli.saying import happening
from atout.game import GAMES
from atout.match.match import Match
from tests.tables import random_moves
from tests.variants import OF_XXL

TABLES: list[tuple[str, dict[str, object], int]] = [("xylotar", {}, players) for players in (2, 3, 4, 5)]
TABLES += [("hilo", {}, players) for players in (2, 4, 5, 6)]
TABLES += [("xxl", {"mode": "series", "variant": variant, "times": 1}, players) for variant in OF_XXL for players in (2, 6)]


@pytest.fixture(params=words.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.speak(request.param)
    yield request.param
    words.speak("en")


def screen(match: Match, seat: int) -> list[str]:
    """What somebody sees who is to decide: the table and the question."""
    out = StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
    person = GAMES[match.game].person(match, seat, console)
    person.show()
    console.print(person.question(), markup=False)
    return out.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_a_table_fits_on_a_small_screen(game: str, options: dict[str, object], players: int, language: str) -> None:
    dice = Random(players)
    match = GAMES[game].match([f"Player{number}" for number in range(players)], options, bytes(32))
    own = match.seats[0]
    tallest = 0
    while not match.result.deals and len(match.moves) < 400:
        seat = dice.choice(match.to_act)
        if seat == own:
            lines = screen(match, own)
            tallest = max(tallest, len(lines))
            assert max(map(len, lines)) <= 80
            assert not any(mark in line for line in lines for mark in "\ue000\ue001{}")
        match.play(seat, _move(match, seat, dice))
    assert 0 < tallest <= 24


def _move(match: Match, seat: int, dice: Random) -> str:
    """Streets and played cards rather than exchanges: tables that grow."""
    legal = match.legal(seat)
    wanted = [move for move in legal if move.split()[0] in ("street", "draw")] or legal
    return dice.choice(wanted)


def test_what_happens_is_told_in_the_language_of_the_terminal() -> None:
    match = GAMES["hilo"].match(["Ada", "Bo"], {}, bytes(32))
    out = StringIO()
    person = GAMES["hilo"].person(match, 1, Console(file=out, width=80, color_system=None))
    words.speak("cs")
    try:
        match.play(1, "flip 1 2")
        match.play(2, "flip 1 2")
        person.tell()
    finally:
        words.speak("en")
    said = out.getvalue()
    assert "Bo " in said
    assert not {"turn", "over", "begins", "You"} & set(said.split())


def told(variant: int, wanted: str, language: str) -> str:
    """The first such move of a match, as the log tells it to others."""
    match = GAMES["xxl"].match(["Ann", "Bo"], {"mode": "series", "variant": variant, "times": 1}, bytes(32))
    for _, move in random_moves(match, Random(1)):
        if move.startswith(wanted):
            break
    seat = match.to_act[0]
    move = next(one for one in match.legal(seat) if one.startswith(wanted))
    match.play(seat, move)
    words.speak(language)
    try:
        return str(happening(match, match.events[0], None)).split(" ", 1)[1]
    finally:
        words.speak("en")


@pytest.mark.parametrize(
    ("variant", "wanted", "language", "sentence"),
    [
        (4, "swap", "en", r"swaps [^.]+\d for [^.]+\d\."),
        (4, "swap", "fr", r"échange le [^.]+\d contre le [^.]+\d\."),
        (1, "play", "en", r"plays [^.]+\d on column [12], by \w+\."),
        (1, "play", "cs", r"hraje: [^.]+\d na sloupec [12], \w+ strana\."),
    ],
)
def test_the_log_tells_a_move_as_its_button_does(variant: int, wanted: str, language: str, sentence: str) -> None:
    assert re.fullmatch(sentence, told(variant, wanted, language))
