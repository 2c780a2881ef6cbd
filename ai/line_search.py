"""Grandmaster search in games on the line.

The hidden tiles are sampled, each deal is played out by players who mostly lay their heaviest
tile, and the tile that does best is taken. The playouts are a second, private implementation of
the rules in `games.parts.line`; `tests/ai/test_playouts.py` holds the two together. Endgames of
two players in which no tile lies face down are solved exactly: each knows the other's hand.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ai.search import Evaluate, SearchBudget, find_best
from games import GAMES
from games.core import FEWEST_PIPS, LINE_ENDS, Seat, Tile, View
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import (
    ENDS,
    FITTING,
    NOBODY,
    START,
    Deal,
    Line,
    Mode,
    Play,
    after,
    code,
    code_of,
    legal,
)

EXPLORE = 0.3  # probability of laying any tile that fits instead of the heaviest

RandomFloat: TypeAlias = Callable[[], float]  # from 0 to 1


def _sorted_ends_after(ends: int, tile: Tile) -> tuple[int, ...]:
    """Return the ends that laying `tile` can leave.

    The lower number stands on the left: the side does not matter.
    """
    found = set()
    for end in LINE_ENDS:
        left = after(ends, tile, end)
        if left is not None and (numbers := ENDS[left]) is not None:
            found.add(code(*sorted(numbers)))
    return tuple(sorted(found))


ENDS_AFTER: tuple[tuple[tuple[int, ...], ...], ...] = tuple(  # by ends, then by tile
    tuple(_sorted_ends_after(ends, tile) for tile in tiles.listed(tiles.D8))
    for ends in range(len(ENDS))
)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays deals of one kind to their end.

    The fields are the rules that a playout needs, and its source of chance.
    """

    after: tuple[Seat, ...]  # by seat: who is next; NOBODY for a seat that sits out
    mode: Mode
    draw_limit: int  # most tiles drawn in a turn
    visible_block: bool  # the deal ends as soon as everybody can see that no tile fits any more
    random: RandomFloat

    @classmethod
    def of(cls, deal: Deal, random: RandomFloat) -> "Playouts":
        """Return playouts by the rules of `deal`."""
        limit = len(tiles.HALVES) if deal.draw_limit is None else deal.draw_limit
        return cls(deal.after, deal.mode, limit, deal.visible_block, random)

    @property
    def draws(self) -> bool:
        """True if tiles can be drawn."""
        return self.mode is not Mode.BLOCK

    def play(self, hands: list[int], stock: list[int], ends: int, seat: Seat) -> Seat:
        """Play on from this seat's turn until the deal is over.

        `hands` (masks by seat) and `stock` (tile bits, the next one last) are changed: at the end
        they hold the remaining tiles.

        Returns:
            The seat that laid its last tile, or NOBODY if the deal is blocked.
        """
        if self.mode is Mode.BLOCK:
            return self._play_block(hands, ends, seat)
        return self._play_drawing(hands, stock, ends, seat)

    def _play_block(self, hands: list[int], ends: int, seat: Seat) -> Seat:
        after, random, playing = self.after, self.random, len(self.after) - self.after.count(NOBODY)
        idle = 0
        while True:
            held = hands[seat]
            fitting = held & FITTING[ends]
            if fitting:
                idle = 0
                if fitting & (fitting - 1) and random() < EXPLORE:
                    for _ in range(int(random() * fitting.bit_count())):
                        fitting &= fitting - 1
                    fitting &= -fitting
                tile = fitting.bit_length() - 1
                held ^= 1 << tile
                hands[seat] = held
                if not held:
                    return seat
                ways = ENDS_AFTER[ends][tile]
                ends = ways[0] if len(ways) == 1 else ways[random() < 0.5]
            else:
                idle += 1
                if idle == playing:
                    return NOBODY
            seat = after[seat]

    def _play_drawing(self, hands: list[int], stock: list[int], ends: int, seat: Seat) -> Seat:
        after, random, playing = self.after, self.random, len(self.after) - self.after.count(NOBODY)
        idle, limit, luxembourg = 0, self.draw_limit, self.mode is Mode.LUX
        outside = sum(stock)
        for held in hands:
            outside |= held
        while not self.visible_block or outside & FITTING[ends]:
            held = hands[seat]
            fitting = held & FITTING[ends]
            drawn = 0
            if not fitting:
                if luxembourg:
                    if stock:
                        hands[seat] = held | stock.pop()
                        drawn = 1
                else:
                    while stock and drawn < limit and not fitting:
                        bit = stock.pop()
                        held |= bit
                        fitting = bit & FITTING[ends]
                        drawn += 1
                    hands[seat] = held
            if fitting:
                idle = 0
                if fitting & (fitting - 1) and random() < EXPLORE:
                    for _ in range(int(random() * fitting.bit_count())):
                        fitting &= fitting - 1
                    fitting &= -fitting
                tile = fitting.bit_length() - 1
                held ^= 1 << tile
                hands[seat] = held
                if not held:
                    return seat
                ways = ENDS_AFTER[ends][tile]
                ends = ways[0] if len(ways) == 1 else ways[random() < 0.5]
                outside ^= 1 << tile
            else:
                idle = 0 if drawn else idle + 1
                if idle == playing:
                    return NOBODY
            seat = after[seat]
        return NOBODY


def find_winner(last: Seat, hands: Sequence[int], after: Sequence[Seat]) -> Seat:
    """Return the winner of a deal: the seat that laid its last tile, else the only seat with the
    fewest pips, else NOBODY.
    """
    if last != NOBODY:
        return last
    best, least = NOBODY, 1 << 16
    for seat, held in enumerate(hands):
        if after[seat] == NOBODY:
            continue
        pips = tiles.pips(held)
        if pips < least:
            best, least = seat, pips
        elif pips == least:
            best = NOBODY
    return best


TIE_BREAK = 10_000  # pips that weigh as much as the whole match


class WorldSampler:
    """Samples the hidden tiles of a deal as one seat knows it.

    `world` is any of the possible states.
    """

    def __init__(self, view: View, world: Line, rng: Random) -> None:
        assert view.viewer is not None
        game: Any = GAMES[view.game]
        self.me = view.viewer
        self.playouts = Playouts.of(world.deal, rng.random)
        self.ends = world.ends if world.ends == START else code(*sorted(ENDS[world.ends] or ()))
        self._random = rng.random
        self._unlaid = world.unlaid
        self._places = game.places(world, view.viewer)
        self._filling = Filling(self._places)
        self._known_hands = [held & world.unlaid for held in world.deal.hands]
        for place in self._places:
            if place.seat != NOWHERE:
                self._known_hands[place.seat] = 0

    def _below(self, n: int) -> int:
        return int(self._random() * n)

    def sample(self) -> tuple[list[int], list[int]]:
        """Return the hands (masks by seat) and the boneyard (tile bits, the next one last) of
        one world.
        """
        hands = self._known_hands[:]
        stock: list[int] = []
        for place, mask in zip(self._places, self._filling.masks(self._below), strict=True):
            if place.seat != NOWHERE:
                hands[place.seat] |= mask & self._unlaid
            elif self.playouts.draws:
                stock = [tiles.BITS[tile] for tile in tiles.listed(mask)]
                for last in range(len(stock) - 1, 0, -1):
                    at = self._below(last + 1)
                    stock[last], stock[at] = stock[at], stock[last]
        return hands, stock


class Objective:
    """The aim of a seat: to win the deal, or (`pips`) to be left with fewer pips than the others.

    In the last deal of a match (`is_last`) that the totals decide, it plays for the lowest total.
    """

    def __init__(self, view: View, *, pips: bool, is_last: bool = False) -> None:
        assert view.viewer is not None
        self._me, self._pips = view.viewer, pips
        self._others = [
            seat
            for seat, seat_view in enumerate(view.seats)
            if seat != view.viewer and not seat_view.out
        ]
        self._totals = [seat_view.score or 0 for seat_view in view.seats] if is_last else None

    def value(self, last: Seat, hands: Sequence[int], turns: Sequence[Seat]) -> float:
        """Return the value of a finished deal.

        `last` is the seat that laid its last tile (or NOBODY), `hands` holds the remaining tiles,
        `turns` the next seat by seat.
        """
        if self._totals is not None:
            totals = [
                total + tiles.pips(held) for total, held in zip(self._totals, hands, strict=True)
            ]
            own_total, least = totals[self._me], min(totals)
            return (own_total == least) / totals.count(least) - own_total / TIE_BREAK
        if self._pips:
            others = sum(tiles.pips(hands[seat]) for seat in self._others)
            return others / len(self._others) - tiles.pips(hands[self._me])
        winner = find_winner(last, hands, turns)
        return (
            1.0 if winner == self._me else 1 / (1 + len(self._others)) if winner == NOBODY else 0.0
        )


class PlayCandidate(NamedTuple):
    """A play and the position it leads to."""

    play: Play
    tile: int
    ends: int  # after the play, the lower number on the left


def candidates(view: View) -> list[PlayCandidate]:
    """Return the plays that lead to different positions: of two ends that come to the same only
    one is kept.
    """
    found: dict[tuple[int, int], Play] = {}
    for play in view.legal:
        if isinstance(play, Play):
            found.setdefault((play.tile, _ends_after(view, play)), play)
    return [PlayCandidate(play, tile, ends) for (tile, ends), play in found.items()]


def _ends_after(view: View, play: Play) -> int:
    ends = after(code_of(view.ends), play.tile, play.end)
    assert ends is not None
    return code(*sorted(ENDS[ends] or ()))


def search(view: View, world: Line, rng: Random, budget: SearchBudget, *, pips: bool) -> Play:
    """Return the play that does best. `pips` as in `Objective`."""
    plays, evaluate = make_evaluator(view if pips else keep_best_plays(view), world, rng, pips=pips)
    return plays[find_best(len(plays), evaluate, budget).best]


def make_evaluator(
    view: View, world: Line, rng: Random, *, pips: bool
) -> tuple[list[Play], Evaluate]:
    """Return the different plays and the function that evaluates them in one more world."""
    game: Any = GAMES[view.game]
    sampler = WorldSampler(view, world, rng)
    objective = Objective(view, pips=pips, is_last=game.totals_decide(world))
    moves = candidates(view)
    me, playouts, turns = sampler.me, sampler.playouts, sampler.playouts.after

    def evaluate(alive: Sequence[int]) -> list[float]:
        dealt, stock = sampler.sample()
        values = []
        for number in alive:
            _, tile, ends = moves[number]
            hands = dealt[:]
            hands[me] ^= 1 << tile
            last = playouts.play(hands, stock[:], ends, turns[me]) if hands[me] else me
            values.append(objective.value(last, hands, turns))
        return values

    return [move.play for move in moves], evaluate


def win_chances(view: View, world: Line, rng: Random, deals: int) -> list[float]:
    """Return each seat's probability of winning the deal, estimated by this many playouts from
    the present position.
    """
    sampler = WorldSampler(view, world, rng)
    won = [0] * len(view.seats)
    for _ in range(deals):
        hands, stock = sampler.sample()
        last = sampler.playouts.play(hands, stock, sampler.ends, world.to_move)
        winner = find_winner(last, hands, sampler.playouts.after)
        if winner != NOBODY:
            won[winner] += 1
    return [count / deals for count in won]


def best_win_chance(
    view: View, world: Line, rng: Random, budget: SearchBudget, deals: int
) -> float | None:
    """Return the viewer's probability of winning with its best tile, or None if there is no choice
    of tiles.

    It also works before the tile is to be laid, when a stake is decided first. The chosen tile is
    evaluated afresh in `deals` new worlds: in those that decided the choice it looks too good.
    """
    assert view.viewer is not None
    plays, evaluate = make_evaluator(
        replace(view, legal=legal(world, view.viewer)), world, rng, pips=False
    )
    if len(plays) < 2:
        return None
    best = find_best(len(plays), evaluate, budget).best
    return sum(evaluate([best])[0] for _ in range(deals)) / deals


MOST_TILES = 18  # in both hands together; solving takes 2 ms, rarely more than 10

_Memo: TypeAlias = dict[tuple[int, int, int, int], float]


def solve(view: View) -> list[float] | None:
    """Return the exact value of each of `ai.line_search.candidates`: 1 for a win, 0 for a loss, one
    half for a shared deal.

    None if a tile is hidden from the viewer, more than `MOST_TILES` are left, or a blocked deal is
    not won by the fewest pips.
    """
    assert view.viewer is not None
    if (
        len(view.seats) != 2
        or view.stock
        or sum(seat_view.count for seat_view in view.seats) > MOST_TILES
    ):
        return None
    game = GAMES[view.game].declaration
    mine = tiles.mask(view.seats[view.viewer].hand or ())
    laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in view.line)
    theirs = tiles.mask(game.tiles) & ~laid & ~mine
    # tiles may lie aside
    if (
        game.blocked_reason != FEWEST_PIPS
        or theirs.bit_count() != view.seats[1 - view.viewer].count
    ):
        return None
    memo: _Memo = {}
    return [
        1 - _solved(theirs, mine ^ 1 << tile, ends, 0, memo) for _, tile, ends in candidates(view)
    ]


def keep_best_plays(view: View) -> View:
    """Return the view with only the plays of the highest exact value as `legal`, or `view` if it
    cannot be solved.

    Among these a search can still look for the play that an imperfect opponent answers worst.
    """
    values = solve(view)
    if values is None:
        return view
    best = max(values, default=0.0)
    return replace(
        view,
        legal=tuple(
            play
            for (play, _, _), value in zip(candidates(view), values, strict=True)
            if value == best
        ),
    )


def _solved(held: int, others: int, ends: int, passes: int, memo: _Memo) -> float:
    """Return the value of a position for the seat to move under perfect play.

    `passes` counts the turns just passed.
    """
    if not others:
        return 0.0
    if passes == 2:
        own, other = tiles.pips(held), tiles.pips(others)
        return 0.5 if own == other else float(own < other)
    key = (held, others, ends, passes)
    if (known := memo.get(key)) is not None:
        return known
    fitting = held & FITTING[ends]
    if fitting:
        best = 0.0
        for tile in tiles.listed(fitting):
            for ends_after in ENDS_AFTER[ends][tile]:
                best = max(best, 1 - _solved(others, held ^ 1 << tile, ends_after, 0, memo))
            if best == 1:
                break
    else:
        best = 1 - _solved(others, held, ends, passes + 1, memo)
    memo[key] = best
    return best
