"""Looking back: records go by, move by move, as the rulebook says; links lead to a moment; it is played on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from atout.match import record as records
from atout.match.all_cards import view_of_all_cards
from atout.match.moments import moments
from atout.words import sentences
from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, PYTHON, Person, play_to_the_end
from tests.e2e.scenes import Look
from tests.e2e.tables import table
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "match" / "fairness"
NAMES = ["xylotar-2", "xylotar-4", "hilo-2", "hilo-6", "xxl-2", "xxl-3", "xxl-5"]
"""Every game, and every variant of XXL."""


def record_of(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.atout.json").read_bytes())


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def open_file(person: Person, path: Path) -> None:
    if not person.page.url.endswith("/replay"):
        person.walk("/replay")
    person.page.locator("input[type=file]").set_input_files(path)
    slider(person).wait_for(timeout=PYTHON)


def jump(person: Person, move: int) -> None:
    """Pulls the thumb of the time line there."""
    slider(person).evaluate("(it, move) => { it.value = move; it.dispatchEvent(new Event('input', { bubbles: true })) }", move)


def states(record: Any) -> Iterator[tuple[int, Any]]:
    match = records.begin(record)
    yield 0, match
    for number, (seat, text) in enumerate(record["moves"], 1):
        match.play(seat, text)
        yield number, match


DRAWN = """(game) => {
  const all = (where, what) => [...(where ?? document).querySelectorAll(what)]
  const said = (element) => element.getAttribute('aria-label') ?? element.textContent
  if (game === 'xylotar') return all(null, '.board .bars .bar, .strip .slot .bar')
    .filter((bar) => !bar.closest('.lies')).map((bar) => {
    const value = bar.querySelector('.value:not(.range)')?.textContent ?? '?'
    return (bar.querySelector('.letter')?.textContent ?? '?') + value
  })
  if (game === 'hilo') return all(null, '.panes .pane').map((pane) => {
    const value = pane.querySelector('.value')?.textContent.replace('\\u2212', '-')
    return value === undefined ? '?' : pane.querySelector('.letter').textContent + value
  })
  return all(null, '.hand [data-card], .seat .mini[data-card]').map((card) => card.dataset.card)
}"""
"""Every card that is drawn in front of a player: its colour and its value, as far as they are to be seen."""


def cards_before_players(match: Any, viewer: Any) -> list[str]:
    """The same, as the rulebook has it."""
    look = view_of_all_cards(match) if viewer == "all" else match.view_now(viewer)
    if match.game == "hilo":
        return [card for tableau in look["tableaus"] for row in tableau["rows"] for card in row if card]
    if match.game == "xxl":
        kept = [move.split()[1] for move in look["legal"] if move.startswith("keep")]
        return kept or (look["hand"] if viewer != "all" else [card for hand in look["hands"] for card in hand])
    if look["phase"] == "arrange" and viewer != "all":
        return [card for move in look["legal"] for card in move.split()[1:] if not card.isdigit()]
    lying = [
        xylo["cards"][slot - 1]
        for xylo in look["xylos"]
        for slot in range(1, len(xylo["cards"]) + 1)
        if slot not in xylo["played"] and not (xylo["bid"] and xylo["bid"]["slot"] == slot)
    ]
    return [card for card in lying if card != "??"]


def sees(person: Person, match: Any, viewer: Any) -> None:
    """What is drawn is what the rulebook says."""
    expected = sorted(cards_before_players(match, viewer))

    def drawn() -> list[str]:
        return sorted(card for card in person.page.evaluate(DRAWN, match.game) if card != "??")

    person.until(lambda: drawn() == expected, f"{match.game} after {len(match.moves)} moves, seen by {viewer}: {expected}")


@pytest.mark.parametrize("name", NAMES)
def test_the_table_shows_what_the_rulebook_says(resident: Person, name: str) -> None:
    """From a file, without a server: some moments of every deal, by every kind of eyes, forwards by key and by jumps."""
    record = record_of(name)
    ann = resident
    ann.walk("/replay")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    open_file(ann, RECORDS / f"{name}.atout.json")
    expect(slider(ann)).to_have_attribute("max", str(len(record["moves"])))
    last_seat = records.begin(record).seats[-1]
    deal = 0
    for number, match in states(record):
        fresh, deal = deal != len(match.deals), len(match.deals)
        middle = number % 29 == 17
        if not (fresh or middle or number == len(record["moves"])):
            continue
        jump(ann, number)
        expect(slider(ann)).to_have_value(str(number))
        for viewer, key in (("all", "0"), (last_seat, str(last_seat))):
            ann.page.keyboard.press(key)
            sees(ann, match, viewer)
    ann.page.keyboard.press("9")
    sees(ann, match, None)
    assert asked == []


def test_keys_step_jump_play_and_change_eyes(arrive: Arrive) -> None:
    """One move after the other, faster than anything can be shown; at the end the table is where it should be."""
    record = record_of("xylotar-4")
    ann = arrive("Ann", settings={"speed": "normal"})
    open_file(ann, RECORDS / "xylotar-4.atout.json")
    played = dict(states_at(record, [12, 30]))
    for _ in range(14):
        ann.page.keyboard.press("ArrowRight")
    for _ in range(2):
        ann.page.keyboard.press("ArrowLeft")
    expect(slider(ann)).to_have_value("12")
    sees(ann, played[12], "all")
    expect(ann.page.locator("[data-goes-to]")).to_have_count(0)
    match = records.replay(json.dumps(record).encode())
    marks = sorted({move for move, _ in moments(match, happened(record))})
    ann.page.keyboard.press("ArrowDown")
    expect(slider(ann)).to_have_value(str(min(mark for mark in marks if mark > 12)))
    ann.page.keyboard.press("ArrowUp")
    expect(slider(ann)).to_have_value(str(max(mark for mark in marks if mark <= 12)))
    ann.page.keyboard.press("End")
    expect(slider(ann)).to_have_value(str(len(record["moves"])))
    ann.page.keyboard.press("Home")
    expect(slider(ann)).to_have_value("0")
    ann.page.keyboard.press("2")
    expect(ann.page.get_by_label("Seen by")).to_have_value("2")
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("+")
    expect(ann.page.get_by_label("Speed")).to_have_value("4")
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("[data-do=play]")).to_have_attribute("aria-label", "Pause")
    expect(slider(ann)).not_to_have_value("0", timeout=PYTHON)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("[data-do=play]")).to_have_attribute("aria-label", "Play")
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog kbd").first).to_have_text("Space")
    ann.page.keyboard.press("ArrowRight")  # a dialog lies over the table
    ann.page.keyboard.press("Escape")
    at = int(slider(ann).input_value())
    slider(ann).focus()
    ann.page.keyboard.press("ArrowUp")  # the slider's own key: one on
    expect(slider(ann)).to_have_value(str(at + 1))
    ann.page.keyboard.press("0")
    expect(ann.page.get_by_label("Seen by")).to_have_value("all")


def states_at(record: Any, wanted: list[int]) -> Iterator[tuple[int, Any]]:
    """The match after so many moves, each time another one."""
    for moves in wanted:
        part = {key: value for key, value in record.items() if key not in ("result", "deals")} | {
            "moves": record["moves"][:moves]
        }
        yield moves, records.replay(json.dumps(part).encode())


def happened(record: Any) -> list[Any]:
    return [match.events for number, match in states(record) if number]


def test_keys_can_be_switched_off(arrive: Arrive) -> None:
    ann = arrive("Ann", settings={"shortcuts": False})
    open_file(ann, RECORDS / "hilo-2.atout.json")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("2")
    expect(slider(ann)).to_have_value("0")
    expect(ann.page.get_by_label("Seen by")).to_have_value("all")
    slider(ann).focus()
    ann.page.keyboard.press("ArrowRight")
    expect(slider(ann)).to_have_value("1")


def test_moments_are_listed_and_jumped_to(resident: Person) -> None:
    ann = resident
    for name, kind, label in (
        ("xylotar-4", "bid", "Bids"),
        ("hilo-6", "clearing", "Clearings"),
        ("xxl-2", "lead-change", "lead"),
    ):
        record = record_of(name)
        match = records.replay(json.dumps(record).encode())
        wanted = [move for move, what in moments(match, happened(record)) if what == kind]
        open_file(ann, RECORDS / f"{name}.atout.json")
        ann.page.get_by_role("button", name="Moments").filter(visible=True).click()
        kinds = ann.page.get_by_label("What to look for")
        kinds.select_option(kind)
        expect(kinds.locator("option:checked")).to_contain_text(label)
        expect(ann.page.locator("[data-moment]")).to_have_count(len(wanted))
        ann.page.locator(f"[data-moment='{kind} {wanted[-1]}']").click()
        expect(slider(ann)).to_have_value(str(wanted[-1]))
        ann.page.locator("[data-do=back]").click()
        expect(slider(ann)).to_have_value(str(wanted[-1] - 1))
        ann.page.locator("[data-do=later]").click()
        expect(slider(ann)).to_have_value(str(wanted[-1]))
        expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(r"Round \d.*: .+\."))
        ann.walk("/")


def test_a_link_leads_to_the_same_moment_and_the_record_can_be_had(arrive: Arrive) -> None:
    """From the result of a match to its replay; what one sees, another sees by the link."""
    ann = arrive("Ann", permissions=["clipboard-read", "clipboard-write"])
    code = table([ann], "hilo", bots=2, options={"limit": 1})
    play_to_the_end([ann])
    ann.page.locator("dialog[open]").get_by_role("link", name="Look back").click()
    slider(ann).wait_for(timeout=PYTHON)
    expect(ann.page.get_by_label("Seen by")).to_have_value("1")
    jump(ann, 12)
    ann.page.keyboard.press("2")
    expect(ann.page).to_have_url(re.compile(r"/replay/m/[^/]+\?move=12&seat=2$"))
    ann.page.locator("[data-do=more]").click()
    ann.page.locator("[data-do=copy]").click()
    expect(ann.page.locator("[data-do=copy]")).to_have_text("Copied")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link == ann.page.url
    with ann.page.expect_download() as download:
        ann.page.locator("[data-do=download]").click()
    share = link.split("/m/")[1].split("?")[0]
    record = ann.page.evaluate("share => fetch(`/api/matches/${share}`).then((answer) => answer.json())", share)
    assert json.loads(Path(download.value.path()).read_bytes()) == record
    bo = arrive("Bo")
    bo.open(link)
    slider(bo).wait_for(timeout=PYTHON)
    expect(slider(bo)).to_have_value("12")
    ((_, match),) = states_at(record, [12])
    for person in (ann, bo):
        sees(person, match, 2)
    bo.walk("/")
    bo.walk(f"/replay/t/{code}?move=999999&seat=7")
    slider(bo).wait_for(timeout=PYTHON)
    expect(slider(bo)).to_have_value(str(len(record["moves"])))
    expect(bo.page.get_by_label("Seen by")).to_have_value("all")
    ann.walk("/matches")
    ann.page.get_by_role("link", name="Look back").click()
    expect(slider(ann)).to_have_value("0", timeout=PYTHON)
    expect(ann.page.get_by_label("Seen by")).to_have_value("1")
    ann.walk(f"/m/{share}")
    ann.page.get_by_role("link", name="Look back").click()
    expect(ann.page.get_by_label("Seen by")).to_have_value("all", timeout=PYTHON)


def test_it_is_played_on_from_a_moment(resident: Person) -> None:
    ann = resident
    open_file(ann, RECORDS / "hilo-2.atout.json")
    with ann.page.expect_download() as download:
        ann.page.locator("[data-do=more]").click()
        expect(ann.page.get_by_text("there is no link to it")).to_be_visible()
        ann.page.locator("[data-do=download]").click()
    assert Path(download.value.path()).read_bytes() == (RECORDS / "hilo-2.atout.json").read_bytes()
    ann.page.keyboard.press("Escape")
    jump(ann, 35)
    expect(ann.page.locator("[data-do=play-on]")).to_be_disabled()
    jump(ann, 20)
    ann.page.locator("[data-do=play-on]").click()
    ann.page.get_by_role("radio", name="P2").check(force=True)
    ann.page.get_by_role("radio", name="novice").check(force=True)
    ann.page.locator("[data-begin]").click()
    ann.page.wait_for_url("**/desk")
    ann.page.locator(".board").wait_for(timeout=PYTHON)
    expect(ann.page.get_by_text("Practice at your own desk")).to_be_visible()
    ann.page.get_by_role("link", name="Back to the replay").click()
    expect(slider(ann)).to_have_value("20", timeout=PYTHON)
    ann.page.go_back()
    ann.page.locator(".board").wait_for(timeout=PYTHON)
    play_to_the_end([ann])
    with ann.page.expect_download() as download:
        ann.page.locator("dialog[open] [data-do=download]").click()
    played = json.loads(Path(download.value.path()).read_bytes())
    assert played["moves"][:20] == record_of("hilo-2")["moves"][:20]
    assert records.replay(json.dumps(played).encode()).finished
    ann.page.locator("[data-do=once-more]").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.locator(".status.mine").wait_for(timeout=PYTHON)
    play_to_the_end([ann], seed=2)
    ann.page.locator("[data-do=look-back]").click()
    expect(slider(ann)).to_have_value("0", timeout=PYTHON)
    expect(ann.page.get_by_label("Seen by")).to_have_value("2")
    ann.page.reload()
    slider(ann).wait_for(timeout=PYTHON)


def test_what_is_wrong_with_a_record_is_said(resident: Person, tmp_path: Path) -> None:
    ann = resident
    record = record_of("hilo-2")
    ann.walk("/replay")

    def offer(text: str) -> None:
        (tmp_path / "match.json").write_text(text)
        ann.page.locator("input[type=file]").set_input_files(tmp_path / "match.json")

    for text, said in (
        ("nonsense", "This file is not a record of a match."),
        (json.dumps({**record, "format": "atout/9"}), sentences("en").say("refused-bad-format", {"value": '"atout/9"'})),
        (
            json.dumps({"format": "atout/1", "game": "hilo", "players": ["A", "B"]}),
            sentences("en").say("refused-no-seed", {"what": "cards"}),
        ),
    ):
        offer(text)
        expect(ann.page.get_by_role("alert")).to_contain_text(said, timeout=PYTHON)
        ann.page.get_by_role("button", name="Open another record").click()
    moves = record["moves"]
    offer(json.dumps({**record, "moves": [*moves[:20], [moves[20][0], "swap 77"], *moves[21:]]}))
    expect(ann.page.get_by_role("alert")).to_contain_text("Move 21 of this record is not possible", timeout=PYTHON)
    expect(slider(ann)).to_have_attribute("max", "20")
    ann.walk("/")
    ann.walk("/replay")
    offer(json.dumps({key: value for key, value in record.items() if key != "result"} | {"moves": moves[:9]}))
    expect(ann.page.get_by_text("the record has 9 moves")).to_be_visible(timeout=PYTHON)
    ann.expected = ("404",)
    ann.walk("/replay/m/nothing")
    expect(ann.page.locator(".trouble")).to_be_visible()


def test_a_file_is_dropped_on_the_page(resident: Person) -> None:
    ann = resident
    ann.walk("/replay")
    ann.page.locator("label.button").wait_for()
    ann.page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([text], 'match.atout.json', { type: 'application/json' }))
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
        }""",
        (RECORDS / "hilo-2.atout.json").read_text(),
    )
    expect(slider(ann)).to_have_attribute("max", "35", timeout=PYTHON)


@pytest.mark.parametrize(
    ("name", "look", "said"),
    [
        ("xylotar-4", Look(PHONE, "light", "en"), "Round 1, trick"),
        ("hilo-6", Look(PHONE, "dark", "fr"), "Manche 1"),
        ("xxl-5", Look(PHONE, "light", "cs"), "1. kolo"),
        ("xxl-2", Look(DESK, "dark", "fr"), "Manche "),
    ],
)
def test_everyone_can_look_back(resident: Person, name: str, look: Look, said: str) -> None:
    """Three languages, small screens, dark and light, and no violation of WCAG."""
    ann = resident
    look.put_on(ann)
    ann.walk("/replay")
    ann.page.locator("label.button").wait_for()
    assert violations(ann) == []
    open_file(ann, RECORDS / f"{name}.atout.json")
    jump(ann, len(record_of(name)["moves"]) // 3)
    expect(ann.page.locator("[data-where]")).to_contain_text(said)
    for key, eyes in (("0", "all"), ("2", "2")):
        ann.page.keyboard.press(key)
        expect(ann.page.locator("select").first).to_have_value(eyes)
        assert sideways(ann) == 0
    box = ann.page.locator("[data-do=play]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= look.size["height"]
    assert violations(ann) == []
    for what in ("more", "play-on"):
        ann.page.locator(f"[data-do={what}]").click()
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        assert violations(ann) == []
        ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(ann) == 0
