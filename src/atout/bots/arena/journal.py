"""What a tournament leaves on disk: every game as it is finished, so that an interruption costs nothing."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from atout.bots.arena.plan import Game, Plan


class OtherTournament(Exception):
    """The folder holds another one."""


class Journal:
    """A folder: `plan.json`, `games.jsonl`, and a record of each game in `records/`."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        (folder / "records").mkdir(parents=True, exist_ok=True)
        self._games_file = folder / "games.jsonl"
        plan_file = folder / "plan.json"
        same = {key: value for key, value in plan.as_json().items() if key != "deals"}  # more deals go on with the same games
        if plan_file.exists():
            if json.loads(plan_file.read_text(encoding="utf-8")) != json.loads(json.dumps(same)):
                raise OtherTournament(str(folder))
        else:
            plan_file.write_text(json.dumps(same), encoding="utf-8")
        self.games = [game for game in self._read() if game.deal <= plan.deals]

    def _read(self) -> list[Game]:
        if not self._games_file.exists():
            return []
        games = []
        text = self._games_file.read_text(encoding="utf-8")
        for line in text.splitlines(keepends=True):
            if line.endswith("\n"):
                games.append(Game(**json.loads(line)))
            else:  # written when the plug was pulled: this game is played again
                self._games_file.write_text(text[: -len(line)], encoding="utf-8")
        return games

    def missing(self, plan: Plan) -> list[tuple[int, int]]:
        played = {(game.deal, game.rotation) for game in self.games}
        return [game for game in plan.games() if game not in played]

    def add(self, game: Game, record: dict[str, Any]) -> None:
        name = f"{record['game']}-{game.deal:06}-{game.rotation + 1}.atout.json"
        (self.folder / "records" / name).write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
        with self._games_file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")
        self.games.append(game)
