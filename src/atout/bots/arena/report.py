"""The result of a tournament as text and as a picture."""

from __future__ import annotations

from html import escape
from typing import Any

from atout.columns import columns


def title(summary: dict[str, Any]) -> str:
    what = "matches" if summary["whole_matches"] else "deals"
    options = "".join(f", {name} {value}" for name, value in summary["options"].items() if name != "deck")
    return f"{summary['game']}, {summary['players']} players{options}: {summary['played']} {what}, {summary['games']} games"


def as_text(summary: dict[str, Any]) -> str:
    if not summary["table"]:
        return f"{title(summary)}\nNo deal has been played in all seats yet."
    better = "the more the better" if summary["more_is_better"] else "the less the better"
    rows = [["bot", "rating", "score", "place", "wins"]]
    for row in summary["table"]:
        rating = row["rating"]
        wins = {key: 100 * value for key, value in row["win"].items()}
        rows.append(
            [
                row["bot"],
                f"{rating['mu']:.1f} ± {1.96 * rating['sigma']:.1f}",
                _interval(row["score"], 2),
                _interval(row["place"], 2),
                f"{_interval(wins, 1)} %",
            ]
        )
    differences = [["in the same deals", "score", "place", "wins"]]
    for pair in summary["differences"]:
        wins = {key: 100 * value for key, value in pair["win"].items()}
        differences.append(
            [
                " - ".join(pair["bots"]),
                _interval(pair["score"], 2, sign=True),
                _interval(pair["place"], 2, sign=True),
                f"{_interval(wins, 1, sign=True)} %",
            ]
        )
    note = f"Score: {better}. Place: 1 is best. ± is a 95 % interval, with the deal as the unit; rating by Plackett-Luce."
    parts = [title(summary), columns(rows), columns(differences) if len(differences) > 1 else "", note]
    return "\n\n".join(part for part in parts if part)


def _interval(value: dict[str, float], digits: int, *, sign: bool = False) -> str:
    return f"{value['mean']:{'+' if sign else ''}.{digits}f} ± {value['interval']:.{digits}f}"


# --- The picture: for each bot its mean place with its interval -------------------------------------------------------

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 44, 110, 150, 70
INK, PAPER, BAR, GRID = "#f3ead7", "#10233f", "#ece75f", "#3b4f6e"


def as_svg(summary: dict[str, Any]) -> str:
    """Places from the best on the left to the last on the right; a dot with whiskers for each bot."""
    rows = summary["table"]
    players = max(2, summary["players"])
    height = TOP + ROW * len(rows) + 40
    inner = WIDTH - LEFT - RIGHT

    def x(place: float) -> float:
        return round(LEFT + inner * (min(max(place, 1), players) - 1) / (players - 1), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title(summary))}"'
        ' font-family="system-ui, sans-serif" font-size="14">',
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>',
        f'<text x="20" y="28" fill="{INK}" font-size="15" font-weight="bold">{escape(title(summary))}</text>',
    ]
    for place in range(1, players + 1):
        parts.append(
            f'<line x1="{x(place)}" x2="{x(place)}" y1="{TOP - 8}" y2="{height - 36}" stroke="{GRID}"/>'
            f'<text x="{x(place)}" y="{TOP - 16}" fill="{INK}" text-anchor="middle">{place}</text>'
        )
    parts.append(f'<text x="20" y="{TOP - 16}" fill="{INK}">mean place</text>')
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW // 2
        mean, half = row["place"]["mean"], min(row["place"]["interval"], players)
        parts.append(
            f'<text x="20" y="{y + 5}" fill="{INK}">{escape(row["bot"])}</text>'
            f'<line x1="{x(mean - half)}" x2="{x(mean + half)}" y1="{y}" y2="{y}" stroke="{BAR}" stroke-width="3"/>'
            f'<circle cx="{x(mean)}" cy="{y}" r="6" fill="{BAR}"/>'
            f'<text x="{WIDTH - RIGHT + 20}" y="{y + 5}" fill="{INK}">{mean:.2f}, wins {100 * row["win"]["mean"]:.0f} %</text>'
        )
    parts.append(f'<text x="20" y="{height - 14}" fill="{INK}" font-size="12">Lines are 95 % intervals over deals.</text></svg>')
    return "\n".join(parts) + "\n"
