"""Decisions of computer players: actions, advice, and better actions in a finished deal.

`search`, `find_better_actions` and `play_out` run in worker processes, the rest in threads of the
bot.
"""

import time
from collections.abc import Sequence
from random import Random

from ai import advisor, player
from ai.advice_records import Advice, WhatIf
from ai.better_choices import find_better
from ai.levels import SEARCH_SECONDS, Level
from ai.search import SearchBudget
from games.core import Action, Seat
from service.questions_to_computers import Question, make_question
from tables.changes import play
from tables.history.decisions import decisions
from tables.history.replay import Company
from tables.state.change import Context
from tables.state.log_items import PackedLog, unpack_log
from tables.state.table import Table, game_of
from tables.tournaments.scores_and_prizes import results_of


def search(question: Question) -> Action:
    """Return the action of the question's level, found in `SEARCH_SECONDS`."""
    return choose(
        question, question.level, SearchBudget(deadline=time.monotonic() + SEARCH_SECONDS)
    )


def choose_without_search(question: Question) -> Action:
    """Return the action of the question's level, or of the level below if the question's level
    would search.
    """
    return choose(
        question, min(question.level, Level.MASTER, key=list(Level).index), SearchBudget()
    )


def choose(question: Question, level: Level, budget: SearchBudget) -> Action:
    """Return the action of a level. Random decisions follow from the question's seed."""
    return player.choose(
        question.view,
        random_of(question),
        world=question.world,
        level=level,
        modest=question.modest,
        budget=budget,
        habits=question.habits,
    )


def advise(question: Question) -> Advice:
    """Return what a Master would do, and why. Masters do not search."""
    return advisor.advise(question.view, random_of(question), question.world)


def find_better_actions(
    table: Table, log: PackedLog, deal: int, seats: Sequence[Seat]
) -> Sequence[tuple[WhatIf, Company]]:
    """Return what would have been better in a finished deal, the largest gain first, at most one
    action a turn; each with the people at the table then.
    """
    found = []
    for decision in decisions(table, unpack_log(log), deal, seats):
        random = Random(decision.turn)  # noqa: S311 - no secret
        if better := find_better(decision.view, decision.world, decision.played, random):
            missed = WhatIf(decision.seat, decision.turn, decision.view, decision.played, better)
            found.append((missed, decision.company))
    found.sort(key=lambda what_if: -what_if[0].better.gain)
    by_turn: dict[tuple[Seat, int], tuple[WhatIf, Company]] = {}
    for missed, company in found:
        by_turn.setdefault((missed.seat, missed.turn), (missed, company))
    return tuple(by_turn.values())


def play_out(tables: Sequence[Table], context: Context) -> Sequence[tuple[int, ...]]:
    """Return the results by seat of each table when Masters have played it to its end."""
    return [_play_out(table, context) for table in tables]


def _play_out(table: Table, context: Context) -> tuple[int, ...]:
    while table.live:
        seat = game_of(table).due(table.state)[0]
        action = choose_without_search(make_question(table, seat))
        table = play.act(table, seat, action, None, context, repeatedly=True).table
    return results_of(table)


def random_of(question: Question) -> Random:
    """Return the random numbers of a decision."""
    return Random(question.seed)  # noqa: S311 - no secret
