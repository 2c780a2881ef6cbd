"""Hungarian dominoes: which series to lay. All that cannot be lengthened are tried out against hands that may be there."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.search import SearchBudget, best_of
from games import GAMES
from games.core import Action, End, View
from games.hungarian import HungarianState, Train
from games.parts import tiles
from games.parts.hidden import NOWHERE, Filling
from games.parts.line import Play
from games.parts.series_inference import end_numbers

MOST = 24  # series that are tried out, those with most pips
WORLDS = 150
PASSED = (0, 0, 0)
_PAIRS = tuple(  # by number: tile as its bit, the other number, its pips; the double first
    tuple(
        sorted(
            ((1 << tile, sum(tiles.HALVES[tile]) - number, tiles.PIPS[tile]) for tile in tiles.listed(tiles.SUITS[number])),
            key=lambda one: one[1] != number,
        )
    )
    for number in range(tiles.NUMBERS)
)

Best = tuple[int, int, int]  # pips of a series, its tiles as a mask, the number at its end


def heaviest(left: int, number: int, memo: dict[int, Best]) -> Best:
    """The series with most pips from this number on."""
    if not left & tiles.SUITS[number]:
        return 0, 0, number
    key = left << 4 | number
    known = memo.get(key)
    if known is not None:
        return known
    best = PASSED
    for bit, other, pips in _PAIRS[number]:
        if left & bit:
            more, laid, end = heaviest(left ^ bit, other, memo)
            if more + pips >= best[0]:
                best = more + pips, laid | bit, end
            if other == number:  # a double costs nothing
                break
    memo[key] = best
    return best


def complete(hand: int, number: int) -> dict[tuple[int, int], int]:
    """The series that cannot be lengthened: by tiles laid and number at the end, the first tile of one way to lay them."""
    found: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, int]] = set()

    def go_on(left: int, at: int, first: int) -> None:
        if (left, at) in seen:
            return
        seen.add((left, at))
        if not left & tiles.SUITS[at]:
            found[hand ^ left, at] = first
            return
        for bit, other, _ in _PAIRS[at]:
            if left & bit:
                go_on(left ^ bit, other, first if first >= 0 else bit.bit_length() - 1)
                if other == at:
                    break

    go_on(hand, number, -1)
    return found


def played_out(hands: list[int], ends: list[int], seat: int, on_domino: bool, memo: dict[int, Best]) -> None:
    """Go on until nobody can, everybody with the heaviest series; `hands` is then what is left."""
    idle, players = 0, len(hands)
    while idle < players:
        held = hands[seat]
        best, at = PASSED, 0
        for end in (0, 1):
            if held & tiles.SUITS[ends[end]]:
                one = heaviest(held, ends[end], memo)
                if one[0] >= best[0]:
                    best, at = one, end
        if best[1]:
            hands[seat] = held ^ best[1]
            ends[at] = best[2]
            idle = 0
            if on_domino and not hands[seat]:
                return
        else:
            idle += 1
        seat = (seat + 1) % players


def series(view: View) -> list[tuple[Action, int, tuple[int, int]]]:
    """What can be tried out: the first action of a series, its tiles as a mask, and the numbers at the ends after it."""
    assert view.viewer is not None
    hand = tiles.mask(view.seats[view.viewer].hand or ())
    found: list[tuple[Action, int, tuple[int, int]]] = []
    if view.ends is None:
        return [(one, tiles.mask(one.tiles), end_numbers(one.tiles)) for one in view.legal if isinstance(one, Train)]
    left, right = view.ends
    open_ends = {action.end for action in view.legal if isinstance(action, Play)}
    for end in sorted(open_ends):
        for (laid, number), first in complete(hand, left if end is End.LEFT else right).items():
            found.append((Play(first, end), laid, (number, right) if end is End.LEFT else (left, number)))
    found.sort(key=lambda one: -tiles.pips(one[1]))
    return found[:MOST]


def search(view: View, world: HungarianState, rng: Random, budget: SearchBudget) -> Action:
    """The series after which the others are left with most and this seat with least."""
    assert view.viewer is not None
    me, players = view.viewer, len(view.seats)
    tried = series(view)
    if len(tried) < 2:
        plays = [action for action in view.legal if isinstance(action, Train | Play)]
        return tried[0][0] if tried else max(plays, key=lambda one: tiles.PIPS[one.tile] if isinstance(one, Play) else one.pips)
    game: Any = GAMES[view.game]
    places = game.places(world, me)
    filling = Filling(places)
    mine = world.hands[me] & world.unlaid

    def judge(alive: Sequence[int]) -> list[float]:
        dealt = [0] * players
        for place, mask in zip(places, filling.masks(lambda n: int(rng.random() * n)), strict=True):
            if place.seat != NOWHERE:
                dealt[place.seat] = mask & world.unlaid
        memo: dict[int, Best] = {}
        values = []
        for number in alive:
            _, laid, ends = tried[number]
            hands = dealt[:]
            hands[me] = mine ^ laid
            if hands[me] or not world.options.end_on_domino:
                played_out(hands, list(ends), (me + 1) % players, world.options.end_on_domino, memo)
            pips = [tiles.pips(held) for held in hands]
            values.append((sum(pips) - pips[me]) / (players - 1) - pips[me])
        return values

    found = best_of(len(tried), judge, SearchBudget(min(WORLDS, budget.worlds), budget.until))
    return tried[found.best][0]
