"""Tournaments: making one, joining by its link, pairings and standings."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from roundhouse.server import leagues, tournaments
from roundhouse.server.api import account_answers, tournament_answers
from roundhouse.server.api.bodies import Farewells, NewLeague, NewTournament
from roundhouse.server.api.common import ERRORS, TheAccount, TheDesk, sent
from roundhouse.server.api.me import mine
from roundhouse.server.desk import Desk

router = APIRouter(prefix="/api", tags=["tournaments"], responses=ERRORS)
TournamentId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


async def told(desk: Desk, tournament: str, account: str, status: int = 200) -> Response:
    """A tournament as it stands."""
    async with desk.store.read() as connection:
        return sent(await tournaments.page(connection, tournament, account), status)


@router.get("/tournaments", response_model=tournament_answers.Tournaments)
async def listed(desk: TheDesk, account: TheAccount) -> Response:
    """Public tournaments, and one's own."""
    async with desk.store.read() as connection:
        return sent({"tournaments": await tournaments.listed(connection, account.id if account else "")})


@router.post("/tournaments", status_code=201, response_model=tournament_answers.Tournament)
async def create(desk: TheDesk, account: TheAccount, wish: NewTournament) -> Response:
    """Make a tournament."""
    who = mine(account)
    return await told(desk, await tournaments.create(desk, who, wish.model_dump()), who.id, 201)


@router.get("/tournaments/{tournament}", response_model=tournament_answers.Tournament)
async def look(desk: TheDesk, account: TheAccount, tournament: TournamentId) -> Response:
    """A tournament with its pairings and standings: whoever has the link may look."""
    return await told(desk, tournament, account.id if account else "")


@router.post("/tournaments/{tournament}/join", response_model=tournament_answers.Tournament)
async def join(desk: TheDesk, account: TheAccount, tournament: TournamentId) -> Response:
    """Take part: whoever has the link may, until it begins."""
    await tournaments.join(desk, mine(account), tournament)
    return await told(desk, tournament, mine(account).id)


@router.post("/tournaments/{tournament}/leave", response_model=tournament_answers.Tournament)
async def leave(desk: TheDesk, account: TheAccount, tournament: TournamentId, wish: Farewells) -> Response:
    """Drop out, or, as the host, let somebody drop out: a bot plays their game to its end, and they are paired no more."""
    who = mine(account)
    await tournaments.leave(desk, who, tournament, wish.person or who.id)
    return await told(desk, tournament, who.id)


@router.post("/tournaments/{tournament}/start", response_model=tournament_answers.Tournament)
async def start(desk: TheDesk, account: TheAccount, tournament: TournamentId) -> Response:
    """Begin; from then on rounds follow each other by themselves."""
    await tournaments.start(desk, mine(account), tournament)
    return await told(desk, tournament, mine(account).id)


@router.post("/tournaments/{tournament}/close", response_model=account_answers.Done)
async def close(desk: TheDesk, account: TheAccount, tournament: TournamentId) -> Response:
    """As the host, give up a tournament that has not begun."""
    await tournaments.close(desk, mine(account), tournament)
    return sent({"done": True})


async def told_league(desk: Desk, league: str, account: str, status: int = 200, season: int | None = None) -> Response:
    """A league as it stands, or as it stood in a season before."""
    async with desk.store.read() as connection:
        return sent(await leagues.page(connection, league, account, season), status)


@router.get("/leagues", response_model=tournament_answers.Leagues)
async def listed_leagues(desk: TheDesk, account: TheAccount) -> Response:
    """Public leagues, and one's own."""
    async with desk.store.read() as connection:
        return sent({"leagues": await leagues.listed(connection, account.id if account else "")})


@router.post("/leagues", status_code=201, response_model=tournament_answers.League)
async def create_league(desk: TheDesk, account: TheAccount, wish: NewLeague) -> Response:
    """Make a league: people join the list of those who wait, until the host begins a season."""
    who = mine(account)
    return await told_league(desk, await leagues.create(desk, who, wish.model_dump()), who.id, 201)


@router.get("/leagues/{tournament}", response_model=tournament_answers.League)
async def look_at_league(
    desk: TheDesk, account: TheAccount, tournament: TournamentId, season: Annotated[int | None, Query(ge=1, le=10_000)] = None
) -> Response:
    """A league with its divisions of this season, or of one before."""
    return await told_league(desk, tournament, account.id if account else "", season=season)


@router.post("/leagues/{tournament}/close", response_model=account_answers.Done)
async def close_league(desk: TheDesk, account: TheAccount, tournament: TournamentId) -> Response:
    """As the host, end a league: a season that has begun is played to its end, and no other follows."""
    await leagues.close(desk, mine(account), tournament)
    return sent({"done": True})


@router.post("/leagues/{tournament}/season", response_model=tournament_answers.League)
async def next_season(desk: TheDesk, account: TheAccount, tournament: TournamentId) -> Response:
    """Begin the next season: the first of each division rise, the last fall, and those who wait come in at the end."""
    await leagues.next_season(desk, mine(account), tournament)
    return await told_league(desk, tournament, mine(account).id)
