"""Charts as SVG: bands of chances that sum to one, and lines of figures. Colours never stand alone: bands have patterns, lines have dashes and names."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

WIDTH: Final = 960
SLIM: Final = 380  # of the same chart for a phone
INKS: Final = {
    "red": "#BE1A28",
    "blue": "#2449A6",
    "yellow": "#F2A91C",
    "green": "#34A76C",
    "purple": "#BA88CF",
    "black": "#26201F",
    "white": "#F8F6F0",
    "grey": "#C6DAD6",
}
PATTERNS: Final = (
    "",
    '<path d="M0 4H8" stroke-width="1.4"/>',
    '<circle cx="2" cy="2" r="1.3"/><circle cx="6" cy="6" r="1.3"/>',
    '<path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke-width="1.4"/>',
    '<path d="M2 2L6 6M6 2L2 6" stroke-width="1.2"/>',
    '<path d="M4 0V8" stroke-width="1.4"/>',
)
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "4 2", "1 2")
LIGHT: Final = ("white", "yellow", "grey", "purple", "green")


def pattern_defs(colours: Sequence[str]) -> str:
    """The fill of each seat: its colour, and a pattern on it that nobody else has. A drawing of its own, so that all others find it."""
    made = []
    for seat, colour in enumerate(colours):
        ink = "#25221C" if colour in LIGHT else "#FBF6E6"
        inner = PATTERNS[seat % len(PATTERNS)]
        made.append(
            f'<pattern id="seat{seat}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="{INKS.get(colour, "#888")}"/>'
            f'<g stroke="{ink}" fill="{ink}" opacity=".55">{inner}</g></pattern>'
        )
    return f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{"".join(made)}</defs></svg>'


@dataclass(frozen=True)
class Sign:
    """Something that happened at a moment, with its words."""

    moment: int
    text: str


@dataclass(frozen=True)
class Axis:
    """The words of a chart: what it is, what runs along it, and how a share is written."""

    title: str
    moves: str
    share: Callable[[float], str]


def bands(report: Mapping[str, Any], axis: Axis, turns: Iterable[Sign], events: Iterable[Sign], width: int = WIDTH, height: int = 260) -> str:
    """The chances of all seats over the moves, one upon the other; turning points stand above the line of moves, what the game announced below it."""
    rows: list[list[float]] = report["chances"]
    left, right, top, bottom = 48, 10, 8, 48
    wide, high = width - left - right, height - top - bottom
    across = [left + wide * place / max(1, len(rows) - 1) for place in range(len(rows))]
    foot = top + high
    parts = []
    under = [0.0] * len(rows)
    for seat in range(report["players"]):
        over = [base + row[seat] for base, row in zip(under, rows, strict=True)]
        up = [f"{x:.1f},{top + high * (1.0 - value):.1f}" for x, value in zip(across, over, strict=True)]
        down = [f"{x:.1f},{top + high * (1.0 - value):.1f}" for x, value in zip(across, under, strict=True)]
        parts.append(f'<polygon class="band" points="{" ".join(up + down[::-1])}" fill="url(#seat{seat})"/>')
        under = over
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = top + high * (1.0 - share)
        parts.append(f'<line class="grid" x1="{left}" x2="{width - right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(axis.share(share))}</text>')
    parts += [f'<path class="event" d="M{across[one.moment]:.1f} {foot}v7"><title>{escape(one.text)}</title></path>' for one in events]
    for one in turns:
        x = across[one.moment]
        parts.append(f'<g class="turn"><title>{escape(one.text)}</title><path d="M{x:.1f} {top}V{foot}"/><circle cx="{x:.1f}" cy="{foot}" r="4"/></g>')
    parts += _below(len(rows) - 1, across, foot + 4, axis.moves, 8 if width == WIDTH else 4)
    return _svg(parts, height, axis.title, width, "wide" if width == WIDTH else "slim")


def lines(moments: Sequence[int], plies: int, values: Sequence[Sequence[int | None]], colours: Sequence[str], axis: Axis, height: int = 186) -> str:
    """A figure of all seats over the moves."""
    known = [value for row in values for value in row if value is not None]
    low, most = min(0, *known), max(1, *known)
    left, right, top, bottom = 44, 10, 8, 40
    wide, high = WIDTH // 2 - left - right, height - top - bottom
    parts = []
    for tick in _ticks(low, most):
        y = top + high * (most - tick) / (most - low)
        parts.append(f'<line class="grid" x1="{left}" x2="{left + wide}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>')
    for seat, colour in enumerate(colours):
        points: list[str] = []
        for moment, row in zip(moments, values, strict=True):
            value = row[seat]
            if value is not None:
                points.append(f"{left + wide * moment / plies:.1f},{top + high * (most - value) / (most - low):.1f}")
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<polyline class="casing" points="{" ".join(points)}"/>')
        parts.append(f'<polyline class="own" points="{" ".join(points)}" stroke="{INKS.get(colour, "#888")}"{dash}/>')
    parts += _below(plies, [left + wide * place / plies for place in range(plies + 1)], height - bottom, axis.moves, 4)
    return _svg(parts, height, axis.title, WIDTH // 2)


def stroke(seat: int, colour: str) -> str:
    """The line of a seat, as all charts draw it, for a list of who is who."""
    dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    line = f'<path class="casing" d="M1 5H35"/><path class="own" d="M1 5H35" stroke="{INKS.get(colour, "#888")}"{dash}/>'
    return f'<svg class="stroke" width="36" height="10" viewBox="0 0 36 10" aria-hidden="true">{line}</svg>'


def _below(plies: int, across: Sequence[float], y: float, title: str, most: int) -> list[str]:
    """The axis of moves, and what it is."""
    step = max(1, plies // most)
    nice = next((one for one in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500) if one >= step), step)
    named = f'<text class="tick" x="{across[-1]:.1f}" y="{y + 34:.1f}" text-anchor="end">{escape(title)}</text>'
    return [f'<text class="tick" x="{across[ply]:.1f}" y="{y + 18:.1f}" text-anchor="middle">{ply}</text>' for ply in range(0, plies + 1, nice)] + [named]


def _ticks(low: int, most: int) -> list[int]:
    step = max(1, (most - low) // 4)
    nice = next((one for one in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000) if one >= step), step)
    return list(range(-(-low // nice) * nice, most + 1, nice))


def _svg(parts: Sequence[str], height: int, title: str, width: int = WIDTH, kind: str = "chart") -> str:
    return f'<svg class="{kind}" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
