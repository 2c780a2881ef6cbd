"""Finds positions in which one choice is clearly best.

The search plays rounds of all games in turn, each from a secret number, with Masters on all seats.
A decision of seat 0 becomes a puzzle if its best choice is clearly ahead of the second, by more
than four standard errors, if a beginner would not take it, and if its reason can be seen in the
position. The same number finds the same puzzle again.
"""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final

from ai import player
from ai.advice_records import clear_gain
from ai.levels import Level
from cogs.learn import positions
from cogs.learn.lessons import YOU
from cogs.puzzle.puzzle import Choice, Puzzle
from games import GAMES
from games.core import Action, View
from games.game import Thinking
from games.hungarian import Train
from games.parts import codec, tiles
from games.parts.chance import Chance
from games.parts.claims import Dispute, Lay, holds_true
from games.parts.line import Pass
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tools.puzzles.comparisons import PositionValues, explain_best, value_actions

ROUGH: Final = 150  # worlds to see whether a decision is worth a closer look
WORLDS: Final = 2000  # worlds of a closer look
SLOWER: Final = 5  # times that a world takes in the games that are played out by rules or by plans
PLAYED_BY_RULES: Final = (Thinking.BY_RULES, Thinking.TRAINS, Thinking.CLAIMS)
CERTAIN: Final = 4.0  # standard errors
MOST_CHOICES: Final = 10
FEWEST_CHOICES: Final = 3
FEWEST_IN_CHALLENGE: Final = 2  # to challenge a claim or to let it stand
# What is best in Challenge, each as often as the others, so that it cannot be guessed: left to
# chance, it is mostly no claim.
KINDS_IN_CHALLENGE: Final = (Lay, Dispute, Pass)


def find_puzzle(game: str, secret: int, worlds: int) -> Puzzle | None:
    """Return the first puzzle in the round that a secret number deals, or None."""
    rng = Random(f"{game} {secret}")  # noqa: S311 - repeatable on purpose
    seats = rng.choice(
        [number for number in GAMES[game].players if 2 <= number <= 4] or list(GAMES[game].players)
    )
    table, moves = positions.deal_table(game, seats, secret, {}), list[str]()
    rules = game_of(table)
    wanted: type[Action] = rng.choice(KINDS_IN_CHALLENGE) if game == "challenge" else Action
    while table.phase is Phase.PLAYING:
        seat = rules.due(table.state)[0]
        view = rules.view(table.state, seat)
        world = rules.redealt(table.state, seat, Chance(rng.randbytes(32)))
        values = clear_values(view, world, rng, worlds) if seat == YOU else None
        if values and isinstance(values.actions[0].action, wanted):
            puzzle = make_puzzle(
                table, secret=secret, moves=moves, values=values, view=view, world=world
            )
            if puzzle.reason:
                return puzzle
        action = player.choose(view, rng, world=world, level=Level.MASTER)
        moves.append(f"{seat} {codec.write(action)}")
        table = positions.act(table, seat, action)
    return None


def clear_values(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of a decision that makes a good puzzle, or None."""
    thinking = GAMES[view.game].thinking
    fewest = FEWEST_IN_CHALLENGE if thinking is Thinking.CLAIMS else FEWEST_CHOICES
    slower = SLOWER if thinking in PLAYED_BY_RULES else 1
    for tried in (min(ROUGH, worlds) // slower, worlds // slower):
        values = value_actions(view, world, rng, tried)
        if values is None or not fewest <= len(values.actions) <= MOST_CHOICES:
            return None
        lead, error = values.lead, values.actions[1].error
        if lead < clear_gain(values.unit, view.target) or lead < CERTAIN * error:
            return None
        if is_obvious(values, view) or not is_readable(values):
            return None
    return values


def is_obvious(values: PositionValues, view: View) -> bool:
    """Return whether a beginner would take the best choice: the heaviest tile, as many tiles as
    possible, or a true claim.
    """
    best = values.actions[0].action
    if isinstance(best, Lay):
        return (
            view.toss.dice is not None
            and bool(best.picked)
            and holds_true(view.toss.dice, best.picked)
        )
    if isinstance(best, Dispute | Pass):
        return False
    return weight(best) == max(weight(action.action) for action in values.actions)


def is_readable(values: PositionValues) -> bool:
    """Return whether the buttons of all choices say different things.

    Of a train they say its end, its tiles and its pips.
    """
    trains = [
        (action.action.end, action.action.count, action.action.pips)
        for action in values.actions
        if isinstance(action.action, Train)
    ]
    return len(trains) == len(set(trains))


def weight(action: Action) -> int:
    """Return the pips that an action lays."""
    laid = getattr(action, "tiles", None)
    if laid is None:
        laid = (action.tile,) if hasattr(action, "tile") else ()
    return sum(tiles.PIPS[tile] for tile in laid)


def make_puzzle(
    table: Table, *, secret: int, moves: list[str], values: PositionValues, view: View, world: Any
) -> Puzzle:
    """Return the puzzle of a decision. Its reason is "" if none can be seen."""
    choices = sorted(
        (
            Choice(codec.write(action.action), round(action.value, 4), round(action.error, 4))
            for action in values.actions
        ),
        key=lambda choice: choice.action,
    )
    advice = explain_best(view, world, values)
    return Puzzle(
        game=table.game,
        rules_version=game_of(table).rules_version,
        seats=len(table.chairs),
        secret=secret,
        moves=tuple(moves),
        choices=tuple(choices),
        unit=values.unit,
        is_exact=values.is_exact,
        tries=values.tries,
        reason=advice.reason if advice else "",
        reason_values=dict(advice.values) if advice else {},
    )


def find_puzzles(games: list[str], first: int, worlds: int) -> Iterator[Puzzle]:
    """Yield puzzles of the games in turn, from secret number `first` on."""
    secrets = {game: count(first) for game in games}
    while True:
        for game in games:
            yield next(
                found
                for secret in secrets[game]
                if (found := find_puzzle(game, secret, worlds)) is not None
            )
