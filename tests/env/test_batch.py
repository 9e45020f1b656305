"""Batches: many tables as arrays, the same at every seed whatever else is played, and nothing illegal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from atout.env import CUT_OFF, DEAL_OVER, MATCH_OVER, Batch, IllegalAction
from atout.game import GAMES, kinds
from atout.game.features import Feature
from atout.match.match import Match
from tests.extending.added import added
from tests.tables import random_moves
from tests.variants import FOUR_COLOURS, RED_EVERYWHERE, VARIANTS

EVERY = [(name, players) for name, kind in kinds().items() for players in kind.players]


def played(batch: Batch, steps: int) -> Iterator[Batch]:
    """The batch after each of that many steps at random."""
    for _ in range(steps):
        batch.step(batch.random_actions())
        yield batch


def told(batch: Batch, tables: slice = slice(None)) -> list[Any]:
    """Everything that a learner is told of some tables."""
    arrays = (batch.observation, batch.mask, batch.unseen, batch.seat, batch.reward, batch.done, batch.totals)
    return [array[tables].tolist() for array in arrays]


# --- What is told ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_number_has_a_name_of_its_own_and_words(name: str, players: int) -> None:
    batch = Batch(name, 3, players, seed=players, unseen=True)
    everything = [*batch.features, *batch.unseen_features]
    names = [feature.name for feature in everything]
    assert len(set(names)) == len(names) == batch.observation.shape[1] + batch.unseen.shape[1]
    assert all(feature.about for feature in everything)
    for _ in played(batch, 90):
        for numbers, meanings in ((batch.observation[1], batch.features), (batch.unseen[1], batch.unseen_features)):
            said = [feature.says(int(value)) for feature, value in zip(meanings, numbers, strict=True)]
            assert len(set(said)) == len(said)


def read(batch: Batch, what: str, table: int = 0, observation: Any = None) -> dict[str, str]:
    """The numbers whose name begins like that, in words."""
    numbers = batch.observation[table] if observation is None else observation[table]
    found = zip(batch.features, numbers, strict=True)
    return {f.name.partition("[")[2][:-1]: f.says(int(v)).partition(": ")[2] for f, v in found if f.name.startswith(f"{what}[")}


def at_match(match: Match, name: str) -> Batch:
    """A batch whose only table stands where a match does."""
    options = {key: value for key, value in match.changed_options.items() if key not in ("mode", "variant", "times")}
    batch = Batch(name, 1, len(match.players), **options)
    batch._tables.states[0].restore(match.state.contents())
    return batch


def seat_called(who: str, me: int, seats: int) -> int:
    """The seat, counted from 1, that an observer means."""
    steps = {"me": 0, "left": 1}.get(who) or (0 if who == "me" else int(who.partition("+")[2] or 0) + 1)
    return (me - 1 + steps) % seats + 1


POSITIONS = 25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_xylotar_the_numbers_say_what_the_view_shows(players: int) -> None:
    for number in range(POSITIONS):
        random = Random(number)
        match = GAMES["xylotar"].match([f"P{i}" for i in range(players)], {}, random.randbytes(32))
        for _ in random_moves(match, random, limit=random.randrange(15 * players)):
            pass
        if match.finished:
            continue
        batch = at_match(match, "xylotar")
        for seat in match.seats:
            view, seen = match.view(seat), batch.observe(seat - 1)
            colours, values, passed, bids, tricks = (
                read(batch, what, observation=seen) for what in ("colour", "value", "passed", "bid", "tricks")
            )
            places = read(batch, "place", observation=seen)
            for name, colour in colours.items():
                who, slot = name.split(", ")
                xylo = view["xylos"][seat_called(who, seat, match.state.seats) - 1]
                card = xylo["cards"][int(slot) - 1]
                known = passed.get(name, "unknown") if values[name] == "unknown" else values[name]
                assert ("?" if colour == "unknown" else colour[0].upper()) == card[0]
                assert ("?" if known == "unknown" else known) == card[1:]
                assert bids[who] == (str(xylo["bid"]["slot"]) if xylo["bid"] else "none")
                assert tricks[who] == str(xylo["tricks"])
                lying = {"seat": xylo["seat"], "slot": int(slot), "card": card}
                gone = int(slot) in xylo["played"]
                assert (places[name] == "in the trick") == (lying in view["trick"])
                assert (places[name] in ("in the trick", "played earlier")) == gone


@pytest.mark.parametrize("players", [2, 4, 6])
def test_hilo_the_numbers_say_what_the_view_shows(players: int) -> None:
    for number in range(POSITIONS):
        random = Random(number)
        match = GAMES["hilo"].match([f"P{i}" for i in range(players)], {}, random.randbytes(32))
        for _ in random_moves(match, random, limit=random.randrange(60 * players)):
            pass
        if match.finished:
            continue
        batch = at_match(match, "hilo")
        for seat in match.seats:
            view, seen = match.view(seat), batch.observe(seat - 1)
            colours, values = read(batch, "colour", observation=seen), read(batch, "value", observation=seen)
            found: dict[int, list[str]] = {seat: [] for seat in match.seats}
            for name in colours:
                owner = seat_called(name.split(", ")[0], seat, players)
                if colours[name] != "nothing":
                    face_down = colours[name] == "face down"
                    found[owner].append("?" if face_down else colours[name][0].upper() + values[name])
            shown = {t["seat"]: [card or "?" for row in t["rows"] for card in row if card != ""] for t in view["tableaus"]}
            assert found == {seat: ["?" if card == "??" else card for card in cards] for seat, cards in shown.items()}


@pytest.mark.parametrize("variant", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("deck", [None, FOUR_COLOURS])
def test_xxl_the_numbers_say_what_the_view_shows(variant: int, deck: list[str] | None) -> None:
    for number in range(POSITIONS):
        random = Random(number)
        options: dict[str, Any] = {"mode": "series", "variant": variant, "times": 1, **({"deck": deck} if deck else {})}
        players = 2 + number % 5
        match = GAMES["xxl"].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
        for _ in random_moves(match, random, limit=random.randrange(60)):
            pass
        if match.finished:
            continue
        batch = at_match(match, f"xxl-{variant}")
        for seat in match.seats:
            view, seen = match.view(seat), batch.observe(seat - 1)
            places = read(batch, "place", observation=seen)
            assert {card for card, place in places.items() if place.startswith("in my hand")} == set(view["hand"])
            hands = read(batch, "hand", observation=seen)
            counts = {seat_called(who, seat, players): int(count) for who, count in hands.items()}
            assert [counts[place] for place in match.seats] == view["counts"]


def test_the_hidden_numbers_are_the_true_cards() -> None:
    batch = Batch("xylotar", 2, 4, seed=1, unseen=True)
    for _ in played(batch, 30):
        state, me = batch._state(1), int(batch.seat[1])
        true = [state.xylo[(me + place) % 4, slot] & 15 for place in range(4) for slot in range(15)]
        assert batch.unseen[1].tolist() == true
    assert Batch("xylotar", 2, 4).unseen.size == 0


def test_first_cards_of_others_are_not_seen_before_all_have_chosen() -> None:
    """Simultaneous decisions are asked one after the other (decision 57)."""
    seen = []
    for action in (43, 70):
        batch = Batch("hilo", 1, 3, seed=5)
        batch.step([action])
        assert batch.seat.tolist() == [1]
        seen.append([batch.observe(seat).tolist() for seat in (1, 2)])
    assert seen[0] == seen[1]


# --- What happens ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_masks_and_rewards_are_those_of_the_rules(name: str, players: int) -> None:
    batch = Batch(name, 2, players, seed=3)
    rules, scores = batch.agreed.rules, np.zeros(8, np.int32).data
    ends = 0
    for _ in range(260):
        state = batch._state(1)
        actions = batch.random_actions()
        assert set(np.flatnonzero(batch.mask[1])) == set(legal_actions(rules, state))
        rules.play(state.record, int(batch.seat[1]), int(actions[1]))
        batch.step(actions)
        ended = rules.over(state.record)
        assert batch.done[1] == (DEAL_OVER if ended else 0)
        if ended:
            rules.score(state.record, scores)
            assert batch.reward[1].tolist() == [batch.agreed.sign * scores[seat] for seat in range(batch.agreed.seats)]
            ends += 1
        else:
            assert not batch.reward[1].any()
    assert ends or name == "xxl-4"


def legal_actions(rules: Any, state: Any) -> Iterator[int]:
    words = np.zeros(128, np.int64).data
    waiting = rules.waiting(state.record)
    rules.legal(state.record, (waiting & -waiting).bit_length() - 1, words)
    for action in range(rules.ACTIONS):
        if words[action // 32] >> action % 32 & 1:
            yield action


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v[0] != "xxl" or v[2].get("mode") == "series"], ids=str)
def test_deals_follow_each_other_as_in_a_match(variant: Any) -> None:
    """The rounds of a game are asked after every deal of real matches: the same winners, the same leader or dealer next."""
    game, players, options = variant
    followed = 0
    for number in range(6):
        random = Random(f"{variant} {number}")
        match = GAMES[game].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
        kind = match.kind_of(1)
        terms = kind.rounds.agreement(match.options, players)
        room = np.zeros(8, np.int32).data
        while not match.finished:
            seat = random.choice(match.to_act)
            move = random.choice(match.legal(seat))
            deal, rules = len(match.deals), match.rulebook
            match.play(seat, move)
            if len(match.result.deals) < deal or (len(match.deals) == deal and not match.finished):
                continue
            _, after = match.last.states()  # type: ignore[union-attr]
            winners = kind.rounds.follow(after.record, match.result.totals, deal, *terms, room)
            assert [match.seats[p] for p in range(players) if winners >> p & 1] == match.result.winners
            if not match.finished:
                for agreed in ("leader", "dealer", "tied", "decider"):
                    if agreed in rules.STATE.names and (agreed != "decider" or after.tied):
                        assert agreed_of(after, agreed) == agreed_of(match.state, agreed), agreed
            followed += 1
    assert followed


def agreed_of(state: Any, name: str) -> int:
    """Who leads is open while somebody decides it."""
    return -1 if name == "leader" and state.tied else int(getattr(state, name))


def test_a_batch_of_matches_goes_from_deal_to_deal() -> None:
    batch = Batch("xylotar", 2, 3, seed=2, of="matches", reward="win", rounds=2)
    deals = 0
    for _ in played(batch, 1500):
        before = batch.totals[0].sum()
        if batch.done[0] == DEAL_OVER:
            deals += 1
            assert before > 0
            assert not batch.reward[0].any()
        if batch.done[0] == MATCH_OVER:
            assert deals >= 1
            assert before == 0
            assert batch.reward[0].sum() == 1
            deals = 0
            break
    else:
        pytest.fail("no match came to an end")


def test_a_won_deal_is_one_point_for_all_winners_together() -> None:
    for name in ("xylotar", "hilo", "xxl-6"):
        batch = Batch(name, 2, 2, seed=2, reward="win")
        wins = [batch.reward[0].tolist() for _ in played(batch, 600) if batch.done[0]]
        assert wins
        assert all(sum(won) == 1 for won in wins)
        if name == "xylotar":
            assert all(won[1] == won[3] == 0 for won in wins)  # seats that nobody plays


def test_a_deal_without_end_is_cut_off() -> None:
    batch = Batch("hilo", 2, 2, most_steps=5)
    ends = [batch.done.tolist() for _ in played(batch, 10)]
    assert [CUT_OFF, CUT_OFF] == ends[4] == ends[9]
    assert sum(map(sum, ends)) == 4 * CUT_OFF
    assert not batch.reward.any()


# --- Illegal actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [(name, players) for name, players in EVERY if players in (2, 3)])
def test_what_is_not_allowed_is_refused_with_the_rule_and_changes_nothing(name: str, players: int) -> None:
    options: dict[str, Any] = {"trump": True} if name == "xxl-6" else {}
    batch = Batch(name, 2, players, seed=4, **options)
    refused = rules = 0
    random = Random(name)
    for step in range(120):
        actions = batch.random_actions()
        before = told(batch)
        wrong = np.flatnonzero(~batch.mask[1]).tolist()
        for action in wrong if step % 40 == 0 else random.sample(wrong, 3):
            with pytest.raises(IllegalAction) as caught:
                batch.step([actions[0], action])
            assert caught.value.table == 1
            assert caught.value.seat == batch.seat[1]
            refused += 1
            rules += caught.value.rule is not None
            assert str(caught.value).count(str(caught.value.rule)) == (caught.value.rule is not None)
        assert told(batch) == before
        batch.step(actions)
    assert rules > 0.6 * refused  # some numbers are no action at all


@pytest.mark.parametrize("actions", [[-1, 0], [0, 79], [0, 10**12]])
def test_numbers_that_are_no_action_are_refused(actions: list[int]) -> None:
    batch = Batch("hilo", 2, 2)
    batch.step(batch.random_actions())
    with pytest.raises(IllegalAction):
        batch.step(actions)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.0, 1.0], [[0], [0]], "ab"])
def test_actions_are_a_whole_number_for_each_table(actions: Any) -> None:
    with pytest.raises(ValueError, match="whole numbers"):
        Batch("hilo", 2, 2).step(actions)


def test_a_batch_that_checks_nothing_says_so() -> None:
    assert "NOT CHECKED" in repr(Batch("hilo", 2, 2, checked=False))
    assert "NOT CHECKED" not in repr(Batch("hilo", 2, 2))


# --- Always the same ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(kinds()))
def test_a_table_does_not_depend_on_others_nor_on_threads(name: str) -> None:
    alone = Batch(name, 2, 3, seed=9, unseen=True)
    among = Batch(name, 7, 3, seed=9, unseen=True, threads=3)
    for _ in range(150):
        assert told(alone) == told(among, slice(2))
        actions = among.random_actions()
        assert actions[:2].tolist() == alone.random_actions().tolist()
        alone.step(actions[:2])
        among.step(actions)


def test_every_seed_and_every_table_has_deals_of_its_own() -> None:
    seeds = [0, 1, 2, 2**31, 2**32, 2**32 + 1, 2**40, 2**63 - 1]
    dealt = {Batch("xylotar", 5, 4, seed=seed)._state(table).contents() for seed in seeds for table in range(5)}
    assert len(dealt) == 5 * len(seeds)


def test_reset_begins_anew() -> None:
    batch = Batch("xxl-2", 3, 3, seed=11)
    first = told(batch)
    list(played(batch, 40))
    assert told(batch) != first
    batch.reset(11)
    assert told(batch) == first
    batch.reset(12)
    assert told(batch) != first


def test_every_seat_leads_or_deals_in_turn() -> None:
    assert set(Batch("xylotar", 60, 4).seat.tolist()) == {0}  # all arrange at once
    assert set(Batch("xylotar", 60, 4, arrange="auto").seat.tolist()) == {0, 1, 2, 3}
    assert set(Batch("xxl-1", 60, 4).seat.tolist()) == {0, 1, 2, 3}


# --- What a batch is made with -----------------------------------------------------------------------------------------


def test_arrays_can_be_the_callers_own() -> None:
    usual = Batch("hilo", 4, 2, seed=3)
    own = {
        "observation": np.ones_like(usual.observation),
        "mask": np.ones_like(usual.mask),
        "reward": np.ones((4, 2), np.float32),
    }
    batch = Batch("hilo", 4, 2, seed=3, into=own)
    assert batch.observation is own["observation"]
    for _ in range(60):
        assert told(batch) == told(usual)
        actions = batch.random_actions()
        batch.step(actions)
        usual.step(actions)


@pytest.mark.parametrize(
    "wrong",
    [
        {"observation": np.zeros((4, 7), np.int8)},
        {"observation": np.zeros((4, 162), np.float32)},
        {"mask": np.zeros((79, 4), np.bool_).T},
        {"rewards": np.zeros((4, 2), np.float32)},
    ],
)
def test_arrays_that_do_not_fit_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Batch("hilo", 4, 2, into=wrong)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "2 to 6 players"),
        ({"of": "games"}, "'deals' or of 'matches'"),
        ({"reward": "glory"}, "'points' or 'win'"),
        ({"tables": 0}, "at least one table"),
        ({"seed": -1}, "a seed is"),
    ],
)
def test_what_makes_no_batch_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch(**{"game": "hilo", "tables": 2, **arguments})


def test_a_game_without_features_says_what_is_missing() -> None:
    with added(), pytest.raises(ValueError, match=r"features\.py"):
        Batch("peak", 2, 2)


def test_options_are_those_of_the_game() -> None:
    batch = Batch("xxl-4", 2, 3, deck=RED_EVERYWHERE)
    assert batch.mask.shape[1] > Batch("xxl-4", 2, 3).mask.shape[1]
    assert any(feature.name == "place[R1/Y0]" or feature.name.startswith("place[R") for feature in batch.features)


def test_a_feature_refuses_what_it_cannot_be() -> None:
    with pytest.raises(AssertionError, match="0 to 1, not 2"):
        Feature("led", "", 0, 1).says(2)
