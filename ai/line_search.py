"""Grandmaster search in games on the line: sample the hidden tiles, play each deal out, and take the tile that does best."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from ai.playouts import Playouts, find_winner
from ai.search import Evaluate, SearchBudget, SearchResult, find_best
from games import GAMES
from games.core import Seat, View
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import NOBODY, Line, Play, legal
from games.parts.open_ends import ENDS, START, after, code, code_of

TIE_BREAK = 10_000  # pips that weigh as much as the whole match


class WorldSampler:
    """Samples the hidden tiles of a deal as one seat knows it. `world` is any of the possible states."""

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
        """Return the hands (masks by seat) and the boneyard (tile bits, the next one last) of one world."""
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
        self._others = [seat for seat, one in enumerate(view.seats) if seat != view.viewer and not one.out]
        self._totals = [one.score or 0 for one in view.seats] if is_last else None

    def value(self, last: Seat, hands: Sequence[int], turns: Sequence[Seat]) -> float:
        """Return the value of a finished deal.

        `last` is the seat that laid its last tile (or NOBODY), `hands` holds the remaining tiles, `turns` the next seat by seat.
        """
        if self._totals is not None:
            totals = [total + tiles.pips(held) for total, held in zip(self._totals, hands, strict=True)]
            mine, least = totals[self._me], min(totals)
            return (mine == least) / totals.count(least) - mine / TIE_BREAK
        if self._pips:
            others = sum(tiles.pips(hands[seat]) for seat in self._others)
            return others / len(self._others) - tiles.pips(hands[self._me])
        winner = find_winner(last, hands, turns)
        return 1.0 if winner == self._me else 1 / (1 + len(self._others)) if winner == NOBODY else 0.0


class PlayCandidate(NamedTuple):
    """A play and the position it leads to."""

    play: Play
    tile: int
    ends: int  # after the play, the lower number on the left


def candidates(view: View) -> list[PlayCandidate]:
    """Return the plays that lead to different positions: of two ends that come to the same only one is kept."""
    found: dict[tuple[int, int], Play] = {}
    for play in view.legal:
        if isinstance(play, Play):
            found.setdefault((play.tile, _ends_after(view, play)), play)
    return [PlayCandidate(play, tile, ends) for (tile, ends), play in found.items()]


def _ends_after(view: View, play: Play) -> int:
    ends = after(code_of(view.ends), play.tile, play.end)
    assert ends is not None
    return code(*sorted(ENDS[ends] or ()))


def is_last_deal(view: View, world: Any) -> bool:
    """Return True if the match ends with this deal because the agreed number of rounds is reached."""
    agreed = world.table.options
    return view.game == "luxembourg" and agreed.end == "rounds" and view.deal == agreed.rounds


def search(view: View, world: Line, rng: Random, budget: SearchBudget, *, pips: bool) -> tuple[list[Play], SearchResult]:
    """Return the different plays and the result of comparing them. `pips` as in `Objective`."""
    plays, evaluate = make_evaluator(view, world, rng, pips=pips)
    return plays, find_best(len(plays), evaluate, budget)


def make_evaluator(view: View, world: Line, rng: Random, *, pips: bool) -> tuple[list[Play], Evaluate]:
    """Return the different plays and the function that evaluates them in one more world."""
    sampler, objective = WorldSampler(view, world, rng), Objective(view, pips=pips, is_last=is_last_deal(view, world))
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
    """Return each seat's probability of winning the deal, estimated by this many playouts from the present position."""
    sampler = WorldSampler(view, world, rng)
    won = [0] * len(view.seats)
    for _ in range(deals):
        hands, stock = sampler.sample()
        last = sampler.playouts.play(hands, stock, sampler.ends, world.to_move)
        winner = find_winner(last, hands, sampler.playouts.after)
        if winner != NOBODY:
            won[winner] += 1
    return [count / deals for count in won]


def best_win_chance(view: View, world: Line, rng: Random, budget: SearchBudget, deals: int) -> float | None:
    """Return the viewer's probability of winning with its best tile, or None if there is no choice of tiles.

    It also works before the tile is to be laid, when a stake is decided first. The chosen tile is evaluated afresh in `deals` new
    worlds: in those that decided the choice it looks too good.
    """
    assert view.viewer is not None
    plays, evaluate = make_evaluator(replace(view, legal=legal(world, view.viewer)), world, rng, pips=False)
    if len(plays) < 2:
        return None
    best = find_best(len(plays), evaluate, budget).best
    return sum(evaluate([best])[0] for _ in range(deals)) / deals
