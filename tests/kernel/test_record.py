"""Records: written whole, read with the line and the reason where they are wrong."""

import os
import threading
from pathlib import Path

import pytest

from roundhouse import Chance, Record, RoundhouseError, game
from roundhouse.kernel.errors import RecordError
from roundhouse.kernel.record import commitment, write_whole

GAME = game("workshop_of_the_world")


def played(moves: int = 10**6, players: int = 3) -> str:
    """The record of a game of so many random moves."""
    state = GAME.new(players, 5)
    chance = Chance(1)
    while not state.over and len(state.plies) < moves:
        seat = state.to_act()[0]
        options = state.moves(seat)
        state.play(seat, options[chance.below(len(options))])
    return GAME.record(state, ["Ann", "Bob | Co", "greedy"][:players]).text


def resealed(text: str) -> str:
    """A record after an edit, with a check line that fits."""
    body = text[: text.rindex("check: ")]
    heading, moves, result = (part.splitlines() for part in body.split("\n\n"))
    made = Record(
        dict(line.split(": ", 1) for line in heading[1:]),
        [(int(line.split(" ", 1)[0]) - 1, line.split(" ", 1)[1]) for line in moves],
        dict(line.split(": ", 1) for line in result),
    )
    return made.text


def test_a_record_is_read_back_and_replayed() -> None:
    text = played()
    record = Record.parse(text)
    assert record.text == text
    assert record.seats == ["Ann", "Bob / Co", "greedy"]
    state = record.state()
    assert state.over and GAME.record(state, record.seats).text == text


def test_an_unfinished_game_is_a_record_too() -> None:
    record = Record.parse(played(30))
    assert record.result == {} and len(record.state().plies) == 30


@pytest.mark.parametrize(
    ("edit", "line", "reason"),
    [
        (lambda text: "", 1, "is not a record"),
        (lambda text: "hello\n" + text, 1, "is not a record"),
        (lambda text: text.replace("record 1", "record 9", 1), 1, "format"),
        (lambda text: text[: text.index("\n\n") + 12], 10, "not a move|has no move"),
        (lambda text: text.replace("bid 1", "bid 2", 1), None, "states|edited or damaged|move"),
        (lambda text: text.replace("seats: Ann", "seats: Bea", 1), None, "every move keeps the rules: the record was edited or damaged"),
        (lambda text: text.replace("ranking:", "ranking: 9", 1), None, "states ranking 9.* but its moves lead to"),
        (lambda text: text.replace("\nscores:", "\nscores: 1\nscores:", 1), None, "not a line of a record's end"),
        (lambda text: text + "more\n", None, "after the check line"),
        (lambda text: text.replace("seed: 5\n", "", 1), None, "seed"),
        (lambda text: text.replace("players: 3", "players: x", 1), 6, "number"),
        (lambda text: text.replace("players: 3", "players: 2", 1), 7, "names 3 seats"),
        (lambda text: text.replace("board:", "bored:", 1), 4, "heading"),
        (lambda text: text.replace("\n1 ", "\n7 ", 1), None, "not a move"),
    ],
)
def test_a_damaged_record_names_the_line_and_the_reason(edit: object, line: int | None, reason: str) -> None:
    text = edit(played())  # type: ignore[operator]
    with pytest.raises(RecordError, match=reason) as problem:
        Record.parse(text, "game.rh").state()
    assert str(problem.value).startswith("game.rh")
    assert "\n" not in str(problem.value)
    if line is not None:
        assert problem.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (f"rules: {GAME.rules_version}", "rules: 99", "version 99 of the rules.*update"),
        ("game: workshop_of_the_world", "game: chess", "no game 'chess'"),
        ("board: england", "board: mars", "no board 'mars'"),
        ("auction=blind", "auction=loud", "'loud' is not one of"),
        ("auction=blind", "colour=blind", "no option"),
        ("auction=blind", "auction", "line 5: 'auction' is not an option with its value"),
        (f"rules: {GAME.rules_version}", "rules: 99", "line 3: "),
        ("players: 3", "players: " + "3" * 5000, "line 6: .* a number of at most 80 digits"),
        ("seed: 5", "seed: " + "5" * 5000, "line 8: .* a number of at most 80 digits"),
        ("seed: 5", "position: " + "[" * 100_000, "line 8: the position is not JSON"),
        ("seed: 5", "position: {}", "position, game: is missing"),
    ],
)
def test_a_foreign_record_is_refused(old: str, new: str, reason: str) -> None:
    text = resealed(played().replace(old, new, 1))
    with pytest.raises(RecordError, match=reason):
        Record.parse(text).state()


def test_an_illegal_move_is_named_with_its_line_and_rule() -> None:
    text = played(10)
    lines = text.splitlines()
    number = next(place for place, line in enumerate(lines) if " bid " in line)
    lines[number] = lines[number].split(" ")[0] + " bid 700"
    with pytest.raises(RecordError, match=rf"line {number + 1}: move .*WW-5\.6"):
        Record.parse(resealed("\n".join(lines) + "\n"), "game.rh").state()


def test_an_edited_record_says_which_move_fails_first() -> None:
    lines = played(10).splitlines()
    number = next(place for place, line in enumerate(lines) if " bid " in line)
    lines[number] = lines[number].split(" ")[0] + " bid 700"
    with pytest.raises(RecordError, match=rf"line {number + 1}: move .*WW-5\.6"):
        Record.parse("\n".join(lines) + "\n", "game.rh").state()


@pytest.mark.parametrize("ending", ["\n", "\n\n  \n", "\r\n"])
def test_blank_lines_behind_the_check_line_do_no_harm(ending: str) -> None:
    """As `print(game.record(state).text)` writes them."""
    assert Record.parse(played() + ending).seal == "signed"
    assert Record.parse(played().replace("\n", "\r\n") + ending).seal == "signed"


@pytest.mark.parametrize("count", [30, 10**6])
def test_a_record_without_check_line_is_read_as_unsigned(count: int) -> None:
    text = played(count)
    body = text[: text.rindex("check:")]
    record = Record.parse(body)
    assert record.seal == "unsigned" and record.state().key() == Record.parse(text).state().key()
    if count > 30:
        by_hand = body[: body.rindex("scores:")].rstrip()  # no result either
        assert Record.parse(by_hand).state().over
        with pytest.raises(RecordError, match="states scores 1 2 3, but"):
            Record.parse(by_hand + "\n\nscores: 1 2 3\n").state()


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    record = Record.parse(played())
    record.result["scores"] = "1 2 3"
    with pytest.raises(RecordError, match="states scores 1 2 3, but its moves lead to"):
        record.state()


def test_a_ranking_that_the_moves_do_not_lead_to_is_refused() -> None:
    record = Record.parse(played())
    record.result["ranking"] = " ".join(reversed(record.result["ranking"].split()))
    with pytest.raises(RecordError, match="but its moves lead to"):
        record.state()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    state = GAME.position(GAME.new(4, 3).dump())
    state.play(0, state.moves(0)[0])
    record = GAME.record(state)
    assert Record.parse(record.text).state().key() == state.key()
    record.heading.update(players="3", seats="A | B | C")
    with pytest.raises(RecordError, match="line 6: the position is one of 4 players"):
        Record.parse(record.text).state()


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full while saving: the old file stays whole, and no half file is left."""
    file = tmp_path / "game.rh"
    write_whole(file, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RoundhouseError, match=r"cannot write .*No space left on device"):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.rh"]


def test_a_folder_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(RoundhouseError, match="cannot write"):
        Record.parse(played(3)).save(tmp_path / "nowhere" / "game.rh")
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "nothing.rh")
    (tmp_path / "picture.rh").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match="not a text file"):
        Record.load(tmp_path / "picture.rh")


def test_the_commitment_depends_on_seed_and_salt() -> None:
    assert len({commitment(1, "a"), commitment(2, "a"), commitment(1, "b")}) == 3
    assert commitment(1, "a") == commitment(1, "a")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed: 5\n", "", 'line 8: the heading needs either a line "seed:" or a line "position:"'),
        ("seed: 5", "seed: 5\nposition: {}", 'line 10: the heading needs either a line "seed:" or a line "position:"'),
        ("players: 3\n", "", 'line 8: the heading has no line "players:"'),
        ("board: england", "bored: england", "line 4: 'bored: england' is not a line of a record's heading"),
        ("seed: 5", "seed: 5\nseed: 5", "line 9: 'seed: 5' is not a line of a record's heading"),
        ("seed: 5", "seed: " + "5" * 81, f"line 8: the line \"seed:\" must hold a number of at most 80 digits, not '{'5' * 40}'"),
        ("players: 3", "players: x", "line 6: the line \"players:\" must hold a number of at most 80 digits, not 'x'"),
        ("players: 3", "players: 2", "line 7: the heading names 3 seats for 2 players"),
        ("\n1 token light", "\n4 token light", "line 10: '4 token light' is not a move: a seat from 1 to 3, a space and the move are needed"),
        ("\nscores: 35", "\nscores: 1\nscores: 35", "line 163: 'scores: 35 32 43' is not a line of a record's end"),
        ("record 1", "record 9", 'line 1: the format "roundhouse record 9" is not known to this program, which reads "roundhouse record 1"'),
        ("roundhouse record", "record", 'line 1: is not a record: its first line must be "roundhouse record 1"'),
    ],
)
def test_a_fault_is_told_with_file_line_and_reason_word_for_word(old: str, new: str, said: str) -> None:
    text = played()
    assert old in text
    with pytest.raises(RecordError) as problem:
        Record.parse(text.replace(old, new, 1), "game.rh")
    assert str(problem.value) == f"game.rh, {said}"


def test_text_behind_the_check_line_is_told_with_its_own_line() -> None:
    text = played()
    with pytest.raises(RecordError) as problem:
        Record.parse(text + "\nmore\n", "game.rh")
    assert str(problem.value) == f"game.rh, line {len(text.splitlines()) + 2}: there is text after the check line"


def test_a_result_too_many_or_too_few_is_told_with_what_the_moves_lead_to() -> None:
    whole, part = played(), played(30)
    without = whole[: whole.index("\nscores")] + "\n" + whole[whole.index("check:") :]
    with pytest.raises(RecordError) as problem:
        Record.parse(without, "game.rh").state()
    assert str(problem.value) == "game.rh: states no result, but its moves lead to scores 35 32 43"
    with pytest.raises(RecordError) as problem:
        Record.parse(part.replace("\ncheck:", "\nscores: 1 2 3\nranking: 1 2 3\ncheck:"), "game.rh").state()
    assert str(problem.value) == "game.rh: states scores 1 2 3, but its moves lead to a game that is not over"


def test_a_record_is_saved_and_loaded_as_it_is_with_every_letter(tmp_path: Path) -> None:
    state = Record.parse(played(30)).state()
    record = GAME.record(state, ["Élise", "Žofie", "李"])
    path = tmp_path / "game.rh"
    record.save(path)
    assert path.read_bytes() == record.text.encode("utf-8")
    assert Record.load(path).text == record.text
    assert path.stat().st_mode & 0o777 == 0o644


def test_what_cannot_be_loaded_is_told_with_its_path(tmp_path: Path) -> None:
    odd = tmp_path / "odd.rh"
    odd.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError) as problem:
        Record.load(odd)
    assert str(problem.value) == f"{odd}: this is not a text file"
    gone = tmp_path / "gone.rh"
    with pytest.raises(RecordError) as problem:
        Record.load(gone)
    assert str(problem.value) == f"{gone}: cannot be read: No such file or directory"
    odd.write_text("hello", encoding="utf-8")
    with pytest.raises(RecordError) as problem:
        Record.load(odd)
    assert str(problem.value).startswith(f"{odd}, line 1: ")


def test_faults_of_the_heading_name_file_and_line() -> None:
    """Also where the game begins with a position that says otherwise."""
    text = played(6)
    unknown = resealed_heading(text, "rules", "99")
    with pytest.raises(RecordError) as caught:
        Record.parse(unknown, "some.txt").start()
    assert str(caught.value).startswith("some.txt, line 3: ")
    with pytest.raises(RecordError) as caught:
        Record.parse(resealed_heading(text, "game", "nothing"), "some.txt").start()
    assert str(caught.value).startswith("some.txt") and "there is no game 'nothing'" in str(caught.value)
    state = GAME.position(GAME.new(3, 5).dump())
    state.play(0, state.moves(0)[0])
    placed = GAME.record(state, ["Ann", "Bob", "Cy"]).text
    with pytest.raises(RecordError) as caught:
        Record.parse(resealed_heading(placed, "rules", "1"), "some.txt").start()
    assert str(caught.value) == "some.txt, line 3: the position is one of rules version 2, not 1"
    fewer = resealed_heading(resealed_heading(placed, "players", "2"), "seats", "Ann | Bob")
    with pytest.raises(RecordError) as caught:
        Record.parse(fewer, "some.txt").start()
    line = next(number for number, one in enumerate(placed.splitlines(), 1) if one.startswith("players: "))
    assert str(caught.value) == f"some.txt, line {line}: the position is one of 3 players"
    with pytest.raises(RecordError) as caught:
        Record.parse(resealed_heading(placed, "board", "moon"), "some.txt").start()
    line = next(number for number, one in enumerate(placed.splitlines(), 1) if one.startswith("board: "))
    assert str(caught.value) == f"some.txt, line {line}: the position is one of the board england"


def resealed_heading(text: str, key: str, value: str) -> str:
    """The record with another line in its heading, unsigned."""
    lines = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in text.splitlines()]
    return "\n".join(line for line in lines if not line.startswith("check: ")) + "\n"


def test_who_watches_a_replay_hears_of_every_move_before_it_is_played() -> None:
    record = Record.parse(played(12), "some.txt")
    seen: list[tuple[int, int, str]] = []
    record.state(lambda state, seat, notation: seen.append((state.played(), seat, notation)))
    assert seen == [(number, seat, notation) for number, (seat, notation) in enumerate(record.moves)]


def test_an_edited_record_names_its_check_line() -> None:
    text = played()
    with pytest.raises(RecordError) as caught:
        Record.parse(text.replace("seats: Ann", "seats: Bea", 1), "some.txt").state()
    assert str(caught.value).startswith(f"some.txt, line {len(text.splitlines())}: ")


def test_a_record_that_was_never_a_text_is_wrong_at_no_line() -> None:
    read = Record.parse(played(3))
    made = Record(read.heading, [(0, "bid 99999")], {}, "made")
    with pytest.raises(RecordError) as caught:
        made.state()
    assert str(caught.value).startswith("made: move 1: ")


def test_a_pipe_is_written_to_and_a_link_stays_a_link(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: heard.append(pipe.read_text(encoding="utf-8")), daemon=True)
    reader.start()
    write_whole(pipe, "a game")
    reader.join(10)
    assert heard == ["a game"] and pipe.is_fifo()
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    link.symlink_to(real)
    write_whole(link, "another")
    assert link.is_symlink() and real.read_text(encoding="utf-8") == "another"
