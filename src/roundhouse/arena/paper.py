"""The sheet that reports are printed on: one HTML file with everything in it, for light and dark, for a phone and for paper."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #f3eddd; --sheet: #fbf8f0; --inset: #efe7d4; --rule: #d8ccb1; --ink: #25221c; --ink2: #5b5344; --ink3: #6c6250;
 --can: #0b6e6b; --wash: #0b6e6b2e; --lamp: #b9770a; --sea: #dde7e3; --land: #f8f2e1; --coast: #6f8580; --gain: 43 106 53; --loss: 166 42 28; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181a; --sheet: #1c2225; --inset: #262d30; --rule: #39423f; --ink: #ede6d6; --ink2: #bbb4a3;
 --ink3: #a39d8d; --can: #5fd0c6; --wash: #5fd0c633; --lamp: #f2b632;
 --sea: #172125; --land: #2d3331; --coast: #7f948e; --gain: 140 207 147; --loss: 255 142 122; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums lining-nums;
 font: 15px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 32px 24px 64px; }
h1, h2 { font-family: "Iowan Old Style", P052, "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; line-height: 1.2; }
h1 { font-size: 31px; margin: 0 0 4px; } h2 { font-size: 21px; margin: 0 0 4px; }
p { margin: 0 0 12px; max-width: 68ch; overflow-wrap: anywhere; } p.lead { color: var(--ink2); } p.note { color: var(--ink3); font-size: 13.5px; }
section { background: var(--sheet); border: 1px solid var(--rule); padding: 20px 24px 16px; margin: 24px 0 0; }
.wide { overflow-x: auto; background: linear-gradient(to right, var(--sheet), transparent) left / 40px 100% no-repeat local,
 linear-gradient(to left, var(--sheet), transparent) right / 40px 100% no-repeat local,
 linear-gradient(to right, var(--rule), transparent) left / 16px 100% no-repeat,
 linear-gradient(to left, var(--rule), transparent) right / 16px 100% no-repeat; }
table { border-collapse: collapse; width: 100%; font-size: 14px; margin: 4px 0 10px; }
th { font-weight: 600; color: var(--ink2); text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--rule); vertical-align: bottom; }
td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td.cell, th.cell { text-align: center; min-width: 64px; } th.words { text-align: left; } td.words { white-space: normal; text-align: left; min-width: 220px; }
svg.chart { width: 100%; height: auto; display: block; font: 13px Inter, system-ui, sans-serif; margin: 8px 0; }
svg .grid { stroke: var(--rule); } svg .tick, svg .note { fill: var(--ink3); font-size: 12px; } svg .axis { fill: var(--ink2); font-size: 13px; }
svg .label { fill: var(--ink); font-size: 13px; } svg .mark { stroke: var(--lamp); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .span { stroke: var(--can); stroke-width: 2.5; } svg .thin { stroke: var(--ink3); stroke-width: 1.5; }
svg .dot { fill: var(--can); stroke: var(--sheet); stroke-width: 1.5; } svg .box { fill: var(--wash); stroke: var(--can); }
svg .middle { stroke: var(--can); stroke-width: 3; } svg .bar { fill: var(--can); } svg .line { fill: none; stroke: var(--can); stroke-width: 2; }
svg .band { fill: var(--wash); }
@media (max-width: 640px) { main { padding: 16px 10px 40px; } section { padding: 14px 12px 10px; } svg.chart { min-width: 520px; } }
@media print { body { background: none; } section { break-inside: avoid; } }
"""


def sheet(title: str, language: str, parts: Sequence[str], style: str = "") -> str:
    """The whole file."""
    heading = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{language}"><head>{heading}<style>{STYLE}{style}</style></head>\n<body><main>\n{body}\n</main></body></html>\n'


def section(title: str, *parts: str, note: str = "") -> str:
    """A part of the sheet with its heading; the note says how to read it."""
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    body = "\n".join(f'<div class="wide" tabindex="0">{part}</div>' if part.startswith(("<svg", "<table")) else part for part in parts)
    return f"<section><h2>{escape(title)}</h2>\n{below}{body}</section>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], classes: Sequence[str] = ()) -> str:
    """A table; a cell that begins with `<td` is taken as it is."""
    kinds = [*classes, *[""] * len(headings)]
    head = "".join(f"<th{' class=' + repr(kind) if kind else ''}>{escape(one)}</th>" for one, kind in zip(headings, kinds, strict=False))
    body = "".join(f"<tr>{''.join(_cell(cell, classes[place] if place < len(classes) else '') for place, cell in enumerate(row))}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(text: str, kind: str) -> str:
    if text.startswith("<td"):
        return text
    return f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"


def tinted(text: str, value: float) -> str:
    """A cell whose ground says how far its value lies from the middle, from -1 (loss) to 1 (gain)."""
    strength = min(1.0, abs(value)) * 0.55
    return f'<td class="cell" style="background: rgb(var(--{"gain" if value >= 0 else "loss"}) / {strength:.2f})">{escape(text)}</td>'
