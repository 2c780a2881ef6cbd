"""Mexican Train: a plan for the own train, and a search that compares plays by it.

A Master plans the own train, keeps its tiles for it, and gets rid of the others on all other
trains. A Grandmaster compares a Master's best plays in sampled worlds. In a playout the viewer
keeps to its plan, and all others lay their heaviest tile that fits. This is a private
implementation of the rules in `games.mexican_train`; `tests/ai/test_train_playouts.py` holds the
two together. Masks are packed (`TileSet`).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from ai.search import Evaluate, SearchBudget, find_best
from games import GAMES
from games.core import TRAINS, End, Seat, Tile, View
from games.mexican_train import has_begun
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import NOBODY, Play
from games.parts.match.spreads import is_double

MOST_STEPS = 4_000  # of the search for a plan; then the best so far is taken
PLANNED = 0.2  # what a pip in the plan weighs, where one outside weighs 1: it will probably be laid
DRAWN = 4.0  # what it costs, in pips, to draw a tile and open the own train


class Plan(NamedTuple):
    """Tiles of a hand that can follow each other on the own train."""

    tiles: tuple[int, ...]  # in the order of laying
    pips: int

    @property
    def mask(self) -> int:
        """The mask of its tiles."""
        return tiles.mask(self.tiles)


def plan_train(hand: int, number: int) -> Plan:
    """Return the train with the most pips that a hand can lay from a number on.

    A double needs a tile that covers it, unless it is the last of the hand. The search is complete
    for ordinary hands; after `MOST_STEPS` steps it returns the best train so far.
    """
    best: tuple[int, ...] = ()
    best_pips = 0
    left = MOST_STEPS
    # Depth first, the heaviest tile first; a position that has been reached with as many pips is
    # not searched again.
    seen: dict[tuple[int, int], int] = {}
    stack: list[tuple[int, int, int, tuple[int, ...]]] = [(hand, number, 0, ())]
    while stack and left:
        left -= 1
        held, end, pips, laid = stack.pop()
        if seen.get((held, end), -1) >= pips:
            continue
        seen[held, end] = pips
        fitting = held & tiles.SUITS[end]
        double = fitting & tiles.DOUBLES
        if pips > best_pips:
            best, best_pips = laid, pips
        # laying a double that can be covered loses nothing
        if double and (fitting != double or held == double):
            tile = double.bit_length() - 1
            stack.append((held ^ double, end, pips + tiles.PIPS[tile], (*laid, tile)))
            continue
        for tile in sorted(tiles.listed(fitting & ~double), key=tiles.weight):
            stack.append(
                (held ^ 1 << tile, tiles.PIPS[tile] - end, pips + tiles.PIPS[tile], (*laid, tile))
            )
    return Plan(best, best_pips)


class TrainEvaluator:
    """Estimates the plays of a view of Mexican Train by what they leave in the hand."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.own_seat
        self.held = tiles.mask(view.seats[view.own_seat].hand or ())
        self.own = TRAINS[view.own_seat]
        self.ends = dict(view.ends)
        self.plan = plan_train(self.held, self.ends[self.own])
        self._is_marked = view.own_seat in view.railway.marked
        laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in view.line)
        self._table = laid | (0 if view.railway.hub is None else 1 << view.railway.hub)

    def plan_after(self, play: Play) -> Plan:
        """Return the plan for the own train after a play."""
        end = self.ends[self.own]
        return plan_train(
            self.held & ~play.bit, tiles.PIPS[play.tile] - end if play.end is self.own else end
        )

    def cost(self, play: Play) -> float:
        """Return what a play leaves to be laid, in pips: the fewer, the better."""
        kept = self.held & ~play.bit
        ends = {**self.ends, play.end: tiles.PIPS[play.tile] - self.ends[play.end]}
        if not kept:
            return -1_000.0
        if tiles.DOUBLES & play.bit and not self._is_dead(play):
            covers = kept & tiles.SUITS[ends[play.end]]
            if not covers:
                return self._left(kept, ends[self.own]) + DRAWN
            return min(
                self._left(
                    kept & ~(1 << tile),
                    tiles.PIPS[tile] - ends[play.end] if play.end is self.own else ends[self.own],
                )
                for tile in tiles.listed(covers)
            )
        cost = self._left(kept, ends[self.own])
        return cost - (DRAWN / 2 if self._is_marked and play.end is self.own else 0)

    def _is_dead(self, play: Play) -> bool:
        hub = self.view.railway.hub
        highest = 0 if hub is None else tiles.HALVES[hub][0] + self.view.deal - 1
        unlaid = tiles.set_up_to(highest) & ~self._table & ~play.bit
        return not tiles.SUITS[tiles.HALVES[play.tile][0]] & unlaid

    def _left(self, kept: int, end: int) -> float:
        return tiles.pips(kept) - (1 - PLANNED) * plan_train(kept, end).pips


def weigh(view: View, _: Any, rng: Random) -> Play:
    """Return a Master's play: the one that leaves least in the hand beside the plan for the own
    train.
    """
    evaluator = TrainEvaluator(view)
    plays = [action for action in view.legal if isinstance(action, Play)]
    return min(
        plays, key=lambda play: (evaluator.cost(play), play.end is End.MEXICAN, rng.random())
    )


EXPLORE = 0.2  # probability that another player lays any tile that fits instead of the heaviest
MOST_PLAYS = 5  # compared: those that a Master likes best
MOST_VALUED, WORLDS_IN_HINDSIGHT = 40, 200  # plays and worlds, where there is more time
PRIOR = 0.3  # what a pip of a Master's estimate weighs, where a pip of the search weighs 1


_CHUNK = 12  # bits of a mask whose pips are one look-up


class TileSet:
    """The tiles of a set, renumbered from 0 in ascending weight.

    A *packed* mask has a bit for each of these numbers.

    Attributes:
        order: The tiles by their numbers here.
        number: The number here of each tile of the set.
        pips_of: The pips of each tile, by its number here.
        all: The packed mask of the whole set.
    """

    def __init__(self, deck: int) -> None:
        self.order: tuple[Tile, ...] = tuple(sorted(tiles.listed(deck), key=tiles.weight))
        self.number: dict[Tile, int] = {tile: number for number, tile in enumerate(self.order)}
        self.pips_of: tuple[int, ...] = tuple(tiles.PIPS[tile] for tile in self.order)
        self.all = (1 << len(self.order)) - 1
        self._sums = [
            _sums(self.pips_of[first : first + _CHUNK])
            for first in range(0, len(self.order), _CHUNK)
        ]

    def packed(self, mask: int) -> int:
        """Return the packed mask of a mask of tiles. Tiles of other sets are left out."""
        return sum(1 << self.number[tile] for tile in tiles.listed(mask) if tile in self.number)

    def suit(self, fitting: Iterable[int]) -> tuple[int, ...]:
        """Return packed masks of some masks."""
        return tuple(map(self.packed, fitting))

    def pips(self, mask: int) -> int:
        """Return the pips of a packed mask."""
        total = 0
        for sums in self._sums:
            total += sums[mask & (1 << _CHUNK) - 1]
            mask >>= _CHUNK
        return total


def _sums(pips: Iterable[int]) -> list[int]:
    """Return the pips of each subset of some tiles, by its mask."""
    sums = [0]
    for value in pips:
        sums += [value + so_far for so_far in sums]
    return sums + [0] * ((1 << _CHUNK) - len(sums))


tile_set = cache(TileSet)


class TrainPlayouts:
    """Plays deals of Mexican Train to their end.

    The trains are numbered by seat, and the last one is the Mexican train.
    """

    def __init__(self, game: Any, state: Any, me: Seat, random: Any) -> None:
        self.set = tile_set(game.in_play(state) | 1 << state.hub)
        self.players = state.players
        self.me, self.random = me, random
        self.own_first = state.options.mexican_from == "own_first"
        self.binds_all = state.options.open_doubles == "all"
        self.fits = self.set.suit(tiles.SUITS[number] for number in range(tiles.ALL_NUMBERS))
        self.doubles = self.set.packed(tiles.DOUBLES)

    def play(
        self,
        hands: list[int],
        stock: list[int],
        *,
        ends: list[int],
        begun: int,
        marked: int,
        uncovered: int,
        seat: Seat,
        plan: Sequence[int] = (),
    ) -> Seat:
        """Play on until the deal is over; `hands` and `stock` are changed.

        Return the seat that laid its last tile, or NOBODY.

        Args:
            hands: Packed masks by seat.
            stock: Bits of the boneyard, the next one last.
            ends: The number at the end of each train.
            begun: Bits of the seats that have laid on their own train.
            marked: Bits of the marked trains.
            uncovered: The train with a double to be covered, or NOBODY.
            seat: The seat whose turn it is.
            plan: Numbers of the viewer's tiles for its own train, in order.
        """
        random, fits, players, doubles, me = (
            self.random,
            self.fits,
            self.players,
            self.doubles,
            self.me,
        )
        pips_of, mexican = self.set.pips_of, self.players
        outside = sum(stock)
        for held in hands:
            outside |= held
        planned = sum(1 << tile for tile in plan)
        plan = list(reversed(plan))
        idle, laid = 0, uncovered != NOBODY and seat == self.me
        while True:
            held = hands[seat]
            if uncovered != NOBODY:
                public = fit = fits[ends[uncovered]]
            else:
                public = 0 if self.own_first and not begun >> seat & 1 else fits[ends[mexican]]
                if marked:
                    for other in range(players):
                        if marked >> other & 1 and other != seat:
                            public |= fits[ends[other]]
                fit = public | fits[ends[seat]]
            fitting = held & fit
            drawn = False
            if not fitting and stock:
                bit = stock.pop()
                held |= bit
                hands[seat] = held
                fitting, drawn = bit & fit, True
            if not fitting:
                marked |= 1 << seat
                idle = 0 if drawn or laid else idle + 1
                if idle == players:
                    return NOBODY
                uncovered = uncovered if self.binds_all else NOBODY
                seat, laid = (seat + 1) % players, False
                continue
            idle = 0
            if seat == me:
                while plan and not held >> plan[-1] & 1:
                    plan.pop()
                spare = fitting & public & ~planned
                if spare and uncovered == NOBODY:
                    fitting = spare
                elif plan and fits[ends[seat]] >> plan[-1] & 1 and fitting >> plan[-1] & 1:
                    fitting = 1 << plan[-1]
            elif fitting & (fitting - 1) and random() < EXPLORE:
                for _ in range(int(random() * fitting.bit_count())):
                    fitting &= fitting - 1
                fitting &= -fitting
            tile = fitting.bit_length() - 1
            bit = 1 << tile
            if uncovered != NOBODY:
                train = uncovered
            elif bit & fits[ends[seat]] and (seat != me or not bit & public or bit & planned):
                train = seat
            elif bit & fits[ends[mexican]] and not (self.own_first and not begun >> seat & 1):
                train = mexican
            else:
                train = next(
                    other
                    for other in range(players)
                    if marked >> other & 1 and bit & fits[ends[other]]
                )
            ends[train] = pips_of[tile] - ends[train]
            if train == seat:
                begun |= 1 << seat
                marked &= ~(1 << seat)
            held ^= bit
            outside ^= bit
            hands[seat] = held
            if not held:
                return seat
            if bit & doubles and outside & fits[ends[train]]:
                uncovered, laid = train, True
                continue
            uncovered, laid = NOBODY, False
            seat = (seat + 1) % players


def best_plays(view: View, most: int) -> dict[Play, float]:
    """Return the plays that a Master likes best, the best first, with what they cost."""
    judge = TrainEvaluator(view)
    costs = {play: judge.cost(play) for play in view.legal if isinstance(play, Play)}
    return {play: costs[play] for play in sorted(costs, key=costs.__getitem__)[:most]}


def make_evaluator(view: View, world: Any, rng: Random) -> tuple[list[Play], Evaluate]:
    """Return the plays worth comparing, and the function that evaluates them in one more world."""
    plays = list(best_plays(view, MOST_VALUED))
    return plays, _evaluator(view, world, rng, plays)


def _evaluator(view: View, world: Any, rng: Random, plays: Sequence[Play]) -> Evaluate:
    """Return the function that evaluates plays: the mean pips of the others at the end of the
    deal, less the viewer's own.
    """
    game: Any = GAMES[view.game]
    me, players = view.own_seat, len(view.seats)
    held = tiles.mask(view.seats[me].hand or ())
    playouts = TrainPlayouts(game, world, me, rng.random)
    packed = playouts.set.packed
    places = tuple(
        place._replace(allowed=packed(place.allowed)) for place in game.places(world, me)
    )
    filling = Filling(places)
    on_table = tiles.mask(action.tile for _, action, _ in world.moves if isinstance(action, Play))
    unlaid = packed(game.in_play(world) & ~on_table)
    hand = packed(world.hands[me])
    ends = [tip.number for tip in world.ends.tips]
    trains = [tip.end for tip in world.ends.tips]
    begun = sum(1 << seat for seat in range(players) if has_begun(world, seat))
    marked = sum(1 << seat for seat in world.marked)
    plans = {}
    for play in plays:
        left = tiles.PIPS[play.tile] - ends[me] if play.end is TRAINS[me] else ends[me]
        plans[play] = tuple(
            playouts.set.number[tile] for tile in plan_train(held & ~play.bit, left).tiles
        )

    def below(count: int) -> int:
        return int(rng.random() * count)

    def sample() -> tuple[list[int], list[int]]:
        hands, stock = [0] * players, list[int]()
        hands[me] = hand
        for place, mask in zip(places, filling.masks(below), strict=True):
            if place.seat != NOWHERE:
                hands[place.seat] |= mask & unlaid
            else:
                stock = [1 << tile for tile in tiles.listed(mask)]
                rng.shuffle(stock)
        return hands, stock

    def evaluate(alive: Sequence[int]) -> list[float]:
        dealt, stock = sample()
        values = []
        for number in alive:
            play = plays[number]
            hands, after = dealt[:], ends[:]
            train = trains.index(play.end)
            after[train] = tiles.PIPS[play.tile] - ends[train]
            hands[me] ^= packed(play.bit)
            if hands[me]:
                covers = is_double(play.tile) and not game.is_dead(
                    world, tiles.HALVES[play.tile][0]
                )
                playouts.play(
                    hands,
                    stock[:],
                    ends=after,
                    begun=begun | 1 << me if train == me else begun,
                    marked=marked & ~(1 << me) if train == me else marked,
                    uncovered=train if covers else NOBODY,
                    seat=me if covers else (me + 1) % players,
                    plan=plans[play],
                )
            pips = list(map(playouts.set.pips, hands))
            values.append((sum(pips) - pips[me]) / (players - 1) - pips[me])
        return values

    return evaluate


def search(view: View, world: Any, rng: Random, budget: SearchBudget) -> Play:
    """Return the best of the plays that a Master likes best.

    A Master's estimate counts as a prior.
    """
    costs = best_plays(view, MOST_PLAYS)
    plays = list(costs)
    evaluate = _evaluator(view, world, rng, plays)

    def weighed(alive: Sequence[int]) -> list[float]:
        values = zip(alive, evaluate(alive), strict=True)
        return [value - PRIOR * costs[plays[number]] for number, value in values]

    return plays[find_best(len(plays), weighed, budget).best]
