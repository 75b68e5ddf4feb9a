"""Positions of Last Train to Wensleydale for the tests, in the words of the rulebook."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import roundhouse
from roundhouse.games.last_train_to_wensleydale.moves import KIND_NAMES, TRACK_NAMES, Board
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.refusal import Refusal

GAME = roundhouse.game("last_train_to_wensleydale")
PURPLE, YELLOW, BLUE, BLACK = range(4)
G, T, MR, NER = TRACK_NAMES
STONE, CHEESE, RED, GREEN, OPPOSITION = KIND_NAMES
TOTALS = {STONE: 60, CHEESE: 60, RED: 25, GREEN: 25, OPPOSITION: 25}
COUNTERS = [G, NER, NER, T, MR, MR, MR, G]  # those of example E5

# The lines of the rulebook's examples.
E6 = "skipton rylstone threshfield kettlewell"
E7 = "northallerton leeming bedale constable_burton leyburn"
E16_MR = "the_south settle stainforth horton ribblehead hawes"
E16_PURPLE = "hawes bainbridge aysgarth redmire leyburn"


def board() -> Board:
    found = GAME.board()
    assert isinstance(found, Board)
    return found


def new(players: int, seed: int) -> State:
    """A game at its first decision."""
    state = GAME.new(players, seed)
    assert isinstance(state, State)
    return state


def area(name: str) -> int:
    """The number of an area, by its id."""
    return board().areas.index(name)


def name(place: str) -> str:
    """The name of an area as notation has it."""
    return board().names[area(place)]


def links(route: str) -> list[str]:
    """The borders that a route of area ids crosses."""
    stops = route.split()
    return [f"{here}-{there}" for here, there in itertools.pairwise(stops)]


def table(
    phase: str,
    *,
    players: int = 4,
    turn: int = 2,
    acting: int = PURPLE,
    order: Sequence[int] = (),
    hand: Mapping[int, int] | None = None,
    influence: Mapping[int, Mapping[str, int]] | None = None,
    ranks: Mapping[str, Sequence[int]] | None = None,
    profit: Mapping[int, int] | None = None,
    lines: Mapping[int, Sequence[str]] | None = None,
    mr: Sequence[str] = (),
    ner: Sequence[str] = (),
    pieces: Mapping[str, Mapping[str, int]] | None = None,
    trains: Mapping[str, int] | None = None,
    loaded: Mapping[int, Mapping[str, int]] | None = None,
    delivered: Mapping[int, Mapping[str, int]] | None = None,
    bids: Mapping[int, tuple[int, int]] | None = None,
    counters: Sequence[str] = COUNTERS,
    passed: Sequence[int] = (),
) -> State:
    """A table that is empty but for what is named. Routes are written as area ids; bids are box: (seat, cubes)."""
    seats = list(order) or list(range(players))
    data = GAME.new(players, seed=1).dump()
    rest: dict[str, Any] = data["table"]
    data["phase"] = phase
    rest.update(turn=turn, acting=acting, order=seats, build_order=seats, train_order=seats)
    for track in TRACK_NAMES:
        space = [(influence or {}).get(seat, {}).get(track, 2 if track == T else 1) for seat in range(players)]
        rest["influence"][track] = {"space": space, "rank": ranked(space, (ranks or {}).get(track, seats))}
    space = [(profit or {}).get(seat, 0) for seat in range(players)]
    rest["profit"] = {"space": space, "rank": ranked(space, (ranks or {}).get("profit", seats))}
    standing = bids or {}
    rest["boxes"] = [box(number, standing, counters, phase) for number in range(1, 9)]
    for seat in range(players):
        on_boxes = sum(cubes for holder, cubes in standing.values() if holder == seat)
        rest["seats"][seat] = {
            "hand": (hand or {}).get(seat, 12 - on_boxes),
            "links": [link for route in (lines or {}).get(seat, ()) for link in links(route)],
            "passed": seat in passed,
            "loaded": dict((loaded or {}).get(seat, {})),
            "delivered": dict((delivered or {}).get(seat, {})),
        }
    rest["company_links"] = {"MR": [link for route in mr for link in links(route)], "NER": [link for route in ner for link in links(route)]}
    rest["trains"] = dict(trains or {})
    rest["pieces"] = {place: dict(lying) for place, lying in (pieces or {}).items()}
    counted = [*rest["pieces"].values(), *(loaded or {}).values(), *(delivered or {}).values()]
    rest["removed"] = {kind: TOTALS[kind] - sum(some.get(kind, 0) for some in counted) for kind in KIND_NAMES}
    state = GAME.position(data)
    assert isinstance(state, State)
    return state


def box(number: int, standing: Mapping[int, tuple[int, int]], counters: Sequence[str], phase: str) -> dict[str, Any]:
    holder, cubes = standing.get(number, (None, 0))
    return {"counter": counters[number - 1] if phase == "auction" else None, "holder": holder, "bid": cubes}


def ranked(space: Sequence[int], stack: Sequence[int]) -> list[int]:
    """Seats by space, the highest first; on one space in the order of `stack`."""
    return sorted(stack, key=lambda seat: -space[seat])


def play(state: State, seat: int, *notations: str) -> State:
    for notation in notations:
        state.play(seat, GAME.move(notation))
    return state


def build(state: State, seat: int, route: str, finish: bool = True) -> State:
    """Lay a series along a route of area ids, and pay for it."""
    stops = route.split()
    for here, there in itertools.pairwise(stops):
        play(state, seat, f"build {name(here)}-{name(there)}")
    return play(state, seat, "finish") if finish else state


def sell(state: State, seat: int, company: str, route: str) -> State:
    """Have a route taken over."""
    stops = route.split()
    for here, there in itertools.pairwise(stops):
        play(state, seat, f"sell {company} {name(here)}-{name(there)}")
    return play(state, seat, "complete")


def refused(state: State, seat: int, notation: str) -> Refusal | None:
    return GAME.refusal(state, seat, GAME.move(notation))


def rule_of(state: State, seat: int, notation: str) -> str:
    """The id of the rule that refuses a move; empty if it is legal."""
    refusal = refused(state, seat, notation)
    return "" if refusal is None else refusal.rule


def link_rule(state: State, seat: int, here: str, there: str) -> str:
    """The rule that refuses a link from one area id to another."""
    return rule_of(state, seat, f"build {name(here)}-{name(there)}")


def sale_rule(state: State, seat: int, company: str, here: str, there: str) -> str:
    return rule_of(state, seat, f"sell {company} {name(here)}-{name(there)}")


def take_rule(state: State, seat: int, kind: str, place: str) -> str:
    return rule_of(state, seat, f"take {kind} {name(place)}")


def legal(state: State, seat: int, word: str = "") -> list[str]:
    """The legal moves, or those of them that begin with a word."""
    return [move.text for move in state.moves(seat) if move.text.split()[0] == word or not word]


def influence(state: State, seat: int) -> dict[str, int]:
    return {track: state.tracks[place].space[seat] for place, track in enumerate(TRACK_NAMES)}


def stack(state: State, track: str, space: int) -> list[int]:
    """The discs on one space, top first."""
    return state.tracks[TRACK_NAMES.index(track)].stack(space)


def lying(state: State, place: str) -> dict[str, int]:
    """The pieces in an area."""
    found = state.dump()["table"]["pieces"].get(place, {})
    assert isinstance(found, dict)
    return found


def put(state: State, place: str, kind: str, count: int) -> None:
    """Lay pieces on the map, past the check that no dead piece lies there."""
    if kind == OPPOSITION:
        state.opposition[area(place)] = count
    else:
        state.piles[board().pile[KIND_NAMES.index(kind)][area(place)]] = count
    state.removed[KIND_NAMES.index(kind)] -= count


def towns(state: State, company: str) -> set[str]:
    """The company towns of a company, without the printed ones."""
    bit = 1 + ("MR", "NER").index(company)
    return {board().areas[at] for at, companies in enumerate(state.towns) if companies & bit and not board().printed[at] & bit}


def heard(state: State, seat: int, notation: str) -> list[str]:
    """The kinds of the events that a move brings."""
    events = state.listen()
    play(state, seat, notation)
    return [event.kind for event in events]
