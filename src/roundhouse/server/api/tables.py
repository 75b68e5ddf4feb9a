"""Making tables, finding them, sitting down and leaving."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from sqlalchemy import select

from roundhouse.kernel.game import game as find_game
from roundhouse.server import accounts, glances, schema, seating, seeks
from roundhouse.server.api import answers
from roundhouse.server.api.bodies import Holiday, Leave, Mine, NewName, NewTable, PlayNow, SeatBot, Seek, Sit, Visitors
from roundhouse.server.api.common import ERRORS, Asker, Language, SeatNumber, TheAccount, TheDesk, TheRoom, TheToken, host_only, seat_for, sent
from roundhouse.server.problems import Problem
from roundhouse.server.tokens import hashed

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.post("/tables", status_code=201, response_model=answers.Created)
async def create(desk: TheDesk, wish: NewTable, language: Language, account: TheAccount, asker: Asker) -> Response:
    """Make a table."""
    data = wish.model_dump()
    for seat, one in enumerate(data["seats"]):
        if one["kind"] == "here" and not one["name"]:
            raise Problem("bad", f"seats[{seat}].name: a person needs a name")
    return sent(await seating.create(desk, data, language, account, asker=asker), 201)


@router.post("/play", status_code=201, response_model=answers.Created)
async def play_now(desk: TheDesk, wish: PlayNow, language: Language, account: TheAccount, asker: Asker) -> Response:
    """A game against bots, already started."""
    game = find_game(wish.game)
    players = wish.players or max(count for count in game.seats if count <= 4 or count == min(game.seats))
    if wish.seat >= players:
        raise Problem("bad", f"seat: there are seats 0 to {players - 1}")
    bots, me = {"kind": "bot", "name": "", "bot": wish.bot, "colour": ""}, {"kind": "here", "name": wish.name, "bot": "", "colour": wish.colour}
    seats = [me if seat == wish.seat else bots for seat in range(players)]
    table = {"title": "", "public": False, "practice": wish.practice, "visitors": None, "start": "full", "clock": None, "seats": seats}
    data = {**table, "game": wish.game, "board": wish.board, "options": wish.options}
    return sent(await seating.create(desk, data, language, account, asker=asker), 201)


@router.post("/seek", response_model=answers.Sought)
async def seek(desk: TheDesk, wish: Seek, language: Language, account: TheAccount) -> Response:
    """Look for opponents: a seat where the same is sought, or a new table that waits."""
    if account is None:
        await accounts.free(desk.store, wish.name, "")
    return sent(await seeks.seek(desk, wish.model_dump(), wish.name, language, account))


@router.get("/moment", response_model=answers.OfTheMoment)
async def of_the_moment(desk: TheDesk) -> Response:
    """The public game that is most worth watching now."""
    return sent({"table": await desk.lists.together("moment", lambda: seeks.of_the_moment(desk))})


@router.get("/tables", response_model=answers.Tables)
async def public_tables(
    desk: TheDesk,
    status: Literal["open", "playing", "over"] = "open",
    game: Annotated[str | None, Query(max_length=100)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Public tables, the newest first."""
    if game is not None:
        find_game(game)
    text = await desk.lists.together((status, game, limit), lambda: glances.public(desk, status, game, limit))
    return Response(text, media_type="application/json")


@router.post("/mine", response_model=answers.MyTables)
async def mine(desk: TheDesk, wish: Mine) -> Response:
    """The tables that these tokens open."""
    marks = {hashed(token): number for number, token in enumerate(wish.tokens)}
    chair, host = schema.seats.c, schema.tables.c
    async with desk.lists, desk.store.read() as connection:
        seats = (await connection.execute(select(chair.table_id, chair.seat, chair.token).where(chair.token.in_(marks), chair.account == ""))).all()
        hosts = (await connection.execute(select(host.id, host.host).where(host.host.in_(marks), host.account == ""))).all()
        places = {(str(row[0]), row[1]): marks[row[2]] for row in seats} | {(str(row[0]), None): marks[row[1]] for row in hosts}
        told = await glances.glances(desk, connection, list(places))
    return sent({"tables": glances.in_order([{**one, "token": places[one["table"]["id"], one["seat"]]} for one in told])})


@router.get("/tables/{table}", response_model=answers.Table)
async def look(desk: TheDesk, room: TheRoom) -> Response:
    """A table."""
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/seats/{seat}", status_code=201, response_model=answers.Seated)
async def sit(desk: TheDesk, room: TheRoom, seat: SeatNumber, wish: Sit, account: TheAccount) -> Response:
    """Sit down."""
    token = await seating.sit(desk, room, seat, wish.name, account, wish.colour)
    return sent({"token": token, "seat": seat, "table": desk.hub.table_data(room)}, 201)


@router.post("/tables/{table}/seats/{seat}/bot", response_model=answers.Table)
async def seat_bot(desk: TheDesk, room: TheRoom, seat: SeatNumber, wish: SeatBot, token: TheToken, language: Language) -> Response:
    """Let a bot sit down, or stand in for somebody who left."""
    if room.status != "playing" or desk.seat_of(room, token) is None:
        host_only(desk, room, token)
    await seating.seat_bot(desk, room, seat, wish.bot, language)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/seats/{seat}/open", response_model=answers.Table)
async def empty(desk: TheDesk, room: TheRoom, seat: SeatNumber, token: TheToken) -> Response:
    """Empty a seat before the start."""
    host_only(desk, room, token)
    await seating.empty(desk, room, seat)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/start", response_model=answers.Table)
async def start(desk: TheDesk, room: TheRoom, token: TheToken) -> Response:
    """Start the game."""
    host_only(desk, room, token)
    await seating.start(desk, room)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/close", response_model=answers.Table)
async def close(desk: TheDesk, room: TheRoom, token: TheToken) -> Response:
    """Give up a table that has not started."""
    host_only(desk, room, token)
    await seating.close(desk, room)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/name", response_model=answers.Table)
async def rename(desk: TheDesk, room: TheRoom, token: TheToken, wish: NewName) -> Response:
    """Change the name under which one sits."""
    seat = seat_for(desk, room, token)
    await accounts.free(desk.store, wish.name, token.account)
    await seating.rename(desk, room, seat, wish.name)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/visitors", response_model=answers.Table)
async def visitors(desk: TheDesk, room: TheRoom, token: TheToken, wish: Visitors) -> Response:
    """Let those who do not sit at the table talk, or not."""
    host_only(desk, room, token)
    await seating.let_talk(desk, room, wish.talk)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/leave", response_model=answers.Table)
async def leave(desk: TheDesk, room: TheRoom, token: TheToken, wish: Leave | None = None) -> Response:
    """Leave one's seat."""
    how = wish or Leave()
    await seating.leave(desk, room, seat_for(desk, room, token), how.bot, how.give)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/holiday", response_model=answers.Table)
async def holiday(desk: TheDesk, room: TheRoom, token: TheToken, wish: Holiday) -> Response:
    """Go on holiday, where it was agreed: one's clock stands still; or be back."""
    await seating.holiday(desk, room, seat_for(desk, room, token), wish.days)
    return sent(desk.hub.table_data(room))


@router.post("/tables/{table}/return", response_model=answers.Table)
async def come_back(desk: TheDesk, room: TheRoom, token: TheToken) -> Response:
    """Come back to one's seat."""
    await seating.come_back(desk, room, seat_for(desk, room, token))
    return sent(desk.hub.table_data(room))
