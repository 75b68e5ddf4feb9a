"""Coast and state lines of the United States for a board file, fitted to the board's own cities.

    python tools/state_lines.py states-10m.json src/roundhouse/games/railroad_revolution/boards/united_states.toml

`states-10m.json` is the file of the npm package `us-atlas` (US Census Bureau, public domain). The lines are projected (Albers), laid over the board so that
every city stands where the board has it, thinned out, and written into the tables `[art.land]` and `[art.states]` of the board file; the rivers go the
same way.
"""

import heapq
import json
import math
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

Point = tuple[float, float]

WHERE: dict[str, Point] = {  # longitude and latitude of the cities
    "washington": (-77.04, 38.91),
    "charlotte": (-80.84, 35.23),
    "miami": (-80.20, 25.77),
    "little_rock": (-92.29, 34.75),
    "chicago": (-87.63, 41.88),
    "duluth": (-92.10, 46.79),
    "kansas_city": (-94.58, 39.10),
    "houston": (-95.37, 29.76),
    "bismarck": (-100.78, 46.81),
    "denver": (-104.99, 39.74),
    "el_paso": (-106.49, 31.76),
    "salt_lake_city": (-111.89, 40.76),
    "seattle": (-122.33, 47.61),
    "san_francisco": (-122.42, 37.77),
    "san_diego": (-117.16, 32.72),
}
STATE = {  # the state of each city, by the number that the Census gives it
    "washington": "11",
    "charlotte": "37",
    "miami": "12",
    "little_rock": "05",
    "chicago": "17",
    "duluth": "27",
    "kansas_city": "29",
    "houston": "48",
    "bismarck": "38",
    "denver": "08",
    "el_paso": "48",
    "salt_lake_city": "49",
    "seattle": "53",
    "san_francisco": "06",
    "san_diego": "06",
}
RIVERS: dict[str, list[Point]] = {  # from the source to the mouth, longitude and latitude of places on the banks
    "Mississippi": [
        (-95.2, 47.2),
        (-94.9, 47.5),
        (-93.6, 47.2),
        (-94.2, 46.4),
        (-94.2, 45.6),
        (-93.2, 44.95),
        (-92.7, 44.7),
        (-91.6, 44.0),
        (-91.2, 43.4),
        (-91.1, 42.7),
        (-90.2, 41.8),
        (-91.05, 41.3),
        (-91.1, 40.7),
        (-91.45, 40.2),
        (-90.7, 39.1),
        (-90.2, 38.65),
        (-89.9, 37.9),
        (-89.5, 37.3),
        (-89.15, 37.0),
        (-89.5, 36.5),
        (-89.7, 36.0),
        (-90.1, 35.1),
        (-90.6, 34.6),
        (-91.1, 33.8),
        (-91.1, 33.0),
        (-90.95, 32.35),
        (-91.5, 31.3),
        (-91.3, 30.5),
        (-90.1, 29.95),
        (-89.4, 29.25),
    ],
    "Missouri": [
        (-111.5, 45.9),
        (-111.3, 47.5),
        (-109.2, 47.75),
        (-106.5, 47.95),
        (-104.0, 48.0),
        (-102.5, 47.65),
        (-100.85, 46.8),
        (-100.4, 45.5),
        (-100.4, 44.4),
        (-98.6, 43.0),
        (-97.4, 42.85),
        (-96.4, 42.45),
        (-95.9, 41.25),
        (-95.4, 40.0),
        (-94.6, 39.1),
        (-92.2, 38.6),
        (-90.2, 38.8),
    ],
    "Ohio": [(-80.0, 40.44), (-80.7, 40.5), (-81.6, 39.3), (-82.6, 38.4), (-84.5, 39.1), (-85.75, 38.27), (-87.6, 37.95), (-88.5, 37.1), (-89.15, 37.0)],
    "Colorado": [
        (-105.8, 40.3),
        (-107.3, 39.55),
        (-108.6, 39.1),
        (-109.9, 38.2),
        (-111.5, 36.9),
        (-112.9, 36.2),
        (-114.7, 36.05),
        (-114.6, 34.8),
        (-114.5, 33.6),
        (-114.7, 32.7),
    ],
}
FAR = {"02", "15", "60", "66", "69", "72", "78"}  # Alaska, Hawaii and the islands
SMALLEST = {"coast": 22.0, "lines": 14.0}  # of the triangles that a point must span, in square units of the board
SMALLEST_ISLAND = 60.0
SOURCE = 'source = "us-atlas 3 (npm): US Census Bureau, cartographic boundaries, public domain; fitted to the cities by tools/state_lines.py"'


def albers(place: Point) -> Point:
    """The equal-area conic projection with the parallels that are usual for this country."""
    low, high, middle, origin = (math.radians(one) for one in (29.5, 45.5, 38.0, -96.0))
    n = (math.sin(low) + math.sin(high)) / 2
    c = math.cos(low) ** 2 + 2 * n * math.sin(low)
    longitude, latitude = math.radians(place[0]), math.radians(place[1])
    radius = math.sqrt(c - 2 * n * math.sin(latitude)) / n
    least = math.sqrt(c - 2 * n * math.sin(middle)) / n
    return radius * math.sin(n * (longitude - origin)), radius * math.cos(n * (longitude - origin)) - least


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    n = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(n):
        pivot = max(range(column, n), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        for row in range(n):
            if row != column:
                factor = table[row][column] / table[column][column]
                table[row] = [a - factor * b for a, b in zip(table[row], table[column], strict=True)]
    return [table[row][n] / table[row][row] for row in range(n)]


def bend(distance: float) -> float:
    """How far a city pulls what lies at a distance: the kernel of a thin plate."""
    return distance * distance * math.log(distance) if distance > 0 else 0.0


class Sheet:
    """The projected map laid over the board like a thin plate that is held at the cities."""

    def __init__(self, pairs: list[tuple[Point, Point]]) -> None:
        self.pins = [source for source, _ in pairs]
        rows = [[bend(math.dist(a, b)) for b in self.pins] + [1.0, *a] for a in self.pins]
        rows += [[*column, 0.0, 0.0, 0.0] for column in ([1.0] * len(pairs), [a[0] for a in self.pins], [a[1] for a in self.pins])]
        self.x = solve(rows, [target[0] for _, target in pairs] + [0.0] * 3)
        self.y = solve(rows, [target[1] for _, target in pairs] + [0.0] * 3)

    def at(self, place: Point) -> Point:
        """Where a projected place lies on the board."""
        pulls = [bend(math.dist(place, pin)) for pin in self.pins] + [1.0, *place]
        return sum(a * b for a, b in zip(self.x, pulls, strict=True)), sum(a * b for a, b in zip(self.y, pulls, strict=True))


def arcs_of(atlas: dict[str, Any], sheet: Sheet) -> list[list[Point]]:
    """The arcs of the atlas on the board; they are stored as steps."""
    scale, shift = atlas["transform"]["scale"], atlas["transform"]["translate"]
    found = []
    for arc in atlas["arcs"]:
        x = y = 0
        line = []
        for step in arc:
            x, y = x + step[0], y + step[1]
            line.append(sheet.at(albers((x * scale[0] + shift[0], y * scale[1] + shift[1]))))
        found.append(line)
    return found


def area(a: Point, b: Point, c: Point) -> float:
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def thinned(line: list[Point], smallest: float) -> list[Point]:
    """Visvalingam: again and again the point that spans the smallest triangle goes."""
    before = list(range(-1, len(line) - 1))
    after = list(range(1, len(line) + 1))
    heap = [(area(line[at - 1], line[at], line[at + 1]), at) for at in range(1, len(line) - 1)]
    size = {at: value for value, at in heap}
    heapq.heapify(heap)
    gone = set()
    while heap and heap[0][0] < smallest:
        value, at = heapq.heappop(heap)
        if at in gone or size[at] != value:
            continue
        gone.add(at)
        left, right = before[at], after[at]
        after[left], before[right] = right, left
        for one in (left, right):
            if 0 < one < len(line) - 1:
                size[one] = max(value, area(line[before[one]], line[one], line[after[one]]))
                heapq.heappush(heap, (size[one], one))
    return [point for at, point in enumerate(line) if at not in gone]


def joined(lines: list[list[Point]]) -> list[list[Point]]:
    """Lines that end where others begin, as long ones."""
    rest = [line[:] for line in lines]
    found = []
    while rest:
        line = rest.pop()
        going = True
        while going:
            going = False
            for at, other in enumerate(rest):
                if line[0] != line[-1] and line[-1] in (other[0], other[-1]):
                    rest.pop(at)
                    line += other[1:] if other[0] == line[-1] else other[-2::-1]
                    going = True
                    break
                if line[0] != line[-1] and line[0] in (other[0], other[-1]):
                    rest.pop(at)
                    line = (other[:-1] if other[-1] == line[0] else other[:0:-1]) + line
                    going = True
                    break
        found.append(line)
    return found


def extent(ring: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def rings(geometry: dict[str, Any]) -> list[list[int]]:
    shapes = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
    return [ring for shape in shapes for ring in shape]


def holds(ring: list[Point], place: Point) -> bool:
    """True if the place lies inside the ring."""
    inside = False
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        if (a[1] > place[1]) != (b[1] > place[1]) and place[0] < a[0] + (place[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            inside = not inside
    return inside


def whole(arcs: list[list[Point]], ring: list[int]) -> list[Point]:
    line: list[Point] = []
    for number in ring:
        line += arcs[number] if number >= 0 else arcs[~number][::-1]
    return line


def written(line: list[Point], close: bool) -> str:
    points = [[round(x), round(y)] for x, y in line]
    tidy = [point for at, point in enumerate(points) if at == 0 or point != points[at - 1]]
    return json.dumps(tidy[:-1] if close and tidy[0] == tidy[-1] else tidy)


def table(text: str, name: str, key: str, lines: list[list[Point]], close: bool) -> str:
    """The board file with the table of these lines in place of the old one."""
    listed = ",\n  ".join(written(line, close) for line in lines)
    return re.sub(rf"\[{re.escape(name)}\]\n.*?(?=\n\[)", f"[{name}]\n{key} = [\n  {listed},\n]\n{SOURCE}\n", text, flags=re.S)


def river(sheet: Sheet, name: str) -> str:
    """A river as a table of the board file."""
    return f'[[art.rivers]]\nname = "{name}"\nline = {written([sheet.at(albers(place)) for place in RIVERS[name]], False)}\nsource = "reconstructed"\n'


def main(atlas_file: str, board_file: str) -> None:
    """Write the lines into the board file, after a look whether every city lies in its state."""
    atlas = json.loads(Path(atlas_file).read_text())
    text = Path(board_file).read_text()
    cities = {row["id"]: (float(row["x"]), float(row["y"])) for row in tomllib.loads(text)["cities"]}
    sheet = Sheet([(albers(place), cities[city]) for city, place in WHERE.items()])
    arcs = arcs_of(atlas, sheet)
    states = [state for state in atlas["objects"]["states"]["geometries"] if state["id"] not in FAR]
    for city, place in cities.items():
        for state in states:
            if state["id"] == STATE[city] and not any(holds(whole(arcs, ring), place) for ring in rings(state)):
                print(f"{city} lies beside its state", file=sys.stderr)
    used: dict[int, int] = {}
    for state in states:
        for ring in rings(state):
            for number in ring:
                used[max(number, ~number)] = used.get(max(number, ~number), 0) + 1
    coast = [thinned(arcs[number], SMALLEST["coast"]) for number, times in used.items() if times == 1]
    lines = [thinned(arcs[number], SMALLEST["lines"]) for number, times in used.items() if times == 2]
    shores = sorted((ring for ring in joined(coast) if extent(ring) > SMALLEST_ISLAND), key=extent, reverse=True)
    borders = sorted(joined(lines), key=len, reverse=True)
    text = table(text, "art.states", "lines", borders, False)
    text = table(text, "art.land", "rings", shores, True)
    text = re.sub(r"\[\[art\.rivers\]\]\n.*?(?=\n\[art)", "\n".join(river(sheet, name) for name in RIVERS), text, flags=re.S)
    Path(board_file).write_text(text)
    print(f"{len(shores)} shores with {sum(map(len, shores))} points, {len(borders)} lines with {sum(map(len, borders))} points")


if __name__ == "__main__":
    main(*sys.argv[1:3])
