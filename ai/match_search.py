"""Grandmaster search in matches on one table: sample the hidden tiles, play each deal out, and take
the tile that does best.

Partners play for their team: a deal is worth as much to a seat as to its partner. The partner's
hand is sampled like all others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, variance
from typing import Any

from ai.match_playouts import ArmPlayouts, LinePlayouts
from ai.search import Evaluate, SearchBudget, find_best
from ai.tile_heuristics import AfterPlays, Outcome, PlayEvaluator
from ai.world_chain import PlayLikelihood, WorldChain
from games import GAMES
from games.core import Layout, Seat, View
from games.game import Thinking
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import NOBODY, Play
from games.parts.match import counting
from games.parts.match.counting import Counted
from games.parts.match.match_state import Tip

FIRST_EXCHANGES = 10  # exchanges tried before the first world, for each hidden tile
EXCHANGES = 12  # exchanges tried before each of the other worlds
# Worlds that a Master tries: so many that it beats the level below clearly, and so few that a
# Grandmaster gains by more.
MASTERS_WORLDS = 12
MASTERS_WORLDS_IN_TEAMS = 120  # in games that are also played alone
# in the larger set more is hidden
MASTERS_WORLDS_OF_PARTNERS, MASTERS_WORLDS_IN_A_LARGE_SET = 24, 240
# what a Master's estimate without playouts weighs for a Grandmaster, compared to its weight for a
# Master
PRIOR = 0.7
# What winning a deal, or all points of a match, weigh against the pips of an estimate.
PIPS_OF_A_WIN, PIPS_OF_A_MATCH = 100.0, 300.0
POINTS_OF_A_WIN = 400  # points that weigh as much as a won deal


class Worlds:
    """Samples the hidden tiles of a deal as one seat knows it.

    `world` is any of the possible states.

    Attributes:
        playouts: Plays a deal to its end.
    """

    def __init__(self, view: View, world: Any, rng: Random) -> None:
        assert view.viewer is not None
        game: Any = GAMES[view.game]
        self.me, self._world = view.viewer, world
        kind = ArmPlayouts if game.layout is Layout.CROSS else LinePlayouts
        self.playouts = kind(game, world, rng.random)
        packed = self.playouts.set.packed
        self._random = rng.random
        self._places = tuple(
            place._replace(allowed=packed(place.allowed))
            for place in game.places(world, view.viewer)
        )
        self._filling = Filling(self._places)
        laid = tiles.mask(move.action.tile for move in world.moves if isinstance(move.action, Play))
        self._unlaid = packed(game.mask & ~laid)
        self._known_hands = [0] * len(view.seats)
        self._known_hands[self.me] = packed(world.hands[self.me])

        self._plays = PlayLikelihood(world, self.me, packed) if is_to_win(game) else None
        self._chain: WorldChain | None = None

    def _below(self, n: int) -> int:
        return int(self._random() * n)

    def sample(self) -> tuple[list[int], list[int]]:
        """Return the hands (packed masks by seat) and the boneyard (bits, the next one last) of one
        world.

        In games that are played to win a deal the worlds are a Markov chain that begins with an
        even one. In the long run each world comes as often as it makes the plays of the others
        likely.
        """
        if self._plays is None:
            return self.sample_evenly()
        if self._chain is None:
            masks = self._filling.masks(self._below)
            self._chain = WorldChain(
                self._places, masks, self._hands(masks), self._plays, self._random
            )
            self._chain.exchange(FIRST_EXCHANGES * len(self._chain))
        hands, aside = self._chain.exchange(EXCHANGES)
        return hands, self._shuffled(aside)

    def given(self) -> tuple[list[int], list[int]]:
        """Return the hands and the boneyard of the world that was given."""
        packed = self.playouts.set.packed
        return list(map(packed, self._world.hands)), [
            packed(1 << tile) for tile in reversed(self._world.stock)
        ]

    def sample_evenly(self) -> tuple[list[int], list[int]]:
        """Return a world like `sample`, all worlds being equally likely."""
        masks = self._filling.masks(self._below)
        return self._hands(masks), self._shuffled(masks[-1])

    def _hands(self, masks: Sequence[int]) -> list[int]:
        """Return the hands if these tiles lie in the places."""
        hands = self._known_hands[:]
        for place, mask in zip(self._places, masks, strict=True):
            if place.seat != NOWHERE:
                hands[place.seat] |= mask & self._unlaid
        return hands

    def _shuffled(self, aside: int) -> list[int]:
        """Return these tiles as a boneyard in random order; [] if nobody draws in this game."""
        if not self.playouts.draws:
            return []
        stock = [1 << tile for tile in tiles.listed(aside)]
        for last in range(len(stock) - 1, 0, -1):
            at = self._below(last + 1)
            stock[last], stock[at] = stock[at], stock[last]
        return stock


class MatchObjective:
    """The aim of a seat: that its side wins the deal, or is ahead in points."""

    def __init__(self, view: View, world: Any, playouts: Any, *, points_of_a_win: float) -> None:
        assert view.viewer is not None
        game: Any = GAMES[view.game]
        teams = game.teams_of(world)
        self._game, self._world, self._playouts = game, world, playouts
        self._to_win = is_to_win(game)
        self._sides = counting.sides_by_seat(teams, len(view.seats))
        self._mine = self._sides[view.viewer]
        self._count = counting.number_of_sides(teams, len(view.seats))
        self._points_of_a_win = points_of_a_win

    def value(self, last: Seat, hands: Sequence[int], at_once: int = 0) -> float:
        """Return the value of a finished deal: `last` laid its last tile, or the deal is blocked
        (NOBODY).

        `at_once` are points that the viewer has scored before the playout began.
        """
        pips = tuple(map(self._playouts.set.pips, hands))
        side = self._side(last, pips)
        by_side = [0] * self._count
        by_side[self._mine] += at_once
        for seat, points in enumerate(self._playouts.points):
            by_side[self._sides[seat]] += points
        if side is not None:
            by_side[side] += self._points(last, side, pips)
        ahead = by_side[self._mine] - (sum(by_side) - by_side[self._mine]) / (self._count - 1)
        if not self._to_win:
            return ahead
        won = 1 / self._count if side is None else float(side == self._mine)
        return won + ahead / self._points_of_a_win

    def _side(self, last: Seat, pips: tuple[int, ...]) -> int | None:
        if last != NOBODY:
            return self._sides[last]
        order = counting.order_from(self._playouts.closer, self._playouts.after)
        counted: Counted = self._game.counted_block(self._world, pips, order)
        return counted.side

    def _points(self, last: Seat, side: int, pips: tuple[int, ...]) -> int:
        return int(self._game.pip_points(self._world, side, pips, out=last != NOBODY))


@dataclass(frozen=True, slots=True)
class MatchCandidate:
    """A play and the position it leads to."""

    play: Play
    bit: int  # packed
    tips: tuple[Tip, ...]
    points: int  # scored at once


def candidates(view: View) -> list[Play]:
    """Return the plays that lead to different positions."""
    after = AfterPlays(view)
    found: dict[Outcome, Play] = {}
    for play in view.legal:
        if isinstance(play, Play):
            found.setdefault(after.outcome(play), play)
    return list(found.values())


def make_evaluator(
    view: View,
    world: Any,
    rng: Random,
    *,
    points_of_a_win: float = float("inf"),
    known: bool = False,
) -> tuple[list[Play], Evaluate]:
    """Return the different plays, and a function that evaluates them in one more world.

    The value of a deal is the chance to win it; if `points_of_a_win` is finite, points won and lost
    count a little, too. In games that are played for points it is the lead of the side in points.
    `known` is for measurements: every world is `world` as it is.
    """
    game: Any = GAMES[view.game]
    worlds = Worlds(view, world, rng)
    playouts, me = worlds.playouts, worlds.me
    objective = MatchObjective(view, world, playouts, points_of_a_win=points_of_a_win)
    scored = dict(zip(view.legal, view.points, strict=True))
    moves = [
        MatchCandidate(
            play,
            playouts.set.packed(play.bit),
            game.tips_after(view.layout, world.tips, play),
            scored[play],
        )
        for play in candidates(view)
    ]
    following = playouts.after[me]

    def evaluate(alive: Sequence[int]) -> list[float]:
        dealt, stock = worlds.given() if known else worlds.sample()
        values = []
        for number in alive:
            move = moves[number]
            hands = dealt[:]
            hands[me] ^= move.bit
            if hands[me]:
                last = playouts.play(hands, stock[:], move.tips, following)
            else:
                playouts.points = [0] * len(hands)
                last = me
            values.append(objective.value(last, hands, move.points))
        return values

    return [move.play for move in moves], evaluate


def search(view: View, world: Any, rng: Random, budget: SearchBudget) -> Play:
    """Return the play that does best. An estimate without playouts counts, too."""
    plays, evaluate = make_evaluator(view, world, rng, points_of_a_win=POINTS_OF_A_WIN)
    priors = _estimate(view, world, plays)

    def weighed(alive: Sequence[int]) -> list[float]:
        values = zip(alive, evaluate(alive), strict=True)
        return [value + priors[number] for number, value in values]

    return plays[find_best(len(plays), weighed, budget).best]


def _estimate(view: View, world: Any, plays: Sequence[Play]) -> list[float]:
    """Return what each play promises to a Master, without playouts."""
    judge = PlayEvaluator(view, world)
    scale = PRIOR / pips_of_a_unit(view)
    return [judge.value(play) * scale for play in plays]


def weigh(view: View, world: Any, rng: Random) -> Play | None:
    """Return a Master's play, or None without a world.

    What a play leaves counts, and how it turns out in a few possible worlds. The fewer worlds agree
    about the plays, the less they count (empirical Bayes).
    """
    if world is None:
        return None
    game: Any = GAMES[view.game]
    evaluator = PlayEvaluator(view, world)
    plays, evaluate = make_evaluator(view, world, rng, points_of_a_win=POINTS_OF_A_WIN)
    every = range(len(plays))
    worlds = worlds_of_a_master(world, game)
    rows = [evaluate(every) for _ in range(worlds)]
    means = [fmean(row[number] for row in rows) for number in every]
    middle = fmean(means)
    trust = 1.0
    if len(plays) > 1:
        noise = (
            fmean(variance([row[number] - fmean(row) for row in rows]) for number in every) / worlds
        )
        spread = max(variance(means) - noise, 0.05 * noise)
        trust = spread / (spread + noise) if noise else 1.0
    points = dict(zip(view.legal, view.points, strict=True))
    # Scored at once, whatever is hidden.
    sure = [0 if is_to_win(game) else points[play] for play in plays]

    def worth(number: int) -> float:
        outcome = sure[number] + trust * (means[number] - middle - sure[number])
        return pips_of_a_unit(view) * outcome + evaluator.value(plays[number])

    return plays[max(every, key=worth)]


def is_to_win(game: Any) -> bool:
    """Return whether a deal of a game is played to win it, not for points."""
    return game.thinking is Thinking.MATCH_TO_WIN


def worlds_of_a_master(world: Any, game: Any) -> int:
    """Return the number of worlds that a Master tries in this game."""
    if game.teams(game.options(), world.players):  # nobody can play alone
        is_large = game.mask > tiles.D6
        return MASTERS_WORLDS_IN_A_LARGE_SET if is_large else MASTERS_WORLDS_OF_PARTNERS
    return MASTERS_WORLDS_IN_TEAMS if game.teams_of(world) else MASTERS_WORLDS


def pips_of_a_unit(view: View) -> float:
    """Return how many pips of `PlayEvaluator` weigh as much as a won deal, or as a point: the
    shorter the match, the more.
    """
    return PIPS_OF_A_WIN if is_to_win(GAMES[view.game]) else PIPS_OF_A_MATCH / (view.target or 1)
