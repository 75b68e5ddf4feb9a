"""The answers for a designer as one page to read, with the board as a heat map."""

from collections import Counter
from html import escape

from roundhouse.arena import charts
from roundhouse.arena.balance import Balance, Effect
from roundhouse.arena.contest import POINTS
from roundhouse.arena.figures import Share
from roundhouse.arena.heatmap import STYLE, heatmap
from roundhouse.arena.observing import Item
from roundhouse.arena.paper import section, sheet, table
from roundhouse.arena.report import plan_words
from roundhouse.kernel.game import game
from roundhouse.kernel.texts import Texts

SHOWN = 12  # effects at either end
LISTED = 40  # names of places


class Page:
    """The parts of the page, in one language."""

    def __init__(self, found: Balance, texts: Texts) -> None:
        self.found, self.texts, self.game = found, texts, game(found.plan.game)
        self.board = self.game.board(found.plan.board)

    def text(self) -> str:
        """The whole file."""
        say = self.texts.say
        title = say("balance-title", title=self.game.title)
        head = f"{plan_words(self.found.plan, self.game, self.texts)} · {say('balance-games', games=self.texts.number(self.found.games))}"
        parts = [f"<h1>{escape(title)}</h1>", f'<p class="lead">{escape(head)}</p>', f"<p>{escape(say('balance-note'))}</p>"]
        parts += [self._seats(), self._leaders(), self._strategies(), self._weights(), self._board(), self._effects()]
        return sheet(title, self.texts.language, [part for part in parts if part], STYLE)

    def percent(self, value: float) -> str:
        """A share in hundredths."""
        return f"{self.texts.number(100 * value, 0)} %"

    def limits(self, one: Share) -> str:
        """A share with its limits."""
        return f"{self.percent(one.share)} ({self.percent(one.low)} – {self.percent(one.high)})"

    def _seats(self) -> str:
        say, number = self.texts.say, self.texts.number
        rows = [
            charts.Interval(say("arena-seat", seat=str(one.seat)), one.wins.low, one.wins.share, one.wins.high, number(one.scores.mean, 1))
            for one in self.found.seats
        ]
        drawing = charts.intervals(rows, say("arena-share"), self.percent, 1 / self.found.plan.players, say("arena-fair"))
        return section(say("arena-seats"), drawing, note=say("balance-seats-note"))

    def _leaders(self) -> str:
        say, number, found = self.texts.say, self.texts.number, self.found
        points = [(place / (POINTS - 1), one.share, one.low, one.high) for place, one in enumerate(found.leaders) if one is not None]
        drawing = charts.course(points, say("arena-course"), say("arena-leader-wins"), self.percent, self.percent, 1 / found.plan.players) if points else ""
        rows = [
            [say("balance-ahead"), number(found.ahead, 1)],
            [say("arena-lead-changes"), number(found.lead_changes, 1)],
            [say("balance-comeback"), self.limits(found.comeback)],
            [say("balance-from-last"), self.limits(found.from_last)],
        ]
        return section(say("balance-leaders"), drawing, table(["", ""], rows, ["words"]), note=say("balance-leaders-note"))

    def _strategies(self) -> str:
        say, number = self.texts.say, self.texts.number
        if not self.found.strategies:
            return ""
        rows = []
        for one in self.found.strategies:
            marks = ", ".join(f"{name} {'+' if amount > 0 else '−'}{number(abs(amount), 1)}" for name, amount in one.marks)
            rows.append([marks, number(one.seats), self.limits(one.wins), f"{'+' if one.points >= 0 else '−'}{number(abs(one.points), 1)}"])
        headings = [say("balance-marks"), say("balance-seats-count"), say("arena-share"), say("balance-more-points")]
        return section(say("balance-strategies"), table(headings, rows, ["words"]), note=say("balance-strategies-note"))

    def _weights(self) -> str:
        say, number = self.texts.say, self.texts.number
        rows = []
        for one in self.found.weights:
            key = f"phase-{one.phase}"
            phase = say(key) if self.texts.has(key) else one.phase
            rows.append([phase, number(100 * one.swing, 1), number(100 * one.margin, 1), self.percent(one.matter), number(one.decisions)])
        if not rows:
            return ""
        headings = [say("balance-phase"), say("balance-swing"), say("balance-margin"), say("balance-matter"), say("balance-weighed")]
        return section(say("balance-decisions"), table(headings, rows), note=say("balance-decisions-note"))

    def _board(self) -> str:
        say = self.texts.say
        sketch = self.game.sketch(self.board)
        drawing = "" if sketch is None else heatmap(sketch, self.found.usage, self.found.games)
        unused = self.found.unused()
        counts = Counter(place.partition(":")[0] for place in unused)
        every = Counter(place.partition(":")[0] for place in self.found.usage)
        rows = []
        for kind in every:
            names = [place.partition(":")[2] for place in unused if place.startswith(f"{kind}:")]
            rows.append([kind, f"{counts[kind]} / {every[kind]}", ", ".join(names[:LISTED]) + (" …" if len(names) > LISTED else "")])
        headings = [say("balance-kind"), say("balance-never"), say("balance-which")]
        return section(say("balance-board"), drawing, table(headings, rows, ["", "", "words"]), note=say("balance-board-note"))

    def item(self, item: Item) -> str:
        """A thing in words."""
        kind, words = item
        return f"{kind}: {', '.join(str(self.texts.word(name, value)) for name, value in words)}"

    def _effects(self) -> str:
        say = self.texts.say
        found = self.found.effects
        if not found:
            return ""
        rows = [*found[:SHOWN], *found[max(SHOWN, len(found) - SHOWN) :]]
        drawing = charts.intervals([self._effect(one) for one in rows], say("balance-difference"), self.percent, 0.0, say("balance-no-difference"))
        return section(say("balance-effects"), drawing, note=say("balance-effects-note", count=str(len(found)), clear=str(sum(one.clear for one in found))))

    def _effect(self, one: Effect) -> charts.Interval:
        sign = "+" if one.difference >= 0 else "−"
        note = f"{sign}{self.texts.number(100 * abs(one.difference), 0)} %{' *' if one.clear else ''} · {self.texts.number(one.seats)}"
        return charts.Interval(self.item(one.item), one.low, one.difference, one.high, note)


def balance_report(found: Balance, texts: Texts) -> str:
    """The page, in the language of the texts."""
    return Page(found, texts).text()
