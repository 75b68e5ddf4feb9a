"""The bar that shows how far many games have come: how many of how many, how many a second, and how long the rest will take."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from roundhouse.cli.screen import Screen
from roundhouse.kernel.texts import Texts

Thing = TypeVar("Thing")


class Rate(ProgressColumn):
    """How many a second."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(self.texts.say("cli-rate", rate=self.texts.number(speed, 0 if speed >= 100 else 1 if speed >= 1 else 3)), style="progress.data.speed")


def bar(texts: Texts, show: bool = True) -> Progress:
    """A bar on the error output, if that is a terminal."""
    errors = Screen(texts, error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(texts), TimeRemainingColumn())
    return Progress(*columns, console=errors, disable=not show or not errors.is_terminal, transient=True, speed_estimate_period=60)


@contextmanager
def counted(texts: Texts, title: str, things: Iterable[Thing], total: int) -> Iterator[Iterator[Thing]]:
    """The things one after the other, under a bar."""
    with bar(texts) as progress:
        task = progress.add_task(title, total=total)

        def each() -> Iterator[Thing]:
            for one in things:
                yield one
                progress.advance(task)

        yield each()
