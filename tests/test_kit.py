"""The conformance kit can fail: a miniature game with one fault for each property, and each fault is found out."""

from typing import Any

import pytest

from roundhouse import Game
from roundhouse.testing import PROPERTIES, NotConform, cases, conform
from roundhouse.testing.conformance import copies, ends, invariants, refuses, replays, takes_back
from roundhouse.testing.declared import as_declared
from roundhouse.testing.faces import reads_back, shows, speaks
from roundhouse.testing.pieces import attributes, frozen, goes_on, keeps_pieces
from roundhouse.testing.players import tells_of_players
from roundhouse.testing.questions import asks_only
from roundhouse.testing.secrecy import keeps_secrets, tells_no_secrets
from tests.faulty import asking, giving, play, telling
from tests.minigame import ValleyLine

FAULTY = [
    (play.Endless(), ends, "longer than"),
    (play.Stuck(), ends, "has no move"),
    (play.Deaf(), ends, "do not agree"),
    (play.Pushing(), ends, "`first` is not the first"),
    (play.Loaded(), ends, "`pick` draws"),
    (play.Lenient(), refuses, "not refused"),
    (play.Lawless(), refuses, "which no rules text has"),
    (play.Meddling(), refuses, "changed something|not the same|but refused|not refused"),
    (play.Leaking(), invariants, "VL-4.1"),
    (play.Fickle(), replays, "same position"),
    (telling.Talkative(), keeps_secrets, "may not know"),
    (telling.Remembering(), keeps_secrets, "hangs on what it may not know"),
    (telling.TellTale(), keeps_secrets, "may not know"),
    (telling.Loud(), tells_no_secrets, "tells .* what it may not know"),
    (telling.Chatty(), tells_no_secrets, "tells .* what it may not know|hears of a sealed answer"),
    (telling.Noisy(), tells_no_secrets, "hears of a sealed answer"),
    (telling.Peeping(), tells_no_secrets, "tells .* what it may not know"),
    (telling.Careless(), tells_no_secrets, "shows .* something hidden, and does not say so"),
    (telling.Vague(), reads_back, "schema of the table is empty"),
    (telling.Partial(), reads_back, "says nothing about the field 'money'"),
    (telling.Double(), reads_back, "reads back as another move"),
    (telling.Shapeless(), as_declared, "does not fit its schema"),
    (telling.Unlisted(), as_declared, "does not fit its schema"),
    (telling.TwoFaced(), as_declared, "/table/money/. *, which everybody may know"),
    (telling.Gossip(), as_declared, "tells others what only the acting seat may know"),
    (telling.Rumour(), as_declared, "'link' is not declared"),
    (telling.Padded(), as_declared, "'draw' is not as declared"),
    (telling.Speechless(), as_declared, "no sentence log-whistle in en"),
    (telling.Misread(), as_declared, r"log-link in en speaks of \$link"),
    (play.Sharing(), copies, "changes the original"),
    (play.Forgetful(), keeps_pieces, "same position"),
    (play.Uncounted(), keeps_pieces, "positions that differ in `rain` have the same key"),
    (play.Lost(), keeps_pieces, "`rain` is not the same after dump and position"),
    (play.Dropped(), keeps_pieces, "`rain` is not the same in a copy"),
    (play.Moody(), goes_on, "`judge` differs"),
    (play.Shuffled(), goes_on, "in another order"),
    (play.Forgotten(), goes_on, "tells something else after a restart"),
    (telling.Mute(), speaks, "there is no message"),
    (telling.English(), speaks, "in it: there is no message move-bid"),
    (telling.Unfilled(), speaks, "move-bid is not filled in"),
    (telling.Untold(), speaks, "the event eclipse in en: there is no message log-eclipse"),
    (telling.Curt(), speaks, "there is no message refused-because"),
    (telling.Nameless(), speaks, "there is no message option-snow"),
    (telling.Wordless(), speaks, "`words` of 'bid 0' fails: KeyError"),
    (telling.Nowhere(), shows, "`places` of 'bid 0' fails: KeyError"),
    (telling.Blind(), shows, "`terminal` for .* fails: IndexError"),
    (telling.Undrawn(), shows, "`board_data` fails: NotImplementedError"),
    (telling.Odd(), shows, "`board_data` is not plain JSON"),
    (telling.Misdrawn(), shows, "`board_data` is not of the shape `drawing`: links/"),
    (telling.Astray(), shows, "a way of .* fails: IllegalMove"),
    (telling.Informer(), tells_of_players, "tells .* what it may not know"),
    (telling.Miscounting(), tells_of_players, "'income' is said to be 3, but its lines add up to 1"),
    (telling.Boasting(), tells_of_players, "the score is said to be 77, but it is"),
    (telling.Curtailed(), tells_of_players, "the game is over, and the score is not told"),
    (telling.Unworded(), tells_of_players, "there is no message about-weather"),
    (telling.Shy(), tells_of_players, "`about` seat 0 for None in bidding fails: KeyError"),
    (asking.Restless(), asks_only, "asking for `judge` of seat 0 changes the position"),
    (asking.Tidying(), asks_only, "asking for the view of 0 changes the position"),
    (asking.Gambling(), asks_only, "asking for `about` seat 0 changes the position"),
    (asking.Overcounted(), asks_only, "`terms` of seat 0 are 2, but `Game.terms` names 1"),
    (asking.Unreckoned(), asks_only, "is nan, which is no number"),
    (asking.Timeless(), asks_only, "`to_come` is 7.0"),
    (asking.Usurped(), ends, r"the winners \[\d\] are not the first of the ranking"),
    (asking.Hinting(), keeps_secrets, "why . may not do something tells what it may not know"),
    (asking.Unplaced(), shows, "names 'somewhere', which is not a kind and a name"),
    (asking.Gap(), shows, "'link .*' has no place, but 'link .*' has"),
    (asking.Uniform(), shows, "seat 1 is drawn in a colour of another: red"),
    (asking.Outside(), copies, "the same moves do not lead to the same game again"),
    (giving.Sighted(), keeps_secrets, "'hand', is always as it truly is in what others imagine"),
    (giving.Unsealed(), keeps_secrets, "'bid', is always as it truly is in what others imagine"),
    (giving.Short(), ends, "there is not one score for each seat"),
    (giving.Echoing(), ends, "`to_act` names a seat twice"),
    (giving.Lending(), asks_only, "the list of moves of seat 0 is handed out itself"),
    (giving.Exposed(), asks_only, "the view of 0 is a part of the table"),
    (giving.Laid(), asks_only, "the dump is a part of the table"),
    (giving.Revising(), as_declared, "the event 'reveal' has changed since it was told"),
    (play.Secretive(), takes_back, "may take back a step, but|is not to act"),
]


@pytest.mark.parametrize(("game", "check", "complaint"), FAULTY, ids=[type(game).__name__ for game, _, _ in FAULTY])
def test_each_fault_is_found_out(valley: str, game: Game, check: Any, complaint: str) -> None:
    with pytest.raises(NotConform, match=complaint):
        for case in cases(game):
            check(game, case)


def test_the_sound_game_conforms(valley: str) -> None:
    conform(ValleyLine())


def test_a_piece_that_is_kept_everywhere_is_sound(valley: str) -> None:
    game = play.Rainy()
    for case in cases(game):
        keeps_pieces(game, case)
        goes_on(game, case)


def test_every_property_has_a_fault_that_it_finds() -> None:
    assert {check for _, check, _ in FAULTY} == set(PROPERTIES)


def test_attributes_are_found_wherever_a_class_keeps_them() -> None:
    class Slots:
        __slots__ = ("left",)

        def __init__(self) -> None:
            self.left = 1

    class Both(Slots):
        right: int

        def __init__(self) -> None:
            super().__init__()
            self.right = 2

    state = ValleyLine().new(2, 1)
    assert attributes(Both()) == ["left", "right"]
    assert {"at", "chance", "fence", "money", "over", "setting"} <= set(attributes(state))  # the kernel's too, compiled or not
    assert frozen([1, [2], {"a": {3}}, state.moves(0)[0]]) == (1, (2,), frozenset({("a", frozenset({3}))}), "bid 0")
    assert frozen(Both()) == (("left", 1), ("right", 2))
