"""Grandmaster search in Mexican Train: the best plays of a Master are compared in sampled worlds.

In a playout the viewer keeps to its plan, and all others lay their heaviest tile that fits. This is a private implementation
of the rules in `games.mexican_train`; `tests/ai/test_train_search.py` holds the two together. Masks are packed (`ai.tile_sets`).
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.search import Evaluate, SearchBudget, SearchResult, find_best
from ai.tile_sets import tile_set
from ai.train_player import TrainEvaluator, plan_train
from games import GAMES
from games.core import TRAINS, Seat, View
from games.mexican_train import has_begun
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import NOBODY, Play
from games.parts.match.spreads import is_double

EXPLORE = 0.2  # probability that another player lays any tile that fits instead of the heaviest
MOST_PLAYS = 5  # compared: those that a Master likes best
PRIOR = 0.3  # what a pip of a Master's estimate weighs, where a pip of the search weighs 1


class TrainPlayouts:
    """Plays deals of Mexican Train to their end.

    The trains are numbered by seat, and the last one is the Mexican train.
    """

    def __init__(self, game: Any, state: Any, me: Seat, random: Any) -> None:
        self.set = tile_set(game.in_play(state) | 1 << state.hub)
        self.players = state.players
        self.me, self.random = me, random
        self.own_first = state.options.mexican_from == "own_first"
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
        """Play on until the deal is over; `hands` and `stock` are changed. Return the seat that laid its last tile, or NOBODY.

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
        random, fits, players, doubles, me = self.random, self.fits, self.players, self.doubles, self.me
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
                train = next(other for other in range(players) if marked >> other & 1 and bit & fits[ends[other]])
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


def make_evaluator(view: View, world: Any, rng: Random, *, most: int = MOST_PLAYS) -> tuple[list[Play], Evaluate, list[float]]:
    """Return the plays worth comparing, the function that evaluates them in one more world, and a Master's estimates of them.

    A deal is worth the mean pips of the others at its end, less the viewer's own.
    """
    assert view.viewer is not None
    game: Any = GAMES[view.game]
    me, players = view.viewer, len(view.seats)
    judge = TrainEvaluator(view)
    plays = [play for play in view.legal if isinstance(play, Play)]
    costs = {play: judge.cost(play) for play in plays}
    plays = sorted(plays, key=costs.__getitem__)[:most]
    playouts = TrainPlayouts(game, world, me, rng.random)
    packed = playouts.set.packed
    places = tuple(place._replace(allowed=packed(place.allowed)) for place in game.places(world, me))
    filling = Filling(places)
    on_table = tiles.mask(move.action.tile for move in world.moves if isinstance(move.action, Play))
    unlaid = packed(game.in_play(world) & ~on_table)
    own = packed(world.hands[me])
    ends = [tip.number for tip in world.tips]
    trains = [tip.end for tip in world.tips]
    begun = sum(1 << seat for seat in range(players) if has_begun(world, seat))
    marked = sum(1 << seat for seat in world.marked)
    plans = {}
    for play in plays:
        left = tiles.PIPS[play.tile] - ends[me] if play.end is TRAINS[me] else ends[me]
        plans[play] = tuple(playouts.set.number[tile] for tile in plan_train(judge.held & ~play.bit, left).tiles)

    def below(count: int) -> int:
        return int(rng.random() * count)

    def sample() -> tuple[list[int], list[int]]:
        hands, stock = [0] * players, list[int]()
        hands[me] = own
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
                covers = is_double(play.tile) and not game.is_dead(world, play)
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

    return plays, evaluate, [costs[play] for play in plays]


def search(view: View, world: Any, rng: Random, budget: SearchBudget) -> tuple[list[Play], SearchResult]:
    """Return the plays worth comparing and the result of comparing them, with a Master's estimate as a prior."""
    plays, evaluate, costs = make_evaluator(view, world, rng)

    def weighed(alive: Sequence[int]) -> list[float]:
        return [value - PRIOR * costs[number] for number, value in zip(alive, evaluate(alive), strict=True)]

    return plays, find_best(len(plays), weighed, budget)
