"""`Tables`: everything that people, the clock and computer players can do at tables.

Each method loads a table, computes a change and commits it; changes of one table happen one after another. A change is reported
(`changed`) only once it is in the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from ai.levels import Level
from games.core import Action, Role, Seat
from tables.changes import closing, gallery_places, leaving, lobby, pause_offers, play, rematch, turn_timing
from tables.chips import against_house, chip_accounts
from tables.service import play_now
from tables.service.commits import TRIES, Commits, Transition
from tables.service.questions import Chooser, Thoughts, Undecided, make_question
from tables.service.store import Busy, ChannelTaken, Conflict, Newer, Store, Unreadable
from tables.state.change import Change
from tables.state.context import Context
from tables.state.log_items import SessionStarted
from tables.state.people import NEW_ROUNDS, MemberName, Preset
from tables.state.phases import CloseReason, Phase
from tables.state.refusal import Refused
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.settings import Limits, TableSettings
from tables.state.table import Chair, Table, game_of, record_press

log = logging.getLogger(__name__)

ThinkingTransition: TypeAlias = Callable[[Table, Thoughts], Awaitable[Change | None]]  # may raise `Undecided`


class Tables(Commits):
    """All that can happen at tables.

    Args:
        store: the database.
        settings: the settings of the process.
        now: returns milliseconds since 1970.
        choose: returns the action of a computer player.
        changed: called after each commit.
    """

    def __init__(
        self,
        store: Store,
        settings: TableSettings,
        *,
        now: Callable[[], int],
        choose: Chooser,
        changed: Callable[[Change], None],
    ) -> None:
        super().__init__(store, settings, now, changed)
        self._opening = asyncio.Lock()  # so that the limits hold for tables that are opened at the same time
        self._choose = choose

    # ---- before the first deal

    async def open(self, guild: int, channel: int, host: Chair, game: str, locale: str, *, preset: Preset | None = None) -> Table:
        """Open a table. Raises `tables.service.store.ChannelTaken`."""
        limits = self.settings.limits.lowered(await self.store.guild_settings(guild))
        change = lobby.open_table(
            host,
            game,
            self._context(),
            table_id="".join(secrets.choice(rematch.TABLE_ID_ALPHABET) for _ in range(rematch.TABLE_ID_LENGTH)),
            guild=guild,
            channel=channel,
            locale=locale,
            secret=secrets.token_bytes(32),
            preset=preset,
            most_deals=limits.session_deals,
        )
        await self._create(change, limits)
        return change.table

    async def rematch(self, table_id: str, guest: Chair) -> Table:
        """Open the table that follows a finished session, or sit down at it if it is open already.

        Returns that table, which may have started or closed since. Raises `ChannelTaken` if another table has the channel.
        """
        assert guest.user is not None
        last = await self.load(table_id)
        rematch.require_rematch_allowed(last, guest.user)
        next_id = rematch.rematch_id(last)
        if await self.store.table(next_id) is None:
            limits = self.settings.limits.lowered(await self.store.guild_settings(last.guild))
            secret = secrets.token_bytes(32)
            change = rematch.open_rematch(last, guest, self._context(), secret=secret, most_deals=limits.session_deals)
            try:
                await self._create(change, limits)
            except ChannelTaken:
                if await self.store.table(next_id) is None:
                    raise
            else:
                return change.table

        async def sit_down(table: Table) -> Change | None:
            assert guest.user is not None
            too_late = table.phase is not Phase.LOBBY or table.seat_of(guest.user) is not None
            return None if too_late else await self._sit_down(table, guest, 0)

        joined = await self.update(next_id, sit_down)
        return joined.table if joined else await self.load(next_id)

    async def _create(self, change: Change, limits: Limits) -> None:
        """Commit a new table. Raises `Refused` if the host may not open it or sit there."""
        table = change.table
        await self._require_can_sit(replace(table, chairs=()), table.host, 0)
        async with self._opening:
            await self._require_room(table.guild, table.host, limits)
            await self.store.create(change, self.now())
        self._changed(change)

    async def _require_room(self, guild: int, host: int, limits: Limits) -> None:
        """Raise `Refused` if the host or the server has as many tables as allowed."""
        tables = await self.store.hosted_tables(guild)
        own = tuple(hosted.channel for hosted in tables if hosted.host == host)
        if len(own) >= limits.host_tables:
            raise Refused("host-tables", channels=own)
        if len(tables) >= limits.server_tables:
            raise Refused("server-tables", count=len(tables))

    async def join(self, table_id: str, guest: Chair, edition: int = 0) -> Change:
        """Sit down and accept the house rules of `edition`."""
        return await self._change(table_id, lambda table: self._sit_down(table, guest, edition))

    async def _sit_down(self, table: Table, guest: Chair, edition: int) -> Change:
        """Sit down. Raises `Refused` if this person may not play here or cannot cover the first deal."""
        change = lobby.join(table, guest, self._context(), edition)
        assert guest.user is not None
        await self._require_can_sit(table, guest.user, change.table.seat_of(guest.user) or 0)
        return change

    async def agree(self, table_id: str, user: int, edition: int) -> Change:
        """Accept house rules that have been changed."""
        return await self._change(table_id, lambda table: lobby.agree(table, user, edition, self._context()))

    async def add_computer(self, table_id: str, user: int, level: Level = DEFAULT_LEVEL, name: str = "") -> Change:
        """Add a computer player: the regular called `name`, or else one of this level."""
        return await self._change(table_id, lambda table: lobby.add_computer(table, user, self._context(), level, name))

    async def set_option(self, table_id: str, user: int, name: str, value: Any) -> Change:
        """Set a house rule."""
        return await self._change(table_id, lambda table: lobby.set_option(table, user, name, value, self._context()))

    async def start(
        self, table_id: str, user: int, cut: int, *, without_undecided: bool = False, with_company: bool = False
    ) -> Change:
        """Start the session with its first deal.

        Args:
            table_id: the table.
            user: the host.
            cut: id of the interaction by which the host starts.
            without_undecided: remove people who have yet to accept changed house rules.
            with_company: put computer players on the free chairs.
        """

        async def start(table: Table) -> Change:
            table, removed = lobby.remove_undecided(table, user) if without_undecided else (table, ())
            table, added = await play_now.fill_chairs(self.store, table, user) if with_company else (table, ())
            started = lobby.start(table, user, cut)
            if started.for_chips and any(chair.computer for chair in started.chairs):
                started = await self._prepare_against_house(started)
            context = await self._context_with_balances(started)
            return play.deal(started, user, context, first=(*removed, *added, SessionStarted(started.cuts)))

        return await self._change(table_id, start)

    # ---- in play

    async def act(self, table_id: str, user: int, acts: int, text: str, press: int = 0, *, repeatedly: bool = False) -> Change:
        """Carry out a person's action, at the table or in the gallery.

        Args:
            table_id: the table.
            user: the person.
            acts: the number that the pressed button bears.
            text: the action in its text form.
            press: id of the interaction.
            repeatedly: carry the action out as often as it repeats.
        """

        async def act(table: Table) -> Change:
            participant = table.participant_of(user)
            answers_offer = pause_offers.has_offer(table, participant)
            if not (table.phase is Phase.PLAYING or answers_offer) and (participant is not None or not table.live):
                raise Refused("no-deal" if table.live else "over")
            if participant is None:
                if table.phase is not Phase.PLAYING:
                    raise Refused("not-seated")
                await self._require_not_banned(table.guild, user)
                names = (await self.store.names(table.guild, (user,))).get(user, MemberName())
                table = gallery_places.add_onlooker(table, user, names, play.read_action(table, text))
                participant = len(table.participants) - 1
                await self.welcome(table.guild, user)
            if table.acts_of(participant) != acts:
                raise Refused("stale")
            if participant < len(table.chairs):
                table = turn_timing.return_to_seat(table, participant)
                table = record_press(table, participant, press) if press else table
            action = play.read_action(table, text)
            needs_balances = table.gallery or action.role is Role.OFFER
            context = await self._context_with_balances(table) if needs_balances else self._context()
            if answers_offer:
                return pause_offers.answer_offer(table, participant, action, user, context.balances)
            return play.act(table, participant, action, user, context, repeatedly=repeatedly)

        return await self._change(table_id, act)

    async def ready(self, table_id: str, user: int, press: int = 0) -> Change:
        """Mark a player ready for the next deal; it is dealt as soon as all are. `press` is the interaction id."""

        async def say_ready(table: Table) -> Change:
            return play.say_ready(table, user, await self._context_with_balances(table), press)

        return await self._change(table_id, say_ready)

    async def come_back(self, table_id: str, user: int) -> Table:
        """Bring a person back who was away, because they have pressed any button at the table."""

        def come_back(table: Table) -> Change | None:
            return turn_timing.come_back(table, user, self._context())

        table = await self.load(table_id)
        if come_back(table) is None:
            return table
        change = await self.update(table_id, come_back)
        return change.table if change else await self.load(table_id)

    async def start_reading(self, user: int, game: str) -> None:
        """Give a person time to read the rules of a game at tables where they play it, if they are new to it."""
        if (await self.store.deals_played(game, (user,))).get(user, 0) < NEW_ROUNDS:
            for table_id in await self.store.tables_played_at(user, live=True):
                with suppress(Unreadable, Newer, Busy):
                    await self.update(
                        table_id, lambda table: turn_timing.start_reading(table, user, self.now()) if table.game == game else None
                    )

    async def leave(self, table_id: str, user: int) -> Change:
        """Leave a lobby or a session."""

        async def leave(table: Table) -> Change:
            if table.phase is Phase.LOBBY:
                return lobby.leave(table, user, self._context())
            if not table.live:  # a second press: perhaps nobody is left on the chairs
                raise Refused("over")
            settings = await self.store.guild_settings(table.guild)
            computer_chips = settings.computer_chips and against_house.can_take_chair(table, user)
            context = await self._context_with_balances(table)
            successor = lobby.free_computer_name(table)
            return leaving.leave(table, user, context, computer_chips=computer_chips, successor=successor)

        return await self._change(table_id, leave)

    async def close(self, table_id: str, user: int) -> Change:
        """Close a lobby as its host, or ask to end the session (`tables.changes.closing`)."""

        def close(table: Table) -> Change:
            if table.phase is Phase.LOBBY:
                return lobby.close_as_host(table, user)
            return closing.request_close(table, user, self._context())

        return await self._change(table_id, close)

    async def wind_up(self, table_id: str, why: CloseReason) -> Table:
        """End a table whether or not its players want it; return it as it is then.

        What has begun is played to its end first, so the table may still be live. Calling this again with the same reason changes
        nothing.
        """
        change = await self.update(table_id, lambda table: closing.wind_up(table, why, self._context()))
        if change is None:
            return await self.load(table_id)
        await self._answer_at_once(change.table)
        return change.table

    # ---- by the clock

    async def tick(self, table_id: str) -> Change | None:
        """Do what is due by the clock of a table. Returns None if nothing is due."""

        async def tick(table: Table, thoughts: Thoughts) -> Change | None:
            now = self.now()
            if not table.live or table.clock.deadline is None:
                return None
            if now >= table.clock.deadline:
                return await self._pass_deadline(table, self._context(), thoughts)
            if table.clock.nudge_at is not None and now >= table.clock.nudge_at:
                return turn_timing.nudge(table)
            return None

        change = await self._update_thinking(table_id, tick)
        if change:
            await self._answer_at_once(change.table)
        return change

    async def credit(self, table_id: str) -> None:
        """Correct the clock of a table after a restart."""
        await self.update(table_id, lambda table: turn_timing.credit_time(table, self._context()))

    async def _pass_deadline(self, table: Table, context: Context, thoughts: Thoughts) -> Change:
        """Do what follows when the deadline of a table has passed."""
        if table.phase is Phase.LOBBY:
            return lobby.close_lobby(table, None, CloseReason.IDLE)
        if table.phase is Phase.PAUSE and turn_timing.is_deserted(table):
            return closing.end_session(table, None, CloseReason.ABANDONED)
        if table.phase is Phase.PAUSE:
            return play.deal_next(table, None, replace(context, balances=await self._balances(table)))
        if turn_timing.waits_for_computers_only(table):
            return await self._act_for_computer(table, game_of(table).due(table.state)[0], thoughts)
        return turn_timing.time_out(table, context)

    async def _act_for_computer(self, table: Table, seat: int, thoughts: Thoughts) -> Change:
        """Let a computer player act. Raises `Undecided` if it has not thought about this choice yet."""
        rules = game_of(table)
        choice = seat, table.acts_of(seat), tuple(rules.legal(table.state, seat))
        if choice not in thoughts:
            raise Undecided(table, choice)
        context = await self._context_with_balances(table) if table.gallery else self._context()
        try:
            if pause_offers.has_offer(table, seat):
                return pause_offers.answer_offer(table, seat, thoughts[choice], None, context.balances)
            return play.act(table, seat, thoughts[choice], None, context, repeatedly=True)
        except Refused:  # it would accept a bet whose chips are gone meanwhile
            log.info("table %s: a computer player cannot have what it has chosen", table.id)
        except Exception:  # the table goes on, whatever is wrong with the choice
            log.exception("table %s: a computer player of %s wants what cannot be", table.id, table.game)
        return play.act(table, seat, rules.default(table.state, seat), None, context)

    async def _update_thinking(self, table_id: str, transition: ThinkingTransition) -> Change | None:
        """Update a table by a transition of computer players. They think outside the lock, so that nobody waits for them."""
        thoughts: Thoughts = {}
        for _ in range(TRIES):
            try:
                return await self.update(table_id, lambda table: transition(table, thoughts))
            except Undecided as undecided:
                thoughts[undecided.choice] = await self._think(undecided.table, undecided.choice[0])
        raise Conflict

    async def _think(self, table: Table, seat: Seat) -> Action:
        """Return the choice of a computer player."""
        try:
            return await self._choose(partial(make_question, table, seat))
        except Exception:  # the table goes on, whatever is wrong with the player
            log.exception("table %s: a computer player of %s failed", table.id, table.game)
            return game_of(table).default(table.state, seat)

    async def _answer_at_once(self, table: Table) -> None:
        """Let computer players answer that are asked beside the turn."""

        async def answer(table: Table, thoughts: Thoughts) -> Change | None:
            seats = turn_timing.computers_to_answer(table)  # none if the person has come back meanwhile
            return await self._act_for_computer(table, seats[0], thoughts) if seats else None

        while turn_timing.computers_to_answer(table):
            try:
                change = await self._update_thinking(table.id, answer)
            except Busy:  # the next action at the table asks again
                return
            if change is None:
                return
            table = change.table

    # ---- chips

    async def _require_can_sit(self, table: Table, user: int, seat: int) -> None:
        """Raise `Refused` if this person may not play here or cannot cover the first deal."""
        await self._require_not_banned(table.guild, user)
        await self.welcome(table.guild, user)
        missing = lobby.required_chips(table, seat) - await self.store.balance(chip_accounts.member(table.guild, user))
        purse = self.settings.purse
        if missing > 0 and self.now() < (opens := purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=purse.account_days)
        if missing > 0:
            raise Refused("too-few-chips", missing=missing)

    async def _require_not_banned(self, guild: int, user: int) -> None:
        """Raise `Refused` if this person may not play on this server."""
        if await self.store.is_banned(guild, user):
            raise Refused("banned")

    # ---- commit

    async def _change(self, table_id: str, transition: Transition) -> Change:
        """Update a table; then let computer players answer what the change asks them."""
        change = await self.update(table_id, transition)
        assert change is not None
        await self._answer_at_once(change.table)
        return change
