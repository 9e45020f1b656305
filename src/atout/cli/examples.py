"""Examples that `--help` shows, for each command; a test tries every one of them."""

from __future__ import annotations

EXAMPLES = {
    "": {
        "atout": "play in the browser",
        "atout play xylotar": "play in the terminal",
        "atout play --help": "more about a command",
    },
    "serve": {
        "atout serve --host 0.0.0.0": "for everybody in this network",
        "atout serve --port 0": "at any port that is free",
        "atout serve --base-url https://cards.example.org --trusted-proxies 127.0.0.1": "behind a web server on this machine",
        "atout serve --workers 2 --database postgresql://atout@localhost/atout": "two processes",
    },
    "matches": {
        "atout matches list": "who has played what",
        "atout matches export records": "every match as a record, into a folder",
        "atout matches --database club.db list": "of another database",
    },
    "backup": {
        "atout backup club.jsonl.gz": "into a new file",
        "atout backup backups --keep 14": "into a folder, where the latest fourteen stay",
    },
    "restore": {
        "atout restore club.jsonl.gz --check": "is it whole?",
        "atout restore club.jsonl.gz --database new.db": "into an empty database",
    },
    "play": {
        "atout play xylotar": "against three bots",
        "atout play hilo --players 2 --bots expert": "against one who thinks ahead",
        "atout play xxl --option mode=series --option variant=4": "one of the six games",
        "atout play xylotar --record evening.atout.json": "keep the match",
    },
    "games": {"atout games": "what can be played, and what a table can agree on"},
    "replay": {
        "atout replay match.atout.json": "the score sheet",
        "atout replay match.atout.json --step": "move by move",
    },
    "verify": {"atout verify match.atout.json": "was it shuffled fairly?"},
    "legal": {
        "atout legal match.atout.json": "what can be played now",
        "atout legal - < match.atout.json": "from another program",
    },
    "view": {
        "atout view match.atout.json --seat 2": "what seat 2 sees",
        "atout view match.atout.json": "what a spectator sees",
    },
    "hint": {"atout hint match.atout.json": "what would a good player do?"},
    "statistics": {
        "atout statistics records": "of all records in a folder",
        "atout statistics records --game hilo --same Annie=Ann": "of one game; Annie is Ann",
    },
    "simulate": {
        "atout simulate hilo --matches 1000": "random play",
        "atout simulate xylotar --bots club,novice,novice,novice": "one good player among beginners",
        "atout simulate xxl --matches 200 --records records --trace": "keep every match, with what was legal",
    },
    "arena": {
        "atout arena hilo --bots expert,club,random --deals 100": "a tournament of three",
        "atout arena xylotar --bots expert,club --players 4 --until clear": "until nobody doubts the places",
        "atout arena hilo --bots expert,club --simulations 500": "with less thought",
    },
    "bench": {
        "atout bench": "every game",
        "atout bench --game xylotar --seconds 2": "one game, more exactly",
    },
    "completion": {
        "atout completion bash > ~/.local/share/bash-completion/completions/atout": "for bash",
        "atout completion zsh > ~/.zfunc/_atout": "for zsh, where ~/.zfunc is in fpath",
        "atout completion fish > ~/.config/fish/completions/atout.fish": "for fish",
    },
}


def shown_examples(command: str) -> str:
    examples = EXAMPLES[command]
    width = min(60, max(map(len, examples)))
    return "\n".join(["examples:", *(f"  {line:{width}}  {what}" for line, what in examples.items())])
