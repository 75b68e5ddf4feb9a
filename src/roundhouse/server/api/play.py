"""Playing: the state, moves, taking back, reasons, hints, chat."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import ValidationError

from roundhouse.kernel.state import SPECTATOR
from roundhouse.server import accounts, seating, takeback
from roundhouse.server.accounts import Account
from roundhouse.server.api import answers, foresight
from roundhouse.server.api.bodies import ONE_OF_BOTH, BotName, Hint, Notation, Say, Step, Undo, UndoAnswer, Why, Word
from roundhouse.server.api.common import ERRORS, Asker, Language, TheAccount, TheDesk, TheRoom, TheToken, seat_for, sent, while_here, written
from roundhouse.server.desk import Desk, find_move
from roundhouse.server.eyes import move_data
from roundhouse.server.hub import moment
from roundhouse.server.names import apart
from roundhouse.server.problems import Problem
from roundhouse.server.rated import unaided
from roundhouse.server.room import Room
from roundhouse.server.seating import known_bot

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


def question(
    move: Annotated[Notation | None, Query()] = None, place: Annotated[Word | None, Query()] = None, piece: Annotated[Word | None, Query()] = None
) -> Why:
    """The question of an address."""
    try:
        return Why(move=move, place=place, piece=piece)
    except ValidationError:
        raise Problem("bad", ONE_OF_BOTH) from None


Question = Annotated[Why, Depends(question)]


@router.get("/state", response_model=answers.State)
async def state(desk: TheDesk, room: TheRoom, token: TheToken, since: Annotated[str, Query(max_length=64)] = "") -> Response:
    """The position for the eyes of the token's seat; without one, for a spectator's."""
    eye = seat_for(desk, room, token) if token else SPECTATOR
    return sent(room.message(eye, room.log(eye).first_new(since), moment()))


@router.post("/moves", response_model=answers.Stepped)
async def move(desk: TheDesk, room: TheRoom, token: TheToken, step: Step, language: Language, asker: Asker) -> Response:
    """Play a move."""
    seat = seat_for(desk, room, token)
    room.asker = asker
    at = await desk.move(room, seat, step.move, step.at, language)
    return sent({"done": True, "at": at, "state": after(room, seat, step.at)})


@router.post("/undo", response_model=answers.Stepped)
async def undo(desk: TheDesk, room: TheRoom, token: TheToken, wish: Undo, language: Language) -> Response:
    """Take back one's last step, or ask the others."""
    seat = seat_for(desk, room, token)
    done = await takeback.undo(desk, room, seat, wish.at, language)
    return sent({"done": done, "at": room.packet(seat).at, "state": after(room, seat, wish.at)})


@router.post("/undo/answer", response_model=answers.Stepped)
async def undo_answer(desk: TheDesk, room: TheRoom, token: TheToken, wish: UndoAnswer) -> Response:
    """Agree that something is taken back, or not."""
    seat = seat_for(desk, room, token)
    done = await takeback.answer(desk, room, seat, wish.agree)
    return sent({"done": done, "at": room.packet(seat).at, "state": after(room, seat, "")})


def after(room: Room, seat: int, since: str) -> dict[str, Any]:
    """The state for a seat once its step is done, with the events that are new since it was decided on."""
    return room.message(seat, room.log(seat).first_new(since), moment())


@router.get("/why", response_model=answers.Reason)
async def why(request: Request, desk: TheDesk, room: TheRoom, token: TheToken, language: Language, question: Question, asker: Asker) -> Response:
    """Whether one may play a move, or do anything at a place, and if not, by which rule."""
    return await written(request, foresight.reason(desk, room, seat_for(desk, room, token), question, language, asker))


@router.get("/hint", response_model=answers.Hinted)
async def hint(request: Request, desk: TheDesk, room: TheRoom, token: TheToken, asker: Asker, bot: Annotated[BotName, Query()] = "hard") -> Response:
    """What a bot would play that knows what this seat knows, and its best moves with the chance of each and why."""
    return sent(await while_here(request, advise(desk, room, seat_for(desk, room, token), Hint(bot=bot), asker)))


async def advise(desk: Desk, room: Room, seat: int, wish: Hint, asker: str) -> dict[str, Any]:
    """The move that a bot would play for `seat`, and its best ones with reasons."""
    state = room.playing()
    unaided(room.row)
    if seat not in state.to_act():
        raise Problem("state", "it is not your turn to decide")
    found = await desk.thinkers.suggest(state, seat, known_bot(wish.bot), asker, room.id)
    best = [{**one, **move_data(room.game, state, find_move(room, one["move"]))} for one in found["best"]]
    return {**move_data(room.game, state, find_move(room, found["move"])), "best": best}


@router.get("/chat", response_model=answers.Chat)
async def chat(desk: TheDesk, room: TheRoom, since: Annotated[int, Query(ge=0, le=1 << 30)] = 0) -> Response:
    """The last lines of the chat."""
    return sent({"chat": await desk.chat(room.id, since)})


@router.post("/chat", status_code=201, response_model=answers.ChatLine)
async def say(desk: TheDesk, room: TheRoom, token: TheToken, account: TheAccount, wish: Say, asker: Asker) -> Response:
    """Say something."""
    seat = seat_for(desk, room, token) if token else None
    return sent(await speak(desk, room, seat, wish, asker, account), 201)


async def speak(desk: Desk, room: Room, seat: int | None, wish: Say, asker: str, account: Account | None) -> dict[str, Any]:
    """A line of the chat from a seat, or from a visitor: under their own name if they have one, else under one that is nobody's."""
    if seat is None and not room.row.visitors:
        raise Problem("forbidden", "visitors do not talk at this table")
    if seat is not None:
        desk.talk.count(room.id, seat, asker)
        return await seating.say(desk, room, seat, room.chairs[seat].name, wish.text, room.chairs[seat].account)
    wanted = account.name if account else wish.name
    name = apart(wanted, room.names) if wanted is not None else None
    if name is None:
        raise Problem("bad", "name: a visitor needs a name that nobody at the table has, nor one that looks like it")
    desk.talk.count(room.id, seat, asker)
    if account is None:
        await accounts.free(desk.store, name, "")
    return await seating.say(desk, room, seat, name, wish.text, account.id if account else "")
