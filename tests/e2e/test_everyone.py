"""For everyone: three languages, keyboards, screen readers, small screens, large text, calm motion, and no violation of WCAG."""

from __future__ import annotations

import random
import re
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, GAMES, PHONE, TABLET, Person
from tests.e2e.tables import table
from tests.e2e.test_playing import until_mine
from tests.variants import OF_XXL

pytestmark = pytest.mark.slow

LANGUAGES = {
    "en-GB": ("Three card games, one table", "With friends", "Your turn"),
    "fr-CA": ("Trois jeux de cartes", "Entre amis", "À vous"),
    "cs-CZ": ("Tři karetní hry", "S přáteli", "Jste na tahu"),
}
NARROW: ViewportSize = {"width": 320, "height": 640}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}


def violations(person: Person) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE_SCRIPT)
    found = person.page.evaluate("(options) => axe.run(options).then(({ violations }) => violations)", WCAG)
    return [f"{v['id']}: {[node['html'][:150] for node in v['nodes'][:3]]}" for v in found]


def sideways(person: Person) -> int:
    return int(person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_whoever_judges_sees_a_violation(arrive: Arrive) -> None:
    ann = arrive()
    assert violations(ann) == []
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    (found,) = violations(ann)
    assert found == "button-name: ['<button></button>']"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_from_the_browser(arrive: Arrive, locale: str) -> None:
    ann = arrive(locale=locale, viewport=PHONE)
    title, *words = LANGUAGES[locale]
    expect(ann.page.locator("h1")).to_contain_text(title)
    expect(ann.page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(ann.page.locator(".box").first).to_contain_text(words[0])
    ann.play_against_bots("xylotar")
    expect(ann.page.locator(".said .turn")).to_have_text(words[1])
    assert not re.search(r"\b[a-z]+-[a-z-]+\b(?=\s|$)", ann.page.locator(".status").first.inner_text()), (
        "no name of a message is shown"
    )


def test_languages_can_be_switched_and_are_remembered(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.get_by_label("Language").select_option("cs")
    expect(ann.page.locator("h1")).to_contain_text("Tři karetní hry")
    ann.page.goto("/rules/hilo")
    expect(ann.page.locator("h1")).to_contain_text("HILO, pro hráče")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_rules_can_be_searched(arrive: Arrive, locale: str) -> None:
    ann = arrive(locale=locale)
    ann.page.goto("/rules/xxl#K52")
    expect(ann.page.locator("section.meant small")).to_contain_text("K50")
    ann.page.locator("#search").fill("K61")
    expect(ann.page.locator("section[id]")).to_have_count(1)
    ann.page.locator("#search").fill("qqqq")
    expect(ann.page.locator("section[id]")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "advice"), [("en-GB", "advice on playing well"), ("fr-CA", "conseils pour bien jouer"), ("cs-CZ", "rada")]
)
def test_from_the_rules_to_the_tips_and_back(arrive: Arrive, locale: str, advice: str) -> None:
    ann = arrive(locale=locale, viewport=PHONE)
    ann.page.goto("/rules")
    expect(ann.page.locator("main")).to_contain_text("Chris Wray")
    ann.page.goto("/rules/hilo")
    ann.page.get_by_role("link", name=advice).click()
    expect(ann.page.locator("main section table").first).to_contain_text("100 %")
    assert sideways(ann) == 0
    ann.page.locator("main a[href='/rules/hilo']").click()
    expect(ann.page.locator("h2 small").first).to_have_text("(H1, H2, H4)")


PAGES = [
    "/",
    "/rules",
    "/rules/xylotar",
    "/tips/hilo",
    "/tips/xylotar",
    "/tables",
    "/matches",
    "/settings",
    "/t/aaaaaaaaaaaaa",
    "/m/nothing",
    "/rulez" + "z" * 100,
]


def test_an_address_that_leads_nowhere_says_so(arrive: Arrive) -> None:
    ann = arrive(locale="fr-FR")
    ann.expected = ("404",)
    ann.page.goto("/rulez")
    ann.page.get_by_role("heading", name="Cette page n’existe pas").wait_for()
    ann.page.get_by_role("link", name="Page d’accueil").click()
    ann.page.wait_for_url("**/")
    expect(ann.page).to_have_title(re.compile("^Atout"))


@pytest.mark.parametrize("path", PAGES)
def test_pages_violate_nothing_and_do_not_scroll_sideways(arrive: Arrive, path: str) -> None:
    ann = arrive(viewport=NARROW)
    ann.expected = ("404", "WebSocket")
    ann.page.goto(path)
    ann.page.locator("main h1").wait_for()
    ann.page.wait_for_timeout(300)
    assert sideways(ann) == 0
    for theme in THEMES:
        ann.page.emulate_media(color_scheme=theme)
        assert violations(ann) == [], theme


@pytest.mark.parametrize(
    ("game", "options"), [("xylotar", {}), ("hilo", {}), *(("xxl", {"mode": "series", "variant": v}) for v in OF_XXL)]
)
def test_tables_violate_nothing_and_do_not_scroll_sideways(arrive: Arrive, game: str, options: dict[str, Any]) -> None:
    ann = arrive(viewport=PHONE)
    most = {"xylotar": 4, "hilo": 5, "xxl": 5}[game]
    table([ann], game, bots=most, options=options)
    chance = random.Random(5)
    for _ in range(12):
        ann.act(chance)
        ann.page.wait_for_timeout(30)
    for number, size in enumerate((PHONE, TABLET, DESK, NARROW)):
        ann.page.set_viewport_size(size)
        ann.page.emulate_media(color_scheme=THEMES[number % 2])
        assert violations(ann) == [], size
        assert sideways(ann) == 0, size
        small = ann.page.evaluate(
            """() => [...document.querySelectorAll('button, a, input, select, summary')]
            .filter((element) => element.checkVisibility())
            .map((element) => [element.outerHTML.slice(0, 90), element.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24)).map(([html]) => html)"""
        )
        assert small == [] or size is NARROW, "no target under 24 pixels"


def test_dialogs_and_the_waiting_room_violate_nothing(arrive: Arrive) -> None:
    ann = arrive(viewport=PHONE)
    ann.make_table("xylotar")
    ann.page.get_by_role("img", name="QR code of the link").wait_for()
    assert violations(ann) == []
    ann.start()
    for key in ("m", "l", "s"):
        ann.page.keyboard.press(key)
        ann.page.locator("dialog[open]").wait_for()
        assert violations(ann) == [], key
        assert sideways(ann) == 0
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.locator("[data-move=arrange]").click()
    ann.page.get_by_role("button", name=re.compile("Look closer")).first.click()
    ann.page.locator("dialog[open]").wait_for()
    assert violations(ann) == []


def test_large_text_reflows(arrive: Arrive) -> None:
    """Text at 200 %, on a phone."""
    ann = arrive(viewport=PHONE)
    ann.page.add_init_script("addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))")
    for path in ("/", "/settings", "/rules/hilo"):
        ann.page.goto(path)
        ann.page.locator("main h1").wait_for()
        assert sideways(ann) == 0, path
    for game in GAMES:
        ann.page.goto("/")
        ann.play_against_bots(game)
        assert sideways(ann) == 0, game


def test_a_trick_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.locator("h1").wait_for()
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(":focus")).to_have_text("Text table, for screen readers")
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(":focus")).to_have_text("Skip to the content")
    ann.page.locator(".box .play").first.focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-move=arrange]").focus()
    ann.page.keyboard.press("Enter")
    until_mine(ann, "[data-slot].can")
    ann.page.locator("[data-slot].can").first.focus()
    outline = ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.locator(":focus").get_attribute("data-slot") is not None
    assert ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", outline
    ann.page.locator("[data-slot].can").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-spoken]")).to_contain_text(re.compile("You play"))
    expect(ann.page.locator(".status.mine")).to_be_visible()
    assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is where one can go on"


def test_reduced_motion_moves_nothing(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="reduce", settings={"speed": "normal"})
    ann.page.add_init_script(
        "const animate = Element.prototype.animate; window.moved = 0;"
        "Element.prototype.animate = function (frames, how) {"
        " window.moved += JSON.stringify(frames).includes('translate') ? 1 : 0;"
        " return animate.call(this, frames, how) }"
    )
    table([ann], "xylotar", bots=3, options={"arrange": "auto"})
    until_mine(ann, "[data-slot].can")
    ann.tap("[data-slot].can")
    ann.page.wait_for_timeout(500)
    assert ann.page.evaluate("window.moved") == 0
