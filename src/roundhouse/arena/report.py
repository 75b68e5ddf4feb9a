"""A tournament as one page to read: who is stronger and how sure that is, who beats whom, what seats are worth, how the games went."""

from collections.abc import Sequence
from html import escape

from roundhouse.arena import charts
from roundhouse.arena.contest import POINTS, Result
from roundhouse.arena.design import Tournament, meetings
from roundhouse.arena.figures import Figures, Share
from roundhouse.arena.paper import section, sheet, table, tinted
from roundhouse.arena.running import Played
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.texts import Texts


class Report:
    """The parts of the page, in one language."""

    def __init__(self, played: Played, found: Figures, texts: Texts) -> None:
        self.plan: Tournament = played.plan
        self.played, self.found, self.texts = played, found, texts
        self.game: Game = game(played.plan.game)

    def page(self) -> str:
        """The whole file."""
        say, number = self.texts.say, self.texts.number
        title = say("arena-title", title=self.game.title)
        parts = [f"<h1>{escape(title)}</h1>", f'<p class="lead">{escape(plan_words(self.plan, self.game, self.texts))}</p>']
        parts.append(f"<p>{escape(say('arena-played', games=number(self.found.games), decisions=number(self.found.decisions)))} {self._sure()}</p>")
        if len(self.found.bots) > 1:
            parts += [self._ratings(), self._wins(), self._pairs(), self._verdicts()]
        parts += [self._seats(), self._scores(), self._leaders(), self._lengths(), self._breadth(), self._times(), self._method()]
        return sheet(title, self.texts.language, [part for part in parts if part])

    def percent(self, value: float) -> str:
        """A share in hundredths."""
        return f"{self.texts.number(100 * value, 0)} %"

    def _share(self, label: str, one: Share) -> charts.Interval:
        return charts.Interval(label, one.low, one.share, one.high, f"{self.texts.number(100 * one.share, 1)} % · {self.texts.number(one.games)}")

    def _sure(self) -> str:
        return escape(self.texts.say("arena-settled")) if self.played.settled else ""

    def _ratings(self) -> str:
        number = self.texts.number
        rows = [charts.Interval(one.name, one.rating.low, one.rating.rating, one.rating.high, number(one.rating.rating, 1)) for one in self.found.bots]
        drawing = charts.intervals(rows, self.texts.say("arena-rating"), lambda value: number(value, 0))
        return section(self.texts.say("arena-ratings"), drawing, note=self.texts.say("arena-ratings-note"))

    def _wins(self) -> str:
        say = self.texts.say
        rows = [self._share(one.name, one.wins) for one in self.found.bots]
        drawing = charts.intervals(rows, say("arena-share"), self.percent, 1 / self.plan.players, say("arena-fair"))
        return section(say("arena-wins"), drawing, note=say("arena-wins-note"))

    def _pairs(self) -> str:
        say = self.texts.say
        names = [one.name for one in self.found.bots]
        known = {(one.first, one.second): one for one in self.found.pairs}
        rows = []
        for first in names:
            cells = [
                tinted(self.percent(known[first, second].share), 2 * known[first, second].share - 1) if (first, second) in known else "–" for second in names
            ]
            rows.append([first, *cells])
        meets = [one.meetings for one in self.found.pairs]
        least, most = min(meets), max(meets)
        met = say("arena-met", count=most) if least == most else say("arena-met-range", low=self.texts.number(least), high=self.texts.number(most))
        note = f"{say('arena-pairs-note')} {met}"
        return section(say("arena-pairs"), table(["", *names], rows, ["", *["cell"] * len(names)]), note=note)

    def _verdicts(self) -> str:
        say, number = self.texts.say, self.texts.number
        if not self.played.settled:
            return ""
        rows = []
        for one in self.played.settled:
            words = say(f"arena-{one.verdict}", first=one.first, second=one.second)
            rows.append([words, number(100 * one.mean, 0), f"{number(100 * one.low, 0)} … {number(100 * one.high, 0)}", number(one.blocks)])
        headings = ["", say("arena-difference"), say("arena-limits"), say("arena-blocks")]
        return section(say("arena-order"), table(headings, rows, ["words"]), note=say("arena-order-note"))

    def _seats(self) -> str:
        say = self.texts.say
        rows = [self._share(say("arena-seat", seat=str(one.seat)), one.wins) for one in self.found.seats]
        drawing = charts.intervals(rows, say("arena-share"), self.percent, 1 / self.plan.players, say("arena-fair"))
        return section(say("arena-seats"), drawing, note=say("arena-seats-note"))

    def _scores(self) -> str:
        say, number = self.texts.say, self.texts.number
        rows = [(one.name, one.quartiles) for one in self.found.bots]
        cells = [
            [one.name, number(one.scores.mean, 1), number(one.scores.sd, 1), number(one.scores.min), number(one.scores.max), number(one.rank, 2)]
            for one in self.found.bots
        ]
        headings = [say("cli-bot"), say("cli-mean"), say("cli-sd"), say("cli-min"), say("cli-max"), say("arena-rank")]
        drawing = charts.boxes(rows, say("arena-points"), lambda value: number(value, 0))
        return section(say("arena-scores"), drawing, table(headings, cells), note=say("arena-scores-note"))

    def _leaders(self) -> str:
        say, number = self.texts.say, self.texts.number
        points = [(place / (POINTS - 1), one.share, one.low, one.high) for place, one in enumerate(self.found.leader_wins) if one is not None]
        changes = charts.histogram([one.lead_changes for one in self.results], say("arena-lead-changes"), say("arena-games"), lambda value: number(value, 0))
        drawing = charts.course(points, say("arena-course"), say("arena-leader-wins"), self.percent, self.percent, 1 / self.plan.players) if points else ""
        return section(say("arena-leaders"), drawing, changes, note=say("arena-leaders-note"))

    @property
    def results(self) -> Sequence[Result]:
        """The games."""
        return self.played.results

    def _lengths(self) -> str:
        say, number = self.texts.say, self.texts.number
        drawing = charts.histogram([one.length for one in self.results], say("arena-moves"), say("arena-games"), lambda value: number(value, 0))
        return section(say("arena-lengths"), drawing)

    def _breadth(self) -> str:
        say, number = self.texts.say, self.texts.number
        points = [((place + 0.5) / 10, value, value, value) for place, value in enumerate(self.found.breadth)]
        drawing = charts.course(points, say("arena-course"), say("arena-legal"), lambda value: number(value, 0), self.percent)
        note = say("arena-choices-note", mean=number(self.found.branching, 1), share=number(100 * self.found.choices, 0))
        return section(say("arena-choices"), drawing, note=note)

    def _times(self) -> str:
        say, number = self.texts.say, self.texts.number
        rows = [[one.name, number(1000 * one.seconds, 2), number(1000 * one.slowest, 1)] for one in self.found.bots]
        return section(say("arena-times"), table([say("cli-bot"), say("arena-time-mean"), say("arena-time-most")], rows), note=say("arena-times-note"))

    def _method(self) -> str:
        say = self.texts.say
        least, most = meetings(self.plan)
        words = say("arena-method-text", players=str(self.plan.players))
        if len(self.plan.bots) > 1 and least != most:
            words += " " + say("arena-method-uneven", low=str(least), high=str(most), round=str(self.plan.round))
        if self.found.shared:
            words += " " + say("arena-shared", count=self.found.shared)
        if self.found.stood_in:
            words += " " + say("cli-stood-in", count=self.found.stood_in)
        return section(say("arena-method"), f"<p>{escape(words)}</p>")


def plan_words(plan: Tournament, found: Game, texts: Texts) -> str:
    """What is played, on one line."""
    options = [f"{option.name}={option.spelled(dict(plan.options)[option.name])}" for option in found.options]
    board = plan.board or found.boards[0]
    return " · ".join([texts.say("cli-count-players", count=plan.players), board, ", ".join(plan.bots), texts.say("cli-seed", seed=str(plan.seed)), *options])


def report(played: Played, found: Figures, texts: Texts) -> str:
    """The page of a tournament, in the language of the texts."""
    return Report(played, found, texts).page()
