"""Score pads in a browser: how people begin one, and write a line."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.people import PYTHON, Person


def begin(person: Person, game: str, names: list[str], *choices: str) -> None:
    """A new pad for these players; what else was agreed is chosen by its label."""
    page = person.page
    person.walk("/")
    person.walk("/pad")
    page.locator("form label", has_text=game).click()
    page.locator("fieldset", has_text="Players").get_by_text(str(len(names)), exact=True).click()
    for number, name in enumerate(names, 1):
        page.get_by_role("combobox", name=f"Player {number}").fill(name)
    for choice in choices:
        page.locator("form label", has_text=choice).click()
    page.get_by_role("button", name="Begin").click()
    expect(standing(person).locator(".rule")).to_be_visible(timeout=PYTHON)


def standing(person: Person) -> Locator:
    """Who begins the next round, or who has won."""
    return person.page.locator(".write section")


def fields(person: Person) -> Locator:
    return person.page.locator("form td input:not([type])")


def write(person: Person, *numbers: int, closer: str | None = None) -> None:
    """Types a line, player by player, and writes it down."""
    for at, number in enumerate(numbers):
        fields(person).nth(at).fill(str(number))
    if closer:
        person.page.get_by_role("radio", name=f"{closer} closed the round").check()
    person.page.get_by_role("button", name="Write down").click()


def totals(person: Person) -> Locator:
    return person.page.locator("tfoot tr").first.locator("td")


def refused(person: Person) -> Locator:
    return person.page.locator(".refused")
