"""`roundhouse serve`: the tables in the browser."""

import gc
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen at; 0.0.0.0 lets the whole network in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(metavar="PORT", min=1, max=65535, help="The port; if not given, ROUNDHOUSE_PORT, 8800, or the next free one.")
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Worker processes; more than one need PostgreSQL.")] = 1,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    inherited: Annotated[int | None, typer.Option("--fd", metavar="N", min=0, help="Serve at an open socket, handed over as file N.")] = None,
) -> None:
    """Tables for people, in the browser."""
    gc.disable()  # what is loaded stays: to look through it again and again takes a quarter of the time until the first answer
    from roundhouse.server.serve import serve as run
    from roundhouse.server.serve import wanted_port

    run(host, wanted_port() if port is None else port, workers, browse, inherited, exact=port is not None)
