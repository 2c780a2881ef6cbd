"""Grandmaster search in matches on one table: sample the hidden tiles, play each deal out, and take
the tile that does best.

Partners play for their team: a deal is worth as much to a seat as to its partner. The partner's
hand is sampled like all others.
"""

from collections.abc import Sequence
from operator import attrgetter
from random import Random
from statistics import fmean, variance
from typing import Any

from ai.choice_without_search import AfterPlays, Outcome, PlayEvaluator
from ai.search import Evaluate, RandomFloat, SearchBudget, choose_tile, find_best
from ai.world_chain import PlayLikelihood, Worlds
from games import GAMES
from games.core import View
from games.game import Thinking
from games.parts import tiles
from games.parts.knowledge import Moved
from games.parts.line import NOBODY, Play
from games.parts.match import counting, leads
from games.parts.match.match_state import opened

EXPLORE = 0.25  # probability of laying any tile that fits instead of the one that is best at once
# Worlds that a Master tries: so many that it beats the level below clearly, and so few that a
# Grandmaster gains by more.
MASTERS_WORLDS = 12
# in games that are also played alone, and in the larger set, where more is hidden
MASTERS_WORLDS_IN_TEAMS = 150
MASTERS_WORLDS_OF_PARTNERS = 24
# what a Master's estimate without playouts weighs for a Grandmaster, compared to its weight for a
# Master
PRIOR = 0.7
# What winning a deal, or all points of a match, weigh against the pips of an estimate.
PIPS_OF_A_WIN, PIPS_OF_A_MATCH = 100.0, 300.0
POINTS_OF_A_WIN = 400  # points that weigh as much as a won deal


def worlds_of(view: View, world: Any, rng: Random) -> Worlds:
    """Return the possible worlds. In games that are played to win a deal the plays of the others
    count.
    """
    to_win = is_to_win(GAMES[view.game])
    plays = PlayLikelihood(free_moves(world), view.own_seat) if to_win else None
    return Worlds(view, world, rng, attrgetter("hands"), plays)


def free_moves(world: Any) -> Sequence[Moved]:
    """Return the moves of a deal but the first tile if it had to be led: that tells nothing."""
    must_lead = world.lead_tile is not None and world.lead_rule in leads.MUST
    moves: Sequence[Moved] = world.moves[must_lead:]
    return moves


class MatchObjective:
    """The aim of a seat: that its side wins the deal, or is ahead in points."""

    def __init__(self, view: View, world: Any, *, points_of_a_win: float) -> None:
        game: Any = GAMES[view.game]
        self._to_win, self._points_of_a_win = is_to_win(game), points_of_a_win
        self._me, self._before = view.own_seat, world.scores
        self._side = counting.side_of(game.teams_of(world), view.own_seat)

    def value(self, ended: Any) -> float:
        """Return the value of a finished deal."""
        gained = [after - had for after, had in zip(ended.scores, self._before, strict=True)]
        others = len(gained) - 1
        points = gained[self._side]
        ahead: float = points - (sum(gained) - points) / others
        if not self._to_win:
            return ahead
        winners = ended.ended.winners
        won = float(self._me in winners) if winners else 1 / (others + 1)
        return won + ahead / self._points_of_a_win


def play_out(game: Any, state: Any, random: RandomFloat) -> Any:
    """Play an `opened` deal to its end and return it. All lay what scores most at once, or else
    mostly the heaviest tile.
    """
    to_win = is_to_win(game)
    while (seat := state.to_move) != NOBODY:
        ends = state.ends
        fitting = state.hands[seat] & ends.fitting
        if not fitting:
            (game.draw if game.may_draw(state) else game.pass_on)(state)
            continue
        if not to_win and fitting & (fitting - 1):
            plays = ends.plays(fitting)
            points = [game.points_of(state, play) for play in plays]
            if any(points):
                play = plays[points.index(max(points))]
                game.lay(state, play, ends.after(play))
                continue
        plays = ends.laying(choose_tile(fitting, random, EXPLORE))
        play = plays[0] if len(plays) == 1 else plays[int(random() * len(plays))]
        game.lay(state, play, ends.after(play))
    return state


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
    plays, worlds = candidates(view), worlds_of(view, world, rng)
    objective = MatchObjective(view, world, points_of_a_win=points_of_a_win)

    def evaluate(alive: Sequence[int]) -> list[float]:
        state = world if known else worlds.sample()
        values = []
        for number in alive:
            moved = opened(state)
            game.carry_out(moved, plays[number])
            values.append(objective.value(play_out(game, moved, rng.random)))
        return values

    return plays, evaluate


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
    means = [fmean(values) for values in zip(*rows, strict=True)]
    middle = fmean(means)
    trust = 1.0
    if len(plays) > 1:
        noise = fmean(
            (value - mean - fmean(row) + middle) ** 2
            for row in rows
            for value, mean in zip(row, means, strict=True)
        ) / (worlds - 1)
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
    if not game.teams_of(world):
        return MASTERS_WORLDS
    plays_only_in_teams = game.teams(game.options(), world.players) and game.mask <= tiles.D6
    return MASTERS_WORLDS_OF_PARTNERS if plays_only_in_teams else MASTERS_WORLDS_IN_TEAMS


def pips_of_a_unit(view: View) -> float:
    """Return how many pips of `PlayEvaluator` weigh as much as a won deal, or as a point: the
    shorter the match, the more.
    """
    return PIPS_OF_A_WIN if is_to_win(GAMES[view.game]) else PIPS_OF_A_MATCH / (view.target or 1)
