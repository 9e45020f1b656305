"""Records: a match as one JSON document, read with suspicion and replayed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NotRequired, TypedDict

from atout.game import GAMES
from atout.match import fairness
from atout.match import options as option_values
from atout.match.match import Match
from atout.match.refusal import Refusal, shown, shown_json
from atout.match.result import ResultInRecord, ResultWithVariants, added_up, final_places, with_variant


class MatchRecord(TypedDict):
    """A match as one JSON document, as this program writes it (docs/record.md)."""

    format: str
    game: str
    players: list[str]
    options: dict[str, Any]
    seed: NotRequired[str]
    deals: list[dict[str, Any] | None]
    moves: list[tuple[int, str]]
    result: NotRequired[ResultInRecord]
    fairness: NotRequired[dict[str, Any]]


KEYS = ("format", "game", "players", "options", "seed", "deals", "moves", "result", "fairness")
LARGEST = 2**20
"""Bytes of a record that a server keeps, and sends as it is: several times what the longest match of its tables comes to."""
SEED = re.compile(r"[0-9a-fA-F]{64}")


def replay(document: bytes, before_move: Callable[[Match], None] | None = None) -> Match:
    """Reads a record and plays it through. Raises a Refusal that names the move where something is wrong."""
    record = parse(document)
    match = begin(record)
    for number, (seat, text) in enumerate(_moves(record), 1):
        try:
            if before_move:
                before_move(match)
            match.play(seat, text)
        except Refusal as refusal:
            refusal.move = number
            raise
    if "result" in record and not _same(record["result"], match.result.for_record()):
        raise Refusal("result-differs")
    return match


def result_of(record: MatchRecord) -> ResultWithVariants:
    """The result of a match as its record has it, without playing it through, and by which variants its deals were played."""
    game, result = GAMES[record["game"]].match, record["result"]
    options = option_values.read(game.options_offered, record["options"], len(record["players"]))
    deals = [with_variant(deal, game.kind_at(options, number).number) for number, deal in enumerate(result["deals"], 1)]
    added = added_up(deals, len(record["players"]), adds_places=game.adds_places, most_wins=game.most_wins)
    agreed = game.deals_of(options, len(record["players"]))
    ranks = final_places(result["places"], game.seats_of(len(record["players"])), result["winners"])
    return {**result, "deals": added, "deals_agreed": agreed, "places": ranks}


def parse(document: bytes) -> dict[str, Any]:
    """The JSON object of a record, with no key that format 1 does not have."""
    try:
        record = json.loads(document.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_constant)
        json.dumps(record, ensure_ascii=False).encode()  # half of a surrogate pair can be written in JSON, but it is no text
    except (ValueError, RecursionError) as error:
        raise Refusal("not-json", reason=shown(str(error) or "too deep")) from None
    _check_object(record, "record", KEYS)
    for key in ("format", "game", "players"):
        if key not in record:
            raise Refusal("missing-key", key=key)
    return record


def begin(record: dict[str, Any]) -> Match:
    """The match of a record before its first move."""
    if record["format"] != "atout/1":
        raise Refusal("bad-format", value=shown_json(record["format"]))
    if not isinstance(record["game"], str) or record["game"] not in GAMES:
        raise Refusal("unknown-game", value=shown_json(record["game"]), known=", ".join(GAMES))
    game = GAMES[record["game"]].match
    players = record["players"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refusal("bad-players", least=game.least, most=game.most)
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise Refusal("not-an-object", what="options")
    deals = record.get("deals", [])
    if not isinstance(deals, list):
        raise Refusal("not-a-list", what="deals")
    for number, deal in enumerate(deals, 1):
        if deal is not None:
            _check_object(deal, f"deals[{number - 1}]", game.deal_keys)
    match = game(players, options, _seed(record), deals)
    match.fairness = fairness.read(record.get("fairness"), match.seats)
    return match


def _seed(record: dict[str, Any]) -> bytes | None:
    if "seed" not in record:
        return None
    if not isinstance(record["seed"], str) or not SEED.fullmatch(record["seed"]):
        raise Refusal("bad-seed")
    return bytes.fromhex(record["seed"])


def _moves(record: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Moves as pairs; a traced move has its legal alternatives as a third element, which says nothing new."""
    moves = record.get("moves", [])
    if not isinstance(moves, list):
        raise Refusal("not-a-list", what="moves")
    for number, move in enumerate(moves, 1):
        match move:
            case [int(seat), str(text)] | [int(seat), str(text), list()] if not isinstance(seat, bool):
                yield seat, text
            case _:
                refusal = Refusal("bad-move-entry")
                refusal.move = number
                raise refusal


def _check_object(value: Any, what: str, keys: tuple[str, ...]) -> None:
    if not isinstance(value, dict):
        raise Refusal("not-an-object", what=what)
    for key in value:
        if key not in keys:
            raise Refusal("unknown-key", key=shown(key), what=what)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return result


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _same(a: Any, b: Any) -> bool:
    """Equal as JSON: unlike in Python, true is not 1."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)
