"""The board as a heat map: how often each place is used, drawn where it lies; places that nobody ever used stand out."""

from collections.abc import Mapping
from html import escape

from roundhouse.kernel.sketch import Sketch

NAMED = 90  # so many places of a kind, at most, have their names written beside them
LETTERS = 18

STYLE = """
.map .sea { fill: var(--sea); } .map .land { fill: var(--land); stroke: var(--coast); stroke-width: 1.2; } .map .used { fill: var(--can); }
.map .never { fill: none; stroke: rgb(var(--loss)); stroke-width: 2.2; }
.map .name { fill: var(--ink2); paint-order: stroke; stroke: var(--land); stroke-width: 3px; }
"""
ALONE = """
svg { --sea: #dde7e3; --land: #f8f2e1; --coast: #6f8580; --can: #0b6e6b; --ink2: #5b5344; --loss: 166 42 28; font-family: system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { svg { --sea: #172125; --land: #2d3331; --coast: #7f948e; --can: #5fd0c6; --ink2: #bbb4a3; --loss: 255 142 122; } }
"""


def heatmap(sketch: Sketch, usage: Mapping[str, int], games: int, alone: bool = False) -> str:
    """The map as SVG; `alone`: as a file for itself, with its colours."""
    here = {place: sketch.spots[place] for place in usage if place in sketch.spots}
    parts = [f'<rect class="sea" width="{sketch.width:g}" height="{sketch.height:g}"/>']
    for outline in sketch.land:
        if len(outline) > 2:
            parts.append(f'<polygon class="land" points="{" ".join(f"{x:.0f},{y:.0f}" for x, y in outline)}"/>')
    radius = _radius(list(here.values()))
    for place, (x, y) in sorted(here.items(), key=lambda one: usage[one[0]]):
        part = usage[place] / games
        title = f"<title>{escape(_name(place))}: {100 * part:.0f} %</title>"
        if part:
            parts.append(f'<circle class="used" cx="{x:.0f}" cy="{y:.0f}" r="{radius:.1f}" opacity="{0.12 + 0.88 * part:.2f}">{title}</circle>')
        else:
            parts.append(f'<circle class="never" cx="{x:.0f}" cy="{y:.0f}" r="{max(3.0, radius - 2):.1f}">{title}</circle>')
    parts += _names(sketch, here, radius)
    style = f"<style>{ALONE}{STYLE}</style>" if alone else ""
    size = f'viewBox="0 0 {sketch.width:g} {sketch.height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="map chart" {size} role="img">{style}{"".join(parts)}</svg>'


def _names(sketch: Sketch, here: Mapping[str, tuple[float, float]], radius: float) -> list[str]:
    kinds: dict[str, list[str]] = {}
    for place in here:
        kinds.setdefault(place.partition(":")[0], []).append(place)
    letter = sketch.width / 95
    found = []
    for places in kinds.values():
        if len(places) > NAMED or any("-" in _name(place) or _name(place)[:1].isdigit() for place in places):
            continue
        for place in places:
            x, y = here[place]
            name = _name(place).replace("_", " ")[:LETTERS]
            found.append(f'<text class="name" x="{x:.0f}" y="{y - radius - 3:.0f}" text-anchor="middle" font-size="{letter:.1f}">{escape(name)}</text>')
    return found


def _radius(spots: list[tuple[float, float]]) -> float:
    """Half the usual way from a spot to the next, within limits."""
    near = []
    for place, (x, y) in enumerate(spots):
        ways = [(x - a) ** 2 + (y - b) ** 2 for other, (a, b) in enumerate(spots) if other != place]
        if ways:
            near.append(min(ways) ** 0.5)
    near.sort()
    return max(4.0, min(17.0, 0.48 * near[len(near) // 2])) if near else 8.0


def _name(place: str) -> str:
    return place.partition(":")[2] or place
