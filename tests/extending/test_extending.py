"""A seventh variant of XXL and a fourth game, added by nothing but `add`: whatever there is for every game is there for them.

What is asked of them is asked of all games: most of it are tests from elsewhere, called with them. They are whole, but small.
"""

from __future__ import annotations

import io
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from rich.console import Console

from atout import words
from atout.bots import asking
from atout.bots.arena.plan import Plan, play_game
from atout.bots.bot import Turn
from atout.bots.levels import LEVELS
from atout.bots.making import make_bot
from atout.bots.thinking import Effort
from atout.cli import main
from atout.game import GAMES, kind_of, kinds
from atout.game.xxl import variants
from atout.match import pad
from atout.match.all_cards import view_of_all_cards
from atout.match.match import Match
from atout.match.moments import moments
from atout.match.record import replay
from atout.match.refusal import Refusal
from atout.server.http.openapi import ExactSchemas
from atout.server.tables.creating import NewChair, NewTable, create
from tests.bots import test_play
from tests.cli import test_drawing
from tests.extending import closeby, peak
from tests.extending.added import HERE, added
from tests.match import test_lessons
from tests.server import test_parts
from tests.tables import random_moves

ADDED: dict[str, tuple[str, dict[str, Any]]] = {
    "peak": ("peak", {"deals": 6}),
    "xxl-7": ("xxl", {"mode": "series", "variant": 7, "times": 6}),
}
"""Kinds of deals, with the matches in which they are played."""


@pytest.fixture(autouse=True)
def both_are_there() -> Iterator[None]:
    with added():
        yield


@pytest.fixture(params=ADDED)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def begun(name: str, players: int = 3) -> Match:
    game, options = ADDED[name]
    return GAMES[game].match(["Ann", "Bo", "Cy", "Di"][:players], options, bytes(range(32)))


def finished(name: str, players: int = 3) -> Match:
    match = begun(name, players)
    list(random_moves(match, Random(players)))
    return match


# --- Matches ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_played_and_replayed(name: str, players: int) -> None:
    match = finished(name, players)
    document = json.dumps(match.record()).encode()
    happened: list[list[dict[str, Any]]] = []
    again = replay(document, lambda at: happened.append(at.events))
    assert again == match
    assert again.result.as_json() == match.result.as_json()
    assert [kind for _, kind in moments(match, happened)].count("deal") == 6
    dealt = begun(name, players)
    assert [len(hand) for hand in view_of_all_cards(dealt)["hands"]] == dealt.view(1)["counts"]


def test_a_full_match_of_xxl_stays_what_it_is_in_every_record() -> None:
    """K4: a match that began before there was another variant goes on as it was."""
    match = GAMES["xxl"].match(["Ann", "Bo"], {}, bytes(32))
    for _ in random_moves(match, Random(1)):
        pass
    assert [match.kind_of(deal + 1).number for deal in range(len(match.deals))] == [1, 2, 3, 4, 5, 6]
    assert 7 in {kind.number for kind in GAMES["xxl"].kinds}
    fair = Path(__file__).parents[1] / "match" / "fairness" / "xxl-2.atout.json"
    assert replay(fair.read_bytes()).finished


def test_illegal_moves_are_refused_in_its_own_words() -> None:
    match = begun("xxl-7")
    seat = match.to_act[0]
    hand, legal = match.view(seat)["hand"], match.legal(seat)
    while all(f"play {card}" in legal for card in hand):
        match.play(seat, legal[0])
        seat = match.to_act[0]
        hand, legal = match.view(seat)["hand"], match.legal(seat)
    wrong = next(card for card in hand if f"play {card}" not in legal)
    with pytest.raises(Refusal, match="not one or two away"):
        match.play(seat, f"play {wrong}")
    with pytest.raises(Refusal) as caught:
        begun("peak").play(1, "play P25")
    assert caught.value.rule == "P2"


def test_a_pad_tells_what_a_match_tells(name: str) -> None:
    match = finished(name)
    what = "tricks" if name == "peak" else "points"
    game, options = ADDED[name]
    kept = pad.keep(game, 3, options, 1, [{what: deal["scores"]} for deal in match.result.deals])
    assert kept["refused"] is None
    for key in ("totals", "winners", "places"):
        assert kept["result"][key] == match.result.as_json()[key]
    refused = pad.keep(game, 3, options, 1, [{what: [-1, 0, 6]}])["refused"]
    assert refused is not None
    assert refused["rule"] in ("P3", "K12")


# --- The server ---


def test_a_table_on_the_server_is_its_log(name: str) -> None:
    game, options = ADDED[name]
    test_parts.test_a_table_is_its_log(game, options, None)


def test_the_server_checks_players_and_options() -> None:
    with pytest.raises(Refusal, match="2 to 4"):
        create(NewTable("peak", [NewChair()] * 5), "host")
    with pytest.raises(Refusal):
        create(NewTable("xxl", [NewChair()] * 3, {"mode": "series", "variant": 8}), "host")


# --- Bots ---


@pytest.mark.parametrize("level", test_play.QUICK)
def test_bots_play_legal_moves_to_the_end(name: str, level: str) -> None:
    game, options = ADDED[name]
    test_play.test_bots_play_legal_moves_to_the_end_of_a_deal(level, (game, 3, options))


def test_no_bot_peeks(name: str) -> None:
    game, options = ADDED[name]
    test_play.test_no_bot_peeks((game, 3, options))


def test_the_general_search_thinks_about_them(name: str) -> None:
    match = begun(name)
    for _ in random_moves(match, Random(2), limit=3):
        pass
    seat = match.to_act[0]
    while len(match.legal(seat)) < 2:
        match.play(seat, match.legal(seat)[0])
        seat = match.to_act[0]
    expert = next(level.name for level in LEVELS.values() if level.thinks_ahead)
    choices = {make_bot(expert, "s", Effort(12, float("inf"))).choose(Turn(match, seat, float("inf"))) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(match.legal(seat))


def test_a_question_travels_to_another_process(name: str) -> None:
    turn = Turn(begun(name), begun(name).to_act[0])
    body = pickle.dumps((LEVELS["club"].skill, turn.seen, 7))
    assert pickle.loads(asking.decide(body, lambda: True)) in turn.move_of


def test_where_nobody_has_written_how_people_play_anything_is_played() -> None:
    assert kinds()["peak"].play.__name__.startswith("atout.game.anything")
    assert kinds()["xxl-7"].play.__name__.startswith("atout.game.xxl.shedding.play")
    assert kind_of(closeby.rules) is variants.VARIANTS[7]


def test_a_tournament_plays_them_in_every_seat(name: str) -> None:
    game, _ = ADDED[name]
    plan = Plan(game, 3, ("club", "random"), 7, dict(kinds()[name].options))
    for deal in (1, 7):
        for rotation in range(plan.rotations):
            came, record = play_game(plan, deal, rotation)
            assert len(came.scores) == 3
            assert replay(json.dumps(record).encode()).game == game
    whole = Plan("xxl", 3, ("random",), 14)
    assert [whole.start(deal, 0).options["variant"] for deal in (6, 7, 8, 12)] == [6, 1, 2, 6]


# --- The terminal ---


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_table_fits_on_a_small_screen(name: str, language: str) -> None:
    game, options = ADDED[name]
    words.speak(language)
    try:
        test_drawing.test_a_table_fits_on_a_small_screen(game, options, 4, language)
    finally:
        words.speak("en")


def test_what_happens_is_told(name: str) -> None:
    match = begun(name)
    out = io.StringIO()
    person = GAMES[match.game].person(match, 1, Console(file=out, width=80, color_system=None))
    person.help()
    while not match.result.deals:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
        person.tell()
        person.explain()
    assert "play" in out.getvalue()
    assert ("(P3)" if name == "peak" else "(K12)") in out.getvalue()


def test_commands_know_them(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, options = ADDED[name]
    chosen = [word for option, value in options.items() for word in ("--option", f"{option}={value}")]
    assert main(["simulate", game, "--matches", "3", "--players", "3", *chosen, "--records", str(tmp_path), "--trace"]) == 0
    records = sorted(map(str, tmp_path.glob("*.atout.json")))
    assert len(records) == 3
    capsys.readouterr()
    assert main(["replay", records[0]]) == 0
    capsys.readouterr()
    assert main(["statistics", *records]) == 0
    assert ("\npeak " if name == "peak" else "\n7 Close by") in capsys.readouterr().out
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "peak: 2 to 4 players" in told
    assert "variant 7: Close by · Tout près · Poblíž" in told
    assert main(["completion", "bash"]) == 0


# --- What is said ---


def test_every_language_has_the_same_sentences() -> None:
    for folder in (HERE / "closeby" / "words", HERE / "peak" / "words"):
        names = [
            {line.partition(" ")[0] for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}
            for path in sorted(folder.glob("*.ftl"))
        ]
        assert len(names) == len(words.LANGUAGES)
        assert all(found == names[0] for found in names)


def test_each_has_a_lesson(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = HERE / "lessons"
    monkeypatch.setattr(test_lessons, "lesson", lambda wanted: json.loads((lessons / f"{wanted}.lesson.json").read_text()))
    test_lessons.test_a_lesson_is_played_by_the_rules(name)
    test_lessons.test_notes_ask_the_newcomer_for_the_moves_of_the_record(name)
    test_lessons.test_notes_come_in_order_and_the_last_at_a_move_asks_for_it(name)
    test_lessons.test_everything_is_said_in_all_languages_and_in_few_words(name)


def test_its_views_and_events_are_described_and_are_as_described(name: str) -> None:
    """Without a line about them in the description of the interface."""
    schemas = ExactSchemas([]).exact({"components": {"schemas": {}}})["components"]["schemas"]
    game = ADDED[name][0].capitalize()
    match = begun(name)
    for _ in random_moves(match, Random(3)):
        for what, told in (("View", match.view_now(1)), ("Event", match.events[0] if match.last else None)):
            if told is not None:
                schema = {"$ref": f"#/components/schemas/{game}{what}", "components": {"schemas": schemas}}
                jsonschema.Draft202012Validator(schema).validate(json.loads(json.dumps(told)))


# --- How many files that takes ---

IN_THE_HOUSE = {
    "closeby": {
        "closeby/rules.py": "src/atout/rules/xxl/closeby.py",
        "closeby/__init__.py": "src/atout/game/xxl/closeby/__init__.py",
        "closeby/words/en.ftl": "src/atout/words/en.ftl",
        "closeby/words/fr.ftl": "src/atout/words/fr.ftl",
        "closeby/words/cs.ftl": "src/atout/words/cs.ftl",
        "lessons/xxl-7.lesson.json": "web/lessons/xxl-7.lesson.json",
        "test_extending.py": "tests/rules/test_xxl.py",
    },
    "peak": {
        "added.py": "src/atout/game/__init__.py",
        "peak/rules.py": "src/atout/rules/peak.py",
        "peak/__init__.py": "src/atout/game/peak/__init__.py",
        "peak/match.py": "src/atout/game/peak/match.py",
        "peak/view.py": "src/atout/game/peak/view.py",
        "peak/events.py": "src/atout/game/peak/events.py",
        "peak/belief.py": "src/atout/game/peak/belief.py",
        "peak/all_cards.py": "src/atout/game/peak/all_cards.py",
        "peak/pad.py": "src/atout/game/peak/pad.py",
        "peak/statistics.py": "src/atout/game/peak/statistics.py",
        "peak/drawing.py": "src/atout/game/peak/drawing.py",
        "peak/person.py": "src/atout/game/peak/person.py",
        "peak/words/en.ftl": "src/atout/words/en.ftl",
        "peak/words/fr.ftl": "src/atout/words/fr.ftl",
        "peak/words/cs.ftl": "src/atout/words/cs.ftl",
        "lessons/peak.lesson.json": "web/lessons/peak.lesson.json",
        "test_extending.py": "tests/rules/test_peak.py",
    },
}
"""The files here, and where each would be in the house: new, or one that is there and gets some lines more.

Pages of rules and tips are written besides, in three languages; playthroughs of `tests/golden` are written by a program.
"""
IN_THE_CLIENT = {
    "closeby": {"closeby/variant-7.ts": "web/src/games/xxl/closeby/variant-7.ts"},
    "peak": {
        "peak/game.ts": "web/src/games/peak/game.ts",
        "peak/parts.ts": "web/src/games/peak/table.ts",
        "peak/PeakTable.svelte": "web/src/games/peak/PeakTable.svelte",
        "peak/PeakCard.svelte": "web/src/games/peak/PeakCard.svelte",
    },
}
"""The same of `web/tests/extending`."""
HOW_MANY = {"closeby": 8, "peak": 21}
"""All of them. The game has whatever a game can have; a pad, statistics and looking back are three of its files."""


def sources_in(folder: Path) -> set[str]:
    files = (path for path in folder.rglob("*.*") if path.suffix in (".py", ".ftl", ".ts", ".svelte"))
    return {path.relative_to(folder.parent).as_posix() for path in files}


@pytest.mark.parametrize("what", IN_THE_HOUSE)
def test_few_files_are_touched(what: str) -> None:
    files, in_client = IN_THE_HOUSE[what], IN_THE_CLIENT[what]
    client = HERE.parents[1] / "web" / "tests" / "extending"
    assert len({*files.values(), *in_client.values()}) == HOW_MANY[what]
    assert all((HERE / name).exists() for name in files)
    assert all((client / name).exists() for name in in_client)
    assert sources_in(HERE / what) <= set(files)
    assert sources_in(client / what) <= set(in_client)
    there = [place for place in {**files, **in_client}.values() if (HERE.parents[1] / place).exists()]
    lists = {"closeby": [], "peak": ["src/atout/game/__init__.py"]}[what]
    known = {"src/atout/words/en.ftl", "src/atout/words/fr.ftl", "src/atout/words/cs.ftl", "tests/rules/test_xxl.py", *lists}
    assert set(there) <= known, "of what is there, only words, tests and the list of games are touched"


def test_nothing_of_ours_knows_them() -> None:
    """Not even by accident: no source has their names."""
    names = (peak.__name__, closeby.__name__, "peak", "CloseBy")
    sources = [path for path in (HERE.parents[1] / "src" / "atout").rglob("*.py") if "client" not in path.parts]
    for path in sources:
        text = path.read_text(encoding="utf-8")
        assert not [name for name in names if f"{name!r}" in text or f'"{name}"' in text], path
