"""What players are told and offered: why points were scored, who begins, every option, one's own deck, rulings."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from atout.game import GAMES
from atout.match.match import Match
from tests.e2e.conftest import Arrive
from tests.e2e.people import PHONE, PYTHON, Person, play_to_the_end
from tests.e2e.tables import post, table, with_quick_bots
from tests.tables import random_moves
from tests.variants import FOUR_COLOURS

pytestmark = pytest.mark.slow


def options_of(person: Person) -> dict[str, Any]:
    """What the table that somebody has open has agreed on, as the server knows it."""
    code = person.page.url.rsplit("/", 1)[1]
    return dict(
        person.page.evaluate("path => fetch(path).then((answer) => answer.json())", f"/api/tables/{code}")["state"]["table"][
            "options"
        ]
    )


def test_two_players_are_told_what_automata_take_away(arrive: Arrive) -> None:
    """X33: whatever comes of the round, every player's tricks and bid are accounted for with their rules."""
    ann = arrive("Ann", viewport=PHONE)
    table([ann], "xylotar", bots=1, options={"rounds": 1, "arrange": "auto"})
    play_to_the_end([ann])
    ann.page.get_by_text("Score sheet, and why").click()
    account = ann.page.locator("dialog[open] details[open] dl").first  # a tie is followed by more rounds
    expect(account.locator("dt")).to_have_count(2)
    expect(account).to_contain_text(re.compile(r"\((X19|X33)\)"))
    expect(account).to_contain_text(re.compile(r"\((X20|X33)\)"))


def test_play_in_czech_is_the_czech_edition_and_can_be_chosen(arrive: Arrive) -> None:
    eva = arrive("Eva", locale="cs-CZ", settings={"players": {"xylotar": 2}})
    eva.play_against_bots("xylotar")
    assert options_of(eva) == {"edition": "cs", "ties": "neighbour"}
    eva.open("/")
    box = eva.box("xylotar")
    box.locator("summary").click()
    box.get_by_text("francouzské vydání", exact=True).click()
    eva.play_against_bots("xylotar")
    assert options_of(eva) == {}


def a_tie_for_the_lead() -> Match:
    """A match in which seat 1 has to decide who begins (X24)."""
    for number in range(500):
        match = GAMES["xylotar"].match(["Eva", "B", "C"], {"ties": "neighbour", "arrange": "auto"}, Random(number).randbytes(32))
        for seat, move in random_moves(match, Random(number)):
            if move.startswith("begin "):
                if seat == 1:
                    return match
                break
    raise AssertionError("nobody was tied")


def test_x24_somebody_decides_who_begins_and_plays_on(arrive: Arrive) -> None:
    record = a_tie_for_the_lead().record()
    eva = arrive("Eva", locale="cs-CZ")
    laid_out = {"record": record, "seat": 1, "bots": {"2": "club", "3": "club"}}
    eva.page.evaluate("(what) => sessionStorage.setItem('atout.desk', JSON.stringify(what))", laid_out)
    eva.open("/desk")
    eva.page.locator(".board").wait_for(timeout=PYTHON)
    expect(eva.page.locator(".status .said").first).to_contain_text("rozhodněte, kdo začne")
    expect(eva.page.locator(".actions [data-move^='begin ']").first).to_contain_text("Začne")
    play_to_the_end([eva])


def test_a_room_offers_every_option_and_keeps_the_others(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.make_table("xxl")
    agreed = ann.page.locator("section[aria-labelledby=agreed]")
    agreed.get_by_text("Variant 6 with a trump colour").click()
    expect(agreed.get_by_label("Variant 6 with a trump colour")).to_be_checked()
    agreed.get_by_text("6 I name the colour", exact=True).click()
    expect(agreed.get_by_label("How many times")).to_be_visible()
    expect(agreed.get_by_label("Variant 6 with a trump colour")).to_be_checked()
    agreed.get_by_text("2 Stay below", exact=True).click()
    expect(agreed.get_by_label("Variant 6 with a trump colour")).to_have_count(0)
    agreed.get_by_label("How many times").fill("3")
    agreed.get_by_label("How many times").press("Enter")
    expect(agreed.get_by_label("How many times")).to_have_value("3")
    agreed.get_by_text("All six, twice", exact=True).click()
    expect(agreed.get_by_label("Variant 6 with a trump colour")).to_be_checked()
    assert options_of(ann) == {"cycles": 2, "trump": True}


def test_h4_who_is_the_shortest(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.make_table("hilo")
    heights = ann.page.get_by_role("group", name="Who is the shortest?")
    expect(heights.locator("li")).to_have_count(3)
    heights.get_by_role("button", name="Ann is shorter").click()
    expect(heights.locator("li").nth(1)).to_contain_text("Ann")
    assert options_of(ann) == {"heights": [2, 1, 3]}
    post(ann, f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}/do", {"do": "order", "seats": [3, 2, 1]})  # Ann sits at 3 now
    expect(heights.locator("li").nth(1)).to_contain_text("Ann")
    assert options_of(ann) == {"heights": [2, 3, 1]}
    ann.page.locator("main select").first.select_option("2")
    expect(heights.locator("li")).to_have_count(2)
    assert options_of(ann) == {}


def test_k2_an_own_deck_of_four_colours_is_checked_shown_and_played_to_the_end(arrive: Arrive) -> None:
    ann = arrive("Ann", settings={"players": {"xxl": 2}, "variant": 4, "level": "novice"})
    with_quick_bots(ann)
    ann.make_table("xxl")
    ann.page.get_by_text("Play with your own deck").click()
    cards = ann.page.get_by_label("The cards")
    use = ann.page.get_by_role("button", name="Use this deck")
    alert = ann.page.get_by_role("alert").filter(has_text=re.compile("."))
    for faulty, sentence in (
        (FOUR_COLOURS[:54], "A deck has 55 cards"),
        ([*FOUR_COLOURS[:54], FOUR_COLOURS[0]], "together on more than one card"),
        (["R1/R0", *FOUR_COLOURS[1:]], "two different values in two different colours"),
        ([*FOUR_COLOURS[:54], "O10/R9"], "No card carries orange 0"),
    ):
        cards.fill("\n".join(faulty))
        use.click()
        expect(alert).to_contain_text(sentence)
    cards.fill("# mine\n" + "\n".join(FOUR_COLOURS).lower())
    use.click()
    expect(ann.page.get_by_role("img", name="green 10 / blue 0")).to_be_visible()
    assert options_of(ann)["deck"] == FOUR_COLOURS
    ann.start()
    play_to_the_end([ann])
    ann.page.get_by_text("Score sheet, and why").click()
    expect(ann.page.locator("dialog[open] details[open] dl")).to_contain_text("(K56)")


def leading_the_last_trick_without_a_bid() -> Match:
    """A match in which seat 1 has to lead the right one of their two last cards (X15)."""
    for number in range(100):
        match = GAMES["xylotar"].match(["Ann", "B", "C"], {"rounds": 1, "arrange": "auto"}, Random(number).randbytes(32))
        while not match.finished:
            seat = match.to_act[0]
            legal = match.legal(seat)
            xylo, leading = match.view(seat)["xylos"][seat - 1], not match.view(seat)["trick"]
            if seat == 1 and leading and len(legal) == 1 and len(xylo["cards"]) - len(xylo["played"]) == 2:
                return match
            match.play(seat, "hold" if "hold" in legal else legal[0])
    raise AssertionError("seat 1 never leads the last trick")


def test_a_refusal_that_rests_on_a_ruling_leads_to_it(arrive: Arrive) -> None:
    """At a table in words anything can be asked for; on the drawn one such a card cannot be tapped."""
    ann = arrive("Ann", viewport=PHONE, settings={"textTable": True})
    match = leading_the_last_trick_without_a_bid()
    left = min(slot for slot in range(1, 14) if slot not in match.view(1)["xylos"][0]["played"])
    laid_out = {"record": match.record(), "seat": 1, "bots": {"2": "club", "3": "club"}}
    ann.page.evaluate("(what) => sessionStorage.setItem('atout.desk', JSON.stringify(what))", laid_out)
    ann.open("/desk")
    command = ann.page.get_by_label("Command")
    command.wait_for(timeout=PYTHON)
    command.fill(f"play {left}")
    command.press("Enter")
    refusal = ann.page.locator(".status [role=alert]")
    expect(refusal).to_contain_text("The leftmost card may not be led.")
    expect(refusal).to_contain_text("this is our ruling")
    with ann.context.expect_page() as opened:
        refusal.get_by_role("link").last.click()
    ruling = opened.value.locator("#ruling-X15")
    expect(ruling).to_contain_text("The rulebook is silent (X15)")
    expect(ruling).to_be_in_viewport()
    expect(opened.value.locator("section.meant h2")).to_contain_text("(X14–X18)")


def test_all_rulings_stand_on_one_page(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE)
    ann.open("/rules/rulings")
    expect(ann.page.locator("#ruling-K2")).to_contain_text("our own construction")
    expect(ann.page.locator("blockquote.ruling")).to_have_count(24)
