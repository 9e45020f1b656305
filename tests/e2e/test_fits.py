"""Every table fits every window: recorded moments of all games, variants and numbers of players, measured in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.moments import SIZES, Moment, deal, moments, page_of_moments, position, show, visit

pytestmark = pytest.mark.slow

MEASURE = """(touch) => {
  const wrong = []
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none' && element.getBoundingClientRect().width > 1.5
  const all = (what) => [...document.querySelectorAll(what)].filter(shown)
  const box = (element) => element.getBoundingClientRect()
  const root = document.documentElement
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push(`scrolls: ${root.scrollWidth} x ${root.scrollHeight}`)
  const main = document.querySelector('main')
  if (main.scrollHeight > main.clientHeight) wrong.push(`the table is ${main.scrollHeight - main.clientHeight} px too high`)
  const lies = (element) => {
    const { left, right, top, bottom } = box(element)
    return left >= -0.6 && top >= -0.6 && right <= innerWidth + 0.6 && bottom <= innerHeight + 0.6
  }
  const things = all('.plate, .slot:has(.bar), .pane, .spot, .pile > .card, .mini, .stock .back, .stacked .top, .hand button, .market button, .step, .wanted .chip, .facts > *, .place > .status, .coach, .pair button, .board .icon-button')
  for (const thing of things) if (!lies(thing)) wrong.push(`outside: ${name(thing)} ${Object.values(box(thing).toJSON()).slice(0, 4).map(Math.round)}`)
  // What lies in different places of the board, and what lies side by side in one, covers nothing else.
  const flat = (element) => {
    const { left, right, top, bottom } = box(element)
    const lift = parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0') || 0
    return [left + 1, right - 1, top + 1 - lift, bottom - 1 - lift]
  }
  const overlap = (a, b) => a[0] < b[1] && b[0] < a[1] && a[2] < b[3] && b[2] < a[3]
  const apart = all('.plate, .slot .bar, .pane, .spot, .pile > .card, .hand button, .market button, .stock .back, .stacked .top, .wanted .chip, .facts > *, .place > .status, .coach, .pair button, .step')
  const boxes = apart.map(flat)
  for (let i = 0; i < apart.length; i++)
    for (let j = i + 1; j < apart.length; j++)
      if (overlap(boxes[i], boxes[j]) && !apart[i].contains(apart[j]) && !apart[j].contains(apart[i]))
        wrong.push(`${name(apart[i])} and ${name(apart[j])} overlap in ${name(apart[i].closest('.other, .centre, .own, .status'))}`)
  // Words are whole.
  for (const words of all('.board .plate, .board .said, .board .name, .board .label, .board .facts > *, .board .words, .board .button, .goal, header h1, .board .pair b, .board .pair small'))
    if (words.scrollWidth > words.clientWidth + 1.5 || (words.scrollHeight > words.clientHeight + 2 && getComputedStyle(words).overflow !== 'visible'))
      wrong.push(`clipped: ${name(words)} “${words.textContent.trim().slice(0, 40)}” ${words.scrollWidth}>${words.clientWidth} ${words.scrollHeight}>${words.clientHeight}`)
  for (const slip of all('.place > .status, .coach'))
    if (slip.scrollHeight > slip.clientHeight + 1) wrong.push(`clipped: ${name(slip)} ${slip.scrollHeight}>${slip.clientHeight}`)
  const least = touch ? 44 : 24
  for (const target of all('.playing button, .playing a, .playing select'))
    if (!target.closest('p, aside')) {
      const { width, height } = box(target)
      if (Math.min(width, height) < least - 0.6) wrong.push(`small: ${name(target)} ${width.toFixed(1)} x ${height.toFixed(1)}`)
    }
  return [...new Set(wrong)].slice(0, 6)
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with page_of_moments(tmp_path_factory.mktemp("moments")) as address:
        page = visit(browser, address)
        yield page
        page.context.close()


def wrong(page: Page, moment: Moment) -> dict[str, Any]:
    """What is wrong in which window."""
    found = {}
    what = position(moment)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, what)
        if problems := page.evaluate(MEASURE, min(width, height) < 1000):
            found[f"{width} x {height}"] = problems
    return found


@pytest.mark.parametrize("game", ["xylotar", "hilo", *(f"xxl-{variant}" for variant in range(1, 7))])
def test_every_moment_fits_every_window(page: Page, game: str) -> None:
    """No overflow, no overlap, no clipped words, and targets for fingers."""
    found = {moment.name: problems for moment in moments() if moment.name.startswith(game) and (problems := wrong(page, moment))}
    assert found == {}


SHIFTS = """() => {
  window.moves = []
  window.shifts = []
  window.watching ??= new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
  window.watching.observe({ type: 'layout-shift', buffered: false })
}"""
TELL = """async ([position, own]) => {
  const from = performance.now()
  await window.tell(position)
  await new Promise(requestAnimationFrame)
  window.moves.push([from, performance.now(), own])
}"""
SHIFTED = """() => {
  const moved = window.moves.map(([from, to, own]) =>
    own ? 0 : window.shifts.filter(({ startTime }) => startTime >= from && startTime <= to).reduce((sum, { value }) => sum + value, 0))
  return Math.max(...moved.map((_, i) => moved.slice(i, i + 5).reduce((sum, value) => sum + value, 0)))
}"""
"""What has moved though somebody else moved something: the cumulative layout shift of the web vitals, the worst window of five
seconds, with a move a second. It leaves out what follows from one's own moves, and from a second hand that is dealt."""


@pytest.mark.parametrize(
    ("game", "options"),
    [("xylotar", {"arrange": "auto"}), ("hilo", {}), *(("xxl", {"mode": "series", "variant": v, "times": 1}) for v in range(1, 7))],
)
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_moves_in_a_whole_deal_but_what_somebody_moves(
    page: Page, game: str, options: dict[str, Any], size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    moves = deal(game, 3, options)
    show(page, next(moves)[1])
    page.wait_for_timeout(100)
    page.evaluate(SHIFTS)
    for own, what in moves:
        dealt = any(event["event"] == "second-round" for told in what["told"] for event in told["happened"])
        page.evaluate(TELL, [what, own or dealt])
    page.wait_for_timeout(100)  # the browser tells afterwards
    assert page.evaluate(SHIFTED) < 0.02


def test_whoever_measures_sees_what_is_wrong(page: Page) -> None:
    """A test that cannot fail proves nothing: everything that it looks for is found when it is there."""
    moment = next(moment for moment in moments() if moment.name == "xxl-6-4-trick")
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, position(moment))
    assert page.evaluate(MEASURE, True) == []
    spoilt = {
        "outside": ".own { translate: 0 90px }",
        "overlap": ".centre { translate: 0 120px }",
        "clipped": ".plate { width: 40px !important; font-size: 20px !important }",
        "small": ".hand button { width: 30px !important }",
        "too high": ".board { height: 3000px !important }",
    }
    for what, rule in spoilt.items():
        style = page.add_style_tag(content=rule)
        assert any(what in problem for problem in page.evaluate(MEASURE, True)), what
        style.evaluate("element => element.remove()")
