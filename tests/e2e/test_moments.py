"""The moments of a match: how it stands, between two deals, at its end, what is asked and taken back, the first card."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from atout.game import GAMES
from atout.match.match import Match
from tests.e2e.conftest import Arrive
from tests.e2e.people import PHONE, PYTHON, Person, play_to_the_end
from tests.e2e.tables import SHORT, finish, look, post, table
from tests.e2e.test_everyone import THEMES, sideways, violations

pytestmark = pytest.mark.slow

TWO_GAMES: dict[str, Any] = {**SHORT, "times": 2}


def result_of(person: Person, code: str) -> Any:
    return look(person, code)["state"]["result"]


def test_plates_and_the_head_of_the_table_say_how_the_match_stands(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE)
    code = table([ann], "xxl", bots=2, options=TWO_GAMES)
    head = ann.page.locator("h1 small")
    expect(head).to_have_text("Game 1 of 2: Stay below")
    expect(ann.page.locator("[data-score]")).to_have_count(0)
    finish([ann], code, deals=1)
    ann.page.locator("dialog[open] [data-next]").click()
    expect(head).to_have_text("Game 2 of 2: Stay below")
    result = result_of(ann, code)
    for name, total, place in zip(("Ann",), result["totals"], result["places"], strict=False):
        plate = ann.page.locator(".plate", has_text=name).first.locator("[data-score]")
        expect(plate).to_have_attribute("title", re.compile(rf"^sum of places {total}, {place}(st|nd|rd)$"))


def test_between_two_games_everybody_is_told_why_and_what_comes_next(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE)
    code = table([ann], "xxl", bots=2, options=TWO_GAMES)
    finish([ann], code, deals=1)
    between = ann.page.locator("dialog[open]")
    expect(between.locator("h2")).to_have_text("Stay below is over")
    expect(between.locator("li")).to_have_count(3)
    expect(between.locator("li .why")).to_contain_text([re.compile(r"\(K12\).*place.*\(K6\)")] * 3)
    expect(between.locator(".next")).to_contain_text("Next: Game 2 of 2: Stay below")
    expect(between.locator(".next")).to_contain_text("a lower value")
    for theme in THEMES:
        ann.page.emulate_media(color_scheme=theme)
        assert violations(ann) == []
    assert sideways(ann) == 0
    ann.page.get_by_role("button", name="Look at the table").click()
    expect(between).to_have_count(0)
    ann.page.locator("[data-next]").click()
    expect(ann.page.locator("h1 small")).to_contain_text("Game 2 of 2")


def before_the_end(game: str, players: int, options: dict[str, Any], wanted: Any) -> dict[str, Any]:
    """What lies on a desk one move before something happens that is wanted, with nobody but seat 1 to make it."""
    for number in range(2000):
        random = Random(number)
        match = GAMES[game].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
        while not match.finished:
            seat = random.choice(match.to_act)
            move = random.choice(match.legal(seat))
            after = match.with_move(seat, move)
            if wanted(match, after):
                if seat == match.seats[0]:
                    bots = {str(other): "random" for other in match.seats[1:]}
                    return {"record": match.record(), "seat": seat, "bots": bots, "move": move}
                break
            match = after
    raise AssertionError("that never happens")


def lay_out(person: Person, laid: dict[str, Any]) -> None:
    person.page.evaluate("(what) => sessionStorage.setItem('atout.desk', JSON.stringify(what))", laid)
    person.walk("/")
    person.walk("/desk")
    person.page.locator(".board").wait_for(timeout=PYTHON)


def test_x23_an_extra_round_says_why_it_is_played(resident: Person) -> None:
    def tied(before: Match, after: Match) -> bool:
        return len(after.result.deals) == 1 > len(before.result.deals) and after.result.extra is not None

    ann = resident
    laid = before_the_end("xylotar", 3, {"rounds": 1, "arrange": "auto"}, tied)
    lay_out(ann, laid)
    slot = laid["move"].split()[-1]
    ann.page.locator(f"[data-slot='{slot}']").or_(ann.page.locator("[data-move=hold]")).first.click()
    between = ann.page.locator("dialog[open]")
    expect(between.locator("h2")).to_have_text("Round 1 of 1 is over")
    expect(between.locator(".next")).to_contain_text("Next: Round 2, to break the tie")
    expect(between.locator(".tie")).to_contain_text("have the same total")
    between.locator("[data-next]").click()
    expect(ann.page.locator("h1 small")).to_have_text("Round 2, to break the tie")
    ann.page.get_by_role("button", name="Score sheet").click()
    expect(between.locator("tbody th")).to_have_text(["1"])
    ann.page.keyboard.press("Escape")
    play_to_the_end([ann])
    expect(between.locator("tbody th").nth(1)).to_have_text("2 tie-break")
    expect(between.locator("summary", has_text="Round 2")).to_have_text("Round 2, to break the tie: what was scored, and why")


def test_x33_two_players_are_told_between_rounds_what_automata_take_away(resident: Person) -> None:
    def unpaid(before: Match, after: Match) -> bool:
        ended = len(after.result.deals) == 1 > len(before.result.deals)
        return ended and any(line["what"] == "tricks-unpaid" for line in after.result.deals[0]["account"][0])

    ann = resident
    laid = before_the_end("xylotar", 2, {"rounds": 2, "arrange": "auto"}, unpaid)
    lay_out(ann, laid)
    slot = laid["move"].split()[-1]
    ann.page.locator(f"[data-slot='{slot}']").or_(ann.page.locator("[data-move=hold]")).first.click()
    between = ann.page.locator("dialog[open]")
    expect(between.locator("li .why").first).to_contain_text(re.compile(r"not paid: .*Automaton \d, bid \d+.* \(X33\)"))
    expect(between.locator(".next")).to_contain_text("If an automaton makes its bid, tricks are not paid")


def test_a_match_at_ones_own_desk_can_be_played_again(resident: Person) -> None:
    ann = resident
    match = GAMES["xxl"].match(["Ann", "B"], {**SHORT}, bytes(32))
    lay_out(ann, {"record": match.record(), "seat": 1, "bots": {"2": "random"}, "start": match.record()})
    hand = ann.page.locator(".hand [data-card]").all_inner_texts()
    play_to_the_end([ann])
    ann.page.locator("[data-do=again]").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.locator(".board").wait_for(timeout=PYTHON)
    assert ann.page.locator(".hand [data-card]").all_inner_texts() != hand


@pytest.mark.parametrize("bots", [1, 5])
def test_the_end_is_a_poster_with_a_picture_that_can_be_kept(arrive: Arrive, bots: int, tmp_path: Path) -> None:
    ann = arrive("Žofie", viewport=PHONE)
    code = table([ann], "xxl", bots=bots, options=TWO_GAMES)
    finish([ann], code, deals=1)
    ann.page.locator("dialog[open] [data-next]").click()
    finish([ann], code)
    poster = ann.page.locator("dialog[open]")
    result = result_of(ann, code)
    expect(poster.locator(".podium li")).to_have_count(bots + 1)
    expect(poster.locator(".by")).to_contain_text(re.compile("sum of places", re.IGNORECASE))
    picture = poster.get_by_role("img").first
    expect(picture.locator("desc")).to_contain_text(f"Žofie: {result['deals'][0]['totals'][0]}, {result['totals'][0]}")
    expect(picture.locator("desc")).to_contain_text("The totals after each round.")
    for theme in THEMES:
        ann.page.emulate_media(color_scheme=theme)
        assert violations(ann) == []
    assert sideways(ann) == 0
    with ann.page.expect_download() as download:
        poster.locator("[data-do=picture]").click()
    assert download.value.suggested_filename == "Atout, XXL.png"
    kept = tmp_path / "kept.png"
    download.value.save_as(kept)
    png = kept.read_bytes()
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (1600, 1200)
    assert len(png) > 20_000, "something is drawn there"
    expect(poster.locator("table")).not_to_be_visible()
    poster.get_by_text("Score sheet, and why").click()
    expect(poster.locator("table")).to_be_visible()


def test_the_picture_goes_to_the_share_sheet_where_there_is_one(arrive: Arrive) -> None:
    sheet = """
      navigator.canShare = ({ files }) => files.length === 1
      navigator.share = async ({ files, title }) => { window.shared = [title, files[0].name, files[0].type, files[0].size] }
    """
    ann = arrive("Ann", device=sheet)
    finish([ann], table([ann], "xxl", bots=1, options=SHORT))
    ann.page.locator("[data-do=picture]").click()
    ann.until(lambda: ann.page.evaluate("window.shared"), "the share sheet")
    title, name, kind, size = ann.page.evaluate("window.shared")
    assert (title, name, kind) == ("Atout, XXL", "Atout, XXL.png", "image/png")
    assert size > 20_000


def somebodys_turn(people: list[Person], code: str) -> tuple[Person, Person]:
    """Who has to decide, and who has not."""
    while True:
        for person, other in ((people[0], people[1]), (people[1], people[0])):
            now = look(person, code)
            if now["seat"] in now["state"]["view"]["to_act"]:
                return person, other


def move(person: Person, code: str, verb: str) -> None:
    now = look(person, code)
    text = next(move for move in now["state"]["view"]["legal"] if move.startswith(verb))
    post(person, f"/api/tables/{code}/do", {"do": "move", "version": now["n"], "move": text})


def test_a_move_that_told_nobody_anything_goes_back_with_one_tap_and_the_others_hear_who_took_it(arrive: Arrive) -> None:
    people = [arrive("Ann"), arrive("Ben", viewport=PHONE)]
    code = table(people, "xxl", bots=0, options={"mode": "series", "variant": 6, "times": 1})
    mover, other = somebodys_turn(people, code)
    undo = mover.page.locator("[data-do=undo]")
    expect(undo).to_have_count(0)
    move(mover, code, "play")
    expect(undo).to_be_visible()
    expect(other.page.locator("[data-do=undo]")).to_have_count(0)
    undo.click()
    expect(other.page.locator("[data-slip=outcome]")).to_contain_text(f"{mover.name} has taken a move back.")
    expect(undo).to_have_count(0)
    expect(mover.page.locator(".said .turn")).to_be_visible()
    assert violations(other) == []


def test_a_draw_does_not_go_back_for_free(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    code = table([ann, ben], "hilo", bots=0)
    for person in (ann, ben):
        move(person, code, "flip")
    mover, _ = somebodys_turn([ann, ben], code)
    move(mover, code, "draw")
    expect(mover.page.locator(".said").first).to_contain_text("drop it")
    expect(mover.page.locator("[data-do=undo]")).to_have_count(0)


def test_who_asks_is_told_so_and_what_came_of_it(arrive: Arrive) -> None:
    people = [arrive("Ann"), arrive("Ben", viewport=PHONE)]
    code = table(people, "xxl", bots=0, options={"mode": "series", "variant": 6, "times": 1})
    asker, other = somebodys_turn(people, code)
    move(asker, code, "play")
    move(other, code, "play")
    for answer in ("Decline", "Agree"):
        post(asker, f"/api/tables/{code}/do", {"do": "take-back"})
        asked = asker.page.locator("[data-slip=request]")
        expect(asked).to_contain_text(f"You ask to take a move back. Waiting for {other.name}.")
        expect(other.page.locator("[data-slip=request]")).to_contain_text(f"{asker.name} asks to take a move back.")
        other.page.get_by_role("button", name=answer).click()
        said = f"{other.name} declines: everything stays as it is." if answer == "Decline" else "Your move is taken back."
        expect(asker.page.locator("[data-slip=outcome]")).to_contain_text(said)
        expect(asked).to_have_count(0)
    move(asker, code, "play")
    move(other, code, "play")
    post(asker, f"/api/tables/{code}/do", {"do": "take-back"})
    asker.page.get_by_role("button", name="Never mind").click()
    expect(other.page.locator("[data-slip=outcome]")).to_contain_text(f"{asker.name} asks no longer.")


def test_sound_is_offered_once_at_the_first_card(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE, settings={"soundOffered": False})
    code = table([ann], "xxl", bots=1, options={"mode": "series", "variant": 6, "times": 1})
    offer = ann.page.locator("[data-slip=sound]")
    ann.until(lambda: look(ann, code)["seat"] in look(ann, code)["state"]["view"]["to_act"])
    expect(offer).to_have_count(0)
    move(ann, code, "play")
    expect(offer).to_contain_text("Would you like to hear the xylophone?")
    assert violations(ann) == []
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    kept = ann.page.evaluate("JSON.parse(localStorage['atout.settings'])")
    assert (kept["sound"], kept["soundOffered"]) == (True, True)
    ann.page.reload()
    ann.page.locator(".board").wait_for()
    expect(offer).to_have_count(0)
