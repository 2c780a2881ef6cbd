"""Grandmaster search in games on the line.

The hidden tiles are sampled. In each deal players who mostly lay their heaviest tile play on to the
end (where two play to win, they mostly lay what a Master would). The tile that does best is taken.
If two players are left and no tile lies face down, each knows the other's hand: such endgames are
solved exactly.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ai.choice_without_search import FOLLOW, OTHERS, THEIRS
from ai.search import EXPLORE, Evaluate, RandomFloat, SearchBudget, choose_tile, find_best
from ai.world_chain import Choice, PlayLikelihood, Worlds
from games import GAMES
from games.core import FEWEST_PIPS, LINE_ENDS, View
from games.parts import line as lines
from games.parts import tiles
from games.parts.line import (
    ENDS,
    FITTING,
    NEXT,
    NOBODY,
    PLAYS,
    START,
    Line,
    Move,
    Play,
    after,
    code,
    code_of,
)
from games.parts.line_game import history

# by ends: the same with the lower number on the left, since the side does not matter
ORDERED = tuple(START if numbers is None else code(*sorted(numbers)) for numbers in ENDS)
# by ends, then by tile: the plays that lead to different ends
PLAYS_AT: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(
        tuple(
            {
                ORDERED[ends]: play
                for play in PLAYS[len(LINE_ENDS) * tile : len(LINE_ENDS) * (tile + 1)]
                if (ends := following[play.code]) is not None
            }.values()
        )
        for tile in tiles.listed(tiles.D8)
    )
    for following in NEXT
)
# the same plays, each with the pips of its tile and the mask of the other tiles that fit after it
FOLLOWED_AT: tuple[tuple[tuple[tuple[Play, int, int], ...], ...], ...] = tuple(
    tuple(
        tuple(
            (play, tiles.PIPS[play.tile], FITTING[following[play.code] or 0] & ~play.bit)
            for play in plays
        )
        for plays in by_tile
    )
    for by_tile, following in zip(PLAYS_AT, NEXT, strict=True)
)
ENDS_OF = {fitting: ends for ends, fitting in enumerate(FITTING)}  # by the tiles that fit
FITS = THEIRS + OTHERS  # what a fitting tile that is not on the table costs a Master, in pips
# What so many tiles of its hand that fit are worth to a Master, in pips. All this is
# `ai.choice_without_search.PlayEvaluator` for two players without what passes have shown and the
# numbers kept: it must be quick.
KEPT = tuple(FOLLOW * min(3, count) + FITS * count for count in range(1 + tiles.D8.bit_count()))

TIE_BREAK = 10_000  # pips that weigh as much as the whole match


def bare(line: Line) -> Line:
    """Return a line without what its game adds."""
    return Line(
        None,
        line.deal,
        line.unlaid,
        line.ends,
        to_move=line.to_move,
        idle=line.idle,
        moves=line.moves,
    )


def masterly_play(held: int, unlaid: int, ends: int) -> Play:
    """Return the play of a hand that is worth most to a Master, or nearly."""
    best, most = PLAYS[0], float("-inf")
    for tile in tiles.listed(held & FITTING[ends]):
        for play, pips, following in FOLLOWED_AT[ends][tile]:
            worth = (
                pips
                + KEPT[(held & following).bit_count()]
                - FITS * (unlaid & following).bit_count()
            )
            if worth > most:
                best, most = play, worth
    return best


def play_out(line: Line, random: RandomFloat, *, masterly: bool = False) -> Line:
    """Return a line at the end of the deal. All lay mostly their heaviest tile; if `masterly`,
    mostly what a Master would.
    """
    while (seat := line.to_move) != NOBODY:
        fitting = line.deal.hands[seat] & line.unlaid & FITTING[line.ends]
        if masterly and fitting & (fitting - 1) and random() >= EXPLORE:
            move: Move = masterly_play(line.deal.hands[seat] & line.unlaid, line.unlaid, line.ends)
        elif fitting and not line.deal.drawn:
            plays = PLAYS_AT[line.ends][choose_tile(fitting, random, EXPLORE).bit_length() - 1]
            move = plays[0] if len(plays) == 1 else plays[random() < 0.5]
        else:
            move = lines.legal(line, seat)[0]
        line = lines.act(line, seat, move)[0]
    return line


class Objective:
    """The aim of a seat: to win the deal, or (`pips`) to be left with fewer pips than the others.

    In the last deal of a match (`is_last`) that the totals decide, it plays for the lowest total.
    """

    def __init__(self, view: View, *, pips: bool, is_last: bool = False) -> None:
        self._me, self._pips = view.own_seat, pips
        self._others = [
            seat
            for seat, seat_view in enumerate(view.seats)
            if seat != view.own_seat and not seat_view.out
        ]
        self._totals = [seat_view.score or 0 for seat_view in view.seats] if is_last else None

    def value(self, line: Line) -> float:
        """Return the value of a finished deal."""
        hands = lines.hands(line)
        if self._totals is not None:
            totals = [
                total + tiles.pips(held) for total, held in zip(self._totals, hands, strict=True)
            ]
            own_total, least = totals[self._me], min(totals)
            return (own_total == least) / totals.count(least) - own_total / TIE_BREAK
        if self._pips:
            others = sum(tiles.pips(hands[seat]) for seat in self._others)
            return others / len(self._others) - tiles.pips(hands[self._me])
        winner = line.ended()[1]
        return 1 / (1 + len(self._others)) if winner is None else float(winner == self._me)


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
            ends = after(code_of(view.ends), play.tile, play.end)
            assert ends is not None
            found.setdefault((play.tile, ORDERED[ends]), play)
    return [PlayCandidate(play, tile, ends) for (tile, ends), play in found.items()]


def search(view: View, world: Line, rng: Random, budget: SearchBudget, *, pips: bool) -> Play:
    """Return the play that does best. `pips` as in `Objective`."""
    plays, evaluate = make_evaluator(view if pips else keep_best_plays(view), world, rng, pips=pips)
    return plays[find_best(len(plays), evaluate, budget).best]


def make_evaluator(
    view: View, world: Line, rng: Random, *, pips: bool
) -> tuple[list[Play], Evaluate]:
    """Return the different plays and the function that evaluates them in one more world."""
    game: Any = GAMES[view.game]
    # tiles of larger sets do not count
    world = replace(world, unlaid=world.unlaid & tiles.mask(game.declaration.tiles))
    masterly = not pips and len(view.seats) == 2

    def is_masterly(choice: Choice, held: int) -> bool:
        """Return whether a Master would have laid that tile with this hand."""
        return (
            choice.tile
            == masterly_play(held, world.unlaid | choice.later, ENDS_OF[choice.fitting]).tile
        )

    plays = (
        None
        if pips
        else PlayLikelihood(history(world), view.own_seat, is_masterly if masterly else None)
    )
    worlds, moves = Worlds(view, world, rng, lines.hands, plays), candidates(view)
    objective = Objective(view, pips=pips, is_last=game.totals_decide(world))

    def evaluate(alive: Sequence[int]) -> list[float]:
        line = bare(worlds.sample())
        after = [lines.act(line, line.to_move, moves[number].play)[0] for number in alive]
        return [objective.value(play_out(moved, rng.random, masterly=masterly)) for moved in after]

    return [move.play for move in moves], evaluate


def win_chances(view: View, world: Line, rng: Random, deals: int) -> list[float]:
    """Return each seat's probability of winning the deal, estimated by this many playouts from
    the present position.
    """
    worlds = Worlds(view, world, rng, lines.hands)
    won = Counter(play_out(bare(worlds.sample()), rng.random).ended()[1] for _ in range(deals))
    return [won[seat] / deals for seat in range(len(view.seats))]


def best_win_chance(
    view: View, world: Line, rng: Random, budget: SearchBudget, deals: int
) -> float | None:
    """Return the viewer's probability of winning with its best tile, or None if there is no choice
    of tiles.

    It also works before the tile is to be laid, when a stake is decided first. The chosen tile is
    evaluated afresh in `deals` new worlds: in those that decided the choice it looks too good.
    """
    plays, evaluate = make_evaluator(
        replace(view, legal=lines.legal(world, view.own_seat)), world, rng, pips=False
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
    if (
        len(view.seats) != 2
        or view.stock
        or sum(seat_view.count for seat_view in view.seats) > MOST_TILES
    ):
        return None
    game = GAMES[view.game].declaration
    held = tiles.mask(view.seats[view.own_seat].hand or ())
    laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in view.line)
    others = tiles.mask(game.tiles) & ~laid & ~held
    # tiles may lie aside
    if (
        game.blocked_reason != FEWEST_PIPS
        or others.bit_count() != view.seats[1 - view.own_seat].count
    ):
        return None
    memo: _Memo = {}
    return [
        1 - _solved(others, held ^ 1 << tile, ends, 0, memo) for _, tile, ends in candidates(view)
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
        held_pips, other = tiles.pips(held), tiles.pips(others)
        return 0.5 if held_pips == other else float(held_pips < other)
    key = (held, others, ends, passes)
    if (known := memo.get(key)) is not None:
        return known
    fitting = held & FITTING[ends]
    if fitting:
        best = 0.0
        for tile in tiles.listed(fitting):
            for play in PLAYS_AT[ends][tile]:
                ends_after = ORDERED[NEXT[ends][play.code] or 0]
                best = max(best, 1 - _solved(others, held ^ play.bit, ends_after, 0, memo))
            if best == 1:
                break
    else:
        best = 1 - _solved(others, held, ends, passes + 1, memo)
    memo[key] = best
    return best
