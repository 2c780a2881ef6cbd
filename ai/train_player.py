"""Mexican Train: a Master plans the own train, keeps its tiles for it, and gets rid of the others on all other trains."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from games.core import TRAINS, Action, End, View
from games.parts import tiles
from games.parts.line import Play

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


def plan_train(hand: int, number: int, steps: int = MOST_STEPS) -> Plan:
    """Return the train with the most pips that a hand can lay from a number on.

    A double needs a tile that covers it, unless it is the last of the hand. The search is complete for ordinary hands; after
    `steps` steps it returns the best train so far.
    """
    best: tuple[int, ...] = ()
    best_pips = 0
    left = steps
    # Depth first, the heaviest tile first; a position that has been reached with as many pips is not searched again.
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
        if double and (fitting != double or held == double):  # laying a double that can be covered loses nothing
            tile = double.bit_length() - 1
            stack.append((held ^ double, end, pips + tiles.PIPS[tile], (*laid, tile)))
            continue
        for tile in sorted(tiles.listed(fitting & ~double), key=tiles.weight):
            stack.append((held ^ 1 << tile, tiles.PIPS[tile] - end, pips + tiles.PIPS[tile], (*laid, tile)))
    return Plan(best, best_pips)


class TrainEvaluator:
    """Estimates the plays of a view of Mexican Train by what they leave in the hand."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view, self.seat = view, view.viewer
        self.held = tiles.mask(view.seats[view.viewer].hand or ())
        self.own = TRAINS[view.viewer]
        self.ends = dict(view.ends)
        self.plan = plan_train(self.held, self.ends[self.own])
        self._is_marked = view.viewer in view.railway.marked
        laid = tiles.mask(tiles.of(one.a, one.b) for one in view.line)
        self._table = laid | (0 if view.railway.hub is None else 1 << view.railway.hub)

    def plan_after(self, play: Play) -> Plan:
        """Return the plan for the own train after a play."""
        end = self.ends[self.own]
        return plan_train(self.held & ~play.bit, tiles.PIPS[play.tile] - end if play.end is self.own else end)

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
                self._left(kept & ~(1 << tile), tiles.PIPS[tile] - ends[play.end] if play.end is self.own else ends[self.own])
                for tile in tiles.listed(covers)
            )
        cost = self._left(kept, ends[self.own])
        return cost - (DRAWN / 2 if self._is_marked and play.end is self.own else 0)

    def _is_dead(self, play: Play) -> bool:
        return not tiles.SUITS[tiles.HALVES[play.tile][0]] & ~self._table & ~play.bit & self._set()

    def _set(self) -> int:
        hub = self.view.railway.hub
        highest = 0 if hub is None else tiles.HALVES[hub][0] + self.view.deal - 1
        return tiles.set_up_to(highest)

    def _left(self, kept: int, end: int) -> float:
        plan = plan_train(kept, end)
        return tiles.pips(kept) - (1 - PLANNED) * plan.pips


def choose(view: View, plays: Sequence[Action], rng: Random) -> Action:
    """Return the play that leaves least in the hand beside the plan for the own train."""
    evaluator = TrainEvaluator(view)
    singles = [play for play in plays if isinstance(play, Play)]
    return min(singles, key=lambda play: (evaluator.cost(play), play.end is End.MEXICAN, rng.random()))
