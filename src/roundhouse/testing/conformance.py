"""The conformance kit: what must hold for every game, board, option and number of players. It takes only a GAME.

from roundhouse.testing import conform
def test_highland_conforms():
    conform(GAME)

 1. `ends`              any game ends within the stated bound; a seat that must act has a move
 2. `refuses`           `moves` and `refusal` agree on the whole move space, position by position; a refusal names a rule and changes nothing
 3. `invariants`        after every move the game's own invariants hold
 4. `replays`           seed and moves lead to the same position: again, from a record, in another process
 5. `keeps_secrets`     what a seat may not know is neither in its view nor in its moves
 6. `tells_no_secrets`  nor in the events that it hears
 7. `reads_back`        notation is read back as the move; a view is plain data, and its schema describes every field
 8. `as_declared`       views and events are of the declared shapes, and told to whom they may be told
 9. `copies`            a copy shares nothing that changes
10. `keeps_pieces`      every attribute that changes is in copy, dump and `pieces`
11. `goes_on`           play goes on alike from a restored position: moves, judge, events, keys
12. `speaks`            options, phases, boards, moves, refusals and events have their words in every language
13. `shows`             terminal, places, board data, colours and ways work in every phase and for everybody
14. `takes_back`        a step that may be taken back can be
15. `tells_of_players`  whatever is told about a player has its words and right sums, and is no secret
16. `asks_only`         asking changes nothing, and what bots are told can be reckoned with

Tables of older rules have 1, 3 and 4. What each property compares is said where it stands.
"""

import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256

from roundhouse.kernel import chance as engine
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.dice import Dice
from roundhouse.kernel.errors import IllegalMove, RoundhouseError
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Aside
from roundhouse.kernel.record import Record
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.state import State
from roundhouse.kernel.undo import undo_refusal, undone
from roundhouse.testing.declared import as_declared
from roundhouse.testing.faces import reads_back, shows, speaks
from roundhouse.testing.pieces import goes_on, keeps_pieces
from roundhouse.testing.players import tells_of_players
from roundhouse.testing.questions import asks_only
from roundhouse.testing.secrecy import keeps_secrets, tells_no_secrets
from roundhouse.testing.tables import Case, NotConform, along, cases, demand, first_of_board, new, older, positions, step

__all__ = ["OLDER_PROPERTIES", "PROPERTIES", "Case", "NotConform", "cases", "conform", "digest", "disagreement", "older"]

LONGEST_UNDO = 400  # moves of a game in which taking back is tried: it replays them all
COMPILED = not str(engine.__file__).endswith(".py")
JUDGED = 50_000  # moves of the space that are judged in one case while the engine is not compiled; the first case of a board judges all
RARELY = 10  # how often the invariants are looked at where that is costly
MORE_GAMES = 2 if COMPILED else 0  # in which the whole space is judged as well


def conform(game: Game) -> None:
    """Check all properties in every case, and that tables of older rules can be finished; raises NotConform."""
    for check in PROPERTIES:
        for case in cases(game):
            check(game, case)
    for check in OLDER_PROPERTIES:
        for rules in older(game):
            for case in cases(game, rules):
                check(game, case)


def ends(game: Game, case: Case) -> None:
    """1. Any sequence of legal moves ends within the stated bound; a seat that must act always has a move."""
    state = new(game, case)
    chance = Chance(1)
    count = 0
    while not state.over:
        acting = state.to_act()
        demand(bool(acting), case, "nobody is to act and the game is not over", state)
        demand(len(acting) == len(set(acting)), case, f"`to_act` names a seat twice: {acting}", state)
        for seat in acting:
            demand(bool(state.moves(seat)), case, f"seat {seat} must act and has no move", state)
        for seat in range(-1, case.players + 1):
            owes = state.phases[state.at].owes(state, seat)
            demand(owes == (seat in acting), case, f"`to_act` and `owes` do not agree about seat {seat}", state)
        phase, moves = state.phases[state.at], state.moves(acting[0])
        demand(phase.first(state) == acting[0], case, "`first` is not the first of `to_act`", state)
        picked = phase.pick(state, acting[0], Dice(Chance(count)))
        demand(picked is moves[Dice(Chance(count)).below(len(moves))], case, f"`pick` draws {picked} where `moves` has another", state)
        count += 1
        demand(count <= game.longest(case.players), case, f"the game is longer than {game.longest(case.players)} moves", state)
        step(state, chance)
    demand(state.to_act() == [], case, "somebody is to act after the end", state)
    demand(len(state.scores()) == case.players, case, "there is not one score for each seat", state)
    demand(sorted(state.ranking()) == list(range(case.players)), case, "the ranking is not a list of all seats", state)
    winners = state.winners()
    demand(set(winners) == set(state.ranking()[: len(winners)]) and bool(winners), case, f"the winners {winners} are not the first of the ranking", state)


def refuses(game: Game, case: Case) -> None:
    """2. `moves` are exactly the moves of the space that `refusal` does not refuse; the others are refused with a rule id, and nothing changes.

    The whole space is judged for a seat that must act, in every position of a game (of three, compiled). Only where that is more than JUDGED moves,
    interpreted, it is done in every second, third ... position, but for the first case of each board.
    """
    known = set(game.rules("en")) | set(read_rules("roundhouse", "en"))
    space = new(game, case).setting.board.moves
    every = 1
    if not COMPILED and not first_of_board(game, case):
        every += sum(1 for _ in along(game, case)) * len(space) // JUDGED
    for number, state in enumerate(along(game, case)):
        if number % every == 0:
            _judge_all(state, case)
    for number in range(MORE_GAMES):
        state = new(game, case)
        chance = Chance(20 + number)
        while not state.over:
            _judge_all(state, case)
            step(state, chance)
    for state in positions(game, case):
        for seat in range(case.players):
            legal = {move.index for move in state.moves(seat) + state.asides(seat)}
            for move in space[:: 1 + len(space) // 400]:
                refusal = game.refusal(state, seat, move)
                demand((refusal is None) == (move.index in legal), case, f"{move.text!r} of seat {seat}: {refusal!r}, which `moves` says otherwise", state)
                demand(refusal is None or refusal.rule in known, case, f"{move.text!r} is refused by {refusal!r}, which no rules text has", state)
            _try_illegal(state, seat, legal, case)


def _judge_all(state: State, case: Case) -> None:
    for seat in state.to_act():
        found = disagreement(state, seat)
        demand(not found, case, found, state)


def disagreement(state: State, seat: int) -> str:
    """Where `moves` and `refusal` do not say the same about the whole move space; empty if they agree."""
    moves = state.moves(seat)
    offered = {move.index for move in moves} | {move.index for move in state.asides(seat)}
    allowed = {move.index for move in state.setting.board.moves if state.refusal(seat, move) is None}
    space = state.setting.board.moves
    if allowed - offered:
        return f"{[space[index].text for index in sorted(allowed - offered)][:5]} not among the moves of seat {seat} but not refused"
    if offered - allowed:
        index = min(offered - allowed)
        return f"{space[index].text!r} is among the moves of seat {seat} but refused: {state.refusal(seat, space[index])!r}"
    return f"seat {seat} is offered a move twice" if len(moves) != len({move.index for move in moves}) else ""


def _try_illegal(state: State, seat: int, legal: set[int], case: Case) -> None:
    for move in state.setting.board.moves[:: max(1, len(state.setting.board.moves) // 20)]:
        if move.index in legal:
            continue
        before = state.key()
        try:
            state.play(seat, move)
        except IllegalMove:
            demand(state.key() == before, case, f"the refused {move.text!r} changed something", state)
        else:
            raise NotConform(f"{case}: {move.text!r} was played though it is not legal")


def invariants(game: Game, case: Case) -> None:
    """3. After every move the game's invariants hold; at tables of older rules, but for the first of each board, after every RARELY-th and at the end."""
    state = new(game, case)
    chance = Chance(3)
    every = RARELY if case.rules and not first_of_board(game, case) else 1
    while not state.over:
        step(state, chance)
        if len(state.plies) % every and not state.over:
            continue
        try:
            game.check(state)
        except RoundhouseError as problem:
            raise NotConform(f"{case}, after move {len(state.plies)}: {problem}") from None


def replays(game: Game, case: Case) -> None:
    """4. Seed and moves lead to the same position: again, from a saved record, in another process."""
    state = new(game, case)
    chance = Chance(4)
    while not state.over:
        step(state, chance)
    text = game.record(state).text
    try:
        again = Record.parse(text).state()
    except RoundhouseError as problem:
        raise NotConform(f"{case}: the record does not replay to the same position: {problem}") from None
    demand(again.key() == state.key(), case, "the record does not replay to the same position", state)
    if case == cases(game)[0]:
        demand(_elsewhere(text) == digest(state), case, "another process replays the record to another position", state)


def digest(state: State) -> str:
    """A short fingerprint of a position, the same in every process."""
    return sha256(repr(state.key()).encode()).hexdigest()[:16]


def _elsewhere(text: str) -> str:
    code = "import sys; from roundhouse import Record; from roundhouse.testing.conformance import digest; print(digest(Record.parse(sys.stdin.read()).state()))"
    run = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True, text=True, check=False)
    return run.stdout.strip() or run.stderr.strip()


def copies(game: Game, case: Case) -> None:
    """9. A copy shares nothing that changes."""
    chance = Chance(8)
    for state in positions(game, case):
        before = (state.key(), state.plies[:], repr(state.dump()))
        other = state.copy()
        demand(other.key() == before[0] and other.plies == before[1], case, "a copy is not the same", state)
        for _ in range(30):
            if other.over:
                break
            step(other, chance)
        after = (state.key(), state.plies[:], repr(state.dump()))
        demand(after == before, case, "playing on a copy changes the original", state)


def takes_back(game: Game, case: Case) -> None:
    """14. A step that may be taken back can be, and leaves the seat to decide again."""
    for state in positions(game, case):
        if len(state.plies) > LONGEST_UNDO:
            return
        for seat in range(case.players):
            if undo_refusal(state, seat) is not None:
                continue
            try:
                before = undone(state, seat)
            except RoundhouseError as problem:
                raise NotConform(f"{case}, move {len(state.plies)}: seat {seat} may take back a step, but {problem}") from None
            demand(len(before.plies) == len(state.plies) - 1, case, "taking back does not remove one step", state)
            aside = isinstance(state.history()[-1][1], Aside)
            demand(aside or seat in before.to_act(), case, f"seat {seat} took back a step and is not to act", state)


PROPERTIES: tuple[Callable[[Game, Case], None], ...] = (
    ends, refuses, invariants, replays, keeps_secrets, tells_no_secrets, reads_back, as_declared, copies, keeps_pieces, goes_on, speaks, shows, takes_back,
    tells_of_players, asks_only,
)  # fmt: skip
OLDER_PROPERTIES: tuple[Callable[[Game, Case], None], ...] = (ends, invariants, replays)  # what a table of older rules needs
