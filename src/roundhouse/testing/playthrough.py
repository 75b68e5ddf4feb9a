"""A whole game as text that people read: every move, and what came of it."""

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import Game, seen_events
from roundhouse.kernel.options import Value
from roundhouse.testing.conformance import digest


def playthrough(game: Game, players: int, seed: int, board: str | None = None, options: dict[str, Value] | None = None, bot: str = "random") -> str:
    """A game of bots, told in English: moves by seat and notation, events indented, the result, and the fingerprint of the end."""
    from roundhouse.bots import Seat
    from roundhouse.bots import bot as make_bot

    state = game.new(players, seed, board, options)
    texts = game.texts("en")
    names = [f"Seat {seat + 1}" for seat in range(players)]
    minds = [make_bot(bot, Chance(seed * 100 + seat)) for seat in range(players)]
    chosen = " ".join(f"{name}={value}" for name, value in (options or {}).items())
    lines = [f"{game.id}  board {state.setting.board.name}  players {players}  seed {seed}  bots {bot}{'  ' + chosen if chosen else ''}"]
    while not state.over:
        seat = state.to_act()[0]
        move = minds[seat].choose(Seat(state, seat))
        heard = state.listen()
        state.play(seat, move)
        lines.append(f"{names[seat]}: {move.text}")
        lines += [f"    {texts.event(event, names)}" for event in seen_events(heard, None)]
    lines.append("scores " + " ".join(str(score) for score in state.scores()))
    lines.append("ranking " + " ".join(str(seat + 1) for seat in state.ranking()))
    lines.append(f"position {digest(state)}")
    return "\n".join(lines) + "\n"
