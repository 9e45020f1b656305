"""Settings do what they say: sound, forced moves, bids, size, contrast, and how one is told that it is one's turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import Person
from tests.e2e.tables import table
from tests.e2e.test_playing import until_mine

AWAY = "document.hasFocus = () => false"
"""As if somebody looked at another window."""
NOTED = """window.notes = []
window.Notification = class { static permission = 'granted'; constructor(title) { window.notes.push(title) } close() {} }"""
HEARD = """window.tones = 0; const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { window.tones++; start.call(this, when) }"""


def with_scripts(person: Person, *scripts: str) -> Person:
    for script in scripts:
        person.context.add_init_script(script)
    person.expected = ("AudioContext",)  # a browser that nobody has touched yet may refuse to sound, and says so
    return person


def my_turn(person: Person) -> None:
    table([person], "xylotar", bots=3, options={"arrange": "auto"}, agreement={"pace": 0.2})
    expect(person.page.locator(".status.mine")).to_be_visible()


def test_title_icon_and_notification_say_that_it_is_ones_turn(arrive: Arrive) -> None:
    ann = with_scripts(arrive(settings={"alertNotification": True}), AWAY, NOTED)
    my_turn(ann)
    expect(ann.page).to_have_title(re.compile("● Your turn"))
    assert str(ann.page.locator("link[rel=icon]").get_attribute("href")).startswith("data:")
    assert ann.page.evaluate("window.notes") == ["Your turn"]
    ann.page.evaluate("document.hasFocus = () => true; dispatchEvent(new Event('focus'))")
    expect(ann.page).to_have_title("Xylotar · Atout")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_each_alert_has_a_switch_of_its_own(arrive: Arrive) -> None:
    ann = with_scripts(arrive(settings={"alertTitle": False, "alertIcon": False, "alertSound": True}), AWAY, NOTED, HEARD)
    my_turn(ann)
    expect(ann.page).to_have_title("Xylotar · Atout")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    assert ann.page.evaluate("window.notes") == []
    assert ann.page.evaluate("window.tones") > 0


def test_cards_sound_only_for_those_who_want_it(arrive: Arrive) -> None:
    for on in (True, False):
        ann = with_scripts(arrive(settings={"sound": on}), HEARD)
        my_turn(ann)
        until_mine(ann, "[data-slot].can")
        ann.tap("[data-slot].can")
        expect(ann.page.locator("[data-spoken]")).to_contain_text("You play")
        assert (ann.page.evaluate("window.tones") > 0) == on


def test_forced_moves_are_left_to_the_server(arrive: Arrive) -> None:
    ann = arrive(settings={"playForced": True})
    said: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    table([ann], "hilo", bots=1)
    ann.until(lambda: any('"play-forced"' in frame and '"on":true' in frame for frame in said), "the server is told")


def test_whoever_does_not_want_to_be_asked_bids_when_they_say_so(arrive: Arrive) -> None:
    ann = arrive(settings={"askToBid": False})
    table([ann], "xylotar", bots=3, options={"arrange": "auto"})
    until_mine(ann, "[data-slot].can")
    ann.tap("[data-slot].can")
    until_mine(ann, "[data-slot].can")
    assert ann.page.locator(".actions [data-move=hold]").count() == 0
    ann.page.get_by_role("button", name="Bid after my next card").click()
    ann.tap("[data-slot].can")
    expect(ann.page.locator(".actions [data-move=hold]")).to_be_visible()


def test_size_and_contrast_reach_the_table(arrive: Arrive) -> None:
    widths = {}
    for size in ("small", "large"):
        ann = arrive(settings={"cardSize": size, "contrast": True})
        table([ann], "hilo", bots=1)
        box = ann.page.locator("[data-cell]").first.bounding_box()
        assert box is not None
        widths[size] = box["width"]
        expect(ann.page.locator("html")).to_have_attribute("data-contrast", "more")
    assert widths["large"] > 1.3 * widths["small"]
