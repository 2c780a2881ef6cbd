"""Chooses a tile without search: at random, the heaviest, or by what the tile leaves.

Apprentices and Journeymen play so, and Masters of games without a search.

`AfterPlays` tells what a play leaves on the table, for games on any number of ends.
"""

from collections import Counter
from random import Random
from typing import Any, TypeAlias

from ai.levels import Level
from games import GAMES
from games.core import Action, Best, End, Layout, Measure, View
from games.hungarian import Train
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE
from games.parts.line import Play
from games.parts.match import spreads
from games.parts.match.match_game import MatchGame
from games.parts.match.spreads import Ends, Tip

# Plays with the same outcome lead to the same position.
Outcome: TypeAlias = tuple[int, tuple[object, ...]]


def is_match(view: View) -> bool:
    """Return whether the game is one of those on `games.parts.match`."""
    return isinstance(GAMES[view.game], MatchGame)


class AfterPlays:
    """Tells what plays of a view leave on the table."""

    def __init__(self, view: View) -> None:
        game: Any = GAMES[view.game]
        self._layout = view.layout
        self._ends: Ends = (
            game.ends_of(view)
            if is_match(view)
            else spreads.LINE.ends(tuple(Tip(end, number) for end, number in view.ends))
        )

    def numbers(self, play: Play) -> tuple[int, ...]:
        """Return the numbers at the ends where a tile may be laid after a play; () if it does
        not fit.
        """
        after = self._ends.after(play)
        return () if after is None else tuple(tip.number for tip in after.playable)

    def fitting(self, play: Play) -> int:
        """Return the mask of the tiles that fit after a play."""
        after = self._ends.after(play)
        return 0 if after is None else after.fitting

    def outcome(self, play: Play) -> Outcome:
        """Return what a play leads to.

        Two ends that show the same number, or two empty arms, come to the same.
        """
        after = self._ends.after(play)
        if self._layout is Layout.TRAINS or after is None:
            return play.tile, (play.end,)
        return play.tile, tuple(sorted(tip[1:] for tip in after.tips))


def unlaid(view: View) -> int:
    """Return the mask of the tiles of the set that do not lie on the table, as the view shows
    it.
    """
    laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in view.line)
    hub = 0 if view.railway.hub is None else 1 << view.railway.hub
    return tiles.mask(GAMES[view.game].declaration.tiles) & ~laid & ~hub


# What the terms of a play weigh, in pips (`PlayEvaluator.terms`).
FOLLOW, THEIRS, OTHERS = 6.0, 1.5, 0.6
OPPONENTS, PARTNER, SUIT = 0.6, 0.5, 2.0  # where there are teams


def choose(view: View, moves: list[Action], rng: Random, world: Any, level: Level) -> Action:
    """Return one of `moves`.

    All but apprentices prefer moves that score at once. If no tile can be laid, the first move is
    the safest.
    """
    plays: list[Action] = [move for move in moves if isinstance(move, Play | Train)]
    single = [play for play in plays if isinstance(play, Play)]
    if level is Level.APPRENTICE or not plays:
        return rng.choice(single) if single else max(moves, key=lambda move: points_for(view, move))
    if level is Level.JOURNEYMAN:
        on_one_table = is_match(view) and view.layout is not Layout.TRAINS
        draws = GAMES[view.game].boneyard and view.compared.measure is not Measure.POINTS
        return max(
            single,
            key=lambda play: (
                points_for(view, play),
                (on_one_table or draws) and _count_followers(view, play),
                tiles.PIPS[play.tile],
                rng.random(),
            ),
        )
    trains = [play for play in plays if isinstance(play, Train)]
    if trains:
        return max(trains, key=lambda train: (train.pips, train.count, rng.random()))
    evaluator = PlayEvaluator(view, world)
    return max(
        plays,
        key=lambda play: (points_for(view, play), evaluator.value(play), rng.random()),  # type: ignore[arg-type]
    )


def points_for(view: View, move: Action) -> int:
    """Return the points that a move scores at once, negated in games that the fewest points win."""
    sign = 1 if view.compared.best is Best.MOST else -1
    return next(
        (
            sign * points
            for action, points in zip(view.legal, view.points, strict=False)
            if action == move
        ),
        0,
    )


def _count_followers(view: View, play: Play) -> int:
    """Return how many tiles of the own hand fit after `play`.

    In draw games this counts for more than its pips.
    """
    held = tiles.mask(view.seats[view.own_seat].hand or ()) & ~(1 << play.tile)
    return (held & AfterPlays(view).fitting(play)).bit_count()


class PlayEvaluator:
    """Estimates plays on the line by what a seat knows of the tiles that it does not hold.

    Attributes:
        unseen: Mask of the tiles whose place the seat does not know.
        after: What each play leaves on the table.
    """

    def __init__(self, view: View, world: Any) -> None:
        self.after = AfterPlays(view)
        self.suits = partner_suits(view)
        self._held = tiles.mask(view.seats[view.own_seat].hand or ())
        if world is None:
            self.unseen = unlaid(view) & ~self._held
            # tiles that these seats may hold
            self._next_seats = self._partners = self._opponents = self.unseen
        else:
            game: Any = GAMES[view.game]
            self.unseen = self._next_seats = self._partners = self._opponents = 0
            following, off_table = next_seat(view), unlaid(view)
            partners = set(view.side(view.own_seat)) - {view.own_seat}
            for place in game.places(world, view.own_seat):
                allowed = place.allowed & off_table
                self.unseen |= allowed
                self._next_seats |= (
                    allowed if place.seat == following and place.seat != NOWHERE else 0
                )
                if place.seat in partners:
                    self._partners |= allowed
                elif place.seat != NOWHERE:
                    self._opponents |= allowed

    def value(self, play: Play) -> float:
        """Return how good a play is, in pips."""
        return sum(self.terms(play).values())

    def terms(self, play: Play) -> dict[str, float]:
        """Return the terms of `value`.

        "pips": of the tile; "follow": own tiles that can follow it; "theirs": fitting tiles that
        the next seat may hold; "others": fitting tiles that anybody may hold; "numbers": different
        numbers kept in the hand.
        """
        kept = self._held & ~(1 << play.tile)
        fitting = self.after.fitting(play)
        numbers = sum(1 for suit in tiles.SUITS if kept & suit)
        terms = {
            "pips": tiles.PIPS[play.tile],
            "follow": FOLLOW * min(3, (kept & fitting).bit_count()),
            "theirs": -THEIRS * (self._next_seats & fitting).bit_count(),
            "others": -OTHERS * (self.unseen & fitting).bit_count(),
            "numbers": numbers,
        }
        if self.suits:
            terms["others"] = -OPPONENTS * (self._opponents & fitting).bit_count()
            terms["partner"] = PARTNER * (self._partners & fitting).bit_count()
            terms["suit"] = SUIT * sum(
                self.suits[number] for number in set(self.after.numbers(play))
            )
        return terms


def partner_suits(view: View) -> Counter[int]:
    """Return how often the partner has turned each number outwards; empty where everybody plays
    alone.
    """
    if view.viewer is None or not view.teams:
        return Counter()
    partners = set(view.side(view.viewer)) - {view.viewer}
    found = Counter(dict.fromkeys(range(tiles.ALL_NUMBERS), 0))
    for placed in view.line:
        if placed.seat in partners:
            outward = (
                (placed.a, placed.b)
                if placed.end is End.START
                else (placed.a,)
                if placed.end is End.LEFT
                else (placed.b,)
            )
            found.update(set(outward))
    return found


def next_seat(view: View) -> int:
    """Return the seat that plays after the viewer."""
    seats, seat = len(view.seats), view.own_seat
    while True:
        seat = (seat + view.direction) % seats
        if seat == view.own_seat or not view.seats[seat].out:
            return seat
