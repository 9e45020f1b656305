"""Playing and looking back in a real terminal, key by key."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from atout.cli import main
from atout.match.record import replay
from tests.cli.terminal import Terminal
from tests.match.test_record import base

RECORDS = Path(__file__).parents[1] / "match" / "fairness"
RIGHT, LEFT, DOWN, UP, HOME, END = (f"\x1b[{letter}" for letter in "CDBAHF")
KEYS = "q leave"
"""The end of what every step shows."""
QUIET = ("--pace", "0", "--seed", "11" * 32)


def on_screen(terminal: Terminal) -> str:
    """The screen after the key that was pressed last."""
    terminal.shows(KEYS)
    return terminal.seen[terminal.seen.rindex(" Move ") :]


def step(terminal: Terminal, key: str) -> str:
    terminal.press(key)
    return on_screen(terminal)


def test_a_match_ends_with_its_score_sheet_and_can_be_looked_through(tmp_path: Path) -> None:
    record = tmp_path / "match.atout.json"
    one_deal = ("--option", "mode=series", "--option", "variant=2", "--option", "times=1")
    with Terminal("play", "xxl", "--players", "2", *one_deal, *QUIET, "--record", str(record)) as terminal:
        while terminal.shows("Your move >", "Enter leaves >") == "Your move >":
            terminal.press("1\n")
        assert re.search(r"2 Stay below +\d+ \(\d\) +\d+ \(\d\)\nsum of places +\d +\d\nplace", terminal.seen)
        assert "wins." in terminal.seen or "win." in terminal.seen
        terminal.press("r\n")
        assert "as You saw it" in on_screen(terminal)
        assert "You: " in step(terminal, RIGHT) + step(terminal, RIGHT)
        assert "Won by" in step(terminal, END)
        terminal.press("q")
        terminal.shows("Enter leaves >")
        terminal.press("s\n")
        terminal.shows("sum of places")
        terminal.press("\n")
        assert terminal.ends() == 0
    assert replay(record.read_bytes()).finished


@pytest.mark.parametrize(("game", "asked"), [("xylotar", "Announce?"), ("hilo", "flip A B"), ("xxl", "Your move")])
def test_a_hint_comes_at_once(game: str, asked: str) -> None:
    with Terminal("play", game, "--players", "3", *QUIET, *(("--option", "arrange=auto") * (game == "xylotar"))) as terminal:
        while terminal.shows(asked, "slot ") != asked:  # in Xylotar a card is played first
            terminal.shows(" >")
            terminal.press(terminal.seen.split("slot ")[-1].split(",")[0].split()[0] + "\n")
        terminal.shows(">")
        terminal.press("hint\n")
        terminal.shows("You (seat 1): ")
        assert terminal.shows("people in a club", "simulated deals")
        terminal.shows(asked)
        terminal.press("q\n")
        terminal.shows("You have left the table.")
        assert terminal.ends() == 0


def test_a_hint_for_a_hand_that_is_to_be_arranged() -> None:
    with Terminal("play", "xylotar", *QUIET) as terminal:
        terminal.shows("Enter passes it on")
        terminal.press("hint\n")
        terminal.shows("one that tells nothing is as good as another")


def test_looking_back_at_xylotar() -> None:
    with Terminal("replay", str(RECORDS / "xylotar-4.atout.json"), "--step") as terminal:
        first = on_screen(terminal)
        assert "Move 0 of" in first
        assert "all cards" in first
        assert "?" not in first.split("← →")[0]  # all values are known
        assert "Move 1 of" in step(terminal, RIGHT)
        assert "Move 2 of" in step(terminal, "n")
        assert "Move 1 of" in step(terminal, LEFT)
        bid = step(terminal, "i")
        assert re.search(r"P\d bids", bid)
        assert step(terminal, "i") != bid
        assert step(terminal, "I") == bid
        second = step(terminal, "d")
        assert "Round 2 ·" in second
        assert "Round 1 is over" in second
        assert "Move 0 of" in step(terminal, UP)
        assert step(terminal, DOWN) == second
        seen = step(terminal, "2")
        assert "as P2 saw it" in seen
        assert re.search(r"P2 .*\n +(\?\?|[A-Z].) ", seen)
        assert "as everybody saw it" in step(terminal, "e")
        terminal.press("s")
        terminal.shows("round 1")
        terminal.shows("Any key leads back.")
        terminal.press("x")
        assert "as everybody saw it" in on_screen(terminal)
        terminal.press("?")
        terminal.shows("the next bid")
        terminal.shows("Any key leads back.")
        assert "Round 2 ·" in step(terminal, " ")
        terminal.press("m")
        terminal.shows("To which move")
        terminal.press("17\n")
        terminal.shows("Move 17 of")
        on_screen(terminal)
        assert "Won by" in step(terminal, "G")
        terminal.press(RIGHT)
        terminal.shows("This is the end.")
        terminal.press("\x1b")
        terminal.shows("wins.")  # the score sheet, as without --step
        assert terminal.ends() == 0


def test_looking_back_at_hilo() -> None:
    path = RECORDS / "hilo-6.atout.json"
    with Terminal("replay", str(path), "--step") as terminal:
        on_screen(terminal)
        assert re.search("clears |Cleared too", step(terminal, "c"))
        terminal.press("C")
        terminal.shows("There is no earlier clearing.")
        terminal.press("i")
        terminal.shows("There is no further bid.")
        terminal.press("l")
        assert terminal.shows("is over", "There is no further change of the lead.")
        terminal.press("q")
        assert terminal.ends() == 0


def test_looking_back_at_xxl() -> None:
    with Terminal("replay", str(RECORDS / "xxl-2.atout.json"), "--step") as terminal:
        dealt = on_screen(terminal)
        assert "variant 1, Runs" in dealt
        hands = re.findall(r"P\d  \d+ cards.*\n +([A-Z]\S\d.*)", dealt)
        assert len(hands) == 2  # all hands are shown
        for name in ("Stay below", "You may refuse", "Streets", "Descents", "I name the colour"):
            assert name in step(terminal, "d")
        terminal.press("d")
        terminal.shows("There is no further deal.")
        assert "The hand of P2" in step(terminal, "2")
        terminal.press("Z")
        terminal.shows("? tells what the keys do.")
        assert "Move 0 of" in step(terminal, HOME)
        terminal.press("q")
        assert terminal.ends() == 0


def test_a_match_that_is_not_finished_can_be_looked_through_too(tmp_path: Path) -> None:
    path = tmp_path / "open.atout.json"
    path.write_text(json.dumps(base()))
    with Terminal("replay", str(path), "--step") as terminal:
        on_screen(terminal)
        assert "Won by" not in step(terminal, END)
        terminal.press("q")
        terminal.shows("Not finished: Bo to move.")
        assert terminal.ends() == 0


def test_without_step_a_terminal_gets_the_score_sheet_and_nothing_else() -> None:
    with Terminal("replay", str(RECORDS / "xylotar-4.atout.json")) as terminal:
        assert terminal.ends() == 0
        assert terminal.seen.rstrip().endswith("wins.")
        assert "Move" not in terminal.seen


def test_stepping_needs_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDS / "xylotar-4.atout.json"), "--step"]) == 2
    assert "--step needs a terminal" in capsys.readouterr().err


def test_a_wrong_record_is_refused_before_anything_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(base(moves=[[1, "play 1"]])))
    with Terminal("replay", str(path), "--step") as terminal:
        assert terminal.ends() == 1
        assert "move 1: the leftmost card may not be led (X9)" in terminal.seen
