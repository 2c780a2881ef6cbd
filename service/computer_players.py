"""Computer players at a table: their turns, and the level that suits people.

They think outside the lock of the table, then act in a change.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from ai.levels import Level
from data.exceptions import Busy, Conflict
from data.store import Store
from games.core import Action, Seat
from service.commits import TRIES, Commits
from service.questions_to_computers import ActionChooser, Decided, DecisionNeeded, make_question
from tables.changes import clock_and_beats, lobby, play
from tables.people.people import PreferencesOwner
from tables.people.ratings_and_bot_levels import LevelProgress, lowest_level
from tables.state.change import Change, Refused
from tables.state.table import Table, game_of

log = logging.getLogger(__name__)

# may raise `DecisionNeeded`
ThinkingTransition: TypeAlias = Callable[[Table, Decided], Awaitable[Change | None]]


class ComputerTurns:
    """Lets computer players think and act.

    Args:
        commits: commits what they do.
        choose: returns the action of a computer player.
    """

    def __init__(self, commits: Commits, choose: ActionChooser) -> None:
        self._commits = commits
        self.choose = choose

    async def act(self, table: Table, seat: int, decided: Decided) -> Change:
        """Let a computer player act.

        Raises `DecisionNeeded` if it has not thought about this decision yet.
        """
        rules = game_of(table)
        decision = seat, table.acts_of(seat), tuple(rules.legal(table.state, seat))
        if decision not in decided:
            raise DecisionNeeded(table, decision)
        context = (
            await self._commits.context_with_balances(table)
            if table.gallery
            else self._commits.context()
        )
        try:
            if play.has_offer(table, seat):
                return play.answer_offer(table, seat, decided[decision], None, context.balances)
            return play.act(table, seat, decided[decision], None, context, repeatedly=True)
        except Refused:  # it would accept a bet whose chips are gone meanwhile
            log.info("table %s: a computer player cannot have what it has chosen", table.id)
        except Exception:  # the table goes on, whatever is wrong with the decision
            log.exception(
                "table %s: a computer player of %s wants what cannot be", table.id, table.game
            )
        return play.act(table, seat, rules.default(table.state, seat), None, context)

    async def update(self, table_id: str, transition: ThinkingTransition) -> Change | None:
        """Update a table by a transition of computer players.

        They think outside the lock, so that nobody waits for them.
        """
        decided: Decided = {}
        for _ in range(TRIES):
            try:
                return await self._commits.update(
                    table_id, lambda table: transition(table, decided)
                )
            except DecisionNeeded as needed:
                decided[needed.decision] = await self._think(needed.table, needed.decision[0])
        raise Conflict

    async def _think(self, table: Table, seat: Seat) -> Action:
        """Return the decision of a computer player."""
        try:
            return await self.choose(partial(make_question, table, seat))
        except Exception:  # the table goes on, whatever is wrong with the player
            log.exception("table %s: a computer player of %s failed", table.id, table.game)
            return game_of(table).default(table.state, seat)

    async def answer_at_once(self, table: Table) -> None:
        """Let computer players answer that are asked beside the turn."""

        async def answer(table: Table, decided: Decided) -> Change | None:
            # none if the person has come back meanwhile
            seats = clock_and_beats.computers_to_answer(table)
            return await self.act(table, seats[0], decided) if seats else None

        while clock_and_beats.computers_to_answer(table):
            try:
                change = await self.update(table.id, answer)
            except Busy:  # the next action at the table asks again
                return
            if change is None:
                return
            table = change.table


async def suitable_level(store: Store, table: Table) -> Level:
    """Return the lowest level of bots that suits any of the people at a table who have not left."""
    users = [table.chairs[seat].user for seat in table.people]
    return lowest_level(
        [await level_of_person(store, table.game, user) for user in users if user is not None]
    )


async def level_of_person(store: Store, game: str, user: int) -> Level:
    """Return the level that a person prefers, or else has reached in this game."""
    chosen = (await store.people.preferences(PreferencesOwner.PERSON, user)).company
    return chosen or (await store.people.level_progress(user)).get(game, LevelProgress()).level


async def with_suitable_computers(store: Store, table: Table) -> Table:
    """Return a lobby with computer players that suit its people, unless the host has chosen them.

    A table that the last person has left is closed and stays as it is.
    """
    if not table.live:
        return table
    return lobby.match_computers(table, await suitable_level(store, table))
