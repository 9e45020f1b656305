"""The arena: fair seats, correct intervals, resumption, early stopping. With quick bots; games are real."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path
from statistics import mean, stdev

import pytest

from atout.bots.arena import tournament
from atout.bots.arena.journal import Journal, OtherTournament
from atout.bots.arena.plan import Game, Plan, play_game
from atout.bots.arena.report import as_svg, as_text
from atout.bots.arena.statistics import by_deal, mean_with_interval, summary
from atout.bots.arena.stopping import Until
from atout.match.record import replay
from tests.packages import skip_without

PLAN = Plan("hilo", 3, ("novice", "random"), 4)


def ignore(done: int, total: int) -> None:
    pass


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b")])
def test_every_bot_sits_in_every_seat_equally_often(players: int, bots: tuple[str, ...]) -> None:
    plan = Plan("hilo", players, bots, 5)
    for deal in range(1, 6):
        seats = Counter(
            (seat, bot) for rotation in range(plan.rotations) for seat, bot in enumerate(plan.seating(deal, rotation))
        )
        assert {seats[seat, bot] for seat in range(players) for bot in bots if bots.count(bot) == 1} == {1}
        assert all(seats[seat, bot] == bots.count(bot) for seat in range(players) for bot in bots)


def test_all_rotations_of_a_deal_have_the_same_cards() -> None:
    first, second = (PLAN.start(1, rotation).deals for rotation in range(2))
    assert first == second
    assert first != PLAN.start(2, 0).deals


def test_single_deals_of_a_full_xxl_match_are_those_of_all_variants() -> None:
    plan = Plan("xxl", 3, ("random",), 6)
    assert [plan.start(deal, 0).options["variant"] for deal in range(1, 8)] == [1, 2, 3, 4, 5, 6, 1]  # K4


def test_a_game_is_played_to_its_end_and_its_record_can_be_replayed() -> None:
    for whole in (False, True):
        plan = Plan("hilo", 2, ("random", "novice"), 1, {"limit": 40}, whole_matches=whole)
        game, record = play_game(plan, 1, 1)
        match = replay(json.dumps(record).encode())
        result = match.result.as_json()
        assert match.finished or not whole
        assert game.scores == (result["totals"] if whole else result["deals"][0]["scores"])
        assert math.isclose(sum(game.wins), 1)
        assert not game.more_is_better


def made_up(deal: int, rotation: int, scores: list[int], places: list[int]) -> Game:
    return Game(deal, rotation, scores, places, [float(p == 1) for p in places], True, 1, 0.1)


def test_the_deal_is_the_unit_of_statistics() -> None:
    plan = Plan("xylotar", 2, ("club", "random"), 5, {})
    games = []
    differences = []
    for deal in range(1, 6):
        for rotation in range(2):
            club_first = plan.seating(deal, rotation)[0] == "club"
            better = [5 + deal, 3] if club_first else [3, 5 + deal + rotation]
            games.append(made_up(deal, rotation, better, [1, 2] if club_first else [2, 1]))
        rows = [game for game in games if game.deal == deal]
        gaps = [
            game.scores[plan.seating(deal, game.rotation).index("club")]
            - game.scores[plan.seating(deal, game.rotation).index("random")]
            for game in rows
        ]
        differences.append(mean(gaps))
    result = summary(plan, games)
    [pair] = result["differences"]
    assert pair["bots"] == ["club", "random"]
    assert pair["score"]["mean"] == pytest.approx(mean(differences), abs=1e-4)
    assert pair["score"]["interval"] == pytest.approx(2.7764 * stdev(differences) / math.sqrt(5), abs=1e-3)
    assert pair["win"]["mean"] == 1
    ratings = {row["bot"]: row["rating"]["mu"] for row in result["table"]}
    assert ratings["club"] > ratings["random"]


def test_a_deal_that_was_not_played_in_all_seats_does_not_count() -> None:
    plan = Plan("xylotar", 2, ("club", "random"), 3, {})
    assert by_deal(plan, [made_up(1, 0, [1, 2], [2, 1])]) == {}
    assert "No deal" in as_text(summary(plan, [made_up(1, 0, [1, 2], [2, 1])]))


def test_one_deal_alone_says_nothing_about_the_next() -> None:
    for values in ([3.0], [1.0, 2.0, 3.0, 4.0], [1.0] * 100):  # one, a few, all the same
        assert mean_with_interval(values)["interval"] is None
    plan = Plan("xylotar", 2, ("club", "random"), 1, {})
    told = summary(plan, [made_up(1, rotation, [1, 2], [2, 1]) for rotation in range(2)])
    assert json.loads(json.dumps(told))["table"][0]["score"]["interval"] is None
    assert "50.0 ± ? %" in as_text(told)
    assert "too few deals" in as_text(told)
    assert "<circle" in as_svg(told)


def test_what_is_the_same_in_every_deal_is_clear() -> None:
    plan = Plan("xylotar", 2, ("club", "random"), 20, {})

    def games(places: dict[str, int]) -> list[Game]:
        seatings = [(deal, rotation, plan.seating(deal, rotation)) for deal in range(1, 21) for rotation in range(2)]
        return [made_up(deal, rotation, [0, 0], [places[bot] for bot in bots]) for deal, rotation, bots in seatings]

    assert Until("clear").reached(plan, games({"club": 1, "random": 2}))
    assert not Until("clear").reached(plan, games({"club": 1, "random": 1}))
    assert Until("0.1").reached(plan, games({"club": 1, "random": 2}))


def test_a_tournament_leaves_records_and_tables_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    journal = Journal(tmp_path, PLAN)
    result = tournament.play(PLAN, journal, ignore)
    assert result["played"] == 4
    assert result["games"] == 8
    assert len(list((tmp_path / "records").iterdir())) == 8
    assert json.loads((tmp_path / "table.json").read_text()) == result
    assert (tmp_path / "table.txt").read_text().startswith("hilo, 3 players: 4 deals, 8 games")
    assert (tmp_path / "table.svg").read_text().startswith("<svg")

    lines = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(lines[:5]) + lines[5][:20])  # the plug was pulled
    again = Journal(tmp_path, PLAN)
    assert len(again.games) == 5
    seen: list[int] = []
    resumed = tournament.play(PLAN, again, lambda done, total: seen.append(done))
    assert seen == [5, 6, 7, 8]
    without_time = [{k: v for k, v in r.items() if k != "seconds"} for r in (result, resumed)]
    assert without_time[0] == without_time[1]


def test_more_deals_go_on_with_the_same_folder_and_another_plan_does_not(tmp_path: Path) -> None:
    Journal(tmp_path, PLAN)
    Journal(tmp_path, Plan("hilo", 3, ("novice", "random"), 9))
    with pytest.raises(OtherTournament):
        Journal(tmp_path, Plan("hilo", 3, ("novice", "random"), 4, seed="other"))


def test_it_stops_when_the_result_is_clear() -> None:
    plan = Plan("xylotar", 2, ("club", "random"), 99, {})
    clear = [
        made_up(
            d, r, [5, 3] if plan.seating(d, r)[0] == "club" else [3, 5], [1, 2] if plan.seating(d, r)[0] == "club" else [2, 1]
        )
        for d in range(1, 21)
        for r in range(2)
    ]
    even = [made_up(d, r, [5, 3], [1, 2]) for d in range(1, 21) for r in range(2)]
    assert Until("clear").reached(plan, clear)
    assert not Until("clear").reached(plan, clear[:20])
    assert not Until("clear").reached(plan, even)
    assert Until("0.5").reached(plan, clear)
    for wrong in ("soon", "0", "-1"):
        with pytest.raises(ValueError, match=wrong):
            Until(wrong)


def test_the_picture_names_every_bot() -> None:
    plan = Plan("xylotar", 2, ("club", "random"), 1, {})
    games = [made_up(1, 0, [5, 3], [1, 2]), made_up(1, 1, [3, 5], [2, 1])]
    picture = as_svg(summary(plan, games))
    assert "club" in picture
    assert "random" in picture


@pytest.mark.slow
def test_the_same_work_on_a_ray_cluster(tmp_path: Path) -> None:
    skip_without("ray")
    local = tournament.play(PLAN, Journal(tmp_path / "here", PLAN), ignore)
    cluster = tournament.play(PLAN, Journal(tmp_path / "ray", PLAN), ignore, ray="local")
    assert cluster["table"] == local["table"]
