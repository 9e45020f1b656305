"""Records that lie, made from honest ones: every way in which somebody could tell a match otherwise than it was.

`python -m tests.match.forgeries` prints them, one JSON object a line, the honest ones first: `{"name", "record", "forged",
"chain"}`, where `record` is the text of a file and `chain` the number that somebody at the table noted before the match. They
are the same every time. `atout verify` (test_forgeries.py) and the browser (web/src/fair/corpus.test.ts) must both believe
every honest one and refuse every other.

What no record can prove is not among them: names of players, and a history of other moves that are all legal and lead to the
same result (docs/fairness.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from atout.game import GAMES
from atout.match.fairness import chained, committed
from atout.match.record import replay
from atout.match.refusal import Refusal
from tests.variants import SWAPPED_DECK
from tools.fair_vectors import number, played

Record = dict[str, Any]
Lie = Callable[[Record, Random], Iterator[tuple[str, Record]]]

HONEST: dict[str, tuple[str, int, dict[str, Any]]] = {
    "xylotar-2-cs": ("xylotar", 2, {"rounds": 2, "edition": "cs"}),
    "xylotar-3": ("xylotar", 3, {"rounds": 2}),
    "xylotar-4-auto": ("xylotar", 4, {"rounds": 2, "arrange": "auto"}),
    "xylotar-5-memory": ("xylotar", 5, {"rounds": 2, "memory": "off"}),
    "hilo-2": ("hilo", 2, {"limit": 40}),
    "hilo-3-heights": ("hilo", 3, {"limit": 1, "heights": [3, 1, 2]}),
    "hilo-4": ("hilo", 4, {"limit": 1}),
    "hilo-5": ("hilo", 5, {"limit": 40}),
    "hilo-6": ("hilo", 6, {"limit": 1}),
    "xxl-2-full": ("xxl", 2, {}),
    "xxl-2-first": ("xxl", 2, {"mode": "series", "variant": 1, "times": 2}),
    "xxl-4-second": ("xxl", 4, {"mode": "series", "variant": 2, "times": 2}),
    "xxl-3-third": ("xxl", 3, {"mode": "series", "variant": 3, "times": 2}),
    "xxl-5-fourth": ("xxl", 5, {"mode": "series", "variant": 4, "times": 1}),
    "xxl-5-fifth": ("xxl", 5, {"mode": "series", "variant": 5, "times": 2}),
    "xxl-6-sixth": ("xxl", 6, {"mode": "series", "variant": 6, "times": 2}),
    "xxl-6-trump": ("xxl", 6, {"mode": "series", "variant": 6, "times": 1, "trump": True}),
    "xxl-3-deck": ("xxl", 3, {"mode": "series", "variant": 4, "times": 1, "deck": SWAPPED_DECK}),
}
"""Every game with every number of players, every variant, every option that is about play."""


def main() -> None:
    for one in corpus():
        print(json.dumps(one))


def corpus() -> Iterator[dict[str, Any]]:
    honest = {name: played(name, *how) for name, how in HONEST.items()}
    for name, record in honest.items():
        yield _entry(name, record, record, forged=False)
        yield _entry(f"{name}, broken off", _broken_off(record), record, forged=False)
    for name, record in honest.items():
        for lie in LIES:
            for what, forged in lie(record, Random(f"{name} {lie.__name__}")):
                assert json.dumps(forged) != json.dumps(record), what
                yield _entry(f"{name}: {what}", forged, record, forged=True)
        yield _entry(f"{name}: a key that stands twice", _twice(record), record, forged=True)


def _entry(name: str, told: Record | str, true: Record, *, forged: bool) -> dict[str, Any]:
    before = [(one["commitment"], one["ended"]) for one in true["fairness"]["earlier"]]
    chain = chained(before, true["fairness"]["commitment"])
    text = told if isinstance(told, str) else json.dumps(told)
    return {"name": name, "record": text, "forged": forged, "chain": chain}


def _broken_off(record: Record) -> Record:
    """A match that ended before its end has no result, and only the deals that were dealt, as far as they came."""
    moves = record["moves"][: len(record["moves"]) // 2]
    begun = {key: value for key, value in record.items() if key not in ("result", "deals")} | {"moves": moves}
    return begun | {"deals": replay(json.dumps(begun).encode()).deals}


def _twice(record: Record) -> str:
    return json.dumps(record)[:-1] + f', "moves": {json.dumps(record["moves"])}}}'


# --- Moves ---


def moves_made_up(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    moves, seats = record["moves"], GAMES[record["game"]].match.seats_of(len(record["players"]))
    for at in sorted(random.sample(range(len(moves)), 2)):
        seat, text = moves[at]
        other = random.choice([one for one in seats if one != seat])
        for what, instead in (
            ("a move that was not made", [[seat, "castle"]]),
            ("a move of somebody else", [[other, text]]),
            ("a move of nobody", [[9, text]]),
            ("a move twice", [[seat, text], [seat, text]]),
            ("a seat that is a word", [[str(seat), text]]),
        ):
            yield f"{what}, {at + 1}", record | {"moves": [*moves[:at], *instead, *moves[at + 1 :]]}
    yield "a move after the end", record | {"moves": [*moves, moves[-1]]}


def moves_left_out(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    moves = record["moves"]
    for at in sorted(random.sample(range(len(moves)), 2)):
        yield f"without move {at + 1}", record | {"moves": [*moves[:at], *moves[at + 1 :]]}
    yield "without the last move", record | {"moves": moves[:-1]}
    yield "without any move", record | {"moves": []}


def moves_in_another_order(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    """Two that follow each other, of two seats, where the later seat had nothing to decide before the earlier had."""
    found = []
    match = GAMES[record["game"]].match(record["players"], record["options"], bytes.fromhex(record["seed"]))
    for at, ((seat, text), (after, _)) in enumerate(zip(record["moves"], record["moves"][1:], strict=False)):
        if after not in match.to_act:
            found.append(at)
        match.play(seat, text)
    moves = record["moves"]
    for at in random.sample(found, min(2, len(found))):
        exchanged = [*moves[:at], moves[at + 1], moves[at], *moves[at + 2 :]]
        yield f"moves {at + 1} and {at + 2} exchanged", record | {"moves": exchanged}
    yield "the moves backwards", record | {"moves": moves[::-1]}


def another_legal_move(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    """A move that could have been made instead, as long as the rest of the record does not bear it out."""
    moves = record["moves"]
    for at in random.sample(range(len(moves)), len(moves)):
        match = GAMES[record["game"]].match(record["players"], record["options"], bytes.fromhex(record["seed"]))
        for seat, text in moves[:at]:
            match.play(seat, text)
        seat, made = moves[at]
        for other in match.legal(seat):
            told = record | {"moves": [*moves[:at], [seat, other], *moves[at + 1 :]]}
            if other != made and not _could_be(told):
                yield f"another move {at + 1}", told
                return


def _could_be(record: Record) -> bool:
    match = GAMES[record["game"]].match(record["players"], record["options"], bytes.fromhex(record["seed"]))
    try:
        for seat, text in record["moves"]:
            match.play(seat, text)
    except Refusal:
        return False
    return json.loads(json.dumps(match.result.as_json())) == record["result"]


# --- The result ---


def another_result(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    seats = GAMES[record["game"]].match.seats_of(len(record["players"]))
    losers = [seat for seat in seats if seat not in record["result"]["winners"]]
    at = random.randrange(len(seats))
    deal = random.randrange(len(record["result"]["deals"]))

    def more(values: list[int]) -> None:
        values[at] += 1

    lies: list[tuple[str, Callable[[Record], object]]] = [
        ("another winner", lambda result: result.update(winners=losers[:1] or seats[:1])),
        ("nobody wins", lambda result: result.update(winners=[])),
        ("everybody wins", lambda result: result.update(winners=[*seats, 9])),
        ("a point more in a deal", lambda result: more(result["deals"][deal]["scores"])),
        ("a better place in a deal", lambda result: more(result["deals"][deal]["places"])),
        ("another total", lambda result: more(result["totals"])),
        ("another place", lambda result: more(result["places"])),
        ("not finished", lambda result: result.update(finished=False)),
        ("finished, as a number", lambda result: result.update(finished=1)),
        ("a deal less", lambda result: result["deals"].pop()),
        ("a deal twice", lambda result: result["deals"].append(result["deals"][-1])),
        ("more than a result has", lambda result: result.update(remark="well played")),
    ]
    for what, lie in lies:
        lie(result := deepcopy(record["result"]))
        yield f"result: {what}", record | {"result": result}
    yield "result: none", record | {"result": None}


# --- Deals ---


def other_deals(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    deals = record["deals"]
    seats = GAMES[record["game"]].match.seats_of(len(record["players"]))
    for at, deal in enumerate(deals):
        if "dealer" in deal:
            other = seats[(seats.index(deal["dealer"]) + 1) % len(seats)]
            yield f"another dealer of deal {at + 1}", _with(record, at, dealer=other)
        for pile, cards in enumerate(deal.get("reshuffles", [])):
            piles = [*deal["reshuffles"][:pile], _stacked(cards), *deal["reshuffles"][pile + 1 :]]
            yield f"reshuffle {pile + 1} of deal {at + 1} stacked", _with(record, at, reshuffles=piles)
    at = random.randrange(len(deals))
    for key, value in deals[at].items():
        if isinstance(value, list) and len(value) > 1:
            yield f"{key} of deal {at + 1} exchanged", _with(record, at, **{key: [value[-1], *value[1:-1], value[0]]})
            yield f"two cards of {key} of deal {at + 1} exchanged", _with(record, at, **{key: _two_exchanged(value)})
        if isinstance(value, str) and " " in value:
            yield f"{key} of deal {at + 1} stacked", _with(record, at, **{key: _stacked(value)})
    if len(deals) > 1:
        yield "deals exchanged", record | {"deals": [deals[1], deals[0], *deals[2:]]}
        yield "a deal left out in front", record | {"deals": deals[1:]}
    yield "a deal more", record | {"deals": [*deals, deals[-1]]}
    yield "a deal that is a word", record | {"deals": [*deals[:-1], "shuffled"]}


def deals_that_never_were(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    """A match that was broken off tells what would have come, and nobody could say otherwise by playing it."""
    broken_off = _broken_off(record)
    begun, last = broken_off["deals"], record["deals"][-1]
    stacked = {key: value[::-1] if isinstance(value, list) else value for key, value in last.items()}
    yield "broken off: a deal that never was", broken_off | {"deals": [*begun, stacked]}
    yield "broken off: a deal that never was, later", broken_off | {"deals": [*begun, None, stacked]}
    yield "broken off: a deal of which nothing is told", broken_off | {"deals": [*begun, {}]}


def _with(record: Record, at: int, **changes: Any) -> Record:
    """The record with something else in one of its deals."""
    deals = record["deals"]
    return record | {"deals": [*deals[:at], deals[at] | changes, *deals[at + 1 :]]}


def _two_exchanged(hands: list[str]) -> list[str]:
    first, last = hands[0].split(), hands[-1].split()
    first[0], last[-1] = last[-1], first[0]
    return [" ".join(first), *hands[1:-1], " ".join(last)]


def _stacked(cards: str) -> str:
    first, *others = cards.split()
    return " ".join([*others, first])


# --- Who played, and what ---


def another_table(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    names = record["players"]
    yield "a player less", record | {"players": names[:-1]}
    yield "a player more", record | {"players": [*names, "Eve"]}
    yield "players without names", record | {"players": [1] * len(names)}
    yield "another game", record | {"game": {"xylotar": "hilo", "hilo": "xxl", "xxl": "xylotar"}[record["game"]]}
    yield "another format", record | {"format": "atout/2"}
    yield "a key that format 1 does not have", record | {"remark": "well played"}
    options = record["options"]
    yield "an option that there is not", record | {"options": options | {"jokers": True}}
    match record["game"]:
        case "xylotar":
            other = "players" if options.get("arrange") == "auto" else "auto"
            lies = [{"rounds": options["rounds"] + 1}, {"rounds": 1}, {"rounds": 0}, {"arrange": other}]
        case "hilo":
            lies = [{"limit": 10_000}, {"limit": "1"}, {"heights": [*range(len(names), 0, -1), 7]}]
        case _:
            variant, times = options.get("variant", 1), options.get("times", 1)
            lies = [{"mode": "series", "variant": variant % 6 + 1, "times": times}, {"mode": "duel"}]
            lies += [{"times": times + 1}] if options.get("mode") == "series" else [{"cycles": 2}]
            lies += [{"deck": SWAPPED_DECK}] if "deck" not in options else [{"deck": SWAPPED_DECK[::-1][:54]}]
    for lie in lies:
        yield f"options: {', '.join(lie)} {next(iter(lie.values()))}"[:60], record | {"options": options | lie}


# --- Numbers ---


def other_numbers(record: Record, random: Random) -> Iterator[tuple[str, Record]]:
    fair, made_up = record["fairness"], number("made up")
    seats = sorted(fair["entropy"])
    yield "another seed", record | {"seed": made_up}
    yield "no seed", {key: value for key, value in record.items() if key != "seed"}
    yield "half a seed", record | {"seed": record["seed"][:32]}
    added = fair["entropy"]
    lies: list[tuple[str, Record]] = [
        ("another secret", {"secret": made_up}),
        ("another commitment", {"commitment": committed(made_up)}),
        ("a secret and a commitment that were chosen afterwards", {"secret": made_up, "commitment": committed(made_up)}),
        ("secret and commitment exchanged", {"secret": fair["commitment"], "commitment": fair["secret"]}),
        ("another number of a player", {"entropy": added | {seats[-1]: made_up}}),
        ("a number left out", {"entropy": {seat: added[seat] for seat in seats[1:]}}),
        ("no numbers", {"entropy": {}}),
        ("a number of somebody who added none", {"entropy": added | {str(_silent(record)): made_up}}),
        ("a number of somebody who did not play", {"entropy": added | {"9": made_up}}),
        ("a number of somebody else", {"entropy": {str(_silent(record)): added[seats[0]]} | {s: added[s] for s in seats[1:]}}),
        ("a line break after a number", {"entropy": added | {seats[0]: added[seats[0]] + "\n"}}),
        ("capitals in a number", {"secret": fair["secret"].upper()}),
        ("a secret that is none", {"secret": 7}),
        ("no commitment", {"commitment": None}),
        ("more than fairness has", {"remark": "honestly"}),
        ("a match before that never was", {"earlier": [*fair["earlier"], _before(made_up, "finished")]}),
        ("a match before with another secret", {"earlier": [_before(number("x"), "abandoned") | {"secret": made_up}]}),
        ("a match before that was lost", {"earlier": [_before(made_up, "lost")]}),
    ]
    if len(seats) > 1:
        exchanged = added | {seats[0]: added[seats[1]], seats[1]: added[seats[0]]}
        lies.append(("numbers of two players exchanged", {"entropy": exchanged}))
    if earlier := fair["earlier"]:
        other = {"finished": "abandoned", "abandoned": "finished"}[earlier[-1]["ended"]]
        lies += [
            ("a match before is passed over", {"earlier": earlier[:-1]}),
            ("the end of a match before is told otherwise", {"earlier": [*earlier[:-1], earlier[-1] | {"ended": other}]}),
            ("the secret of a match before is another", {"earlier": [*earlier[:-1], earlier[-1] | {"secret": made_up}]}),
        ]
    for what, lie in lies:
        yield f"fairness: {what}", record | {"fairness": fair | lie}


def _silent(record: Record) -> int:
    """A player who has added nothing."""
    seats = GAMES[record["game"]].match.seats_of(len(record["players"]))
    return next(seat for seat in seats if str(seat) not in record["fairness"]["entropy"])


def _before(secret: str, ended: str) -> Record:
    return {"commitment": committed(secret), "secret": secret, "entropy": {}, "ended": ended}


LIES: list[Lie] = [
    moves_made_up,
    moves_left_out,
    moves_in_another_order,
    another_legal_move,
    another_result,
    other_deals,
    deals_that_never_were,
    another_table,
    other_numbers,
]


if __name__ == "__main__":
    main()
