"""Computer players off the event loop. Who tries out how a deal may go on does so in a process of its own, since it would hold
the interpreter for as long; whoever is quicker is asked in a thread.

The process begins with the first question that needs it, and anew after it has died. If it does not answer in time, or too many
questions wait for it, the player answers without trying anything out; `Thinker.answers` counts how often each has happened.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection, Sequence
from random import Random

from ai.advice import Advice
from ai.advisor import advise
from ai.hindsight import find_better
from ai.levels import Level
from ai.player import choose
from ai.search import SearchBudget
from games.core import Action, Seat
from tables.history.decisions import decisions
from tables.history.what_if import WhatIf
from tables.service.questions import Ask, Question
from tables.state.table import Table
from workers.replay_worker import unpacked
from workers.worker_process import BrokenProcess, WorkerProcess

log = logging.getLogger(__name__)

THINKING = 0.09  # seconds after which nothing more is tried out
PATIENCE = 0.4  # seconds after which the answer is not waited for any longer
MOST_WAITING = 8  # questions that the process has not answered yet
SEARCHED, LATE, CROWDED, DIED = "searched", "late", "crowded", "died"


class Thinker:
    """Made at start, closed at the end. `searches`: whether there is such a process at all."""

    def __init__(self, *, searches: bool) -> None:
        self.answers: Counter[str] = Counter()
        self._searches = searches
        self._process = WorkerProcess()
        self._past = WorkerProcess()

    @property
    def looks_back(self) -> bool:
        """Where nothing is tried out, nothing is known about what might have been."""
        return self._searches

    async def choose(self, ask: Ask) -> Action:
        """What the computer player does."""
        found = await asyncio.to_thread(self._at_once, ask)
        if not isinstance(found, Question):
            return found
        searched = await self._searched(found)
        if searched is None:
            return await asyncio.to_thread(quickly, found)
        self.answers[SEARCHED] += 1
        return searched

    def _at_once(self, ask: Ask) -> Action | Question:
        """Its answer, or the question if that is worth trying out."""
        question = ask()
        worth = question.level is Level.GRANDMASTER and self._searches and len(question.view.legal) > 1
        return question if worth else quickly(question)

    async def advise(self, question: Question) -> Advice:
        """What a Master would do, and why."""
        return await asyncio.to_thread(advice, question)

    async def look_back(self, table: Table, log: Sequence[str], deal: int, seats: Collection[Seat]) -> Sequence[WhatIf]:
        """What would have been better in a finished deal, the most important first: in a process of its own, for which
        nobody waits at a table, and in another one if that is killed. Only of a mentor that `looks_back`."""
        return await self._past.patiently(looked_back, table, log, deal, tuple(seats))

    async def _searched(self, question: Question) -> Action | None:
        """The process's answer; None if there is none in time."""
        if self._process.waiting >= MOST_WAITING:
            self._count(CROWDED)
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._process.run(thought, question)
        except TimeoutError:
            self._count(LATE)
        except BrokenProcess:  # killed from outside
            self._count(DIED)
        return None

    def _count(self, why: str) -> None:
        """Nothing was tried out. The first time and every hundredth are told."""
        self.answers[why] += 1
        if self.answers[why] % 100 == 1:
            log.warning("computer players: nothing tried out (%s); so far %s", why, dict(self.answers))

    def close(self) -> None:
        """What waits is given up. The log says what was answered how."""
        if self.answers:
            log.info("computer players: %s", dict(self.answers))
        self._process.close()
        self._past.close()


def quickly(question: Question) -> Action:
    """The answer without trying anything out: who would, plays one level lower."""
    return chosen(question, min(question.level, Level.MASTER, key=list(Level).index), SearchBudget())


def thought(question: Question) -> Action:
    """The answer in the process, in as much time as there is."""
    return chosen(question, question.level, SearchBudget(deadline=time.monotonic() + THINKING))


def chosen(question: Question, level: Level, budget: SearchBudget) -> Action:
    """The answer of a level, by the question's own chance."""
    return choose(
        question.view,
        rng(question),
        world=question.world,
        level=level,
        modest=question.modest,
        budget=budget,
        habits=question.habits,
    )


def advice(question: Question) -> Advice:
    """What a Master would do, and why: that is not tried out."""
    return advise(question.view, rng(question), question.world)


def looked_back(table: Table, log: Sequence[str], deal: int, seats: Sequence[Seat]) -> Sequence[WhatIf]:
    """See `Thinker.look_back`; in its process. Of each turn one thing."""
    found = []
    for one in decisions(table, unpacked(log), deal, seats):
        if better := find_better(one.view, one.world, one.played, Random(one.turn)):  # noqa: S311
            found.append(WhatIf(one.seat, one.turn, one.view, one.played, better))
    found.sort(key=lambda one: -one.better.gain)
    turns: dict[tuple[Seat, int], WhatIf] = {}
    for better_play in found:
        turns.setdefault((better_play.seat, better_play.turn), better_play)
    return tuple(turns.values())


def rng(question: Question) -> Random:
    """The chance of a decision."""
    return Random(question.seed)  # noqa: S311
