"""`Tables`: everything that people, the clock and computer players can do at tables.

Each method loads a table, computes a change and commits it; changes of one table happen one after
another. A change is reported (`changed`) only once it is in the database.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from typing import Any

from ai.levels import Level
from data.exceptions import ChannelTaken, Newer, Unreadable
from data.store import Store
from games.core import Role, Seat
from service import computer_players
from service.admission import Admission, with_reliability
from service.commits import Commits, Transition
from service.computer_players import ComputerTurns
from service.daily_chips_and_ceiling import HouseChips
from service.questions_to_computers import ActionChooser, Decided
from tables.changes import (
    clock_and_beats,
    closing,
    coming_and_going,
    latecomers,
    lobby,
    onlookers,
    play,
    pots_and_stakes,
    rematch,
    seat_choice,
    seating,
)
from tables.chips import against_house
from tables.people.people import MemberName, Preset
from tables.state.change import Change, Context, Refused, make_change, require_seat
from tables.state.default_settings import TableSettings
from tables.state.log_items import LogItem, SessionStarted
from tables.state.phases import CloseReason, Phase
from tables.state.table import Chair, Table, game_of, record_press, teams_of

PLAY_OUT_SECONDS = 8.0


class Tables:
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
        choose: ActionChooser,
        changed: Callable[[Change], None],
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.house_chips = HouseChips(store, settings, now)
        self.admission = Admission(store, settings, now, self.house_chips)
        self.commits = Commits(store, settings, now, self.house_chips, changed)
        self.computers = ComputerTurns(self.commits, choose)
        self.load = self.commits.load  # what every caller begins with

    # ---- before the first deal

    async def open(
        self,
        guild: int,
        channel: int,
        host: Chair,
        game: str,
        locale: str,
        *,
        preset: Preset | None = None,
        named: str = "",
        slow: bool = False,
        table_id: str = "",
        instead_of: str | None = None,
    ) -> Table:
        """Open a table, with this id if one is given. Raises `ChannelTaken`.

        The table `instead_of` gives way to it.
        """
        change = lobby.open_table(
            host,
            game,
            self.commits.context(),
            table_id=table_id or new_table_id(),
            guild=guild,
            channel=channel,
            locale=locale,
            secret=secrets.token_bytes(32),
            preset=preset,
            named=named,
            slow=slow,
            most_deals=(await self.admission.limits(guild)).session_deals,
        )
        return await self._create(change, instead_of)

    async def rematch(self, table_id: str, guest: Chair, instead_of: str | None = None) -> Table:
        """Open the table that follows a finished session, or sit down at it if it is open already.

        The table `instead_of` gives way to it. Returns that table, which may have started or closed
        since. Raises `ChannelTaken` if another table has the channel.
        """
        last = await self.load(table_id)
        rematch.require_rematch_allowed(last, guest.person)
        next_id = rematch.rematch_id(last)
        if await self.store.tables.table(next_id) is None:
            level = await computer_players.suitable_level(self.store, last)
            change = rematch.open_rematch(
                last,
                guest,
                self.commits.context(),
                level=level,
                secret=secrets.token_bytes(32),
                most_deals=(await self.admission.limits(last.guild)).session_deals,
            )
            if any(chair.user not in (None, guest.user) for chair in last.chairs):
                await self.admission.require_no_wait(last.guild, guest.person)
            try:
                opened = await self._create(change, instead_of)
            except ChannelTaken:
                if await self.store.tables.table(next_id) is None:
                    raise
            else:
                return await self._seat_waiting(last, opened)

        async def sit_down(table: Table) -> Change | None:
            if table.phase is not Phase.LOBBY or table.seat_of(guest.person) is not None:
                return None
            return await self._sit_down(table, guest, 0)

        joined = await self.commits.update(next_id, sit_down)
        return joined.table if joined else await self.load(next_id)

    async def _seat_waiting(self, last: Table, table: Table) -> Table:
        """Seat those who waited at the finished session for the next match; return the table."""
        for request in last.seat_requests:
            waiting = Chair(request.user, request.name, request.username, cut=request.press)
            with suppress(Refused):  # the lobby is full or they cannot play any more
                table = (await self.join(table.id, waiting)).table
        return table

    async def _open_for_heir(self, last: Table) -> Change:
        """Open the table that follows a session that all players have left, for the first person
        who waits for a seat.

        If they cannot have it, the button *Play again* stays.
        """
        request = last.seat_requests[0]
        heir = Chair(request.user, request.name, request.username)
        with suppress(Refused, ChannelTaken):
            last = replace(last, host=(await self.rematch(last.id, heir)).host)
        return make_change(replace(last, clock=last.clock.stop()), None)

    async def _create(self, change: Change, instead_of: str | None = None) -> Table:
        """Commit a new table and return it.

        Raises `Refused` if the host may not open it or sit there, else `ChannelTaken` if another
        table has the channel. The table `instead_of` gives way once nothing is left to refuse, and
        so do idle tables of the host. The host's chips at `instead_of` may pay for this one; what a
        round costs that is played out is missing with the first deal.
        """
        table, coming = change.table, 0
        if instead_of is not None:
            coming = pots_and_stakes.chips_at_end(await self.load(instead_of), table.host)
        await self.admission.require_can_sit(replace(table, chairs=()), table.host, 0, coming)
        change = await self.admission.admit_host(change)
        async with self._hosting(table.guild):
            ending = await self._tables_to_end(table, (instead_of,) if instead_of else ())
            for hosted in await self.store.tables.hosted_tables(table.guild):
                if hosted.channel == table.channel and hosted.table not in ending:
                    raise ChannelTaken
            for table_id in ending:
                await self.give_way(table_id, table.host)
            await self.commits.create(change)
        return change.table

    def _hosting(self, guild: int) -> AbstractAsyncContextManager[None]:
        """Hold the lock of a server's tables: its limits hold for all that open at one time."""
        return self.commits.locked(f"server {guild}")

    async def _tables_to_end(self, table: Table, ending: tuple[str, ...]) -> tuple[str, ...]:
        """Return the tables that give way to a new one: those of `ending`, and as many idle ones of
        its host as their limit requires.

        Raises `Refused` if there is no room even then.
        """
        try:
            await self.admission.require_room(
                table.guild, table.host, slow=table.slow, channel=table.channel, ending=ending
            )
        except Refused as no:
            if no.key != "host-tables":
                raise
            for hosted in await self.store.tables.hosted_tables(table.guild):
                is_other = hosted.channel != table.channel and hosted.table not in ending
                if is_other and (hosted.host, hosted.slow) == (table.host, table.slow):
                    with suppress(Unreadable, Newer):
                        if await self.is_idle(await self.load(hosted.table)):
                            return await self._tables_to_end(table, (*ending, hosted.table))
            raise
        return ending

    async def join(self, table_id: str, guest: Chair, edition: int = 0) -> Change:
        """Sit down in a lobby, or ask for a seat later; accept the house rules of `edition`."""

        async def join(table: Table) -> Change:
            return await (self._sit_down if table.phase is Phase.LOBBY else self._request_seat)(
                table, guest, edition
            )

        return await self._change(table_id, join)

    async def _sit_down(self, table: Table, guest: Chair, edition: int) -> Change:
        """Seat a person, on their seat of the session before if a computer player keeps it.

        Computer players that nobody has chosen get the lowest level that suits the people.

        Raises `Refused` if this person may not play here or cannot cover the first deal.
        """
        user = guest.person
        last = await self.store.tables.readable_table(table.follows) if table.follows else None
        if last is not None:
            guest = replace(guest, old_seat=last.seat_of(user))
        change = lobby.join(table, guest, self.commits.context(), edition)
        await self.admission.require_can_sit(table, user, require_seat(change.table, user))
        seated = with_reliability(
            change.table, user, await self.admission.require_may_join(table, user)
        )
        return replace(
            change, table=await computer_players.with_suitable_computers(self.store, seated)
        )

    async def _request_seat(self, table: Table, guest: Chair, edition: int) -> Change:
        """Ask for a seat. If the table waits for nobody else, the next deal is dealt at once."""
        user = guest.person
        await self.admission.require_can_sit(
            table, user, next(iter(latecomers.free_seats(table)), 0)
        )
        await self.admission.require_may_join(table, user)
        context = await self.commits.context_with_balances(table, user)
        return coming_and_going.request_seat(table, guest, context, edition)

    async def choose_seat(self, table_id: str, user: int, seat: Seat, partner: int) -> Change:
        """Change to another seat in the lobby of a game with teams.

        `partner` is the user named by the offer of the seat, or 0.
        """

        async def choose(table: Table) -> Change:
            level = await computer_players.suitable_level(self.store, table)
            return seat_choice.choose_seat(
                table, user, seat, partner, level=level, context=self.commits.context()
            )

        return await self._change(table_id, choose)

    async def mix_teams(self, table_id: str, user: int, press: int) -> Change:
        """Draw lots for the seats of a lobby, for its host. `press` is the interaction id."""

        async def mix(table: Table) -> Change:
            level = await computer_players.suitable_level(self.store, table)
            return seat_choice.mix_teams(table, user, press, level, self.commits.context())

        return await self._change(table_id, mix)

    async def agree(self, table_id: str, user: int, edition: int) -> Change:
        """Accept house rules that have been changed."""
        return await self._change(
            table_id, lambda table: lobby.agree(table, user, edition, self.commits.context())
        )

    async def add_computer(
        self, table_id: str, user: int, level: Level | None = None, name: str = ""
    ) -> Change:
        """Add a computer player: the one called `name`, or one of this level, or one that suits."""

        async def add(table: Table) -> Change:
            fitting = level or await computer_players.suitable_level(self.store, table)
            return lobby.add_computer(
                table, user, self.commits.context(), fitting, name, chosen=level is not None
            )

        return await self._change(table_id, add)

    async def set_option(self, table_id: str, user: int, name: str, value: Any) -> Change:
        """Set a house rule.

        Raises `Refused` if the table changes its pace and there are too many of the new pace.
        """

        def set_option(table: Table) -> Change:
            return lobby.set_option(table, user, name, value, self.commits.context())

        if name != "turn_seconds":  # the pace
            return await self._change(table_id, set_option)
        async with self._hosting((await self.load(table_id)).guild):
            table = await self.load(table_id)
            changed = set_option(table).table
            if changed.slow is not table.slow:
                await self.admission.require_room(table.guild, table.host, slow=changed.slow)
            return await self._change(table_id, set_option)

    async def set_named_rules(self, table_id: str, user: int, key: str) -> Change:
        """Set the house rules of the game to those that players know by a name."""
        return await self._change(
            table_id, lambda table: lobby.set_named_rules(table, user, key, self.commits.context())
        )

    async def start(
        self,
        table_id: str,
        user: int,
        cut: int,
        *,
        without_undecided: bool = False,
        with_company: bool = False,
    ) -> Change:
        """Start the session with its first deal.

        Args:
            table_id: the table.
            user: the host.
            cut: id of the interaction: the host has pressed *Start*.
            without_undecided: remove people who have yet to accept changed house rules. Computer
                players come if that leaves too few.
            with_company: put computer players on the free chairs.
        """

        async def start(table: Table) -> Change:
            what: tuple[LogItem, ...] = ()
            if without_undecided:
                table, what = lobby.remove_undecided(table, user)
                table = await computer_players.with_suitable_computers(self.store, table)
            is_short = len(table.chairs) < max(game_of(table).players[0], len(teams_of(table)))
            if with_company or (without_undecided and is_short):
                level = await computer_players.suitable_level(self.store, table)
                table, added = lobby.fill_chairs(table, user, level)
                what += added
            table, moved = seating.seat_partners(table)
            started = lobby.start(table, user, cut)
            if started.for_chips and any(chair.computer for chair in started.chairs):
                started = await self.house_chips.prepare_against_house(started)
            return play.deal(
                started,
                user,
                await self.commits.context_with_balances(started),
                first=(*what, *moved, SessionStarted(started.cuts)),
            )

        return await self._change(table_id, start)

    # ---- in play

    async def act(
        self,
        table_id: str,
        user: int,
        acts: int,
        text: str,
        press: int = 0,
        *,
        repeatedly: bool = False,
    ) -> Change:
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
            answers_offer = play.has_offer(table, participant)
            if not (table.phase is Phase.PLAYING or answers_offer) and (
                participant is not None or not table.live
            ):
                raise Refused("no-deal" if table.live else "over")
            if participant is None:
                if table.phase is not Phase.PLAYING:
                    raise Refused("not-seated")
                await self.admission.require_not_banned(table.guild, user)
                names = (await self.store.people.names(table.guild, (user,))).get(
                    user, MemberName()
                )
                table = onlookers.add_onlooker(table, user, names, play.read_action(table, text))
                participant = len(table.participants) - 1
                await self.house_chips.welcome(table.guild, user)
            if table.acts_of(participant) != acts:
                raise Refused("stale")
            if participant < len(table.chairs):
                table = clock_and_beats.return_to_seat(table, participant)
                table = record_press(table, participant, press) if press else table
            action = play.read_action(table, text)
            context = (
                await self.commits.context_with_balances(table)
                if table.gallery or action.role is Role.OFFER
                else self.commits.context()
            )
            if answers_offer:
                return play.answer_offer(table, participant, action, user, context.balances)
            return play.act(table, participant, action, user, context, repeatedly=repeatedly)

        return await self._change(table_id, act)

    async def ready(self, table_id: str, user: int, press: int = 0) -> Change:
        """Mark a player ready for the next deal; it is dealt as soon as all are.

        `press` is the interaction id.
        """

        async def say_ready(table: Table) -> Change:
            return play.say_ready(
                table, user, await self.commits.context_with_balances(table), press
            )

        return await self._change(table_id, say_ready)

    async def come_back(self, table_id: str, user: int) -> Table:
        """Bring a person back who was away, because they have pressed any button at the table."""

        def come_back(table: Table) -> Change | None:
            return clock_and_beats.come_back(table, user, self.commits.context())

        table = await self.load(table_id)
        if come_back(table) is None:
            return table
        change = await self.commits.update(table_id, come_back)
        return change.table if change else await self.load(table_id)

    async def leave(self, table_id: str, user: int, *, removed: bool = False) -> Change:
        """Leave a lobby or a session. Nobody is to blame for that who is `removed`."""

        async def leave(table: Table) -> Change:
            if table.phase is Phase.LOBBY:
                change = lobby.leave(table, user, self.commits.context())
                return replace(
                    change,
                    table=await computer_players.with_suitable_computers(self.store, change.table),
                )
            if not table.live:  # a second press: perhaps nobody is left on the chairs
                raise Refused("over")
            if table.request_of(user) is not None:
                return coming_and_going.withdraw_request(table, user, self.commits.context())
            context = await self.commits.context_with_balances(table)
            return coming_and_going.leave(
                table,
                user,
                context,
                computer_chips=against_house.can_take_chair(table, user, context),
                successor=lobby.free_computer_name(table),
                removed=removed,
            )

        return await self._change(table_id, leave)

    async def close(self, table_id: str, user: int, *, closes: bool = True) -> Table:
        """Close a lobby as its host, or ask to end the session (`tables.changes.closing`). Without
        `closes` take that request back. Return the table as it is then.

        The second of two presses at once changes nothing.
        """

        def close(table: Table) -> Change | None:
            if table.live and closing.wishes_to_close(table, user) is closes:
                return None
            if table.phase is Phase.LOBBY:
                return lobby.close_as_host(table, user)
            return closing.request_close(table, user, self.commits.context())

        change = await self.commits.update(table_id, close)
        if change is None:
            return await self.load(table_id)
        await self.computers.answer_at_once(change.table)
        return change.table

    async def wind_up(self, table_id: str, why: CloseReason, *, waits: bool = False) -> Table:
        """End a table whether or not its players want it; return it as it is then.

        A deal or match is played to its end first, so the table may still be live. With `waits` it
        also stays between deals, because the reason may pass. A second call with the same reason
        changes nothing.
        """
        change = await self.commits.update(
            table_id, lambda table: closing.wind_up(table, why, self.commits.context(), waits=waits)
        )
        if change is None:
            return await self.load(table_id)
        await self.computers.answer_at_once(change.table)
        return change.table

    async def resume(self, table_id: str) -> None:
        """Let a wound-up table go on: its server has the bot again, or its thread is open."""
        change = await self.commits.update(
            table_id, lambda table: closing.resume(table, self.commits.context())
        )
        if change is not None:
            await self.computers.answer_at_once(change.table)

    async def is_idle(self, table: Table) -> bool:
        """Return whether a table stands around, and may give way to another one."""
        return closing.is_idle(table, await self.store.tables.acted_at(table.id), self.now())

    async def give_way(self, table_id: str, user: int) -> None:
        """End a table so that `user` can open another one: an idle one, or one where they are
        alone with computer players.

        Raises `Refused` if somebody plays there meanwhile, or if a round is not over soon.
        """

        async def give_way(table: Table) -> Change | None:
            if not table.live or table.closing.winding_up:
                return None
            if not closing.is_alone_at(table, user) and not await self.is_idle(table):
                raise Refused("not-idle")
            return closing.give_way(table, user, self.commits.context())

        await self.commits.update(table_id, give_way)
        if not await self.play_out(table_id):
            raise Refused("not-over")

    async def play_out(self, table_id: str) -> bool:
        """Let computer players end an abandoned round at once.

        Returns whether the table is closed within `PLAY_OUT_SECONDS`.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(PLAY_OUT_SECONDS):
                while (await self.load(table_id)).live:
                    if await self.tick(table_id) is None:  # its clock was quicker
                        await asyncio.sleep(PLAY_OUT_SECONDS / 100)
        return not (await self.load(table_id)).live

    async def table_in(self, channel: int) -> Table | None:
        """Return the table that has a channel, or None.

        A table that cannot be read any more makes room, and so does one that everybody has left:
        it is played out at once.
        """
        try:
            table = await self.store.tables.live_table_in(channel)
        except Unreadable as gone:
            await self.store.tables.scrap(gone.table_id, self.now())
            return None
        is_left = table is not None and not (table.people or table.seat_requests)
        return None if table is None or (is_left and await self.play_out(table.id)) else table

    # ---- by the clock

    async def tick(self, table_id: str) -> Change | None:
        """Carry out the action of a table that its clock has made due. Return None if none is."""

        async def tick(table: Table, decided: Decided) -> Change | None:
            now = self.now()
            if table.clock.deadline is None:
                return None
            if not table.live:
                return await self._open_for_heir(table)
            if now >= table.clock.deadline:
                return await self._pass_deadline(table, self.commits.context(), decided)
            if table.clock.nudge_at is not None and now >= table.clock.nudge_at:
                return clock_and_beats.nudge(table)
            return None

        change = await self.computers.update(table_id, tick)
        if change:
            await self.computers.answer_at_once(change.table)
        return change

    async def credit(self, table_id: str) -> None:
        """Correct the clock of a table after a restart."""
        await self.commits.update(
            table_id, lambda table: clock_and_beats.credit_time(table, self.commits.context())
        )

    async def _pass_deadline(self, table: Table, context: Context, decided: Decided) -> Change:
        """Do what follows when the deadline of a table has passed."""
        if (ended := closing.end_at_deadline(table)) is not None:
            return ended
        if table.phase is Phase.PAUSE:
            return play.deal_next(table, None, await self.commits.context_with_balances(table))
        if clock_and_beats.waits_for_computers_only(table):
            return await self.computers.act(table, game_of(table).due(table.state)[0], decided)
        return clock_and_beats.time_out(table, context)

    # ---- commit

    async def _change(self, table_id: str, transition: Transition) -> Change:
        """Update a table; then let computer players answer what the change asks them."""
        change = await self.commits.update(table_id, transition)
        assert change is not None
        await self.computers.answer_at_once(change.table)
        return change


def new_table_id() -> str:
    """Return a random id for a table."""
    return "".join(
        secrets.choice(rematch.TABLE_ID_ALPHABET) for _ in range(rematch.TABLE_ID_LENGTH)
    )
