"""The games for OpenSpiel: importing this registers `atout_xylotar`, `atout_hilo`, `atout_xxl_1` and so on.

`pyspiel.load_game("atout_xylotar(players=3,options=arrange:auto)")`. Cards are shuffled by chance nodes, one card after the
other, and chance says first who leads or deals. Simultaneous decisions are asked one after the other: nobody sees what others
have chosen before all have. The rules run in Python here, as OpenSpiel's do for such games: for speed there is `atout.env.Batch`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from atout.belief.imagining import Imagination
from atout.belief.seen import Seen
from atout.chance import scatter
from atout.compiled import blank, buffer
from atout.env.terms import Agreed
from atout.game import GAMES, kinds
from atout.match.match import Match
from atout.rules.bits import WORD, words_for

MOST_POINTS = 1000.0
"""More than anybody can get in a deal."""
MOST_STEPS = 10_000
NOBODY = -1
TRIES = 50
"""Deals that are imagined before it is said that there is none."""
BEGIN, SHUFFLE, PLAY, END = range(4)


def options_of(text: str, match: type[Match]) -> dict[str, Any]:
    """`arrange:auto;edition:cs` as options: their values as people type them."""
    offered = {option.name: option for option in match.options_offered}
    words = (word.partition(":") for word in text.split(";") if word)
    return {name: offered[name].parse(value) if name in offered else value for name, _, value in words}


class Deals(pyspiel.Game):  # type: ignore[misc]
    """The deals of one kind, for a number of players."""

    def __init__(self, name: str, game_type: Any, parameters: dict[str, Any]) -> None:
        players, text = parameters.get("players", 4), parameters.get("options", "")
        game = next(game for game in GAMES.values() if kinds()[name] in game.kinds)
        self.agreed = Agreed(name, players, options_of(text, game.match), "points", "deals", MOST_STEPS)
        rules = self.agreed.rules
        super().__init__(
            game_type,
            pyspiel.GameInfo(
                num_distinct_actions=self.agreed.actions,
                max_chance_outcomes=max(rules.CARDS, players),
                num_players=players,
                min_utility=-MOST_POINTS,
                max_utility=MOST_POINTS,
                utility_sum=None,
                max_game_length=MOST_STEPS,
            ),
            parameters,
        )
        self.state, self.seen = blank(rules.STATE), blank(rules.OBSERVATION)
        self.order = buffer(np.int8, rules.CARDS)
        self.words = buffer(np.int64, words_for(rules.ACTIONS))
        self.scores = buffer(np.int32, rules.SEATS)

    def new_initial_state(self) -> Deal:
        return Deal(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, params)


class Deal(pyspiel.State):  # type: ignore[misc]
    """A deal from its shuffle to its points. What it knows are plain values, so that it can be copied."""

    def __init__(self, game: Deals) -> None:
        super().__init__(game)
        self.contents: bytes = game.agreed.state.contents()
        self.stage = BEGIN
        self.drawn: list[int] = []
        """Places in the deck that chance has drawn so far."""
        self.dealt: list[int] = []
        """The cards that chance puts in order."""
        self.steps = 0
        self.shuffled = b""
        """The record as chance left it, at the last shuffle."""
        self.made: list[tuple[int, int]] = []
        """Who has done what since then, as everybody saw it."""
        self.known = [b""] * game.agreed.seats
        """For each seat a digest of everything that it has seen and done."""

    # --- Whose decision, and which ---

    @property
    def deals(self) -> Deals:
        game: Deals = self.get_game()
        return game

    def open(self) -> Any:
        """The record, to look at for a moment."""
        state = self.deals.state
        state.restore(self.contents)
        return state

    def current_player(self) -> int:
        if self.stage == END:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.stage != PLAY:
            return int(pyspiel.PlayerId.CHANCE)
        return self.deals.agreed.player_seats.index(self._seat(self.open()))

    def _seat(self, state: Any) -> int:
        waiting = int(self.deals.agreed.rules.waiting(state.record))
        return (waiting & -waiting).bit_length() - 1

    def _legal_actions(self, player: int) -> list[int]:
        state, words = self.open(), self.deals.words
        seat = self.deals.agreed.player_seats[player]
        if self.stage != PLAY or seat != self._seat(state):
            return []
        self.deals.agreed.rules.legal(state.record, seat, words)
        return [action for action in range(self.num_distinct_actions()) if words[action // WORD] >> action % WORD & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        taken = set(self.drawn)
        count = self.num_players() if self.stage == BEGIN else len(self.dealt)
        left = [place for place in range(count) if place not in taken]
        return [(place, 1 / len(left)) for place in left]

    # --- What follows ---

    def _apply_action(self, action: int) -> None:
        state, rules = self.open(), self.deals.agreed.rules
        if self.stage == PLAY:
            seat = self._seat(state)
            as_seen = getattr(rules, "as_seen", None)
            seen = int(as_seen(state.record, seat, action)) if as_seen else action
            rules.play(state.record, seat, action)
            self.steps += 1
            if seen >= 0:
                self.made = [*self.made, (seat, seen)]
            self.contents = state.contents()
            self._go_on(state)
            self._remember(seat, action, seen)
        elif self.stage == BEGIN:
            self.deals.agreed.kind.rounds.begin(state.record, action)
            self.contents = state.contents()
            self._shuffle(state)
        else:
            self.drawn.append(action)
            if len(self.drawn) == len(self.dealt):
                self._deal(state)

    def _shuffle(self, state: Any) -> None:
        count = self.deals.agreed.rules.deck(state.record, self.deals.order)
        self.dealt = [int(self.deals.order[i]) for i in range(count)]
        self.drawn = []
        self.stage = SHUFFLE

    def _deal(self, state: Any) -> None:
        rules, order = self.deals.agreed.rules, self.deals.order
        for i, place in enumerate(self.drawn):
            order[i] = self.dealt[place]
        (rules.start if not self.steps else rules.reshuffle)(state.record, order)
        self.contents = self.shuffled = state.contents()
        self.made = []
        self._go_on(state)
        self._remember(NOBODY, NOBODY, NOBODY)

    def _go_on(self, state: Any) -> None:
        rules = self.deals.agreed.rules
        if rules.waiting(state.record):
            self.stage = PLAY if self.steps < MOST_STEPS else END
        elif rules.over(state.record):
            self.stage = END
        else:
            self._shuffle(state)

    def _remember(self, actor: int, action: int, seen: int) -> None:
        """Adds to what each seat knows: what it has done or seen done, and what it sees now."""
        state = self.open()
        for seat in self.deals.agreed.player_seats:
            done = action if seat == actor else seen
            numbers = self.features(state, seat)
            self.known[seat] = hashlib.blake2b(self.known[seat] + f"{actor} {done} ".encode() + numbers.tobytes()).digest()

    def features(self, state: Any, seat: int) -> np.ndarray:
        """What a seat sees, as numbers (`Agreed.features`)."""
        game = self.deals
        numbers = np.zeros(len(game.agreed.features), np.int8)
        game.agreed.rules.observe(state.record, seat, game.seen.record)
        game.agreed.kind.features.write(game.seen.record, numbers)  # type: ignore[union-attr]
        return numbers

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> Deal:
        """The same for this player, with cards that could be the others': the belief of the bots of the house draws them."""
        agreed = self.deals.agreed
        seat, dice = agreed.player_seats[player], buffer(np.int64, 1)
        dice[0] = scatter(int(random() * (1 << 31)))
        seen = Seen(agreed.rules, seat, self.shuffled, self.contents, self.made)
        other: Deal = self.clone()
        for world in Imagination(agreed.rules).draws(seen, dice, TRIES):
            other.contents = world.now.contents()
            if other.legal_actions() == self.legal_actions() and self._sees_the_same(other, seat):
                for stranger in set(agreed.player_seats) - {seat}:
                    numbers = other.features(world.now, stranger)
                    other.known[stranger] = hashlib.blake2b(b"imagined" + numbers.tobytes()).digest()
                return other
        raise ValueError("no deal comes to mind that looks the same: nobody imagines hands that are half arranged")

    def _sees_the_same(self, other: Deal, seat: int) -> bool:
        mine = self.features(self.open(), seat).tobytes()
        return mine == other.features(other.open(), seat).tobytes()

    # --- What is told ---

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player has seen and done, as a digest: equal if and only if all of that was."""
        player = self.current_player() if player is None else player
        return f"{player} {self.known[self.deals.agreed.player_seats[player]].hex()}"

    def is_terminal(self) -> bool:
        return self.stage == END

    def returns(self) -> list[float]:
        agreed, state = self.deals.agreed, self.open()
        if self.stage != END or not agreed.rules.over(state.record):
            return [0.0] * self.num_players()
        agreed.rules.score(state.record, self.deals.scores)
        return [float(agreed.sign * self.deals.scores[seat]) for seat in agreed.player_seats]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"player {action} begins" if self.stage == BEGIN else f"card {action}"
        agreed = self.deals.agreed
        return agreed.kind.in_words(self.open(), agreed.player_seats[player], action)

    def __str__(self) -> str:
        if self.stage in (BEGIN, SHUFFLE):
            return f"{('who begins', 'shuffling')[self.stage]} {self.drawn}"
        agreed, state = self.deals.agreed, self.open()
        seat = self._seat(state) if self.stage == PLAY else agreed.player_seats[0]
        numbers = self.features(state, seat)
        return "\n".join(feature.says(int(number)) for feature, number in zip(agreed.features, numbers, strict=True))


class Observer:
    """What a player sees now, as numbers; without what was seen earlier."""

    def __init__(self, game: Deals, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"there are no parameters of observations: {parameters}")
        self.tensor = np.zeros(len(game.agreed.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Deal, player: int) -> None:
        self.tensor.fill(0)
        if state.stage in (PLAY, END):
            self.tensor[:] = state.features(state.open(), state.deals.agreed.player_seats[player])

    def string_from(self, state: Deal, player: int) -> str:
        if state.stage not in (PLAY, END):
            return f"{player} waits"
        numbers = state.features(state.open(), state.deals.agreed.player_seats[player])
        return f"{player} {' '.join(map(str, numbers.tolist()))}"


def _register(name: str) -> None:
    players = kinds()[name].players
    game_type = pyspiel.GameType(
        short_name=f"atout_{name.replace('-', '_')}",
        long_name=f"Atout: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 4, "options": ""},
    )

    class Registered(Deals):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, dict(parameters or {}))

    pyspiel.register_game(game_type, Registered)


for _name in kinds():
    if f"atout_{_name.replace('-', '_')}" not in pyspiel.registered_names():
        _register(_name)
