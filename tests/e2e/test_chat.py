"""Chat at the table: people who read other languages, phones and desks, manners; and that nothing written becomes a program."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Dialog, Locator, Request, expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, TABLET, Person
from tests.e2e.tables import post, table
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow

SCRIPTS = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(2)</script>",
    "javascript:alert(3) https://example.org/x",
    "\"'><svg onload=alert(4)>",
    "{{7*7}} ${alert(5)} &lt;b&gt;",
)
NAMES = ("<img src=x onerror=a()>", "<script>a()</script>", "\"'><svg onload=a()>")


SPOKEN = "[role=log]:not([data-told])"
"""The chat; what screen readers are told at a text table is another log."""


def messages(person: Person) -> Locator:
    return person.page.locator("[role=log] .words")


def talk(person: Person) -> None:
    person.page.locator(".talk[aria-keyshortcuts=c]").click()
    person.page.locator(SPOKEN).wait_for()


def write(person: Person, text: str) -> None:
    field = person.page.locator("form .field[maxlength='200']")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_people_of_two_languages_talk(arrive: Arrive) -> None:
    ann, bob = arrive("Ann", locale="fr"), arrive("Bob", locale="cs", viewport=PHONE)
    table([ann, bob], "hilo", bots=1, agreement={"pace": 10})
    talk(ann)
    expect(ann.page.get_by_label("Écrire à la table")).to_be_focused()
    ann.page.get_by_role("button", name="Bonne chance").click()
    expect(messages(ann)).to_have_text(["Bonne chance"])
    expect(bob.page.locator(".bubble")).to_have_text("Ann Hodně štěstí")
    expect(bob.page.locator("[data-heard]")).to_have_text("Ann: Hodně štěstí")
    expect(bob.page.get_by_role("button", name="Chat, 1 nová zpráva")).to_be_visible()
    talk(bob)
    expect(bob.page.locator(".bubble")).to_have_count(0)
    expect(messages(bob)).to_have_text(["Hodně štěstí"])
    write(bob, "Dobrý večer")
    expect(messages(ann)).to_have_text(["Bonne chance", "Dobrý večer"])
    expect(bob.page.locator(".by-me .words")).to_have_text("Dobrý večer")
    expect(ann.page.locator(".by-me .words")).to_have_text("Bonne chance")
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_role("button", name="Chat", exact=True)).to_be_focused()


def test_a_message_that_is_refused_says_why_and_can_be_changed(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "hilo", bots=1)
    ann.page.keyboard.press("c")
    write(ann, "hello")
    field = ann.page.get_by_label("Write to the table")
    ann.page.get_by_role("button", name="Menu").focus()
    ann.page.keyboard.press("c")
    expect(field).to_be_focused()
    field.press_sequentially("Hellooo")
    field.press("Enter")
    expect(ann.page.locator(".talk").get_by_role("alert")).to_have_text("You have only just said that.")
    expect(field).to_have_value("Hellooo")
    for word in ("apple", "brick", "cloud", "dragon"):
        write(ann, word)
    field.fill("engine")
    field.press("Enter")
    expect(ann.page.locator(".talk").get_by_role("alert")).to_have_text(re.compile(r"^Not so fast: wait \d+ seconds?\.$"))
    expect(messages(ann)).to_have_count(5)


def test_talk_disturbs_nobody_who_decides(arrive: Arrive) -> None:
    ann, bob = arrive("Ann", settings={"confirm": True}), arrive("Bob")
    table([ann, bob], "hilo", bots=0)
    cells = ann.page.locator("[data-cell]")
    cells.nth(0).click()
    cells.nth(4).click()
    expect(ann.page.locator("[data-confirm]")).to_be_visible()
    talk(bob)
    write(bob, "take your time")
    expect(ann.page.locator(".bubble")).to_be_visible()
    ann.page.locator("[data-confirm]").click()
    expect(ann.page.locator("[data-confirm]")).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_muting_somebody_is_a_private_matter(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", viewport=PHONE)
    code = table([ann, bob], "hilo", bots=0)
    talk(ann)
    talk(bob)
    write(bob, "first words")
    expect(messages(ann)).to_have_text(["first words"])
    ann.page.get_by_text("Mute somebody").click()
    ann.page.get_by_role("switch", name="Bob").check()
    expect(messages(ann)).to_have_count(0)
    write(bob, "second thoughts")
    expect(messages(bob)).to_have_count(2)
    ann.page.reload()
    expect(ann.page.locator(".board")).to_be_visible()
    talk(ann)
    expect(messages(ann)).to_have_count(0)
    post(ann, f"/api/tables/{code}/do", {"do": "mute", "seat": 2, "on": False})
    expect(messages(ann)).to_have_text(["first words", "second thoughts"])


def test_the_host_switches_the_chat_off(arrive: Arrive) -> None:
    ann, bob, eve = arrive("Ann"), arrive("Bob", viewport=PHONE), arrive("Eve")
    code = table([ann, bob], "hilo", bots=0, start=False)
    eve.open(f"/t/{code}")
    expect(eve.page.get_by_text("Those who sit at the table can write.")).to_be_visible()
    write(bob, "hello")
    expect(messages(eve)).to_have_text(["hello"])
    ann.page.get_by_text("phrases only", exact=True).click()
    expect(bob.page.get_by_text("At this table only phrases are said.")).to_be_visible()
    expect(bob.page.get_by_label("Write to the table")).to_have_count(0)
    ann.page.get_by_role("button", name="Start").click()
    talk(bob)
    bob.page.get_by_role("button", name="Good luck").click()
    expect(messages(bob)).to_have_text(["hello", "Good luck"])
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.locator("summary", has_text="What the table agrees on").click()
    ann.page.locator("dialog fieldset", has_text="phrases only").last.get_by_text("off", exact=True).click()
    expect(bob.page.get_by_text("The host has switched the chat off.")).to_be_visible()
    expect(bob.page.locator("[data-phrase]")).to_have_count(0)


def watched(person: Person) -> list[str]:
    """What no text may cause: dialogs, windows, requests to anywhere but the server."""
    caused: list[str] = []
    address = person.page.url

    def note_dialog(dialog: Dialog) -> None:
        caused.append(dialog.message)
        dialog.dismiss()

    def note_request(request: Request) -> None:
        if not request.url.startswith(address) or request.url.endswith("/x"):
            caused.append(request.url)

    person.page.on("dialog", note_dialog)
    person.page.on("request", note_request)
    person.context.on("page", lambda page: caused.append(page.url))
    return caused


def test_nothing_that_somebody_writes_runs(arrive: Arrive) -> None:
    ann, bob = arrive(NAMES[0], viewport=DESK), arrive(NAMES[1], viewport=PHONE)
    caused = [*map(watched, (ann, bob))]
    for person in (ann, bob):
        person.settle()
    seats = [{}, {}, {"bot": "novice", "name": NAMES[2]}, {"reserved": True, "name": "<b onclick=a()>x"}]
    made = post(ann, "/api/tables", {"game": "hilo", "seats": seats, "agreement": {"pace": 0}, "name": ann.name})
    do = f"/api/tables/{made['code']}/do"
    post(bob, do, {"do": "sit", "name": bob.name})
    for person in (ann, bob):
        person.open(f"/t/{made['code']}")
        for name in (*NAMES, "<b onclick=a()>x"):
            expect(person.page.locator("ol").first.get_by_text(name, exact=True)).to_be_visible()
    write(ann, SCRIPTS[0])
    post(ann, do, {"do": "start", "fill": "novice"})
    for person in (ann, bob):
        expect(person.page.locator(".plate", has_text=NAMES[0])).to_be_visible()
        expect(person.page.locator(".plate", has_text=NAMES[2])).to_be_visible()
    talk(ann)
    for text in SCRIPTS[1:]:
        write(ann, text)
        expect(bob.page.locator(".bubble")).to_have_text(f"{NAMES[0]} {text}")
    talk(bob)
    for person in (ann, bob):
        expect(messages(person)).to_have_text(list(SCRIPTS))
        assert person.page.locator("[role=log] :is(a, img, script, svg, b:not(.seat))").count() == 0
        assert person.page.locator("img[src=x], .plate script, [onload], [onclick], [onerror]").count() == 0
    bob.page.keyboard.press("Escape")
    bob.page.keyboard.press("m")
    expect(bob.page.locator("dialog[open] li", has_text=NAMES[2])).to_be_visible()
    bob.page.wait_for_timeout(200)
    assert caused == [[], []]


@pytest.mark.parametrize(
    ("size", "scheme"),
    [(PHONE, "light"), (TABLET, "dark"), (DESK, "light")],
    ids=["phone", "tablet-dark", "desk"],
)
def test_the_chat_violates_nothing(arrive: Arrive, size: Any, scheme: Any) -> None:
    ann, bob = arrive("Ann", viewport=size, color_scheme=scheme), arrive("Žofie Nejedlá z Prahy 7")
    table([ann, bob], "xylotar", bots=2, options={"arrange": "auto"})
    talk(bob)
    write(bob, "a" * 200)
    expect(ann.page.locator(".bubble")).to_be_visible()
    assert violations(ann) == []
    assert sideways(ann) == 0
    write(bob, "שלום 123, and good evening")
    talk(ann)
    write(ann, "Good evening")
    ann.page.get_by_text("Mute somebody").click()
    assert violations(ann) == []
    assert sideways(ann) == 0
    small = ann.page.locator(".talk :is(button, input, summary)").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width < 24 || box.height < 24).length"
    )
    assert small == 0


def test_the_waiting_room_with_talk_violates_nothing(arrive: Arrive) -> None:
    ann, bob = arrive("Ann", viewport=PHONE), arrive("Bob")
    code = table([ann], "hilo", bots=1, start=False)
    expect(ann.page.locator(SPOKEN)).to_have_count(0)  # there is nobody to talk to
    bob.settle()
    post(bob, f"/api/tables/{code}/do", {"do": "sit", "name": "Bob"})
    write(ann, "Is anybody there?")
    assert violations(ann) == []
    assert sideways(ann) == 0
