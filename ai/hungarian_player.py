"""Hungarian dominoes: complete series compared in sampled worlds."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ai.search import Evaluate, SearchBudget, find_best
from games import GAMES
from games.core import Action, End, Seat, View
from games.hungarian import HungarianState, Train, end_numbers, ends_of, turns_of
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import Play

MOST_SERIES = 24  # compared: those with the most pips
WORLDS = 150
SLIP = 0.1  # how much less likely a series is if its seat had a heavier one
TRIES = 40  # deals drawn until one is likely
_NO_SERIES = (0, 0, 0)
_PAIRS = tuple(  # by number: its tiles as (bit, other number, pips), the double first
    tuple(
        sorted(
            (
                (1 << tile, sum(tiles.HALVES[tile]) - number, tiles.PIPS[tile])
                for tile in tiles.listed(tiles.SUITS[number] & tiles.D8)
            ),
            key=lambda pair: pair[1] != number,
        )
    )
    for number in range(tiles.NUMBERS)
)

# pips of a series, mask of its tiles, the number at its end
Heaviest: TypeAlias = tuple[int, int, int]


class SeriesCandidate(NamedTuple):
    """A complete series that can be laid now."""

    action: Action  # its first step
    laid: int  # mask of its tiles
    ends: tuple[int, int]  # numbers at the ends of the line after it


def heaviest_series(hand: int, number: int, memo: dict[int, Heaviest]) -> Heaviest:
    """Return the series with the most pips that starts from this number."""
    if not hand & tiles.SUITS[number]:
        return 0, 0, number
    key = hand << 4 | number
    known = memo.get(key)
    if known is not None:
        return known
    best = _NO_SERIES
    for bit, other, pips in _PAIRS[number]:
        if hand & bit:
            more, laid, end = heaviest_series(hand ^ bit, other, memo)
            if more + pips >= best[0]:
                best = more + pips, laid | bit, end
            if other == number:  # laying the double first loses nothing
                break
    memo[key] = best
    return best


def complete_series(hand: int, number: int) -> dict[tuple[int, int], int]:
    """Return the series from this number that cannot be lengthened.

    Keys are the mask of the tiles laid and the number at the end; values are the first tile of one
    way to lay them (-1: none).
    """
    found: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, int]] = set()

    def extend(left: int, at: int, first: int) -> None:
        if (left, at) in seen:
            return
        seen.add((left, at))
        if not left & tiles.SUITS[at]:
            found[hand ^ left, at] = first
            return
        for bit, other, _ in _PAIRS[at]:
            if left & bit:
                extend(left ^ bit, other, first if first >= 0 else bit.bit_length() - 1)
                if other == at:
                    break

    extend(hand, number, -1)
    return found


def play_out(
    hands: list[int], ends: list[int], seat: int, *, on_domino: bool, memo: dict[int, Heaviest]
) -> None:
    """Play on with everybody's heaviest series until nobody can play; removes the tiles from
    `hands`.

    With `on_domino` the deal also ends with the first empty hand.
    """
    idle, players = 0, len(hands)
    while idle < players:
        held = hands[seat]
        best, at = _NO_SERIES, 0
        for end in (0, 1):
            if held & tiles.SUITS[ends[end]]:
                series = heaviest_series(held, ends[end], memo)
                if series[0] >= best[0]:
                    best, at = series, end
        if best[1]:
            hands[seat] = held ^ best[1]
            ends[at] = best[2]
            idle = 0
            if on_domino and not hands[seat]:
                return
        else:
            idle += 1
        seat = (seat + 1) % players


class LaidSeries(NamedTuple):
    """A series that another seat has laid, and what it chose from."""

    seat: Seat
    held: int  # mask of its tiles and of those that the seat has laid later: it held them
    pips: int
    numbers: Sequence[int]  # of the ends where it could begin


def series_of_others(world: HungarianState, me: Seat) -> list[LaidSeries]:
    """Return the series of the other seats, the latest first."""
    line, later, found = world.line, [0] * len(world.hands), []
    turns = [(-1, -1), *turns_of(line, both=world.options.leader_ends == "both")]
    for (_, before), (seat, last) in reversed([*pairwise(turns)]):
        laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in line[before + 1 : last + 1])
        later[seat] |= laid
        if seat != me:
            numbers = ends_of(line[: before + 1]) if before >= 0 else range(tiles.NUMBERS)
            found.append(LaidSeries(seat, later[seat], tiles.pips(laid), numbers))
    return found


class LikelyDeals:
    """Samples the hands of the others. People mostly lay their heaviest series, so a deal with a
    heavier one is rarely taken.
    """

    def __init__(self, view: View, world: HungarianState, rng: Random) -> None:
        game: Any = GAMES[view.game]
        self._players, self._unlaid, self._random = len(view.seats), world.unlaid, rng.random
        self._places = game.places(world, view.own_seat)
        self._filling = Filling(self._places)
        self._laid = series_of_others(world, view.own_seat)

    def sample(self) -> tuple[list[int], dict[int, Heaviest]]:
        """Return masks of the others' hands by seat, and the known heaviest series of hands."""
        for _ in range(TRIES):
            memo: dict[int, Heaviest] = {}
            hands = self._dealt()
            if self._random() < self._likelihood(hands, memo):
                break
        return hands, memo

    def _dealt(self) -> list[int]:
        hands = [0] * self._players
        masks = self._filling.masks(lambda n: int(self._random() * n))
        for place, mask in zip(self._places, masks, strict=True):
            if place.seat != NOWHERE:
                hands[place.seat] = mask & self._unlaid
        return hands

    def _likelihood(self, hands: Sequence[int], memo: dict[int, Heaviest]) -> float:
        lighter = sum(
            any(heaviest_series(hands[seat] | held, number, memo)[0] > pips for number in numbers)
            for seat, held, pips, numbers in self._laid
        )
        return SLIP**lighter


def candidates(view: View) -> list[SeriesCandidate]:
    """Return the series to compare, heaviest first.

    At the start of a deal these are the trains that can be led.
    """
    hand = tiles.mask(view.seats[view.own_seat].hand or ())
    if not view.ends:
        trains = [action for action in view.legal if isinstance(action, Train)]
        return [
            SeriesCandidate(train, tiles.mask(train.tiles), end_numbers(train.tiles))
            for train in trains
        ]
    (_, left), (_, right) = view.ends
    found = [
        SeriesCandidate(
            Play(first, end), laid, (number, right) if end is End.LEFT else (left, number)
        )
        for end in sorted({action.end for action in view.legal if isinstance(action, Play)})
        for (laid, number), first in complete_series(
            hand, left if end is End.LEFT else right
        ).items()
    ]
    return sorted(found, key=lambda candidate: -tiles.pips(candidate.laid))[:MOST_SERIES]


def search(view: View, world: HungarianState, rng: Random, budget: SearchBudget) -> Action:
    """Return the first step of the series after which the others are left with the most pips and
    this seat with the fewest.
    """
    compared = candidates(view)
    if len(compared) < 2:
        plays = [action for action in view.legal if isinstance(action, Train | Play)]
        if compared:
            return compared[0].action
        return max(
            plays, key=lambda play: tiles.PIPS[play.tile] if isinstance(play, Play) else play.pips
        )
    evaluate = make_evaluator(
        view, world, rng, [(laid_series.laid, laid_series.ends) for laid_series in compared]
    )
    result = find_best(
        len(compared), evaluate, SearchBudget(min(WORLDS, budget.worlds), budget.deadline)
    )
    return compared[result.best].action


def make_evaluator(
    view: View, world: HungarianState, rng: Random, series: Sequence[tuple[int, tuple[int, int]]]
) -> Evaluate:
    """Return the function that values complete series in one more world: the others' mean pips at
    the end, less the own pips.

    A series is the mask of its tiles and the numbers at the ends of the line after it.
    """
    me, players = view.own_seat, len(view.seats)
    hand, on_domino = world.hands[me] & world.unlaid, world.options.end_on_domino
    deals = LikelyDeals(view, world, rng)

    def evaluate(alive: Sequence[int]) -> list[float]:
        dealt, memo = deals.sample()
        values = []
        for number in alive:
            laid, ends = series[number]
            hands = dealt[:]
            hands[me] = hand ^ laid
            if hands[me] or not on_domino:
                play_out(hands, list(ends), (me + 1) % players, on_domino=on_domino, memo=memo)
            pips = [tiles.pips(held) for held in hands]
            values.append((sum(pips) - pips[me]) / (players - 1) - pips[me])
        return values

    return evaluate
