"""A match that is played at one's own desk, against bots or by a script. Whoever asks decides who makes which move."""

from __future__ import annotations

import os

from atout.bots.bot import Turn
from atout.bots.expert import Expert
from atout.bots.making import make_bot
from atout.bots.question import question, thought
from atout.match import record as records


class Playing:
    def begin(self, document, viewer, bots):
        """Goes on from a record, seen by one seat; `bots`: who plays which of the others, by seat."""
        self.match = match = records.replay(document.encode())
        match.seed = match.seed or os.urandom(32)  # a record with given deals may end before the match does
        self.viewer = viewer
        self.bots = {int(seat): make_bot(name, os.urandom(8).hex()) for seat, name in bots.items()}
        return self.look()

    def look(self):
        """The table now."""
        match = self.match
        return {"view": match.view_now(self.viewer), "result": match.result.as_json(), "moves": len(match.moves)}

    def play(self, seat, text):
        """Makes a move: what happened, and the table after it. Or the refusal that it earns."""
        match = self.match
        match.play(seat, text)
        (move,) = match.moves_seen_by(self.viewer, len(match.moves) - 1)
        return {"moved": {"seat": seat, "move": move[1], "happened": match.events}, **self.look()}

    def bot(self):
        """Lets the next bot that must decide make its move; null if none must. One that thinks ahead has a question first, and
        makes its move when that is answered (`thought`)."""
        seat = next((seat for seat in self.match.to_act if seat in self.bots), None)
        if seat is None:
            return None
        bot, turn = self.bots[seat], Turn(self.match, seat)
        if isinstance(bot, Expert) and bot.ponders(turn):
            self.pondered = bot, turn
            return {"question": question(*bot.asks(turn))}
        return self.play(seat, bot.choose(turn))

    def thought(self, answer):
        """The move of the bot that has asked: what has come of thinking (atout.bots.question), or null if nobody could."""
        bot, turn = self.pondered
        return self.play(turn.seat, bot.decide(turn, answer and thought(**answer)))

    def record(self):
        return self.match.record()
