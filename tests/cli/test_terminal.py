"""Playing and looking back in a real terminal, key by key."""

from __future__ import annotations

import json
import re
import signal
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
        assert re.search(r"2 Stay below +\d+ \(\d\) +\d+ \(\d\)\nSum of places +\d +\d\nPlace", terminal.seen)
        assert "wins." in terminal.seen or "win." in terminal.seen
        terminal.press("r\n")
        assert "as You saw it" in on_screen(terminal)
        assert "You: " in step(terminal, RIGHT) + step(terminal, RIGHT)
        assert re.search(r"\bwins?\.", step(terminal, END))
        terminal.press("q")
        terminal.shows("Enter leaves >")
        terminal.press("s\n")
        terminal.shows("Sum of places")
        terminal.press("\n")
        assert terminal.ends() == 0
    assert replay(record.read_bytes()).finished


@pytest.mark.parametrize(("game", "asked"), [("xylotar", "Bid?"), ("hilo", "flip A B"), ("xxl", "Your move")])
def test_a_hint_comes_at_once(game: str, asked: str) -> None:
    with Terminal("play", game, "--players", "3", *QUIET, *(("--option", "arrange=auto") * (game == "xylotar"))) as terminal:
        while terminal.shows(asked, "slot ") != asked:  # in Xylotar a card is played first
            terminal.shows(" >")
            terminal.press(terminal.seen.split("slot ")[-1].split(",")[0].split()[0] + "\n")
        terminal.shows(">")
        terminal.press("hint\n")
        terminal.shows("You: ")
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
        assert re.search(r"P2 .*\n +(\?\?|[A-Z].)\s", seen)
        assert "as everybody saw it" in step(terminal, "e")
        terminal.press("s")
        terminal.shows("Round 1")
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
        assert re.search(r"\bwins?\.", step(terminal, "G"))
        terminal.press(RIGHT)
        terminal.shows("This is the end.")
        terminal.press("\x1b")
        terminal.shows("wins.")  # the score sheet, as without --step
        assert terminal.ends() == 0


def test_looking_back_at_hilo() -> None:
    path = RECORDS / "hilo-6.atout.json"
    with Terminal("replay", str(path), "--step") as terminal:
        on_screen(terminal)
        assert re.search("clears |goes by itself", step(terminal, "c"))
        terminal.press("C")
        terminal.shows("There is no earlier clearing.")
        terminal.press("i")
        terminal.shows("? tells what the keys do.")  # bids are of another game
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
        assert not re.search(r"\bwins?\.", step(terminal, END))
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


@pytest.mark.parametrize(
    ("language", "asked", "left"),
    [("fr", "Entrée la transmet", "Vous avez quitté la table."), ("cs", "Enter je předá", "Odešli jste od stolu.")],
)
def test_the_terminal_speaks_the_language_of_its_user(language: str, asked: str, left: str) -> None:
    with Terminal("play", "xylotar", *QUIET, LANG=f"{language}_XX.UTF-8", LC_ALL="") as terminal:
        terminal.shows(asked)
        terminal.press("play 1\n")
        terminal.shows("(X4)", "(X5)", "(X7)")  # a refusal, with its rule
        terminal.press("q\n")
        terminal.shows(left)
        assert terminal.ends() == 0


def test_a_match_is_kept_move_by_move_whatever_ends_it(tmp_path: Path) -> None:
    record = tmp_path / "kept.atout.json"
    with Terminal("play", "hilo", "--players", "2", *QUIET, "--record", str(record)) as terminal:
        terminal.shows("flip A B")
        assert json.loads(record.read_bytes())["moves"] == []
        terminal.press("flip 1 2\n")
        terminal.shows("take A")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.ends() == 130
        assert "Traceback" not in terminal.seen
    assert [1, "flip 1 2"] in json.loads(record.read_bytes())["moves"]
    assert list(tmp_path.iterdir()) == [record]


def test_a_record_that_cannot_be_written_is_found_out_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "hilo", "--record", str(tmp_path / "no" / "such" / "folder.json")]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_a_window_of_another_size_is_drawn_anew(tmp_path: Path) -> None:
    with Terminal("replay", str(RECORDS / "xylotar-4.atout.json"), "--step", COLUMNS="", LINES="") as terminal:
        on_screen(terminal)
        terminal.resize(lines=40, columns=90)
        assert "Move 0 of" in on_screen(terminal)
        terminal.press("q")
        assert terminal.ends() == 0


def test_a_czech_terminal_plays_by_the_czech_edition_unless_told_otherwise(tmp_path: Path) -> None:
    for number, (extra, agreed) in enumerate(
        [((), {"edition": "cs", "ties": "neighbour"}), (("--option", "edition=fr"), {"ties": "neighbour"})]
    ):
        record = tmp_path / f"{number}.json"
        with Terminal("play", "xylotar", *QUIET, *extra, "--language", "cs", "--record", str(record)) as terminal:
            terminal.shows("Enter je předá")
            terminal.press("q\n")
            assert terminal.ends() == 0
        assert json.loads(record.read_bytes())["options"] == agreed


def test_a_match_that_was_kept_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "first.json"
    kept.write_text("{}", encoding="utf-8")
    assert main(["play", "hilo", "--record", str(kept)]) == 1
    assert "choose another name" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "{}"
