"""What people are told about tournaments."""

from typing import Annotated, Literal

from roundhouse.kernel.shapes import Count, Doc, TypedDict
from roundhouse.server.api.answers import Clock, Status
from roundhouse.server.api.basics import Moment


class TournamentInfo(TypedDict):
    """A tournament in short."""

    id: str
    title: str
    kind: Literal["round-robin", "swiss", "knock-out"]
    status: Literal["open", "running", "over"]
    public: bool
    game: str
    size: Annotated[int, Doc("of a table, as far as it can be")]
    best: Annotated[int, Doc("of each table go on in a knock-out")]
    rated: bool
    clock: Clock
    round: Annotated[Count, Doc("0 before the first")]
    rounds: Annotated[Count, Doc("0: as many as it takes")]
    people: Count
    league: Annotated[str | None, Doc("that it belongs to: /api/leagues/{league}")]
    season: Annotated[Count, Doc("of the league; 0: the list of those who wait, or no league")]
    division: Annotated[Count, Doc("of the season, 1 the highest")]
    created: Moment
    started: Moment | None
    ended: Moment | None


class Tournaments(TypedDict):
    """Public tournaments and my own, the newest first."""

    tournaments: list[TournamentInfo]


class Entrant(TypedDict):
    """Somebody who takes part."""

    id: str
    name: str


class TournamentStanding(Entrant):
    """How somebody stands; ties are broken in the order of these fields."""

    place: int
    points: Annotated[float, Doc("1 for the first of a table, 0 for the last, the others evenly between; half a point for sitting out")]
    wins: Count
    opponents: Annotated[float, Doc("the points of those whom they met")]
    share: Annotated[float, Doc("of all points at their tables, the mean")]
    rounds: Annotated[Count, Doc("played to the end")]
    dropped: bool


class TournamentSeat(Entrant):
    """Somebody at a table."""

    place: Annotated[float | None, Doc("shared places are the mean; null while it is played")]


class TournamentGame(TypedDict):
    """A table of a round."""

    table: str
    status: Status
    seats: list[TournamentSeat]


class TournamentRound(TypedDict):
    """A round."""

    number: int
    games: list[TournamentGame]
    out: Annotated[list[Entrant], Doc("who sit out")]


class Tournament(TournamentInfo):
    """A tournament with its pairings and standings."""

    host: Annotated[bool, Doc("it is mine")]
    joined: bool
    out: Annotated[bool, Doc("I have dropped out")]
    standings: list[TournamentStanding]
    pairings: list[TournamentRound]
    now: Moment


class LeagueInfo(TypedDict):
    """A league in short."""

    id: str
    title: str
    game: str
    season: Annotated[Count, Doc("0 before the first")]
    people: Annotated[Count, Doc("in this season and waiting for the next")]
    closed: Annotated[bool, Doc("no further season follows")]
    created: Moment


class Leagues(TypedDict):
    """Public leagues and my own, the newest first."""

    leagues: list[LeagueInfo]


class League(TypedDict):
    """A league: this season's divisions, the highest first, and the list of those who wait for the next."""

    id: str
    title: str
    season: Annotated[Count, Doc("0 before the first")]
    shown: Annotated[Count, Doc("the season that the divisions are of")]
    division: Annotated[int, Doc("how many are in a division, about")]
    up: Annotated[int, Doc("how many rise and fall")]
    closed: Annotated[bool, Doc("no further season follows")]
    host: bool
    divisions: list[Tournament]
    waiting: Annotated[Tournament, Doc("joined as a tournament is, by /api/tournaments/{id}/join")]
