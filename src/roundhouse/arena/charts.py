"""Charts as SVG text, in the colours of the page that they stand in: light or dark, and nothing is fetched."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDE = 720  # of a drawing; it shrinks with the page
ROW = 30  # height of a row
FOOT = 46  # room for the axis and its words
LETTER = 7.2  # width of a letter of 13 px, about
NOTE = 6.4  # of 12 px

Words = Callable[[float], str]


@dataclass(frozen=True)
class Interval:
    """A row of a chart: a value between its limits, and a note behind it."""

    label: str
    low: float
    value: float
    high: float
    note: str = ""


class Axis:
    """Numbers from left to right, with ticks at round ones."""

    def __init__(self, low: float, high: float, left: float, right: float, words: Words, whole: bool = False) -> None:
        """`whole`: for whole numbers, exactly from `low` to `high`."""
        if high <= low:
            low, high = low - 1, high + 1
        self.step = nice((high - low) / max(2, min(8, int((right - left) / 70))), whole)
        self.low = low if whole else math.floor(low / self.step + 1e-9) * self.step
        self.high = high if whole else math.ceil(high / self.step - 1e-9) * self.step
        self.left, self.right = left, right
        self.words = words

    def at(self, value: float) -> float:
        """Where a number lies."""
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self) -> list[float]:
        """The round numbers."""
        first = math.ceil(self.low / self.step - 1e-9)
        return [place * self.step for place in range(first, math.floor(self.high / self.step + 1e-9) + 1)]

    def draw(self, top: float, bottom: float, title: str) -> list[str]:
        """Lines, numbers and what they are."""
        parts = []
        for tick in self.ticks():
            x = self.at(tick)
            parts.append(f'<line class="grid" x1="{x:.1f}" y1="{top:.1f}" x2="{x:.1f}" y2="{bottom:.1f}"/>')
            parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 17:.1f}" text-anchor="middle">{escape(self.words(tick))}</text>')
        parts.append(f'<text class="axis" x="{(self.left + self.right) / 2:.1f}" y="{bottom + 37:.1f}" text-anchor="middle">{escape(title)}</text>')
        return parts


def nice(step: float, whole: bool = False) -> float:
    """The next larger of 1, 2, 2.5 and 5 times a power of ten; `whole`: of the whole numbers among them."""
    step = max(step, 1.0) if whole else step
    power = 10.0 ** math.floor(math.log10(step))
    found = (power * one for one in (1, 2, 2.5, 5, 10) if power * one >= step * (1 - 1e-9))
    return next(one for one in found if not whole or one == int(one))


def page(height: float, parts: Sequence[str], title: str, wide: float = WIDE) -> str:
    """A drawing of this height."""
    return f'<svg class="chart" viewBox="0 0 {wide:g} {height:.0f}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def short(label: str, most: int = 38) -> str:
    """A label that fits."""
    return label if len(label) <= most else label[: most - 1] + "…"


def intervals(rows: Sequence[Interval], title: str, words: Words, mark: float | None = None, mark_words: str = "") -> str:
    """Values with their limits, one below the other; `mark`: a line to hold them against."""
    left = 16 + LETTER * max(len(short(row.label)) for row in rows)
    right = WIDE - 20 - NOTE * max(len(row.note) for row in rows)
    numbers = [number for row in rows for number in (row.low, row.high)] + ([] if mark is None else [mark])
    top = 26 if mark_words else 10
    bottom = top + ROW * len(rows)
    axis = Axis(min(numbers), max(numbers), left, right, words)
    parts = axis.draw(top, bottom, title)
    if mark is not None:
        x = axis.at(mark)
        parts.append(f'<line class="mark" x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(f'<text class="note" x="{x:.1f}" y="{top - 8}" text-anchor="middle">{escape(mark_words)}</text>')
    for place, row in enumerate(rows):
        y = top + ROW * (place + 0.5)
        parts.append(
            f'<text class="label" x="{left - 10:.1f}" y="{y + 4.5:.1f}" text-anchor="end"><title>{escape(row.label)}</title>{escape(short(row.label))}</text>'
        )
        parts.append(f'<line class="span" x1="{axis.at(row.low):.1f}" y1="{y:.1f}" x2="{axis.at(row.high):.1f}" y2="{y:.1f}"/>')
        parts.append(f'<circle class="dot" cx="{axis.at(row.value):.1f}" cy="{y:.1f}" r="5.5"/>')
        parts.append(f'<text class="note" x="{right + 12:.1f}" y="{y + 4.5:.1f}">{escape(row.note)}</text>')
    return page(bottom + FOOT, parts, title)


def boxes(rows: Sequence[tuple[str, Sequence[float]]], title: str, words: Words) -> str:
    """For each row the 5, 25, 50, 75 and 95 % points: a line, a box on it, a bar in the box."""
    left = 16 + LETTER * max(len(short(label)) for label, _ in rows)
    bottom = 10 + ROW * len(rows)
    axis = Axis(min(points[0] for _, points in rows), max(points[4] for _, points in rows), left, WIDE - 24, words)
    parts = axis.draw(10, bottom, title)
    for place, (label, points) in enumerate(rows):
        y = 10 + ROW * (place + 0.5)
        p5, p25, p50, p75, p95 = (axis.at(point) for point in points)
        parts.append(f'<text class="label" x="{left - 10:.1f}" y="{y + 4.5:.1f}" text-anchor="end">{escape(short(label))}</text>')
        parts.append(f'<line class="thin" x1="{p5:.1f}" y1="{y:.1f}" x2="{p95:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<rect class="box" x="{p25:.1f}" y="{y - 8:.1f}" width="{max(1.0, p75 - p25):.1f}" height="16" rx="2"/>')
        parts.append(f'<line class="middle" x1="{p50:.1f}" y1="{y - 9:.1f}" x2="{p50:.1f}" y2="{y + 9:.1f}"/>')
    return page(bottom + FOOT, parts, title)


def histogram(numbers: Sequence[int], title: str, side: str, words: Words) -> str:
    """How many games had which number."""
    low, high = min(numbers), max(numbers)
    width = int(nice((high - low) / 24 or 1, whole=True))
    first = low // width * width
    counts = [0] * ((high - first) // width + 1)
    for number in numbers:
        counts[(number - first) // width] += 1
    top, bottom, left = 12, 196, 64
    shift = 0.5 if width == 1 else 0.0
    across = Axis(first - shift, first + len(counts) * width - shift, left, WIDE - 24, words, whole=True)
    parts, up = upright(max(counts), top, bottom, left, words, side)
    parts += across.draw(bottom, bottom, title)
    for place, count in enumerate(counts):
        x = across.at(first + place * width - shift)
        wide = across.at(first + (place + 1) * width - shift) - x
        if count:
            parts.append(f'<rect class="bar" x="{x + 1:.1f}" y="{up(count):.1f}" width="{max(1.0, wide - 2):.1f}" height="{bottom - up(count):.1f}"/>')
    return page(bottom + FOOT, parts, title)


def upright(most: float, top: float, bottom: float, left: float, words: Words, title: str) -> tuple[list[str], Callable[[float], float]]:
    """An axis from below to above, from 0, and where a number lies on it."""
    axis = Axis(0, most, 0, 280, words)  # so that there are four steps or five

    def up(value: float) -> float:
        return bottom - (value / axis.high) * (bottom - top)

    parts = []
    for tick in axis.ticks():
        parts.append(f'<line class="grid" x1="{left:.1f}" y1="{up(tick):.1f}" x2="{WIDE - 24}" y2="{up(tick):.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8:.1f}" y="{up(tick) + 4:.1f}" text-anchor="end">{escape(words(tick))}</text>')
    middle = (top + bottom) / 2
    parts.append(f'<text class="axis" x="14" y="{middle:.1f}" text-anchor="middle" transform="rotate(-90 14 {middle:.1f})">{escape(title)}</text>')
    return parts, up


def course(points: Sequence[tuple[float, float, float, float]], title: str, side: str, words: Words, along: Words, mark: float | None = None) -> str:
    """A line over the course of a game, with a band for its limits: place, value, low and high."""
    top, bottom, left = 12, 212, 64
    across = Axis(0, 1, left, WIDE - 24, along)
    parts, up = upright(max(max(point[3] for point in points), mark or 0.0), top, bottom, left, words, side)
    parts += across.draw(bottom, bottom, title)
    if mark is not None:
        parts.append(f'<line class="mark" x1="{left}" y1="{up(mark):.1f}" x2="{WIDE - 24}" y2="{up(mark):.1f}"/>')
    band = [(x, high) for x, _, _, high in points] + [(x, low) for x, _, low, _ in reversed(points)]
    parts.append(f'<polygon class="band" points="{" ".join(f"{across.at(x):.1f},{up(y):.1f}" for x, y in band)}"/>')
    parts.append(f'<polyline class="line" points="{" ".join(f"{across.at(x):.1f},{up(y):.1f}" for x, y, _, _ in points)}"/>')
    parts += [f'<circle class="dot" cx="{across.at(x):.1f}" cy="{up(y):.1f}" r="4"/>' for x, y, _, _ in points]
    return page(bottom + FOOT, parts, title)
