"""boards/*.toml -> Board, checked on loading. Past this file an area, a border, a box or a train is an int."""

import re
from typing import Any

from roundhouse.games.last_train_to_wensleydale import moves as mv
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, KIND_NAMES, PURSE_NAMES, TRACK_NAMES, Board
from roundhouse.kernel.boardfile import BoardFile

TERRAINS = ("plain", "dale", "hill")
TOWNS = ("none", "minor", "major", "company")
ROWS = ("top", "middle", "bottom")
PRINTED_CUBE = ("none", "stone", "cheese")
GOODS_DRAWN = 120  # LW-1.2: no more cubes than these can be drawn at set-up
PIECES_DRAWN = 75  # LW-1.5
CONSTRUCTION = {(mv.PLAIN, mv.PLAIN): 1, (mv.PLAIN, mv.DALE): 2, (mv.DALE, mv.DALE): 2}  # LW-9.11
DRAWN = ("canvas", "colours", "symbols", "drawing", "turn_track", "order_display", "company")  # tables that only the client needs


def read_board(name: str, text: str, file: str) -> Board:
    """The board of a board file; a BoardError with the line where something is wrong."""
    source = BoardFile(text, file)
    board = Board(name)
    _areas(source, board)
    _borders(source, board)
    _tracks(source, board)
    _boxes(source, board)
    _trains(source, board)
    _piles(source, board)
    _moves(source, board)
    return board


def _rows(source: BoardFile, name: str) -> range:
    return range(len(source.get([name], list)))


def _areas(source: BoardFile, board: Board) -> None:
    for entry in _rows(source, "area"):
        area = source.get(["area", entry, "id"], str)
        title = source.get(["area", entry, "name"], str)
        if not re.fullmatch(r"[a-z][a-z0-9_]*", area):
            raise source.wrong(["area", entry, "id"], f"{area!r} is not an id: small letters, digits and underlines")
        if title != " ".join(title.split()) or not title.isprintable() or not title:
            raise source.wrong(["area", entry, "name"], f"{title!r} is not a name: one line, with single spaces between words")
        if area in board.areas or title.casefold() in (name.casefold() for name in board.names):
            raise source.wrong(["area", entry, "id"], f"the area {area!r} stands twice")
        board.areas.append(area)
        board.names.append(title)
        board.terrain.append(source.choice(["area", entry, "terrain"], TERRAINS))
        board.town.append(source.choice(["area", entry, "town"], TOWNS))
        company = source.choice(["area", entry, "company"], ("none", *COMPANY_NAMES))
        board.printed.append((0, 1, 2)[company])
        if company:
            board.heads.append(entry)
        cube = source.choice(["area", entry, "cube"], PRINTED_CUBE)
        _check_area(source, board, entry, cube)
        enter = source.get(["area", entry, "build_into"], bool)
        leave = source.get(["area", entry, "build_from"], bool)
        if leave == (board.terrain[entry] == mv.HILL):
            raise source.wrong(["area", entry, "build_from"], "links lead out of every area but a hill")
        board.start_only.append(leave and not enter)
        if board.start_only[entry] and board.town[entry] != mv.COMPANY:
            raise source.wrong(["area", entry, "build_into"], "only a company town can be closed to links from outside")
        board.borders_of.append([])
        board.hills_near.append([])
        board.towns_near.append([])


def _check_area(source: BoardFile, board: Board, entry: int, cube: int) -> None:
    terrain, town = board.terrain[entry], board.town[entry]
    if terrain == mv.HILL and town != mv.NO_TOWN:
        raise source.wrong(["area", entry, "town"], "a hill holds no town")
    if (town == mv.COMPANY) != (board.printed[entry] != 0):
        raise source.wrong(["area", entry, "company"], "a company town has a company, and no other area has one")
    wanted = 1 if terrain == mv.HILL else 2 if terrain == mv.PLAIN and town == mv.NO_TOWN else 0
    if cube != wanted:
        raise source.wrong(["area", entry, "cube"], f"must be {PRINTED_CUBE[wanted]!r} here, not {PRINTED_CUBE[cube]!r}")


def _borders(source: BoardFile, board: Board) -> None:
    areas = len(board.areas)
    board.between = [mv.NO_BORDER] * (areas * areas)
    for entry in _rows(source, "border"):
        a, b = source.choice(["border", entry, "a"], board.areas), source.choice(["border", entry, "b"], board.areas)
        low, high = min(a, b), max(a, b)
        if low == high or board.border(low, high) != mv.NO_BORDER:
            raise source.wrong(["border", entry, "a"], f"the border {board.areas[low]} - {board.areas[high]} stands twice or joins an area to itself")
        terrains = sorted((board.terrain[low], board.terrain[high]))
        cost = CONSTRUCTION.get((terrains[0], terrains[1]), 0)
        if board.start_only[low] and board.start_only[high]:
            cost = 0
        if source.number(["border", entry, "cost"], 0, 9) != cost:
            raise source.wrong(["border", entry, "cost"], f"must be {cost} between these areas")
        if source.get(["border", entry, "buildable"], bool) != (cost > 0):
            raise source.wrong(["border", entry, "buildable"], "must be true exactly where a link may lie")
        board.border_names.append(f"{board.areas[a]}-{board.areas[b]}")
        board.low_end.append(low)
        board.high_end.append(high)
        board.ends.append(low + high)
        board.cost.append(cost)
        for here, there in ((low, high), (high, low)):
            board.borders_of[here].append(entry)
            board.between[here * areas + there] = entry
            if board.town[here] != mv.NO_TOWN and board.terrain[there] == mv.HILL:
                board.hills_near[here].append(there)
                board.towns_near[there].append(here)
    for entry in range(len(board.areas)):
        _check_neighbours(source, board, entry)


def _check_neighbours(source: BoardFile, board: Board, entry: int) -> None:
    stated = sorted(source.choice(["area", entry, "neighbours", place], board.areas) for place in range(len(source.get(["area", entry, "neighbours"], list))))
    if stated != sorted(board.beyond(border, entry) for border in board.borders_of[entry]):
        raise source.wrong(["area", entry, "neighbours"], f"the neighbours of {board.areas[entry]} are not those of its borders")
    if board.terrain[entry] == mv.HILL and all(board.printed[town] for town in board.towns_near[entry]):
        raise source.wrong(["area", entry, "neighbours"], "a hill needs a neighbouring town that is not a printed company town")


def _tracks(source: BoardFile, board: Board) -> None:
    if [source.get(["influence_track", entry, "id"], str) for entry in _rows(source, "influence_track")] != TRACK_NAMES:
        raise source.wrong(["influence_track"], f"the influence tracks must be {', '.join(TRACK_NAMES)}")
    for entry in range(len(TRACK_NAMES)):
        limit = source.number(["influence_track", entry, "max"], 1, 99)
        board.limit.append(limit)
        board.first.append(source.number(["influence_track", entry, "start"], 0, limit))
    board.profit_low = source.number(["profit_loss_track", "min"], -99, 0)
    board.profit_high = source.number(["profit_loss_track", "max"], 0, 99)
    board.profit_first = source.number(["profit_loss_track", "start"], board.profit_low, board.profit_high)


def _boxes(source: BoardFile, board: Board) -> None:
    for entry in _rows(source, "influence_box"):
        if source.number(["influence_box", entry, "number"], 1, 99) != entry + 1:
            raise source.wrong(["influence_box", entry, "number"], "the boxes must be numbered as they stand")
        points = [source.number(["influence_box", entry, track], 0, 9) for track in TRACK_NAMES]
        if source.number(["influence_box", entry, "minimum_bid"], 1, mv.CUBES_MAX) != sum(points):
            raise source.wrong(["influence_box", entry, "minimum_bid"], f"must be the number of printed points, {sum(points)}")
        board.points.append(points)
        board.minimum.append(sum(points))


def _trains(source: BoardFile, board: Board) -> None:
    board.rows = [[] for _ in ROWS]
    board.row_cost = [0 for _ in ROWS]
    for entry in _rows(source, "train"):
        train = source.get(["train", entry, "id"], str)
        if not re.fullmatch(r"[A-Za-z0-9]+", train):
            raise source.wrong(["train", entry, "id"], f"{train!r} is not an id: letters and digits")
        if train in board.trains:
            raise source.wrong(["train", entry, "id"], f"the train {train!r} stands twice")
        row = source.choice(["train", entry, "row"], ROWS)
        cost = source.number(["train", entry, "cost"], 1, 9)
        if board.row_cost[row] not in (0, cost):
            raise source.wrong(["train", entry, "cost"], "all trains of a row cost the same")
        board.trains.append(train)
        board.row.append(row)
        board.rows[row].append(entry)
        board.row_cost[row] = cost
        board.passengers.append(source.number(["train", entry, "passengers"], 0, 9))
        board.goods.append(source.number(["train", entry, "goods"], 0, 9))


def _piles(source: BoardFile, board: Board) -> None:
    """Where pieces can lie: stone on hills, cheese on plains without a town, passengers in towns that no company printed. [LW-2.5, LW-2.8]"""
    board.pile = [[-1] * len(board.areas) for _ in range(mv.KINDS)]
    board.piles_at = [[] for _ in board.areas]
    cubes = pieces = 0
    for entry in range(len(board.areas)):
        kinds: list[int] = []
        if board.terrain[entry] == mv.HILL:
            kinds = [mv.STONE]
        elif board.town[entry] in (mv.MINOR, mv.MAJOR):
            kinds = [mv.RED, mv.GREEN]
        elif board.terrain[entry] == mv.PLAIN and board.town[entry] == mv.NO_TOWN:
            kinds = [mv.CHEESE]
        for kind in kinds:
            board.pile[kind][entry] = len(board.pile_kind)
            board.piles_at[entry].append(len(board.pile_kind))
            board.pile_kind.append(kind)
            board.pile_area.append(entry)
        cubes += source.number(["area", entry, "cubes"], *((2, 2) if len(kinds) == 1 else (0, 0)))
        drawn = {mv.MAJOR: 3, mv.MINOR: 2}.get(board.town[entry], 0)
        pieces += source.number(["area", entry, "pieces"], drawn, drawn)
    if cubes > GOODS_DRAWN or pieces > PIECES_DRAWN:
        raise source.wrong(["area"], f"{cubes} goods and {pieces} pieces are to be drawn, but there are only {GOODS_DRAWN} and {PIECES_DRAWN}")


def _moves(source: BoardFile, board: Board) -> None:
    """Every move, once, in the order of its index."""

    def index() -> int:
        return len(board.moves)

    for box in range(len(board.points)):
        board.bids.append([])
        for cubes in range(1, mv.CUBES_MAX + 1):
            bid = mv.Bid(index(), f"bid box {box + 1} with {cubes}", box, cubes)
            board.add(bid)
            board.bids[box].append(bid)
    board.builds = [[] for _ in board.areas]
    for border, start, end in _directions(board):
        text = f"build {board.names[start]}-{board.names[end]}"
        if text in board.by_text:
            raise source.wrong(["border", border, "a"], f"two borders would both be called {text.removeprefix('build ')}")
        build = mv.Build(index(), text, border, start, end)
        board.add(build)
        if board.cost[border] and not board.start_only[end]:
            board.builds[start].append(build)
    board.sells = [[] for _ in range(2 * len(board.areas))]
    for company in (mv.MR, mv.NER):
        for border, start, end in _directions(board):
            if board.cost[border]:
                sell = mv.Sell(index(), f"sell {COMPANY_NAMES[company]} {board.names[start]}-{board.names[end]}", company, border, start, end)
                board.add(sell)
                board.sells[company * len(board.areas) + start].append(sell)
    for pile, kind in enumerate(board.pile_kind):
        board.takes.append(mv.Take(index(), f"take {KIND_NAMES[kind]} {board.names[board.pile_area[pile]]}", pile))
        board.add(board.takes[pile])
    for train, title in enumerate(board.trains):
        board.buys.append(mv.Buy(index(), f"buy {title}", train))
        board.add(board.buys[train])
    for purse, title in enumerate(PURSE_NAMES):
        board.pays.append(mv.Pay(index(), f"pay {title}", purse))
        board.add(board.pays[purse])
    board.finish = mv.Finish(index(), "finish")
    board.add(board.finish)
    board.nothing = mv.Nothing(index(), "nothing")
    board.add(board.nothing)
    board.take_all = mv.TakeAll(index(), "take-all")
    board.add(board.take_all)
    board.passing = mv.Pass(index(), "pass")
    board.add(board.passing)
    board.complete = mv.Complete(index(), "complete")
    board.add(board.complete)
    board.keep = mv.Keep(index(), "keep")
    board.add(board.keep)


def _directions(board: Board) -> list[tuple[int, int, int]]:
    """Every border both ways: border, start, end."""
    found: list[tuple[int, int, int]] = []
    for border in range(len(board.ends)):
        found.append((border, board.low_end[border], board.high_end[border]))
        found.append((border, board.high_end[border], board.low_end[border]))
    return found


def drawing(text: str, file: str) -> dict[str, Any]:
    """What the client needs to draw the board: the file's own tables, without the notes on sources, on whole units of the sheet."""
    source = BoardFile(text, file)
    data = {name: source.data[name] for name in DRAWN if name in source.data}
    data["areas"] = source.data["area"]
    data["borders"] = source.data["border"]
    data["influence_tracks"] = source.data["influence_track"]
    data["profit_loss_track"] = source.data["profit_loss_track"]
    data["influence_boxes"] = source.data["influence_box"]
    data["trains"] = source.data["train"]
    return {name: _drawn(value) for name, value in data.items()}


def _drawn(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _drawn(inner) for key, inner in value.items() if not (key.endswith("source") or key == "note")}
    if isinstance(value, list):
        return [_drawn(inner) for inner in value]
    return round(value) if isinstance(value, float) else value
