"""The commands of `roundhouse`, and how their errors are told: one line on the error output, exit code 2."""

import json
import re
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import roundhouse
from roundhouse.arena import Plan, summary
from roundhouse.cli import admin_company as _company  # its commands  # noqa: F401
from roundhouse.cli import tables
from roundhouse.cli.admin import app as admin_app
from roundhouse.cli.admin_people import people_app
from roundhouse.cli.analysing import analyse_command
from roundhouse.cli.arena import arena
from roundhouse.cli.balance import balance_command
from roundhouse.cli.checking import check_board, find_game, load_record, verify
from roundhouse.cli.dataset import dataset
from roundhouse.cli.learning import learn
from roundhouse.cli.puzzling import puzzles
from roundhouse.cli.replay import Replay, may_step
from roundhouse.cli.rulebook import all_rules, coverage, find_rules
from roundhouse.cli.screen import Screen, allow_any_letters, complain, discard
from roundhouse.cli.seats import listed, players_of, read_seats
from roundhouse.cli.serving import serve
from roundhouse.cli.session import Session
from roundhouse.cli.simulating import as_data, print_summary, watched
from roundhouse.cli.stopping import Stopped
from roundhouse.cli.wishes import read_options
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, RecordError, RoundhouseError, UnknownName
from roundhouse.kernel.game import Game, games
from roundhouse.kernel.record import UNSIGNED
from roundhouse.kernel.texts import LANGUAGES, Texts

INTERRUPTED = 130  # the exit code after Ctrl-C
WRONG = 2  # the exit code for something the user can put right
USAGE: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")  # of whichever Click this Typer has

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
board_app = typer.Typer(no_args_is_help=True, help="Board files.")
app.add_typer(board_app, name="board")
admin_app.add_typer(people_app, name="people")
app.add_typer(admin_app, name="admin")
app.command("serve")(serve)
app.command("learn")(learn)
app.command("arena")(arena)
app.command("analyse")(analyse_command)
app.command("puzzles")(puzzles)
app.command("dataset")(dataset)
app.command("balance")(balance_command)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `roundhouse games` lists them.")]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")]
BoardName = Annotated[str | None, typer.Option("--board", metavar="BOARD", help="A board of the game, or the path of a .toml file.")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be given several times.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="The number that fixes chance; drawn by the system if not given.")]


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; every error that a user can cause is one line."""
    allow_any_letters()
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run one command; the exit code."""
    try:
        code = app(arguments, prog_name="roundhouse", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except RoundhouseError as problem:
        complain(problem)
        return WRONG
    except USAGE as problem:
        if type(problem).__name__ == "NoArgsIsHelpError":
            print(problem.format_message())
            return 0
        where = getattr(getattr(problem, "ctx", None), "command_path", "") or "roundhouse"
        complain(f"{_usage_words(problem)} ({where} --help)")
        return WRONG
    except typer.Exit as wish:
        return _stopped(wish.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return _stopped(INTERRUPTED)
    except Stopped as wish:
        return _stopped(wish.code)
    except BrokenPipeError:
        discard(sys.stdout)
        return 0


def _usage_words(problem: Any) -> str:
    """What is wrong with the words of the command, in one sentence."""
    text = str(problem.format_message())
    found = re.match(r"Invalid value for '?(--?[\w-]+|\[?[A-Z]+\]?)'?: (?:Input should be a valid integer|.*is not a valid int)", text)
    return f"{found.group(1)} takes a whole number" if found else text


def _stopped(code: int) -> int:
    """The exit code, with a word if it is that of Ctrl-C, which Typer makes an Exit of."""
    if code == INTERRUPTED:
        complain("stopped")
    return code


@app.callback(invoke_without_command=True)
def house(version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False) -> None:
    """Railway board games in the terminal."""
    if version:
        print(roundhouse.__version__)
        raise typer.Exit


@app.command("games")
def games_command(lang: Language = "en") -> None:
    """List the games that are installed."""
    screen = Screen(shell_texts(lang))
    for name in games():
        try:
            screen.print(tables.game_words(find_game(name), lang))
        except RoundhouseError as problem:
            complain(problem)


@app.command("play")
def play_command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The id of a game; not needed with --resume.")] = None,
    seats: Annotated[str | None, typer.Option(metavar="me,greedy,random", help="Who sits where: me, me:NAME, a bot, or exec:PROGRAM.")] = None,
    board: BoardName = None,
    option: OptionPairs = None,
    seed: Seed = None,
    lang: Language = "en",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is saved on leaving.")] = None,
    programs: Annotated[bool, typer.Option("--programs", help="With --resume: run the programs (exec:...) that the saved game names.")] = False,
) -> int:
    """Play a game against bots, or with several people at one keyboard."""
    if resume is not None:
        return _resume(resume, game, lang, save, programs, {"--seats": seats, "--board": board, "--option": option, "--seed": seed})
    if programs:
        raise BadOption("--programs goes with --resume; a new game runs the programs that --seats names")
    if game is None:
        raise BadOption(f"play needs a GAME ({', '.join(games())}) or --resume FILE")
    found = find_game(game)
    texts = found.texts(lang)
    number = secrets.randbits(63) if seed is None else seed
    dice = Chance(number)
    thinking, naming = dice.fork(), dice.fork()
    players = read_seats(seats, found, texts, naming)
    state = found.new(len(players), number, board, read_options(option))
    return Session(state, players, Screen(texts), _new_file(save), thinking).run()


def _resume(path: Path, game: str | None, lang: str, save: Path | None, programs: bool, others: dict[str, Any]) -> int:
    for name, value in others.items():
        if value is not None:
            raise BadOption(f"{name} does not go with --resume: the saved game has its own")
    record = load_record(path)
    if game is not None and find_game(game).id != record.heading["game"]:
        raise RecordError(str(path), 0, f"is a game of {record.heading['game']}, not of {game}")
    state = record.state()
    texts = state.setting.game.texts(lang)
    return Session(state, players_of(record.seats, programs), Screen(texts), _new_file(save) or path).run()


def _new_file(path: Path | None) -> Path | None:
    """The file of `--save`, which must not be there yet."""
    if path is not None and path.exists():
        raise BadOption(f"--save {path}: the file exists; go on with it by --resume, or name another")
    return path


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    seat: Annotated[int | None, typer.Option(metavar="N", help="See the table as this seat did; as a spectator if not given.")] = None,
    all_moves: Annotated[bool, typer.Option("--all", help="Print all moves at once.")] = False,
    lang: Language = "en",
) -> int:
    """Step through a saved game: Enter, back, end, a move's number, or quit."""
    record = load_record(file)
    texts = find_game(record.heading["game"]).texts(lang)
    return Replay(record, Screen(texts), None if seat is None else seat - 1).run(may_step(all_moves))


@app.command("verify")
def verify_command(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games.")], lang: Language = "en") -> int:
    """Replay saved games through the rules and say whether they hold."""
    screen = Screen(shell_texts(lang))
    wrong = 0
    for file in files:
        try:
            record, state, was_promised = verify(file)
        except RoundhouseError as problem:
            complain(problem)
            wrong = WRONG
            continue
        key = "cli-verified" if state.over else "cli-verified-unfinished"
        scores = ", ".join(f"{record.seats[place]} {state.scores()[place]}" for place in state.ranking()) if state.over else ""
        screen.say(key, whole=True, file=str(file), title=state.setting.game.title, count=len(record.moves), scores=scores)
        if record.seal == UNSIGNED:
            screen.say("cli-unsigned", file=str(file))
        if was_promised:
            screen.say("cli-committed", file=str(file))
    return wrong


@app.command("shapes")
def shapes_command(game: GameName) -> None:
    """Print what a game declares of its views, events and boards, as an OpenAPI document: openapi-typescript makes a face's types of it."""
    print(json.dumps(find_game(game).shapes(), indent=2, ensure_ascii=False))


@app.command("rules")
def rules_command(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE]", help="A rule's id (WW-7.4), a section (WW-7), or words to look for.")] = None,
    lang: Language = "en",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Print which tests name which rule; exit code 1 if a rule has none.")] = False,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the tests.")] = Path("tests"),
) -> int:
    """Print the rules reference of a game."""
    found = find_game(game)
    screen = Screen(found.texts(lang))
    if show_coverage:
        return _coverage(found, tests, screen)
    for name, text in (find_rules(found, lang, rule) if rule is not None else all_rules(found, lang)).items():
        screen.rule_text(name, text)
    return 0


def _coverage(game: Game, folder: Path, screen: Screen) -> int:
    found = coverage(game, folder)
    screen.print(tables.coverage_table(found, screen.texts))
    screen.print()
    screen.say("cli-covered", "bold", covered=len(found.tests) - len(found.uncovered), total=len(found.tests))
    if found.uncovered:
        complain(screen.texts.say("cli-uncovered", rules=", ".join(found.uncovered)))
    for problem in found.unknown:
        complain(problem)
    return 0 if found.is_whole else 1


@board_app.command("check")
def board_check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file (TOML).")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game it is for; found by itself if not given.")] = None,
    lang: Language = "en",
) -> None:
    """Check a board file; say at which line it is wrong and why."""
    screen = Screen(shell_texts(lang))
    found, moves = check_board(file, game)
    screen.say("cli-board-good", whole=True, file=str(file), title=found.title, count=moves)


@app.command("simulate")
def simulate_command(
    game: GameName,
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")],
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="The bots, or exec:PROGRAM; the last takes all other seats.")] = "random",
    games_: Annotated[int, typer.Option("--games", metavar="K", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The number that fixes chance.")] = 0,
    board: BoardName = None,
    option: OptionPairs = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes; 0: one a core.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants of the rules after every move.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = "en",
) -> None:
    """Let bots play many games and print speed, scores, lengths and wins."""
    found = find_game(game)
    texts = found.texts(lang)
    plan = Plan.of(found, players, listed(bots), games_, seed, board, read_options(option), check)
    outcomes, seconds = watched(plan, jobs, texts, show=not as_json)
    if as_json:
        print(json.dumps(as_data(plan, found, summary(outcomes), seconds, jobs), ensure_ascii=False, indent=1))
    else:
        print_summary(Screen(texts), plan, found, summary(outcomes), seconds)


def shell_texts(language: str) -> Texts:
    """The words of the shell alone."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Texts.load(language)
