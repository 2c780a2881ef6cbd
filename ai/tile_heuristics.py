"""Which tile to lay without trying anything out: at random, the heaviest, or by what it leaves."""

from random import Random
from typing import Any

from ai.levels import Level
from games import GAMES
from games.core import Action, Best, Measure, View
from games.hungarian import Train
from games.parts import line as lines
from games.parts import tiles
from games.parts.ends import FITTING, code_of
from games.parts.hidden import NOWHERE
from games.parts.line import Play

DECK = sum(tiles.BITS)


def choose(view: View, moves: list[Action], rng: Random, world: Any, level: Level) -> Action:
    """One of these moves: what scores at once comes first, but for an apprentice; of moves that lay no tile, the first is the
    safest."""
    plays: list[Action] = [move for move in moves if isinstance(move, Play | Train)]
    if level is Level.APPRENTICE or not plays:
        single = [play for play in plays if isinstance(play, Play)]
        return rng.choice(single) if single else max(moves, key=lambda move: scores(view, move))
    if level is Level.JOURNEYMAN:
        single = [play for play in plays if isinstance(play, Play)]
        draws = GAMES[view.game].boneyard and view.compared.measure is not Measure.POINTS
        return max(
            single, key=lambda play: (scores(view, play), draws and _follow(view, play), tiles.PIPS[play.tile], rng.random())
        )
    trains = [play for play in plays if isinstance(play, Train)]
    if trains:
        return max(trains, key=lambda train: (train.pips, train.count, rng.random()))
    known = Surroundings(view, world)
    return max(plays, key=lambda play: (scores(view, play), known.worth(play), rng.random()))  # type: ignore[arg-type]


def scores(view: View, move: Action) -> int:
    """What a move scores at once, as somebody counts who wants as much as possible."""
    sign = 1 if view.compared.best is Best.MOST else -1
    return next((sign * points for action, points in zip(view.legal, view.points, strict=False) if action == move), 0)


def _follow(view: View, play: Play) -> int:
    """How many tiles of the own hand fit after this one: where the others draw, that counts for more than its pips."""
    assert view.viewer is not None
    after = lines.NEXT[code_of(view.ends)][play.code]
    held = tiles.mask(view.seats[view.viewer].hand or ()) & ~(1 << play.tile)
    return 0 if after is None else (held & FITTING[after]).bit_count()


class Surroundings:
    """What a seat knows of the tiles that it does not hold."""

    def __init__(self, view: View, world: Any) -> None:
        assert view.viewer is not None
        self._ends = code_of(view.ends)
        self._held = tiles.mask(view.seats[view.viewer].hand or ())
        if world is None:
            laid = tiles.mask(tiles.of(one.a, one.b) for one in view.line)
            self.unseen = tiles.mask(GAMES[view.game].declaration.tiles) & ~laid & ~self._held
            self._theirs = self.unseen
        else:
            game: Any = GAMES[view.game]
            self.unseen = self._theirs = 0
            following = next_seat(view)
            for place in game.places(world, view.viewer):
                allowed = place.allowed & world.unlaid
                self.unseen |= allowed
                self._theirs |= allowed if place.seat == following and place.seat != NOWHERE else 0

    def worth(self, play: Play) -> float:
        """How good it is to lay this tile."""
        return sum(self.parts(play).values())

    def parts(self, play: Play) -> dict[str, float]:
        """What makes it good: its pips, what can follow it from the own hand, what others may have that fits (the next seat above
        all), and how many numbers stay in the hand."""
        kept = self._held & ~(1 << play.tile)
        after = lines.NEXT[self._ends][play.code]
        fitting = 0 if after is None else FITTING[after]
        numbers = sum(1 for suit in tiles.SUITS if kept & suit)
        return {
            "pips": tiles.PIPS[play.tile],
            "follow": 6 * min(3, (kept & fitting).bit_count()),
            "theirs": -1.5 * (self._theirs & fitting).bit_count(),
            "others": -0.6 * (self.unseen & fitting).bit_count(),
            "numbers": numbers,
        }


def next_seat(view: View) -> int:
    """Who is next after the viewer."""
    assert view.viewer is not None
    seats, seat = len(view.seats), view.viewer
    while True:
        seat = (seat + view.direction) % seats
        if seat == view.viewer or not view.seats[seat].out:
            return seat
