"""Computer players outside the event loop: those that search think in a worker process, the others
in a thread.

If the process does not answer in time, or too many questions wait for it, the player acts without
searching. `Thinker.answers` counts how often each happens. The work itself is in
`delivery.workers.thinker_jobs`.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Sequence

from ai.advice_records import Advice, WhatIf
from ai.levels import Level
from delivery.workers import thinker_jobs
from delivery.workers.worker_process import WorkerDied, WorkerProcess
from games.core import Action, Seat
from service.questions_to_computers import Question, QuestionMaker
from tables.history.replay import Company
from tables.state.change import Context
from tables.state.table import Table

log = logging.getLogger(__name__)

PATIENCE = 0.4  # seconds until an answer of the process is given up
# the same while the process starts, which takes a second: then a computer player thinks a little
# longer
STARTING_PATIENCE = 4.0
MAX_WAITING = 8  # unanswered questions
THINKING = ("delivery.workers.thinker_jobs",)  # the code that processes need
SEARCHED, LATE, CROWDED, DIED = "searched", "late", "crowded", "died"


class Thinker:
    """Answers for computer players.

    With `searches` false, no player searches and no process is started.
    """

    def __init__(self, *, searches: bool, turns: asyncio.Lock | None = None) -> None:
        """Create it. `turns` is shared with other processes whose jobs take seconds."""
        self.answers: Counter[str] = Counter()
        self._searches = searches
        self._search_process = WorkerProcess("search", modules=THINKING)
        self._look_back_process = WorkerProcess(
            "looking-back", turns=turns or asyncio.Lock(), modules=THINKING
        )

    @property
    def workers(self) -> tuple[WorkerProcess, ...]:
        """The processes that search and look back."""
        return self._search_process, self._look_back_process

    @property
    def looks_back(self) -> bool:
        """True if finished deals can be analysed."""
        return self._searches

    async def choose(self, ask: QuestionMaker) -> Action:
        """Return the action of a computer player."""
        decided = await asyncio.to_thread(self._ask, ask)
        if not isinstance(decided, Question):
            return decided
        action = await self._search(decided)
        if action is None:
            return await asyncio.to_thread(thinker_jobs.choose_without_search, decided)
        self.answers[SEARCHED] += 1
        return action

    def _ask(self, ask: QuestionMaker) -> Action | Question:
        """Return the action, or the question if it is worth a search."""
        question = ask()
        is_worth_a_search = (
            question.level is Level.GRANDMASTER and self._searches and len(question.view.legal) > 1
        )
        return question if is_worth_a_search else thinker_jobs.choose_without_search(question)

    async def advise(self, question: Question) -> Advice:
        """Return what a Master would do, and why."""
        return await asyncio.to_thread(thinker_jobs.advise, question)

    async def look_back(
        self, table: Table, log: Sequence[str], deal: int, seats: Collection[Seat]
    ) -> Sequence[tuple[WhatIf, Company]]:
        """Return what would have been better in a finished deal, the most important first, each
        with the people at the table then.

        Call it only if `looks_back` is true. `log` is packed as `tables.state.log_items` does
        it. Raises `WorkerDied` if the process dies twice.
        """
        return await self._look_back_process.run_with_retry(
            thinker_jobs.find_better_actions, table, log, deal, tuple(seats)
        )

    async def play_out(
        self, tables: Sequence[Table], context: Context
    ) -> Sequence[tuple[int, ...]]:
        """Return the points by seat of each table when Masters have played it to its end.

        In a process of its own, if there may be any: in threads it takes the event loop's time.
        """
        job = thinker_jobs.play_out
        if not self._searches:
            return await asyncio.to_thread(job, tuple(tables), context)
        return await self._look_back_process.run_with_retry(job, tuple(tables), context)

    async def _search(self, question: Question) -> Action | None:
        """Return the answer of the process, or None if there is none in time."""
        if self._search_process.pending >= MAX_WAITING:
            self._count_failure(CROWDED)
            return None
        try:
            async with asyncio.timeout(
                PATIENCE if self._search_process.is_ready else STARTING_PATIENCE
            ):
                return await self._search_process.run(thinker_jobs.search, question)
        except TimeoutError:
            self._count_failure(LATE)
        except WorkerDied:
            self._count_failure(DIED)
        return None

    def _count_failure(self, reason: str) -> None:
        """Count a search without an answer.

        The first and every hundredth of each reason are logged.
        """
        self.answers[reason] += 1
        if self.answers[reason] % 100 == 1:
            log.warning(
                "computer players: a search gave no answer (%s); so far %s",
                reason,
                dict(self.answers),
            )

    async def close(self) -> None:
        """End the processes, and log `answers`. Questions that wait are given up."""
        if self.answers:
            log.info("computer players: %s", dict(self.answers))
        await self._search_process.close()
        await self._look_back_process.close()
