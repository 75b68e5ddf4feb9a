"""The report as one HTML file that needs nothing else: charts, turning points, luck, figures; light or dark as the reader's system is."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any

from roundhouse.analysis.drawing import INKS, SLIM, Axis, Sign, bands, lines, pattern_defs, stroke
from roundhouse.analysis.report import turning_points
from roundhouse.analysis.wording import because, headline, move_words, percent, title_of, words
from roundhouse.bots.people import who
from roundhouse.kernel.record import Record

STYLE = """
:root{--paper:#F3EDDD;--sheet:#FBF8F0;--rule:#D8CCB1;--ink:#25221C;--ink2:#5B5344;--signal:#A62A1C;--casing:#25221C}
@media(prefers-color-scheme:dark){:root{--paper:#14181A;--sheet:#1C2225;--rule:#39423F;--ink:#EDE6D6;--ink2:#BBB4A3;--signal:#FF8E7A;--casing:#F1EADA}
}
*{box-sizing:border-box}body{margin:0 auto;max-width:1040px;padding:24px 16px 60px;background:var(--paper);color:var(--ink);
font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
h1,h2{font-family:"Iowan Old Style",P052,"Palatino Linotype",Palatino,Georgia,serif;font-weight:600}h1{font-size:31px;margin:0}
h2{font-size:20px;margin:32px 0 8px}
.sub,.note{color:var(--ink2)}figure{margin:0;background:var(--sheet);border:1px solid var(--rule);padding:8px}
figcaption{font-size:13px;color:var(--ink2);padding:0 4px 4px}
svg{display:block;width:100%;height:auto}.band{stroke:var(--casing);stroke-width:.6}.grid{stroke:var(--rule);stroke-width:.7}
.tick{fill:var(--ink2);font-size:12px}
.turn{stroke:var(--signal);stroke-width:1.2;fill:var(--signal)}.event{stroke:var(--ink2);stroke-width:1.4}
.defs{position:absolute;width:0;height:0}.slim{display:none}.stroke{display:inline-block;width:36px;height:10px;margin-right:5px;vertical-align:0}
.who{display:inline-block;margin-right:16px}
@media(max-width:640px){.wide{display:none}.slim{display:block}th,td{padding:6px 5px}th:first-child{white-space:nowrap}}
.own{fill:none;stroke-width:2.4}
.casing{fill:none;stroke:var(--casing);stroke-width:3.4;opacity:.35}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;background:var(--sheet)}
th,td{padding:6px 10px;text-align:right;border-bottom:1px solid var(--rule)}
th:first-child{text-align:left}thead th{font-size:12px;color:var(--ink2);font-weight:500}.key{display:inline-block;width:14px;height:14px;
border:1px solid var(--casing);margin-right:6px;vertical-align:-2px}
ol{padding-left:22px}li{margin:10px 0}li p{margin:0}.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:12px}
"""


def page(record: Record, report: Mapping[str, Any], language: str) -> str:
    """The whole file."""
    state = record.start()
    game = state.setting.game
    texts = words(game, language)
    told = [who(name)[0] for name in record.seats]
    names = [escape(name) for name in told]
    colours = [game.colours_of(state, seat)[0] for seat in range(report["players"])]
    found = turning_points(report)
    turns = [Sign(one["ply"] + 1, headline(one, told, texts)) for one in found]
    axis = Axis(texts.say("insight-chances"), texts.say("insight-move-axis"), lambda share: f"{texts.number(100 * share)}\u00a0%")
    events = _events(report, told, texts)
    drawn = bands(report, axis, turns, events) + bands(report, axis, turns, events, SLIM)
    parts = [
        pattern_defs(colours),
        f"<h1>{escape(game.title)}</h1><p class='sub'>{texts.say('insight-title')} · {texts.say('insight-moves', n=report['plies'])}</p>",
        _players(record, report, [escape(name) for name in record.seats], colours, texts),
        f"<h2>{texts.say('insight-chances')}</h2><figure>{drawn}<figcaption>{_keys(names)}</figcaption></figure>",
        f"<p class='note'>{texts.say('insight-signs')}</p>",
        f"<h2>{texts.say('insight-turning-points')}</h2>{_turns(game, state, found, names, texts)}",
        _luck(report, names, texts),
        f"<h2>{texts.say('insight-figures')}</h2><p>{_strokes(names, colours)}</p><div class='charts'>{_figures(report, colours, texts, axis)}</div>",
        f"<p class='note'>{texts.say('insight-how')}</p>",
    ]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width,initial-scale=1'><title>{escape(game.title)}</title><style>{STYLE}</style>"
    return f"<!doctype html><html lang='{language}'><head>{head}</head><body>{''.join(parts)}</body></html>\n"


def _events(report: Mapping[str, Any], names: Sequence[str], texts: Any) -> list[Sign]:
    """What the game itself announced, by moment."""
    told: dict[int, list[str]] = {}
    for one in report["marks"]:
        told.setdefault(one["ply"], []).append(texts.event(one, names))
    return [Sign(ply, " ".join(said)) for ply, said in told.items()]


def _keys(names: Sequence[str]) -> str:
    made = [
        f"<span class='who'><svg class='key' style='width:14px;height:14px' viewBox='0 0 14 14' aria-hidden='true'>"
        f"<rect width='14' height='14' fill='url(#seat{seat})'/></svg>{name}</span>"
        for seat, name in enumerate(names)
    ]
    return " ".join(made)


def _strokes(names: Sequence[str], colours: Sequence[str]) -> str:
    return " ".join(f"<span class='who'>{stroke(seat, colours[seat])}{name}</span>" for seat, name in enumerate(names))


def _players(record: Record, report: Mapping[str, Any], names: Sequence[str], colours: Sequence[str], texts: Any) -> str:
    scores = record.result.get("scores", "").split() or [""] * len(names)
    titles = ("player", "score", "accuracy", "slips", "mistakes", "blunders", "lost", "luck")
    head = "".join(f"<th scope='col'>{texts.say(f'insight-{key}')}</th>" for key in titles)
    rows = []
    for seat, one in enumerate(report["seats"]):
        accuracy = "" if one["accuracy"] is None else f"{texts.number(one['accuracy'], 1)}\u00a0%"
        figures = [scores[seat], accuracy, one["slip"], one["mistake"], one["blunder"]]
        figures += [f"{percent(-one['lost'], texts)}\u00a0%", f"{'+' if one['luck'] > 0 else ''}{percent(one['luck'], texts)}\u00a0%"]
        cells = "".join(f"<td>{figure}</td>" for figure in figures)
        ink = INKS.get(colours[seat], "#888")
        rows.append(f"<tr><th scope='row'><span class='key' style='background:{ink}'></span>{names[seat]}</th>{cells}</tr>")
    return f"<div class='scroll'><table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"


def _turns(game: Any, state: Any, found: Sequence[Mapping[str, Any]], names: Sequence[str], texts: Any) -> str:
    if not found:
        return f"<p>{texts.say('insight-none')}</p>"
    made = []
    board = state.setting.board
    for one in found:
        played = texts.say("insight-played", move=move_words(game, board, texts, one["move"]))
        better = texts.say("insight-better", move=move_words(game, board, texts, one["best"]))
        made.append(f"<li><p><b>{headline(one, names, texts)}</b></p><p>{escape(played)}. {escape(better)}. {because(one['why'], names, texts)}</p></li>")
    return f"<ol>{''.join(made)}</ol>"


def _luck(report: Mapping[str, Any], names: Sequence[str], texts: Any) -> str:
    if not report["luck"]:
        return ""
    made = []
    for one in sorted(report["luck"], key=lambda one: -max(abs(change) for change in one["by"]))[:10]:
        told = [
            texts.say("insight-luck-of", player=names[seat], change=f"{'+' if change > 0 else ''}{percent(change, texts)}")
            for seat, change in enumerate(one["by"])
            if abs(change) >= 0.005
        ]
        made.append(f"<li>{texts.say('insight-luck-at', n=one['ply'], kind=texts.say('insight-luck-' + one['kind']), list=', '.join(told))}</li>")
    return f"<h2>{texts.say('insight-luck')}</h2><p class='note'>{texts.say('insight-luck-help')}</p><ul>{''.join(made)}</ul>"


def _figures(report: Mapping[str, Any], colours: Sequence[str], texts: Any, axis: Axis) -> str:
    made = []
    for series in report["figures"]:
        title = title_of(series, texts)
        drawn = lines(report["moments"], report["plies"], series["values"], colours, replace(axis, title=title))
        made.append(f"<figure><figcaption>{escape(title)}</figcaption>{drawn}</figure>")
    return "".join(made)
