"""boards/*.toml -> Board, checked on loading. All moves are made here, once."""

from typing import Any

from roundhouse.games.workshop_of_the_world.constants import TYPES
from roundhouse.games.workshop_of_the_world.moves import (
    Bid,
    Board,
    Colour,
    Counts,
    Done,
    Drop,
    Gamble,
    Keep,
    Link,
    Lot,
    Place,
    Recoup,
    Remove,
    Take,
    Token,
)
from roundhouse.games.workshop_of_the_world.rounds import rounds_per_era
from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.move import Move

MOST_MONEY = 999  # the largest bid that has a name; no purse ever comes near it
VALUES = (2, 3, 4)  # of towns [WW-1.2]


def read(name: str, text: str, file: str) -> Board:
    """The board of a file's text. What cannot be played on is an error here, before any play."""
    source = BoardFile(text, file)
    ids = list(source.get(["towns"], dict))
    types = _types(source)
    towns, value, kind = _towns(source, ids, types)
    end_a, end_b, size = _connections(source, ids)
    setup, cards, free_values = _cards(source, ids, value)
    hues = _hues(source)
    board = Board(
        name=name,
        towns=towns,
        value=value,
        type=kind,
        types=types,
        tokens=[source.number(["industry_types", one, "demand_tokens"], 1, 99) for one in types],
        end_a=end_a,
        end_b=end_b,
        size=size,
        barred=_crossings(source, ids),
        cards=cards,
        setup=setup,
        free_values=free_values,
        hues=hues,
        counts={players: _counts(source, players, hues, len(setup) + len(cards)) for players in (2, 3, 4, 5)},
        link_cost=[source.number(["eras", era, "link_cost"], 0, 99) for era in ("canal", "rail")],
        industries=source.number(["components", "industries_per_colour"], 1, 99),
        links=source.number(["components", "links_per_colour"], 1, 99),
    )
    _tokens_suffice(source, board)
    _pieces_suffice(source, board)
    _connected(source, board, ids)
    _make_moves(board)
    return board


def drawing(text: str, file: str) -> dict[str, Any]:
    """The board file as the client draws it: canvas, coast, places of towns, link spaces, tracks."""
    return BoardFile(text, file).data


def _types(source: BoardFile) -> list[str]:
    types = list(source.get(["industry_types"], dict))
    if len(types) != TYPES:
        raise source.wrong(["industry_types", *types[-1:]], f"there are {TYPES} industry types, not {len(types)} [WW-1.3]")
    return types


def _towns(source: BoardFile, ids: list[str], types: list[str]) -> tuple[list[str], list[int], list[int]]:
    names: list[str] = []
    for one in ids:
        name = source.get(["towns", one, "name"], str)
        if name.casefold() in [other.casefold() for other in names]:
            raise source.wrong(["towns", one, "name"], f"the town name {name!r} stands twice")
        if not name or "-" in name or name != " ".join(name.split()) or name.casefold().startswith("free "):
            raise source.wrong(["towns", one, "name"], f"the town name {name!r} is empty, has a hyphen or odd spaces, or reads like a free choice card")
        names.append(name)
    value = [source.number(["towns", one, "value"], VALUES[0], VALUES[-1]) for one in ids]
    kind = [source.choice(["towns", one, "type"], types) for one in ids]
    return names, value, kind


def _connections(source: BoardFile, ids: list[str]) -> tuple[list[int], list[int], list[int]]:
    end_a, end_b, size = [], [], []
    seen: set[frozenset[int]] = set()
    for number in range(len(source.get(["connections"], list))):
        a = source.choice(["connections", number, "a"], ids)
        b = source.choice(["connections", number, "b"], ids)
        if a == b:
            raise source.wrong(["connections", number, "b"], f"a connection joins two towns, not {ids[a]} with itself")
        if frozenset((a, b)) in seen:
            raise source.wrong(["connections", number], f"{ids[a]} and {ids[b]} are joined twice [WW-1.10]")
        seen.add(frozenset((a, b)))
        end_a.append(a)
        end_b.append(b)
        size.append(source.number(["connections", number, "links"], 1, 2))
    return end_a, end_b, size


def _cards(source: BoardFile, ids: list[str], value: list[int]) -> tuple[list[int], list[int], list[int]]:
    setup: list[int] = []
    cards: list[int] = []
    named: set[int] = set()
    for number in range(len(source.get(["cards"], list))):
        kind = source.choice(["cards", number, "kind"], ("setup", "general", "free_choice"))
        if kind == 2:
            cards.append(len(ids) + VALUES.index(source.number(["cards", number, "value"], VALUES[0], VALUES[-1])))
            continue
        town = source.choice(["cards", number, "town"], ids)
        if town in named:
            raise source.wrong(["cards", number, "town"], f"{ids[town]} has two cards")
        if source.number(["cards", number, "value"], VALUES[0], VALUES[-1]) != value[town]:
            raise source.wrong(["cards", number, "value"], f"the card of {ids[town]} must show its value, {value[town]}")
        named.add(town)
        (setup if kind == 0 else cards).append(town)
    for worth in VALUES:
        if len(ids) + VALUES.index(worth) in cards and worth not in value:
            raise source.wrong(["cards"], f"there is a free choice card of value {worth} but no town of that value")
    return setup, cards, list(VALUES)


def _crossings(source: BoardFile, ids: list[str]) -> list[int]:
    barred = [-1] * len(ids)
    names = [source.get(["connections", number, "id"], str) for number in range(len(source.get(["connections"], list)))]
    for number in range(len(source.data.get("crossings", []))):
        for one, other in ((1, 2), (2, 1)):
            connection = source.choice(["crossings", number, f"connection_{other}"], names)
            for place, town in enumerate(source.get(["crossings", number, f"towns_{one}"], list)):
                if town not in ids:
                    raise source.wrong(["crossings", number, f"towns_{one}", place], f"there is no town {town!r}")
                barred[ids.index(town)] = connection
    return barred


def _hues(source: BoardFile) -> list[str]:
    hues = [source.get(["player_colours", number, "id"], str) for number in range(len(source.get(["player_colours"], list)))]
    if len(hues) < 5 or len(set(hues)) < len(hues):
        raise source.wrong(["player_colours"], "five different colours are needed")
    return hues


def _counts(source: BoardFile, players: int, hues: list[str], cards: int) -> Counts:
    table = ["player_counts", str(players)]
    sets, owners = list(range(players)), list(range(players))
    if source.number([*table, "colours_per_player"], 1, 2) != (2 if players == 2 else 1):
        raise source.wrong([*table, "colours_per_player"], "two players have two colours each, more players one [WW-2.1, WW-12.1]")
    if players == 2:
        chosen = [hue for pair in source.get([*table, "default_colours"], list) if isinstance(pair, list) and len(pair) == 2 for hue in pair]
        if len(chosen) != 2 * players or any(hue not in hues or chosen.count(hue) > 1 for hue in chosen):
            raise source.wrong([*table, "default_colours"], f"two of the colours for each of {players} players are needed")
        sets = [hues.index(hue) for hue in chosen]
        owners = [seat for seat in range(players) for _ in range(2)]
    counts = Counts(
        hues=sets,
        owners=owners,
        money=source.number([*table, "start_money"], 0, 200),
        set_aside=source.number([*table, "set_aside"], 0, cards),
        round_turns=len(sets),
        draw=source.number([*table, "demand_1_draw"], 1, 9),
        place=source.number([*table, "demand_1_place"], 1, 9),
    )
    if (cards - counts.set_aside) % counts.round_turns or cards == counts.set_aside:
        raise source.wrong([*table, "set_aside"], f"{cards} cards less {counts.set_aside} set aside make no whole rounds of {counts.round_turns} [WW-15.10]")
    if not counts.place < counts.draw:
        raise source.wrong([*table, "demand_1_place"], "fewer tokens are placed than drawn [WW-4.3]")
    again = {"demand_3_draw": counts.draw, "demand_3_place": counts.place, "demand_2_place_max": counts.place, "demand_4_place_max": counts.place}
    for name, figure in again.items():
        if source.data["player_counts"][str(players)].get(name, figure) != figure:
            raise source.wrong([*table, name], f'"{name}" must be {figure}, as in demand creation 1 [WW-9.3, WW-10.3]')
    return counts


def _tokens_suffice(source: BoardFile, board: Board) -> None:
    for players, counts in board.counts.items():
        if 2 * players * counts.draw > sum(board.tokens):
            raise source.wrong(["industry_types"], f"{sum(board.tokens)} demand tokens are too few for {players} players [WW-4.5]")


def _pieces_suffice(source: BoardFile, board: Board) -> None:
    """Two links and two industries for each round of an era, and two markers. [WW-14.6]"""
    most = max(rounds_per_era(board, players) for players in board.counts)
    for name, there, needed in (("links_per_colour", board.links, 2 * most), ("industries_per_colour", board.industries, 2 * most + 2)):
        if there < needed:
            raise source.wrong(["components", name], f"{there} are too few for {most} rounds: {needed} are needed [WW-14.6]")


def _connected(source: BoardFile, board: Board, ids: list[str]) -> None:
    reached = {0}
    edge = [0]
    while edge:
        town = edge.pop()
        for connection in board.connections_of[town]:
            for end in (board.end_a[connection], board.end_b[connection]):
                if end not in reached:
                    reached.add(end)
                    edge.append(end)
    for town, one in enumerate(ids):
        if town not in reached:
            raise source.wrong(["towns", one], f"no line of connections leads from {board.towns[0]} to {board.towns[town]}")


def _make_moves(board: Board) -> None:
    """Fill the move space. The order is part of the board: an index never changes its meaning within a rules version."""

    def add(made: Move, table: list[Move] | None = None) -> Move:
        board.add(made)
        if table is not None:
            table.append(made)
        return made

    def index() -> int:
        return len(board.moves)

    for kind, word in enumerate(board.types):
        add(Token(index(), f"token {word}", kind), board.token)
    board.keep = add(Keep(index(), "keep"))
    for hue, word in enumerate(board.hues):
        add(Colour(index(), f"colour {word}", hue), board.colour)
    for face, word in enumerate(board.faces):
        add(Lot(index(), f"auction {word}", face), board.lot)
    board.drop = add(Drop(index(), "drop"))
    for face, word in enumerate(board.faces):
        add(Take(index(), f"card {word}", face), board.take)
    for face, word in enumerate(board.faces):
        add(Gamble(index(), f"gamble {word}", face), board.gamble)
    for town, word in enumerate(board.towns):
        add(Place(index(), f"place {word}", town), board.place)
    for hue, word in enumerate(board.hues):
        add(Remove(index(), f"remove {word}", hue), board.remove)
    for connection in range(len(board.end_a)):
        ends = f"{board.towns[board.end_a[connection]]}-{board.towns[board.end_b[connection]]}"
        made = add(Link(index(), f"link {ends}", connection), board.link)
        board.by_text[f"link {board.towns[board.end_b[connection]]}-{board.towns[board.end_a[connection]]}"] = made
    board.done = add(Done(index(), "done"))
    for pounds in range(MOST_MONEY + 1):
        add(Bid(index(), f"bid {pounds}", pounds), board.bid)
    for pounds in range(1, MOST_MONEY + 1):
        add(Recoup(index(), f"recoup {pounds}", pounds), board.recoup)
    for town in range(len(board.towns)):
        board.links_at.append([board.link[connection] for connection in board.connections_of[town]] + [board.done])
    for connection in range(len(board.end_a)):
        meeting = board.connections_of[board.end_a[connection]] + [one for one in board.connections_of[board.end_b[connection]] if one != connection]
        board.meeting.append([one for one in meeting if one != connection])
        board.links_on.append([board.link[one] for one in board.meeting[connection]] + [board.done])
