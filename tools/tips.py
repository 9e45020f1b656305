"""Counts in records of matches what the tips for players say (docs/tips). Run it with `uv run tools/tips.py FOLDER…`.

The records are those of `atout simulate … --records FOLDER`; the commands stand on the pages. A share has Wilson's interval, an
average a normal one, both of 95 %.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from atout.match import record
from atout.match.match import Match
from atout.match.statistics.ratio import average, wilson

Found = dict[str, list[float]]
"""Observations by what they are of; those of a name that ends in '?' are 0 or 1."""


def steps(document: bytes) -> Iterator[tuple[Match, int, str, list[dict[str, Any]], list[str]]]:
    """Every move of a record: the match after it, who made it, the move, what happened, and what was legal."""
    read = record.parse(document)
    match = record.begin(read)
    for seat, text in read["moves"]:
        legal = match.legal(seat)
        match.play(seat, text)
        yield match, seat, text, match.events, legal


def value(card: str) -> int:
    return int(card[1:])


def total(card: str) -> int:
    return sum(value(side) for side in card.split("/"))


# Xylotar


def xylotar(document: bytes, found: Found) -> None:
    bids: dict[int, tuple[int, int]] = {}
    """By seat: the bid, and how many cards its player had played."""
    played: dict[int, int] = defaultdict(int)
    trick: dict[int, str] = {}
    leader = 0
    for deal in record.parse(document)["deals"]:
        for hand in deal["hands"]:
            for slot, number in enumerate(sorted(map(value, hand.split()), reverse=True), 1):
                found[f"value of the card in slot {slot:2}"].append(number)
    for _, _, _, events, _ in steps(document):
        for event in events:
            seat = event.get("seat", 0)
            if event["event"] == "play":
                leader = leader or seat
                played[seat] += 1
                trick[seat] = event["card"]
            elif event["event"] == "bid":
                bids[seat] = (value(event["card"]), played[seat])
            elif event["event"] == "trick":
                found["who leads a trick wins it?"].append(seat == next(iter(trick)))
                found["a trick is won by a trump?"].append(trick[seat][0] == "R")
                trick = {}
            elif event["event"] == "deal-over":
                for at, (score, lines) in enumerate(zip(event["scores"], event["account"], strict=True), 1):
                    bid, cards = bids[at]
                    made = all(line["what"] != "bid-missed" for line in lines)
                    when = "with the first four cards" if cards < 5 else "with cards 5 to 9" if cards < 10 else "later"
                    for name in ("any bid", f"bid {bid if bid < 7 else '7 or more'}", f"bid {when}"):
                        found[f"{name}: made?"].append(made)
                        found[f"{name}: points"].append(score)
                    found["value of a bid"].append(bid)
                    found["points of who leads the first trick" if at == leader else "points of the others"].append(score)
                bids, leader = {}, 0
                played.clear()


# HILO


def hilo(document: bytes, found: Found) -> None:
    top = held = None
    begins = closer = turns = lines = 0
    for match, seat, text, events, legal in steps(document):
        verb = text.split()[0]
        if verb in {"take", "draw"} and top is not None and not closer:
            found[f"on the discard pile {least(top)}: taken?"].append(verb == "take")
        if verb in {"swap", "drop"} and held is not None and any(one.startswith("drop") for one in legal):
            found[f"drawn {least(held)}: kept?"].append(verb == "swap")
        if "keep" in legal:
            found["a line that may be kept is cleared?"].append(verb != "keep")
        turns += verb in {"take", "swap", "drop"} and not closer
        for event in events:
            if event["event"] == "begin":
                begins = event["seat"]
            elif event["event"] == "close":
                closer = event["seat"]
            elif event["event"] in {"clear", "cleared"}:
                lines += 1
            elif event["event"] == "deal-over":
                closed(event["scores"], closer - 1, found)
                found["points of who begins"].append(event["scores"][begins - 1])
                found["turns of each until somebody closes"].append(turns / len(event["scores"]))
                found["lines cleared by a player in a round"].append(lines / len(event["scores"]))
                found["points of everybody"].extend(event["scores"])
                begins = closer = turns = lines = 0
        discard = match.view_deal(None)["discard"]
        top = value(discard) if discard else None
        mine = match.view_deal(seat - 1)["held"]  # nobody else sees it
        held = value(mine) if mine else None


def least(number: int) -> str:
    return f"{number:2}" if number < 7 else "7 or more"


def closed(scores: Sequence[int], at: int, found: Found) -> None:
    """H16: what came of closing the round."""
    others = [score for i, score in enumerate(scores) if i != at]
    own = scores[at]
    paid = own < min(others)
    own_sum = own if paid or own <= 0 else own // 2
    paid = own_sum < min(others)
    step = own_sum // 5 * 5
    sums = "0 or less" if own_sum <= 0 else "1 to 4" if own_sum < 5 else f"{step} to {step + 4}" if step < 15 else "15 or more"
    for name in ("closed", f"closed with {sums}"):
        found[f"{name}: alone the lowest?"].append(paid)
        found[f"{name}: points"].append(own)
    found["points of the others"].extend(others)


# XXL


def xxl(document: bytes, found: Found) -> None:
    drew = second = False
    begins = streets = 0
    variant = 1
    trick: list[int] = []
    for match, seat, text, events, legal in steps(document):
        name, verb = f"XXL {variant}", text.split()[0]
        begins = begins or seat
        if variant in {1, 2, 5}:
            fits = sorted({total(one.split()[1]) for one in legal if one.startswith("play")})
            if drew and fits:
                found[f"{name}: a drawn card that fits is played at once?"].append(verb == "play")
            elif len(fits) > 1:
                found[f"{name}: of several cards that fit, the highest total is played?"].append(
                    total(text.split()[1]) == fits[-1]
                )
            drew = verb == "draw"
        elif variant == 3:
            if verb == "keep":
                second = True
                found[f"{name}: the card kept has a 9 or a 10?"].append(max(map(value, text.split()[1].split("/"))) >= 9)
            elif "pass" in legal:
                found[f"{name}: who may pass passes?"].append(verb == "pass")
            elif " as " in text:
                card, colour = text.split()[1], text.split()[-1]
                found[f"{name}: who leads names the colour of the higher value?"].append(card[0] == colour)
        elif variant == 4:
            if verb == "street":
                streets += 1
                found[f"{name}: points of a street"].append(sum(map(total, text.split(": ")[1].split())))
            elif verb in {"swap", "draw"}:
                found[f"{name}: an exchange is a draw?"].append(verb == "draw")
        elif not trick and verb == "play":
            hand = [total(one.split()[1]) for one in legal]
            if len(hand) > 1:
                found[f"{name}: the led card is below the average of the hand?"].append(
                    total(text.split()[1]) < sum(hand) / len(hand)
                )
        for event in events:
            if event["event"] == "play":
                trick.append(event["seat"])
            elif event["event"] == "trick":
                found[f"{name}: who leads a trick wins it?"].append(event["seat"] == trick[0])
                found[f"{name}: who plays last to a trick wins it?"].append(event["seat"] == trick[-1])
                trick = []
            elif event["event"] == "deal-over":
                for at, (place, score) in enumerate(zip(event["places"], event["scores"], strict=True), 1):
                    found[f"{name}: place of {'who begins' if at == begins else 'the others'}"].append(place)
                    found[f"{name}: points"].append(score)
                    if place == 1:
                        found[f"{name}: points of the first"].append(score)
                if variant == 3:
                    found[f"{name}: there is a second round?"].append(second)
                if variant == 4:
                    found[f"{name}: streets of a player"].append(streets / len(event["scores"]))
                drew = second = False
                begins = streets = 0
                trick = []
        variant = match.view_deal(None)["variant"]


GAMES: dict[str, Callable[[bytes, Found], None]] = {"xylotar": xylotar, "hilo": hilo, "xxl": xxl}


def told(name: str, values: Sequence[float]) -> str:
    if name.endswith("?"):
        low, high = wilson(int(sum(values)), len(values))
        return f"{100 * sum(values) / len(values):5.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {len(values)}"
    figures = average(values)
    return f"{figures['mean']:7.2f} ± {figures['error'] or 0:.2f}" + f" of {len(values)}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folders", nargs="+", type=Path)
    for folder in asked.parse_args().folders:
        found: Found = defaultdict(list)
        files = sorted(folder.glob("*.json"))
        for path in files:
            document = path.read_bytes()
            GAMES[record.parse(document)["game"]](document, found)
        print(f"\n{folder.name}: {len(files)} matches")
        for name in sorted(found):
            print(f"  {name:55} {told(name, found[name])}")


if __name__ == "__main__":
    main()
