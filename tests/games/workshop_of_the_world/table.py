"""Setting a table for the rule tests, in the words of the rulebook's examples."""

from collections.abc import Iterable
from typing import cast

from roundhouse import game
from roundhouse.games.workshop_of_the_world.constants import CARD, NOBODY, NONE, SETS, TYPES
from roundhouse.games.workshop_of_the_world.moves import Link
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.game import Value

GAME = game("workshop_of_the_world")
ROGER, ANN, BEN, CLEO = 0, 1, 2, 3  # R, A, B and C of the examples
HEAVY, LIGHT, TEXTILE, CRAFT, PORT = range(TYPES)


def fresh(players: int = 4, seed: int = 1, rules: int | None = None, **options: Value) -> State:
    """A game at its first decision."""
    return cast(State, GAME.new(players, seed, options=options, rules=rules))


def auction(
    players: int = 4, seed: int = 1, order: Iterable[int] | None = None, offer: Iterable[str] = (), rules: int | None = None, **options: Value
) -> State:
    """The first auction: every seat has placed the first token it has."""
    state = fresh(players, seed, rules, **options)
    while state.phases[state.at].name == "demand":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    if order is not None and players > 2:
        state.order = list(order)
        if state.phases[state.at].name in ("lots", "standing"):
            state.phases[state.at].enter(state)
    put_up(state, offer)
    return state


def turn(players: int = 4, order: Iterable[int] | None = None, offer: Iterable[str] = (), no_demand: bool = True, **options: Value) -> State:
    """The first turn of the first round, after bids of 0; the order is that of the seats. The display is empty unless wanted."""
    state = auction(players, 1, order or range(players), offer, None, **options)
    while state.phases[state.at].name == "auction":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    if no_demand:
        for type in range(TYPES):
            state.pool[type] += state.display[type]
            state.display[type] = 0
    return state


def put_up(state: State, faces: Iterable[str]) -> None:
    """Let these be among the face-up cards, in exchange for others."""
    for place, name in enumerate(faces):
        face = state.board.faces.index(name)
        if face in state.offer[place:]:
            other = state.offer.index(face, place)
            state.offer[place], state.offer[other] = state.offer[other], state.offer[place]
            continue
        for pile in (state.deck, state.aside, state.discard):
            if face in pile:
                there = pile.index(face)
                pile[there], state.offer[place] = state.offer[place], face
                break
        else:
            raise AssertionError(f"there is no card {name} left")


def on_top(state: State, name: str) -> None:
    """Let this card be the top one of the set-aside cards."""
    face = state.board.faces.index(name)
    for pile in (state.aside, state.deck, state.offer, state.discard):
        if face in pile:
            there = pile.index(face)
            pile[there], state.aside[-1] = state.aside[-1], face
            return


def settle(state: State, one: int, *towns: str) -> None:
    """Put industries of a set into towns."""
    for name in towns:
        town = state.board.towns.index(name)
        state.industry[town * SETS + one] += 1
        state.filled[town] += 1
        state.stock[one] -= 1


def lay(state: State, one: int, *connections: str) -> None:
    """Let a set own connections."""
    for name in connections:
        connection = connection_of(state, name)
        assert state.link[connection] == NOBODY
        state.link[connection] = one
        state.net[one] = NONE
        state.links[one] -= state.board.size[connection]
        state.free[state.board.end_a[connection]] -= 1
        state.free[state.board.end_b[connection]] -= 1


def fill_up(state: State, one: int, *towns: str) -> None:
    """Fill every free connection of towns with links of a set."""
    for name in towns:
        for connection in state.board.connections_of[state.board.towns.index(name)]:
            if state.link[connection] == NOBODY:
                lay(state, one, state.board.link[connection].text.removeprefix("link "))


def connection_of(state: State, name: str) -> int:
    """A connection by its name, from either end."""
    move = state.board.by_text[f"link {name}"]
    assert isinstance(move, Link)
    return move.connection


def placed_in(town: str, cash: int = 50, income: int = 0, rail: bool = False, crossing_rule: str = "literal") -> State:
    """Roger has the turn and is about to take the card of a town."""
    state = turn(offer=[town], crossing_rule=crossing_rule)
    state.cash[ROGER] = cash
    state.income[ROGER] = income
    if rail:
        state.era = 1
    return state


def take(state: State, town: str) -> State:
    """Roger takes the card and places."""
    play(state, ROGER, f"card {town}")
    return state


def play(state: State, seat: int, *texts: str) -> None:
    """Play moves by their notation."""
    for text in texts:
        state.play(seat, GAME.move(text))


def refused(state: State, seat: int, text: str) -> str | None:
    """The rule that refuses a move, or None; a refused move changes nothing."""
    before = state.key()
    move = GAME.move(text)
    refusal = GAME.refusal(state, seat, move)
    assert state.key() == before
    assert (refusal is None) == (move in state.moves(seat) + state.asides(seat))
    return None if refusal is None else refusal.rule


def legal(state: State, seat: int) -> list[str]:
    """The notation of the legal moves."""
    return [move.text for move in state.moves(seat)]


def builds(state: State, seat: int = ROGER) -> set[frozenset[str]]:
    """All sets of connections that the player can fill in this turn, the empty one included. [WW-7.13]"""
    if state.phases[state.at].name != "links" or state.turn != 0:
        return {frozenset()}
    found: set[frozenset[str]] = set()
    for text in legal(state, seat):
        if text == "done":
            found.add(frozenset())
            continue
        after = state.copy()
        play(after, seat, text)
        found |= {frozenset({text.removeprefix("link ")}) | rest for rest in (builds(after, seat) if after.first != NONE else {frozenset()})}
    return found


def build(*connections: str) -> frozenset[str]:
    """A build by the names of its connections, written as the board writes them."""
    board = GAME.board()
    return frozenset(board.by_text[f"link {name}"].text.removeprefix("link ") for name in connections)


def in_card_phase(state: State) -> bool:
    """True if a player has to take a card now."""
    return state.at == CARD


def finish_round(state: State) -> None:
    """Play on, each with the first legal move that comes, until the round number or the phase of demand changes."""
    number = (state.era, state.round)
    while (state.era, state.round) == number and state.phases[state.at].name != "demand" and not state.over:
        step(state)


def step(state: State) -> None:
    """Whoever is to act makes the first legal move."""
    seat = state.to_act()[0]
    state.play(seat, state.moves(seat)[0])


def to_demand(state: State, creation: int) -> None:
    """Play on until this demand creation waits for its first answer."""
    while not (state.creation == creation and state.phases[state.at].name == "demand"):
        step(state)


def hold(state: State, seat: int, *types: int) -> None:
    """Let a seat hold just these tokens, the rest being undrawn."""
    for type in range(TYPES):
        state.pool[type] += state.hand[seat * TYPES + type]
        state.hand[seat * TYPES + type] = 0
    for type in types:
        state.pool[type] -= 1
        state.hand[seat * TYPES + type] += 1


def show(state: State, type: int, tokens: int) -> None:
    """Let the display hold so many tokens of a type."""
    state.pool[type] += state.display[type] - tokens
    state.display[type] = tokens
