"""Reads boards/*.toml, checks it, and makes the board with all its moves. [RR-1, RR-16.1]"""

from roundhouse.games.railroad_revolution import tiles
from roundhouse.games.railroad_revolution.movespace import ACTIONS, make_moves
from roundhouse.games.railroad_revolution.part import KINDS
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import ANY, COLOURS, CityTile, Contract, Effect, Objective, Tile
from roundhouse.games.railroad_revolution.vocabulary import EFFECTS
from roundhouse.kernel.boardfile import BoardFile, Path

WHERE = ("supply", "board")
GROUPS = ("A1", "A2", "B", "C", "D")
TOLLS = ("none", "money", "share", "worker")
CONDITIONS = ("connect", "station", "contract", "terrain")

COUNTS = ("n", "amount", "max", "times", "base", "shares")  # the parameter that is the effect's number
EVERYWHERE = {"place_station": "connected", "place_office": "any"}
LIMITED = {"place_station": "start_cities", "place_office": "contract_sections"}


def read_board(name: str, text: str, file: str) -> RailBoard:
    """The board of a file; a BoardError with the line where something is wrong."""
    data = BoardFile(text, file)
    board = RailBoard(name)
    board.drawing = data.data
    _figures(board, data)
    _workers(board, data)
    _cities(board, data)
    _spaces(board, data)
    _telegraph(board, data)
    _tiles(board, data)
    _contracts(board, data)
    _objectives(board, data)
    _progress(board, data)
    _player_board(board, data)
    _bounds(board)
    _players(board, data)
    make_moves(board)
    return board


def _rows(data: BoardFile, name: str) -> range:
    return range(len(data.get([name], list)))


def _names(data: BoardFile, name: str, key: str = "id") -> list[str]:
    names = [data.get([name, row, key], str) for row in _rows(data, name)]
    for row, one in enumerate(names):
        if one in names[:row]:
            raise data.wrong([name, row, key], f"{one!r} stands twice")
    return names


def _figures(board: RailBoard, data: BoardFile) -> None:
    def figure(key: str, low: int = 0, high: int = 10_000) -> int:
        return data.number(["rules", key], low, high)

    board.start_money, board.start_shares, board.start_workers = figure("start_money"), figure("start_shares"), figure("start_white_workers")
    board.start_tracks, board.start_buildings = figure("tracks_on_player_board"), figure("buildings_on_player_board")
    board.all_tracks = data.number(["components", "tracks_per_player"], 1, 30)
    board.all_buildings = data.number(["components", "buildings_per_player"], 1, 30)
    board.crew_minimum, board.share_price, board.hire_price = figure("min_available_workers"), figure("share_sale_price", 1), figure("extra_hire_price", 1)
    board.rail_base, board.rail_triangle = figure("railroad_base_cost"), figure("railroad_cost_per_triangle")
    board.rail_tracks = figure("railroad_tracks", 1, 5)
    board.train_vp, board.draw, board.extra_rounds = figure("train_vp"), figure("objective_draw", 1, 5), figure("extra_rounds_after_trigger", 0, 5)
    board.swap_to_supply = data.choice(["rulings", "swapped_worker_goes_to"], WHERE) == 0
    board.free_takes_first = data.get(["rulings", "free_building_takes_first_place"], bool)
    board.seat_colours = _names(data, "player_colours")


def _workers(board: RailBoard, data: BoardFile) -> None:
    board.colour_names = _names(data, "worker_types")
    if len(board.colour_names) != COLOURS or data.get(["worker_types", 0, "specialised"], bool):
        raise data.wrong(["worker_types", 0], f"there must be {COLOURS} kinds of workers, the unskilled one first")
    board.workers = [data.number(["worker_types", row, "count"], 0, 99) for row in range(COLOURS)]
    board.action_names = list(ACTIONS)


def _cities(board: RailBoard, data: BoardFile) -> None:
    board.city_ids, board.city_names = _names(data, "cities"), _names(data, "cities", "name")
    board.cities = len(board.city_ids)
    board.level = [data.number(["cities", row, "level"], 1, 5) for row in range(board.cities)]
    board.cost = [data.number(["cities", row, "cost"], 0, 10_000) for row in range(board.cities)]
    board.highest_cost = max(board.cost)
    board.level_cities = [sum(1 << city for city in range(board.cities) if board.level[city] == level) for level in range(6)]


def _spaces(board: RailBoard, data: BoardFile) -> None:
    board.space_names = _names(data, "track_spaces")
    board.spaces = len(board.space_names)
    nodes = board.city_ids + _names(data, "junctions")
    ends = [[data.choice(["track_spaces", row, "ends", end], nodes) for end in (0, 1)] for row in range(board.spaces)]
    board.triangles = [data.number(["track_spaces", row, "triangles"], 0, 3) for row in range(board.spaces)]
    board.terrain = [0] * 4
    counted = data.get(["rulings", "start_space_counts_as_plain"], bool)
    starts = []
    for row in range(board.spaces):
        icon = data.choice(["track_spaces", row, "icon"], ("start", "plain", "difficult"))
        if (icon == 2) != (board.triangles[row] > 0):
            raise data.wrong(["track_spaces", row, "icon"], "only difficult spaces have triangles, and all of them do")
        if icon == 0:
            starts.append(row)
        if icon != 0 or counted:
            board.terrain[board.triangles[row]] |= 1 << row
        if data.get(["track_spaces", row, "contract"], bool):
            board.contract_spaces |= 1 << row
        board.joins.append(sum(1 << other for other in range(board.spaces) if other != row and set(ends[other]) & set(ends[row])))
        board.space_cities.append(sum(1 << end for end in ends[row] if end < board.cities))
    board.space_labels = _labels(board, [data.get(["track_spaces", row, "link"], str) for row in range(board.spaces)])
    board.any_terrain = [sum(1 << row for row in range(board.spaces) if board.triangles[row] == triangles) for triangles in range(4)]
    if len(starts) != 1:
        raise data.wrong(["track_spaces", 0, "icon"], f"there must be one start space, not {len(starts)}")
    board.start_space = starts[0]
    board.start_cities = board.space_cities[board.start_space]


def _labels(board: RailBoard, links: list[str]) -> list[str]:
    """Every track space by the cities of its line, with a number where the line has several spaces."""
    labels = []
    for row, link in enumerate(links):
        same = [space for space, other in enumerate(links) if other == link]
        cities = [name for city, name in enumerate(board.city_names) if any(board.space_cities[space] >> city & 1 for space in same)]
        labels.append("–".join(cities) + (f" {same.index(row) + 1}" if len(same) > 1 else ""))
    return labels


def _telegraph(board: RailBoard, data: BoardFile) -> None:
    board.sections = len(_rows(data, "telegraph_sections"))
    for row in range(board.sections):
        board.section_shares.append(data.number(["telegraph_sections", row, "shares"], 0, 20))
        board.first_shares.append(data.number(["telegraph_sections", row, "first_office_shares"], 0, 20))
        board.contract_sections |= data.get(["telegraph_sections", row, "contract"], bool) << row
    for row in _rows(data, "telegraph_links"):
        if data.get(["telegraph_links", row, "between"], list) != [row + 1, row + 2] or row + 2 > board.sections:
            raise data.wrong(["telegraph_links", row, "between"], "the links join neighbouring sections, from left to right")
        board.link_vp.append(data.number(["telegraph_links", row, "vp"], 0, 99))


def _effects(board: RailBoard, data: BoardFile, path: Path, owner: str, aside: bool = False, priced: bool = True) -> list[Effect]:
    """The effects listed at `path`; the priced ones of a tile get a number and a name to be used by."""
    listed = [_effect(board, data, [*path, place], aside=aside) for place in range(len(data.get(path, list)))]
    if not priced:
        return listed
    paid = [place for place, effect in enumerate(listed) if effect.pay]
    for place in paid:
        old = listed[place]
        offer = Effect(old.kind, old.n, old.pay, old.each, old.colours, old.choose, old.limited, len(board.offers))
        board.offers.append(offer)
        board.offer_names.append(owner if len(paid) == 1 else f"{owner} {place + 1}")
        listed[place] = offer
    return listed


def _effect(board: RailBoard, data: BoardFile, path: Path, action: str = "", aside: bool = False) -> Effect:
    word = data.get([*path, "effect"], str)
    if word not in EFFECTS:
        raise data.wrong(path, f"there is no effect {word!r}; there are: {', '.join(EFFECTS)}")
    kind = EFFECTS[word]
    parameters, only = KINDS[kind].parameters, KINDS[kind].only
    if only and only != action:
        raise data.wrong(path, f"the effect {word!r} belongs to worker abilities of the action {only}")
    given = data.get(path, dict)
    for key in given:
        if key not in ("effect", "pay", *parameters):
            raise data.wrong(path, f"the effect {word!r} has no parameter {key!r}")
    pay = data.number([*path, "pay"], 1, 10_000) if "pay" in given else 0
    n = next((data.number([*path, key], 0 if key == "base" else 1, 10_000) for key in parameters if key in COUNTS), 1)
    each = next((data.number([*path, key], 0, 10_000) for key in parameters if key in ("pay_each", "per_triangle")), 0)
    if kind == tiles.PROMOTE and each and path[0] != "contract_tiles":
        raise data.wrong(path, "only contracts have a fee for each promotion")
    if kind == tiles.RAIL_REBATE and each > board.rail_triangle:
        raise data.wrong(path, "the rebate for a triangle may not be more than its price")
    colours: list[int] = []
    if "colours" in parameters:
        colours = [data.choice([*path, "colours", place], board.colour_names) for place in range(len(data.get([*path, "colours"], list)))]
    choose = data.number([*path, "choose"], 1, len(colours)) if colours else 0
    if "from" in parameters and (data.choice([*path, "from"], ("board", "aside")) == 1) != aside:
        raise data.wrong(path, 'set-up tiles place pieces from = "aside", all others from = "board"')
    limited = "where" in parameters and data.choice([*path, "where"], (EVERYWHERE[word], LIMITED[word])) == 1
    return Effect(kind, n, pay, each, colours, choose, limited, -1)


def _tiles(board: RailBoard, data: BoardFile) -> None:
    abilities: dict[int, Effect] = {}
    for row in _rows(data, "worker_abilities"):
        action = data.choice(["worker_abilities", row, "action"], ACTIONS)
        colour = data.choice(["worker_abilities", row, "worker"], board.colour_names)
        abilities[action * COLOURS + colour] = _effect(board, data, ["worker_abilities", row, "ability"], ACTIONS[action])
    if sorted(abilities) != list(range(len(ACTIONS) * COLOURS)):
        raise data.wrong(["worker_abilities", 0], f"there must be one ability for each of {len(ACTIONS)} actions and {COLOURS} kinds of workers")
    board.ability = [abilities[place] for place in range(len(ACTIONS) * COLOURS)]
    for action in range(len(ACTIONS)):
        white = board.ability[action * COLOURS + tiles.WHITE]
        if white.kind != tiles.PROMOTE or white.pay or white.each:
            raise data.wrong(["worker_abilities", 0], "the ability of the unskilled worker is a free promotion with every action")
    for row, tile in enumerate(_names(data, "city_tiles")):
        main = _effects(board, data, ["city_tiles", row, "main"], tile, priced=False)
        if any(effect.pay for effect in main):
            raise data.wrong(["city_tiles", row, "main"], "a main reward has no price")
        bonus = _effects(board, data, ["city_tiles", row, "first_station"], tile)
        board.city_tiles.append(CityTile(tile, data.number(["city_tiles", row, "level"], 1, 5), main, bonus))
    printed = [data.get(["city_tiles", row, "printed_on"], str) for row in _rows(data, "city_tiles")]
    board.printed_tile = [printed.index(city) if city in printed else -1 for city in board.city_ids]
    for level in range(1, 6):
        dealt = sum(1 for tile, place in zip(board.city_tiles, printed, strict=True) if tile.level == level and not place)
        spaces = sum(1 for city in range(board.cities) if board.level[city] == level and board.printed_tile[city] < 0)
        if dealt != spaces:
            raise data.wrong(["city_tiles", 0], f"there are {dealt} city tiles of level {level} for {spaces} cities")
    for row, tile in enumerate(_names(data, "telegraph_tiles")):
        board.telegraph_tiles.append(Tile(tile, _effects(board, data, ["telegraph_tiles", row, "bonus"], tile)))
    if len(board.telegraph_tiles) != board.sections - board.contract_sections.bit_count():
        raise data.wrong(["telegraph_tiles", 0], "there must be one telegraph tile for each section without a contract icon")
    for row, tile in enumerate(_names(data, "train_types")):
        board.trains.append(Tile(tile, _effects(board, data, ["train_types", row, "bonus"], tile)))
        board.train_count.append(data.number(["train_types", row, "count"], 0, 99))
    starters = [row for row in _rows(data, "train_types") if data.get(["train_types", row, "starter"], bool)]
    if len(starters) != 1:
        raise data.wrong(["train_types", 0, "starter"], f"there must be one kind of starter train, not {len(starters)}")
    board.starter = starters[0]
    for row, tile in enumerate(_names(data, "setup_tiles")):
        for side in "ab":
            board.setup_sides.append(Tile(tile + side, _effects(board, data, ["setup_tiles", row, f"side_{side}"], tile + side, aside=True)))


def _bounds(board: RailBoard) -> None:
    """For every effect the most that it can bring towards a price, so that hopeless actions are seen at once."""
    board.best_train = max(_settle(board, tile.effects) for tile in board.trains)
    board.train_most = [_settle(board, tile.effects) for tile in board.trains]  # a train that flips another counts on the best
    pieces = (tiles.PLACE_TRACK, tiles.PLACE_STATION, tiles.PLACE_OFFICE)
    board.train_cash = [sum(effect.most for effect in tile.effects if effect.kind not in pieces) for tile in board.trains]
    for city in board.city_tiles:
        _settle(board, city.main)
        board.bonus_most.append(_settle(board, city.bonus))
        board.bonus_flips.append(sum(effect.n for effect in city.bonus if effect.kind == tiles.FLIP_TRAIN))
        board.bonus_fixed.append(sum(effect.most for effect in city.bonus if effect.kind != tiles.FLIP_TRAIN))
        board.bonus_sure.append(sum(KINDS[effect.kind].sure(board, effect, 0, 0, 0) for effect in city.bonus if not effect.pay))
        board.bonus_takes.append(any(effect.kind == tiles.TAKE_TRAIN for effect in city.bonus))
    _settle(board, board.offers)
    _settle(board, board.ability)


def _settle(board: RailBoard, effects: list[Effect]) -> int:
    for effect in effects:
        effect.most = KINDS[effect.kind].most(board, effect)
    return sum(effect.most for effect in effects)


def _contracts(board: RailBoard, data: BoardFile) -> None:
    board.contract_names = _names(data, "contract_tiles")
    for row in range(len(board.contract_names)):
        halves = []
        for side in ("left", "right"):
            path: list[str | int] = ["contract_tiles", row, side]
            effects = _effects(board, data, [*path, "reward"], "", priced=False)
            halves.append(Contract(data.number([*path, "cost_shares"], 0, 20), sum(effect.pay for effect in effects), effects))
        if min(half.shares for half in halves) < _private_shares(board):
            raise data.wrong(["contract_tiles", row], "a contract must cost as many shares at least as an ability gives with it")
        board.contracts.append(halves)


def _private_shares(board: RailBoard) -> int:
    return max((ability.n for ability in board.ability if ability.kind == tiles.PRIVATE_CONTRACT), default=0)


def _objectives(board: RailBoard, data: BoardFile) -> None:
    board.groups = [[] for _ in GROUPS]
    for row, name in enumerate(_names(data, "objectives")):
        group = data.choice(["objectives", row, "group"], GROUPS)
        places = range(len(data.get(["objectives", row, "managers"], list)))
        managers = [data.choice(["objectives", row, "managers", place], [*board.colour_names, "any"]) for place in places]
        if not 1 <= len(managers) <= 2:
            raise data.wrong(["objectives", row, "managers"], "an objective has 1 or 2 manager places")
        conditions: list[tuple[int, int, int]] = []
        for place in range(len(data.get(["objectives", row, "conditions"], list))):
            path: list[str | int] = ["objectives", row, "conditions", place]
            kind = data.choice([*path, "kind"], CONDITIONS)
            figure = data.number([*path, "level"], 1, 5) if kind < 2 else data.number([*path, "triangles"], 0, 3) if kind == 3 else 0
            conditions.append((kind, figure, data.number([*path, "n"], 1, 40)))
        board.groups[group].append(row)
        board.objective_rank.append(max(0, group - 1))
        vp = data.number(["objectives", row, "vp"], 0, 200)
        board.objectives.append(Objective(name, GROUPS[group], vp, [ANY if one == COLOURS else one for one in managers], conditions))


def _progress(board: RailBoard, data: BoardFile) -> None:
    board.progress_names = _names(data, "progress_tracks")
    if len(board.progress_names) != 3:
        raise data.wrong(["progress_tracks", 0], "there must be three progress tracks: offices, stations, cities of level 5")
    board.progress_top = len(data.get(["progress_tracks", 0, "vp"], list)) - 1
    for row in range(3):
        vp = [data.number(["progress_tracks", row, "vp", place], 0, 99) for place in range(len(data.get(["progress_tracks", row, "vp"], list)))]
        if len(vp) != board.progress_top + 1:
            raise data.wrong(["progress_tracks", row, "vp"], "the progress tracks must be equally long")
        kinds, amounts = [0] * len(vp), [0] * len(vp)
        for place in range(len(data.get(["progress_tracks", row, "tolls"], list))):
            path: list[str | int] = ["progress_tracks", row, "tolls", place]
            box = data.number([*path, "position"], 1, board.progress_top)
            kinds[box] = data.choice([*path, "kind"], TOLLS)
            amounts[box] = data.number([*path, "amount"], 1, 1 if kinds[box] == tiles.WORKER_TOLL else 10_000)
        board.progress_vp.append(vp)
        board.toll.append(kinds)
        board.toll_amount.append(amounts)


def _player_board(board: RailBoard, data: BoardFile) -> None:
    tracks: list[int] = []  # the section of each piece, from left to right
    buildings: list[int] = []
    sections = _rows(data, "player_board_sections")
    for row in sections:
        path: list[str | int] = ["player_board_sections", row]
        board.section_money.append(data.number([*path, "money"], 0, 10_000))
        tracks += [row] * data.number([*path, "tracks"], 0, 20)
        buildings += [row] * data.number([*path, "buildings"], 0, 20)
        if not data.get([*path, "left_of_logo"], bool):
            board.last_tracks += data.number([*path, "tracks"], 0, 20)
            board.last_buildings += data.number([*path, "buildings"], 0, 20)
    if len(tracks) != board.start_tracks or len(buildings) != board.start_buildings:
        raise data.wrong(["player_board_sections", 0], f"the sections must hold {board.start_tracks} tracks and {board.start_buildings} buildings")
    board.track_section = [len(sections)] + [tracks[-left] for left in range(1, len(tracks) + 1)]
    board.building_section = [len(sections)] + [buildings[-left] for left in range(1, len(buildings) + 1)]


def _players(board: RailBoard, data: BoardFile) -> None:
    for players in range(5):
        if players < 2:
            board.pile_size.append(0)
            board.neutral_stations.append([])
            board.neutral_offices.append([])
            continue
        path: list[str | int] = ["setup", f"p{players}"]
        board.pile_size.append(data.number([*path, "train_stack_size"], 0, 99))
        cities = range(len(data.get([*path, "neutral_stations"], list)))
        board.neutral_stations.append([data.choice([*path, "neutral_stations", place], board.city_ids) for place in cities])
        offices = range(len(data.get([*path, "neutral_offices"], list)))
        board.neutral_offices.append([data.number([*path, "neutral_offices", place], 1, board.sections) - 1 for place in offices])
