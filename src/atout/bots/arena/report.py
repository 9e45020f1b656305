"""The result of a tournament as text and as a picture."""

from __future__ import annotations

from html import escape
from typing import Any

from atout.bots.arena.statistics import Interval
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
        rows.append(
            [
                row["bot"],
                f"{rating['mu']:.1f} ± {1.96 * rating['sigma']:.1f}",
                with_interval(row["score"], 2),
                with_interval(row["place"], 2),
                f"{with_interval(row['win'], 1, scale=100)} %",
            ]
        )
    differences = [["in the same deals", "score", "place", "wins"]]
    for pair in summary["differences"]:
        differences.append(
            [
                " - ".join(pair["bots"]),
                with_interval(pair["score"], 2, sign=True),
                with_interval(pair["place"], 2, sign=True),
                f"{with_interval(pair['win'], 1, scale=100, sign=True)} %",
            ]
        )
    note = f"Score: {better}. Place: 1 is best. ± is a 95 % interval, with the deal as the unit; rating by Plackett-Luce."
    text = "\n\n".join([title(summary), columns(rows), columns(differences), note])
    return f"{text}\n± ?: too few deals, or the same in all of them, to tell." if "± ?" in text else text


def with_interval(value: Interval, digits: int, *, scale: int = 1, sign: bool = False) -> str:
    """
    >>> with_interval({"mean": 0.5, "interval": 0.01}, 1, scale=100, sign=True)
    '+50.0 ± 1.0'
    >>> with_interval({"mean": 0.5, "interval": None}, 2)
    '0.50 ± ?'
    """
    half = "?" if value["interval"] is None else f"{scale * value['interval']:.{digits}f}"
    return f"{scale * value['mean']:{'+' if sign else ''}.{digits}f} ± {half}"


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
        mean, half = row["place"]["mean"], min(row["place"]["interval"] or 0.0, players)
        parts.append(
            f'<text x="20" y="{y + 5}" fill="{INK}">{escape(row["bot"])}</text>'
            f'<line x1="{x(mean - half)}" x2="{x(mean + half)}" y1="{y}" y2="{y}" stroke="{BAR}" stroke-width="3"/>'
            f'<circle cx="{x(mean)}" cy="{y}" r="6" fill="{BAR}"/>'
            f'<text x="{WIDTH - RIGHT + 20}" y="{y + 5}" fill="{INK}">{mean:.2f}, wins {100 * row["win"]["mean"]:.0f} %</text>'
        )
    parts.append(f'<text x="20" y="{height - 14}" fill="{INK}" font-size="12">Lines are 95 % intervals over deals.</text></svg>')
    return "\n".join(parts) + "\n"
