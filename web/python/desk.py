"""The rulebook at a desk of one's own: in the browser, without a server. Questions and answers are JSON."""

from __future__ import annotations

import json

import counting
from playing import Playing
from replaying import Replaying

from atout.game import GAMES
from atout.match import pad
from atout.match.refusal import Refusal
from atout.match.verify import verify

replaying = Replaying()
playing = Playing()

QUESTIONS = {
    "open": replaying.open,
    "frames": replaying.frames,
    "until": replaying.until,
    "seats": lambda game, players: GAMES[game].match.seats_of(players),
    "begin": playing.begin,
    "look": playing.look,
    "play": playing.play,
    "bot": playing.bot,
    "thought": playing.thought,
    "record": playing.record,
    "verify": lambda document: verify(document.encode()).as_json(),
    "keep-score": pad.keep,
    "figures-version": counting.version,
    "figures": counting.figures_of,
    "together": counting.together,
}


def ask(question):
    """`[what, ...arguments]` as JSON; `{"answer": …}`, or `{"refused": …}`."""
    what, *arguments = json.loads(question)
    try:
        answer = {"answer": QUESTIONS[what](*arguments)}
    except Refusal as refusal:
        answer = {"refused": refusal.wrong()}
    return json.dumps(answer)
