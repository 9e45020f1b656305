"""A table for people who do not see it: whole matches by keyboard, from nothing but the accessibility tree."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from atout.words import sentences
from tests.e2e.conftest import Arrive
from tests.e2e.people import GAMES
from tests.e2e.reader import Node, Reader, happened
from tests.e2e.tables import table, with_quick_bots
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow

DANCING = sentences("en").say("refused-unreadable", {"text": "dance"})

TEXT: dict[str, Any] = {"textTable": True}


def switch_on(reader: Reader) -> None:
    """The first thing that Tab reaches."""
    reader.until(lambda page: page.first("heading", "Three card games"), "the first page")
    reader.press("Tab")
    assert reader.focus() == ("switch", "Text table, for screen readers")
    reader.press("Space")
    assert "The text table is on" in reader.hears("log")[0]


def the_result_is_read(reader: Reader) -> None:
    result = reader.play_to_the_end()
    assert "1st" in result.text
    assert "Ann" in result.text
    assert result.first("table", "Score sheet")
    assert reader.focus() == ("button", "Play again")


def test_xylotar_from_the_first_page_to_the_result(arrive: Arrive) -> None:
    ann = arrive()
    with_quick_bots(ann)
    reader = Reader(ann)
    switch_on(reader)
    reader.tab_to("button", "With friends")
    reader.press("Enter")
    reader.until(lambda page: page.first("heading", "A table of Xylotar"), "the waiting room")
    reader.tab_to("radio", "3")
    reader.press("ArrowLeft", "ArrowLeft")
    assert reader.focus() == ("radio", "1")
    reader.tab_to("button", "Start, with bots")
    reader.press("Enter")
    reader.until(lambda page: page.first("region", "Your xylo"), "the table")
    the_result_is_read(reader)


def test_hilo_from_the_first_page_to_the_result(arrive: Arrive) -> None:
    ann = arrive()
    with_quick_bots(ann, limit=20)
    reader = Reader(ann)
    switch_on(reader)
    reader.tab_to("button", "Play HILO against bots")
    reader.press("Enter")
    reader.until(lambda page: page.first("table", "Your tableau"), "the table")
    the_result_is_read(reader)


def test_xxl_from_the_first_page_to_the_result(arrive: Arrive) -> None:
    ann = arrive(settings={"players": {"xxl": 3}})
    with_quick_bots(ann)
    reader = Reader(ann)
    switch_on(reader)
    reader.tab_to("DisclosureTriangle", "3 players, bots: club · All six")
    reader.press("Enter")
    reader.tab_to("radio", "All six")
    reader.press("ArrowRight", "ArrowRight", "ArrowRight")
    assert reader.focus() == ("radio", "3 You may refuse")
    reader.press("Shift+Tab", "Shift+Tab", "Shift+Tab")
    reader.tab_to("button", "Play XXL against bots")
    reader.press("Enter")
    reader.until(lambda page: page.first("region", "Your hand"), "the table")
    the_result_is_read(reader)


@pytest.mark.parametrize("variant", [1, 2, 4, 5, 6])
def test_the_other_variants_of_xxl_to_the_result(arrive: Arrive, variant: int) -> None:
    ann = arrive(settings=TEXT)
    reader = Reader(ann)
    table([ann], "xxl", bots=1, options={"mode": "series", "variant": variant, "times": 1})
    reader.until(lambda page: page.first("region", "Your hand"), "the table")
    the_result_is_read(reader)


def seated(
    arrive: Arrive, game: str = "xylotar", *, bots: int = 2, options: dict[str, Any] | None = None, **settings: Any
) -> Reader:
    """Somebody at a text table, whose turn it is."""
    options = {"arrange": "auto"} if game == "xylotar" and options is None else options
    reader = Reader(arrive(settings=TEXT | settings))
    table([reader.person], game, bots=bots, options=options)
    reader.until(my_turn, "no turn")
    return reader


def my_turn(page: Node) -> bool:
    doing = page.first("region", "What you can do")
    return doing is not None and "Your turn" in doing.text


def test_what_recurs_is_heard_again(arrive: Arrive) -> None:
    reader = seated(arrive)
    for _ in range(2):  # answers
        reader.heard()
        reader.press("Alt+t")
        assert reader.hears("status")[0].startswith("Trump:")
    for _ in range(2):  # refusals, with their rule
        reader.heard()
        reader.type("play 99")
        (refused,) = reader.hears("alert")
        why = re.escape(sentences("en").say("refused-no-such-slot", {"slot": 99}))
        assert re.fullmatch(rf"{why} \(Rule X\d+\)", refused)
    reader.tab_to("switch", "Text table")
    reader.heard()
    reader.remembered.clear()
    for words in ("is off", "is on") * 2:  # what happens
        reader.press("Space")
        while words not in " ".join(reader.hears("log")):
            pass
    assert " ".join(reader.remembered).count("The text table is off.") == 2


def test_a_refusal_says_why_and_by_which_rule(arrive: Arrive) -> None:
    reader = seated(arrive, "hilo", bots=1)
    for typed, why in {
        "swap 3": f"{sentences('en').say('refused-flip-first', {})} (Rule H4)",
        "flip 3 3": f"{sentences('en').say('refused-two-cells', {})} (Rule H4)",
        "dance": DANCING,
    }.items():
        reader.heard()
        reader.type(typed)
        assert reader.hears("alert") == [why]
    assert reader.ask("r") == [DANCING]
    alert = reader.read().first("alert")
    assert alert is not None
    reader.type("  FLIP 9   1 ")
    reader.until(lambda page: "You turn over" in happened(page), "any case, any order, any spaces")


def test_every_question_is_answered(arrive: Arrive) -> None:
    reader = seated(arrive)
    words = ["hand", "trick", "scores", "legal", "last", "who", "log", "rules", "repeat", "?"]
    answers = {word: " ".join(reader.ask(word.upper())) for word in words}
    assert "1:" in answers["hand"]
    assert "Trump:" in answers["trick"]
    assert "No round is over yet." in answers["scores"]
    assert "play " in answers["legal"]
    assert "Ann, you, to move" in answers["who"]
    assert "The match begins." in answers["log"]
    assert "Rules of Xylotar" in answers["rules"]
    assert "Your turn." in answers["repeat"]
    assert "Alt with H" in answers["?"]
    reader.type("note 3 low")
    reader.until(lambda page: "Note: low" in page.text, "a note")


def test_keys_ask_from_everywhere_but_other_fields(arrive: Arrive) -> None:
    reader = seated(arrive)
    assert reader.focus() == ("textbox", "Command")
    for key, begins in {"h": "1:", "t": "Trump:", "s": "No round", "l": "", "p": "", "r": ""}.items():
        reader.heard()
        reader.press(f"Alt+{key}")
        assert reader.hears("status")[0].startswith(begins), key
    reader.press("Tab", "h")  # the button beside the command line: a letter is enough
    assert reader.hears("status")[0].startswith("1:")
    reader.press("c")
    reader.until(lambda page: page.first("textbox", "Write to the table"), "the chat")
    reader.heard()
    reader.tab_to("textbox", "Write to the table")
    reader.press("Alt+h", "h")
    assert reader.heard("status") == []


def test_single_keys_can_be_switched_off(arrive: Arrive) -> None:
    reader = seated(arrive, shortcuts=False)
    reader.heard()
    reader.press("Tab", "h", "Alt+t")
    assert [said[:6] for said in reader.hears("status")] == ["Trump:"]


@pytest.mark.parametrize(
    ("verbosity", "said", "unsaid"),
    [
        ("brief", r"Your turn\. [ROYGTBVP]\d|You lead|takes the trick", r"\b(plays|holds|red|blue|circle|Follow)\b"),
        ("normal", r"plays (red|orange|yellow|green|teal|blue|violet|pink) \d", r"\b(holds|circle|square|moves are)\b"),
        (
            "full",
            r"plays (red circle|orange square|yellow triangle|green star|teal diamond|blue cross|violet hexagon|pink drop) \d",
            r"^$",
        ),
    ],
)
def test_how_much_is_told(arrive: Arrive, verbosity: str, said: str, unsaid: str) -> None:
    reader = seated(arrive, verbosity=verbosity)
    for _ in range(5):
        make_a_move(reader)
    while not re.search(said, told := " ".join(reader.remembered)):
        reader.hears("log")
    assert not re.search(unsaid, told), told


def make_a_move(reader: Reader) -> None:
    """Of Xylotar: no bid, or the first card that can be played."""
    page = reader.until(lambda now: now if my_turn(now) else None, "no turn")
    slots = re.findall(r"Play slot (\d+)", " ".join(reader.ask("l")))
    reader.type(f"play {slots[0]}" if slots else "hold")
    reader.until(lambda now: happened(now) != happened(page), "nothing happens")


def test_a_move_can_be_confirmed(arrive: Arrive) -> None:
    reader = seated(arrive, confirm=True)
    slot = re.findall(r"\d+", next(reader.read().all("button", "Play slot")).name)[0]
    reader.heard()
    reader.type(slot)
    assert re.match(rf"Play slot {slot}, .*\?\s+Yes or no\?", reader.hears("status")[0])
    reader.type("no")
    reader.type(slot)
    reader.type("yes")
    reader.until(lambda page: "You play" in happened(page), "confirmed")


def test_what_is_not_clear_is_asked(arrive: Arrive) -> None:
    reader = seated(arrive, "hilo", bots=1)
    assert reader.ask("flip 1")[0] == "Which one?"
    reader.type("flip 1 2")
    reader.until(lambda page: "You turn over" in happened(page), "flipped")
    reader.until(my_turn, "no turn")
    assert len(reader.ask("take")) == 10


def test_hands_are_put_in_order_and_passed_on(arrive: Arrive) -> None:
    reader = seated(arrive, bots=3, options={})
    before = reader.ask("hand")
    equal = next(i for i in range(1, 15) if value(before[i]) == value(before[i + 1]))
    after = reader.ask(f"swap {equal} {equal + 1}")
    assert [card(line) for line in after[equal : equal + 2]] == [card(before[equal + 1]), card(before[equal])]
    reader.heard()
    reader.type("swap 1 15")
    assert "Rule X4" in reader.hears("alert")[0]
    reader.type("arrange")
    reader.until(lambda page: "You pass a hand on." in happened(page), "passed on")


def card(line: str) -> str:
    return line.split(": ")[1].split(",")[0]


def value(line: str) -> str:
    return card(line).split(" ")[-1]


def test_whoever_watches_gets_it_as_well(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), Reader(arrive("Bob", settings=TEXT))
    code = table([ann], "hilo", bots=1)
    bob.page.goto(f"/t/{code}")
    bob.until(lambda page: page.first("table", "Ann"), "the table of Ann")
    assert bob.read().first("heading", "Your tableau") is None
    assert bob.ask("hand") == ["You watch: you have no cards."]
    assert bob.ask("draw") == ["You watch. You can ask; those who sit at the table play."]
    bob.heard()
    ann.tap("[data-cell='1']")
    ann.tap("[data-cell='2']")
    assert "Ann turns over" in " ".join(bob.hears("log"))


def test_who_comes_and_what_is_said_is_told(arrive: Arrive) -> None:
    ann, bob = Reader(arrive("Ann", settings=TEXT)), arrive("Bob")
    link = ann.person.make_table("hilo")
    bob.open(link)
    bob.sit_down()
    assert "Bob sits down." in " ".join(ann.hears("log"))
    ann.person.start()
    ann.until(lambda page: page.first("table", "Your tableau"), "the table")
    ann.heard()
    bob.page.locator(".board").wait_for()
    bob.page.get_by_role("button", name="Chat").click()
    bob.page.get_by_role("button", name="Good luck").click()
    told = ann.hears("log")
    while "Bob: Good luck" not in " ".join(told):
        told += ann.hears("log")
    ann.type("say Thank you")
    expect(bob.page.get_by_text("Thank you", exact=True).first).to_be_visible()


LANGUAGES = {
    "fr-FR": (["main", "pli", "scores", "coups", "?"], "jouer {}", "attendre", "Vous jouez", "À vous"),
    "cs-CZ": (["karty", "stul", "body", "tahy", "?"], "hraj {}", "čekej", "Hrajete", "Jste na tahu"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_in_every_language(arrive: Arrive, locale: str) -> None:
    questions, play, hold, played, turn = LANGUAGES[locale]
    reader = Reader(arrive(settings=TEXT, locale=locale))
    table([reader.person], "xylotar", bots=2, options={"arrange": "auto"})
    reader.until(lambda page: f"{turn}" in page.text, "no turn")
    text = " ".join(line for question in questions for line in reader.ask(question)) + reader.read().text
    assert not re.search(r"(?<![\w/])(text|ask|answers|say|kind|symbol)-[a-z]+", text), "no name of a message is heard"
    while hold_or_play(reader, hold, play):
        pass
    reader.until(lambda page: played in page.text, "played")


def hold_or_play(reader: Reader, hold: str, play: str) -> bool:
    """Makes a move in another language; false when a card has been played."""
    moves = [line.rsplit(":", 1)[-1].strip() for line in reader.ask("l")[1:]]
    card = next((move.split(" ")[1] for move in moves if move.startswith("play")), None)
    reader.type(play.format(card) if card else hold)
    return card is None


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_it_violates_nothing_and_does_not_scroll_sideways(arrive: Arrive, game: str, theme: Any) -> None:
    ann = arrive(settings=TEXT | {"verbosity": "full"}, color_scheme=theme, viewport={"width": 320, "height": 640})
    reader = Reader(ann)
    table([ann], game, bots=3)
    reader.until(my_turn, "no turn")
    reader.ask("?")
    assert violations(ann) == []
    assert sideways(ann) == 0


def test_the_switch_is_a_setting_and_a_table_changes_at_once(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "hilo", bots=1)
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("[data-text-table]")).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("[data-text-table]")).to_be_visible()
    ann.page.goto("/settings")
    switch = ann.page.locator("main").get_by_role("switch", name="Text table, for screen readers")
    expect(switch).to_be_checked()
    assert violations(ann) == []
    switch.uncheck()
    ann.page.go_back()
    expect(ann.page.locator(".board")).to_be_visible()
