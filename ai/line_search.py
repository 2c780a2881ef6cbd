"""Großmeister on the line: deal what is hidden in many ways, play each on to its end, and take the tile that does best."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from ai.playouts import played_out, rules_of, winner
from ai.search import Found, Judge, SearchBudget, best_of
from games import GAMES
from games.core import Seat, View
from games.parts import tiles
from games.parts.ends import ENDS, START, after, code, code_of
from games.parts.hidden import NOWHERE, Filling
from games.parts.line import NOBODY, Line, Play, legal

MUCH = 10_000  # pips: so many more count as much as the match


class Worlds:
    """The ways in which the hidden tiles of a deal may lie, as one seat knows it. `world` is one of them."""

    def __init__(self, view: View, world: Line, rng: Random) -> None:
        assert view.viewer is not None
        game: Any = GAMES[view.game]
        self.me = view.viewer
        self.rules = rules_of(world.deal)
        self.ends = world.ends if world.ends == START else code(*sorted(ENDS[world.ends] or ()))
        self.random = rng.random
        self._unlaid = world.unlaid
        self._places = game.places(world, view.viewer)
        self._filling = Filling(self._places)
        self._hands = [held & world.unlaid for held in world.deal.hands]
        for place in self._places:
            if place.seat != NOWHERE:
                self._hands[place.seat] = 0

    def _below(self, n: int) -> int:
        return int(self.random() * n)

    def sampled(self) -> tuple[list[int], list[int]]:
        """Hands as masks by seat, and what may be drawn as bits, the next tile last."""
        hands = self._hands[:]
        stock: list[int] = []
        for place, mask in zip(self._places, self._filling.masks(self._below), strict=True):
            if place.seat != NOWHERE:
                hands[place.seat] |= mask & self._unlaid
            elif self.rules.draws:
                stock = [tiles.BITS[tile] for tile in tiles.listed(mask)]
                for left in range(len(stock) - 1, 0, -1):
                    at = self._below(left + 1)
                    stock[left], stock[at] = stock[at], stock[left]
        return hands, stock


class Objective:
    """What a seat wants of a deal: to win it, or to be left with fewer pips than the others. In the last round of a match whose
    totals decide, what counts is to come out lowest."""

    def __init__(self, view: View, pips: bool, last: bool = False) -> None:
        assert view.viewer is not None
        self._me, self._pips = view.viewer, pips
        self._others = [seat for seat, one in enumerate(view.seats) if seat != view.viewer and not one.out]
        self._totals = [one.score or 0 for one in view.seats] if last else None

    def value(self, last: Seat, hands: Sequence[int], turns: Sequence[Seat]) -> float:
        """Of a deal that is over."""
        if self._totals is not None:
            totals = [total + tiles.pips(held) for total, held in zip(self._totals, hands, strict=True)]
            mine, least = totals[self._me], min(totals)
            return (mine == least) / totals.count(least) - mine / MUCH
        if self._pips:
            others = sum(tiles.pips(hands[seat]) for seat in self._others)
            return others / len(self._others) - tiles.pips(hands[self._me])
        won = winner(last, hands, turns)
        return 1.0 if won == self._me else 1 / (1 + len(self._others)) if won == NOBODY else 0.0


def options(view: View) -> list[tuple[Play, int, int]]:
    """The plays that lead to different positions, each with its tile and the ends after it."""
    found: dict[tuple[int, int], Play] = {}
    for play in view.legal:
        if isinstance(play, Play):
            found.setdefault((play.tile, _after(view, play)), play)
    return [(play, tile, following) for (tile, following), play in found.items()]


def _after(view: View, play: Play) -> int:
    """The ends after a play, the lower number first."""
    following = after(code_of(view.ends), play.tile, play.end)
    assert following is not None
    return code(*sorted(ENDS[following] or ()))


def is_last(view: View, world: Any) -> bool:
    """Whether the match is over with this deal, by the number of rounds that was agreed on."""
    agreed = world.table.options
    return view.game == "luxembourg" and agreed.end == "rounds" and view.deal == agreed.rounds


def search(view: View, world: Line, rng: Random, budget: SearchBudget, pips: bool) -> tuple[list[Play], Found]:
    """The plays that differ, and which of them does best."""
    plays, judge = _trials(view, world, rng, pips)
    return plays, best_of(len(plays), judge, budget)


def _trials(view: View, world: Line, rng: Random, pips: bool) -> tuple[list[Play], Judge]:
    """The plays that differ, and how they do in one more world."""
    worlds, objective = Worlds(view, world, rng), Objective(view, pips, is_last(view, world))
    moves = options(view)
    me, turns = worlds.me, worlds.rules.after

    def judge(alive: Sequence[int]) -> list[float]:
        hands, stock = worlds.sampled()
        values = []
        for number in alive:
            _, tile, following = moves[number]
            mine = hands[:]
            mine[me] ^= 1 << tile
            last = me
            if mine[me]:
                last = played_out(worlds.rules, mine, stock[:], following, turns[me], rng.random)
            values.append(objective.value(last, mine, turns))
        return values

    return [play for play, _, _ in moves], judge


def chances(view: View, world: Line, rng: Random, deals: int) -> list[float]:
    """By seat, how likely it is to win the deal: tried out from here on."""
    worlds = Worlds(view, world, rng)
    won = [0] * len(view.seats)
    for _ in range(deals):
        hands, stock = worlds.sampled()
        last = played_out(worlds.rules, hands, stock, worlds.ends, world.to_move, rng.random)
        best = winner(last, hands, worlds.rules.after)
        if best != NOBODY:
            won[best] += 1
    return [one / deals for one in won]


def best_chance(view: View, world: Line, rng: Random, budget: SearchBudget, deals: int) -> float | None:
    """How likely the viewer is to win with the tile that does best, also where something else is to be decided first; None where
    there is no choice of tiles. It is tried out anew once that tile is chosen: by what it was chosen for it looks too good."""
    assert view.viewer is not None
    plays, judge = _trials(replace(view, legal=legal(world, view.viewer)), world, rng, pips=False)
    if len(plays) < 2:
        return None
    best = best_of(len(plays), judge, budget).best
    return sum(judge([best])[0] for _ in range(deals)) / deals
