"""Which pieces a player's links reach, and which pieces nobody can ever move. [LW-10.9 to LW-10.14]"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_OWNER
from roundhouse.games.last_train_to_wensleydale.moves import CHEESE, KIND_NAMES, RED, STONE
from roundhouse.kernel.refusal import Refusal

if TYPE_CHECKING:
    from roundhouse.games.last_train_to_wensleydale.state import State

NO_LINK_THERE: Final = Refusal("LW-10.9", "refused-no-link-there")
COMPANY_AREA: Final = Refusal("LW-10.9", "refused-company-area")
NO_TOWN_BESIDE: Final = Refusal("LW-10.10", "refused-no-town-beside")
NO_LINK_AT_TOWN: Final = Refusal("LW-10.11", "refused-no-link-there")
HOME_TOWN: Final = Refusal("LW-10.11", "refused-home-town")
NO_WAY: Final = Refusal("LW-10.11", "refused-no-way")


def joined(state: "State", seat: int) -> list[int]:
    """By area: the companies whose towns the links of `seat` join it to; 0 where it has no link. [LW-10.11, LW-10.19]"""
    board = state.board
    low_end = board.low_end
    high_end = board.high_end
    towns = state.towns
    found = [0] * len(board.areas)
    changed = True
    while changed:
        changed = False
        for border in state.own[seat]:
            low = low_end[border]
            high = high_end[border]
            companies = found[low] | found[high] | towns[low] | towns[high]
            if found[low] != companies or found[high] != companies:
                found[low] = companies
                found[high] = companies
                changed = True
    return found


def served(state: "State", area: int) -> bool:
    """True if a company link lies in the area."""
    for border in state.board.borders_of[area]:
        if state.owner[border] >= COMPANY_OWNER:
            return True
    return False


def reach_refusal(state: "State", seat: int, pile: int, companies: list[int]) -> Refusal | None:
    """Why the links of `seat` do not serve this pile; `companies` is what they join. [LW-10.9 to LW-10.11]"""
    board = state.board
    area = board.pile_area[pile]
    kind = board.pile_kind[pile]
    first = seat * len(board.areas)
    if kind == STONE:
        for town in board.towns_near[area]:
            if state.touch[first + town] and not state.towns[town]:
                return None
        return NO_TOWN_BESIDE
    if kind == CHEESE:
        if not state.touch[first + area]:
            return NO_LINK_THERE
        return COMPANY_AREA if served(state, area) else None
    if not state.touch[first + area]:
        return NO_LINK_AT_TOWN
    colour = kind - RED + 1
    if state.towns[area] & colour:
        return HOME_TOWN
    if not companies[area] & colour:
        return NO_WAY
    return None


def within_reach(state: "State", seat: int) -> list[int]:
    """The piles that the links of `seat` serve, pieces on them or not."""
    board = state.board
    companies = joined(state, seat)
    found: list[int] = []
    seen = [False] * len(board.areas)
    asked = [False] * len(board.pile_kind)
    for border in state.own[seat]:
        for end in range(2):
            area = board.low_end[border] if end == 0 else board.high_end[border]
            if seen[area]:
                continue
            seen[area] = True
            for pile in board.piles_at[area]:
                asked[pile] = True
                if reach_refusal(state, seat, pile, companies) is None:
                    found.append(pile)
            for hill in board.hills_near[area]:
                pile = board.pile[STONE][hill]
                if not asked[pile]:
                    asked[pile] = True
                    if reach_refusal(state, seat, pile, companies) is None:
                        found.append(pile)
    return found


def look_round(state: "State") -> None:
    """Make the tables of reach, which hold for the whole phase: links and towns do not change in it."""
    state.claims = [0] * len(state.piles)
    state.reach = []
    for seat in range(state.players):
        piles = within_reach(state, seat)
        state.reach.append(piles)
        for pile in piles:
            state.claims[pile] |= 1 << seat


def no_reach(state: "State") -> None:
    """Outside the phase there are no such tables."""
    state.claims = []
    state.reach = []


def is_dead(state: "State", pile: int) -> bool:
    """True if nobody can ever move pieces from this pile. [LW-10.14]"""
    board = state.board
    area = board.pile_area[pile]
    kind = board.pile_kind[pile]
    if kind == CHEESE:
        return served(state, area)
    if kind == STONE:
        for town in board.towns_near[area]:
            if not state.towns[town]:
                return False
        return True
    return state.towns[area] & (kind - RED + 1) != 0


def remove_dead(state: "State", areas: list[int]) -> None:
    """Take the dead pieces of these areas, and of the hills beside their towns, off the board; they belong to nobody. [LW-10.14]"""
    board = state.board
    for area in areas:
        for pile in board.piles_at[area]:
            remove_if_dead(state, pile)
        for hill in board.hills_near[area]:
            remove_if_dead(state, board.pile[STONE][hill])


def remove_if_dead(state: "State", pile: int) -> None:
    """Take the pieces of a dead pile away."""
    if state.piles[pile] == 0 or not is_dead(state, pile):
        return
    kind = state.board.pile_kind[pile]
    state.change_removed()[kind] += state.piles[pile]
    if state.heard is not None:
        area = state.board.names[state.board.pile_area[pile]]
        state.tell(shapes.DEAD.of(-1, {"area": area, "pieces": {"say": "pieces-" + KIND_NAMES[kind], "n": state.piles[pile]}}))
    state.change_piles()[pile] = 0
