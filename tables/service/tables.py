"""Tables as the outside world uses them: load, work out, commit; one change of a table after another.

Commit first, publish after: `changed` hears of a change only once it is in the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from ai.levels import Level
from games.core import Action, Role, Seat
from games.parts.amounts import booked
from tables.changes import closing, gallery_places, leaving, lobby, pause_offers, play, rematch, turn_timing
from tables.chips import against_house, chip_accounts
from tables.service import play_now
from tables.service.commits import TRIES, Commits
from tables.service.questions import Chooser, Thoughts, Undecided, make_question
from tables.service.store import Busy, ChannelTaken, Conflict, Newer, Store, Unreadable
from tables.state.change import Change
from tables.state.limits import Limits
from tables.state.log_items import SessionStarted
from tables.state.pace import Pace
from tables.state.people import NEW_ROUNDS, MemberName, Preset
from tables.state.phases import CloseReason, Phase
from tables.state.purse import Purse
from tables.state.refusal import Refused
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Chair, Table, game_of, record_press

log = logging.getLogger(__name__)


class Tables(Commits):
    """What can happen to tables, with a store behind and a clock beside it.

    `now` gives milliseconds; `choose` asks a computer player.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        choose: Chooser,
        pace: Pace,
        purse: Purse,
        changed: Callable[[Change], None],
        limits: Limits,
    ) -> None:
        super().__init__(store, now, purse, changed)
        self.pace = pace
        self.limits = limits
        self._opening = asyncio.Lock()  # of two tables that would be one too many only one is opened
        self._choose = choose

    # ---- before the first deal

    async def open(self, guild: int, channel: int, host: Chair, game: str, locale: str, preset: Preset | None = None) -> Table:
        """Open a table. Raises `tables.service.store.ChannelTaken`."""
        assert host.user is not None
        table_id = "".join(secrets.choice(rematch.TABLE_ID_ALPHABET) for _ in range(rematch.TABLE_ID_LENGTH))
        now = self.now()
        limits = self.limits.lowered(await self.store.guild_settings(guild))
        change = lobby.open_table(
            table_id, guild, channel, host, game, locale, secrets.token_bytes(32), self.pace, now, preset, limits.session_deals
        )
        await self._create(change, limits)
        return change.table

    async def again(self, table_id: str, guest: Chair) -> Table:
        """The table that follows a session which is over: with the first press it is opened, with those of others they sit down
        at it. It is given as it is, perhaps begun or over since. Raises `ChannelTaken` if another one stands there."""
        assert guest.user is not None
        last = await self.load(table_id)
        rematch.require_rematch_allowed(last, guest.user)
        next_id = rematch.rematch_id(last)
        there = await self.store.table(next_id)
        if there is None:
            limits = self.limits.lowered(await self.store.guild_settings(last.guild))
            change = rematch.open_rematch(last, guest, secrets.token_bytes(32), self.pace, self.now(), limits.session_deals)
            try:
                await self._create(change, limits)
            except ChannelTaken:
                there = await self.store.table(next_id)
                if there is None:
                    raise
            else:
                return change.table

        async def how(table: Table) -> Change | None:
            assert guest.user is not None
            late = table.phase is not Phase.LOBBY or table.seat_of(guest.user) is not None
            return None if late else await self._sat_down(table, guest, 0)

        joined = await self._try(next_id, how)
        return joined.table if joined else await self.load(next_id)

    async def _create(self, change: Change, limits: Limits) -> None:
        """A new table, if its host may have one and can sit there."""
        table = change.table
        await self._can_sit(replace(table, chairs=()), table.host, 0)
        async with self._opening:
            await self._has_room(table.guild, table.host, limits)
            await self.store.create(change, self.now())
        self._changed(change)

    async def _has_room(self, guild: int, host: int, limits: Limits) -> None:
        """Refuse a table more than the host, or the server, may have at once."""
        tables = await self.store.hosted_tables(guild)
        mine = tuple(one.channel for one in tables if one.host == host)
        if len(mine) >= limits.host_tables:
            raise Refused("host-tables", channels=mine)
        if len(tables) >= limits.server_tables:
            raise Refused("server-tables", count=len(tables))

    async def join(self, table_id: str, guest: Chair, edition: int = 0) -> Change:
        """Sit down, and accept the house rules of that edition."""

        return await self._change(table_id, lambda table: self._sat_down(table, guest, edition))

    async def _sat_down(self, table: Table, guest: Chair, edition: int) -> Change:
        """Somebody sits down who may, and can cover the first deal there."""
        change = lobby.join(table, guest, self.pace, self.now(), edition)
        assert guest.user is not None
        await self._can_sit(table, guest.user, change.table.seat_of(guest.user) or 0)
        return change

    async def agree(self, table_id: str, user: int, edition: int) -> Change:
        """Accept house rules that have been changed."""
        return await self._change(table_id, lambda table: lobby.agree(table, user, edition, self.pace, self.now()))

    async def add_computer(self, table_id: str, user: int, level: Level = DEFAULT_LEVEL, name: str = "") -> Change:
        """Give a chair to a computer player: the regular of that name, or somebody of that level."""
        return await self._change(table_id, lambda table: lobby.add_computer(table, user, self.pace, self.now(), level, name))

    async def set_option(self, table_id: str, user: int, name: str, value: Any) -> Change:
        """Settle a house rule."""
        return await self._change(table_id, lambda table: lobby.set_option(table, user, name, value, self.pace, self.now()))

    async def start(
        self, table_id: str, user: int, cut: int, *, without_undecided: bool = False, with_company: bool = False
    ) -> Change:
        """The first deal, with everybody or without those who have yet to agree to the house rules, and (`with_company`) with
        computer players on the free chairs. `cut` is the id of the interaction by which the host starts."""

        async def how(table: Table) -> Change:
            table, gone = lobby.remove_undecided(table, user) if without_undecided else (table, ())
            table, came = await play_now.fill_chairs(self.store, table, user) if with_company else (table, ())
            begun = lobby.start(table, user, cut)
            if begun.for_chips and any(chair.computer for chair in begun.chairs):
                begun = await self._against_house(begun)
            return play.deal(
                begun, await self._balances(begun), user, self.pace, self.now(), first=(*gone, *came, SessionStarted(begun.cuts))
            )

        return await self._change(table_id, how)

    # ---- in play

    async def act(self, table_id: str, user: int, acts: int, text: str, press: int = 0, *, repeatedly: bool = False) -> Change:
        """A person's action in its text form, at the table or in the gallery. `acts` is the number that the button bears, `press`
        the id of the interaction. `repeatedly`: as often as it repeats."""

        async def how(table: Table) -> Change:
            participant = table.participant_of(user)
            stands = pause_offers.has_offer(table, participant)
            if not (table.phase is Phase.PLAYING or stands) and (participant is not None or not table.live):
                raise Refused("no-deal" if table.live else "over")
            if participant is None:
                if table.phase is not Phase.PLAYING:
                    raise Refused("not-seated")
                await self._is_welcome(table.guild, user)
                called = (await self.store.names(table.guild, (user,))).get(user, MemberName())
                action = play.read_action(table, text)
                table = gallery_places.add_onlooker(game_of(table), table, user, called.name, called.username, action)
                participant = len(table.participants) - 1
                await self.welcome(table.guild, user)
            if table.acts_of(participant) != acts:
                raise Refused("stale")
            if participant < len(table.chairs):
                table = turn_timing.return_to_seat(table, participant)
                table = record_press(table, participant, press) if press else table
            action = play.read_action(table, text)
            balances = await self._balances(table) if table.gallery or action.role is Role.OFFER else {}
            if stands:
                return pause_offers.answer_offer(table, participant, action, user, balances)
            return play.act(table, participant, action, user, self.pace, self.now(), balances, repeatedly=repeatedly)

        return await self._change(table_id, how)

    async def ready(self, table_id: str, user: int, press: int = 0) -> Change:
        """Next deal, please; it is dealt as soon as everybody has said so. `press` is the id of the interaction."""

        async def how(table: Table) -> Change:
            return play.say_ready(table, user, await self._balances(table), self.pace, self.now(), press)

        return await self._change(table_id, how)

    async def back(self, table_id: str, user: int) -> Table:
        """Whoever presses anything at a table is there again."""

        def how(table: Table) -> Change | None:
            return turn_timing.come_back(table, user, self.pace, self.now())

        table = await self.load(table_id)
        if how(table) is None:
            return table
        change = await self._try(table_id, how)
        return change.table if change else await self.load(table_id)

    async def reads(self, user: int, game: str) -> None:
        """Somebody opens the rules of a game: where they play it and are new to it, that does not cost their turn."""
        if (await self.store.deals_played(game, (user,))).get(user, 0) < NEW_ROUNDS:
            for table_id in await self.store.tables_played_at(user, live=True):
                with suppress(Unreadable, Newer, Busy):
                    await self._try(
                        table_id, lambda table: turn_timing.start_reading(table, user, self.now()) if table.game == game else None
                    )

    async def leave(self, table_id: str, user: int) -> Change:
        """Get up: from a lobby, or in mid-session."""

        async def how(table: Table) -> Change:
            if table.phase is Phase.LOBBY:
                return lobby.leave(table, user, self.pace, self.now())
            if not table.live:  # a second press: perhaps nobody is left on its chairs
                raise Refused("over")
            allowed = (await self.store.guild_settings(table.guild)).computer_chips and against_house.can_take_chair(table, user)
            name, balances = lobby.free_computer_name(table), await self._balances(table)
            return leaving.leave(table, user, allowed, name, self.pace, self.now(), balances)

        return await self._change(table_id, how)

    async def close(self, table_id: str, user: int) -> Change:
        """The host ends it: a lobby and a pause at once, a deal when it is over."""

        def how(table: Table) -> Change:
            if table.phase is Phase.LOBBY:
                return lobby.close_as_host(table, user)
            return closing.request_close(table, user, self.pace, self.now())

        return await self._change(table_id, how)

    async def wind_up(self, table_id: str, why: CloseReason) -> Table:
        """End a table by the rule, whoever is there: what has begun is played to its end and settled. Gives the table as it is
        then, live as long as that takes; with the same reason twice, or over already, as it was."""
        change = await self._try(table_id, lambda table: closing.wind_up(table, why, self.pace, self.now()))
        if change is None:
            return await self.load(table_id)
        await self._answer(change.table)
        return change.table

    # ---- by itself

    async def tick(self, table_id: str) -> Change | None:
        """What is due by the clock; None if nothing is (any more)."""

        async def how(table: Table, thoughts: Thoughts) -> Change | None:
            now = self.now()
            if not table.live or table.clock.deadline is None:
                return None
            if now >= table.clock.deadline:
                return await self._overdue(table, now, thoughts)
            if table.clock.nudge_at is not None and now >= table.clock.nudge_at:
                return turn_timing.nudge(table)
            return None

        change = await self._decided(table_id, how)
        if change:
            await self._answer(change.table)
        return change

    async def credit(self, table_id: str) -> None:
        """After a restart: give back the time that the outage took."""
        await self._try(table_id, lambda table: turn_timing.credit_time(table, self.pace, self.now()))

    async def _overdue(self, table: Table, now: int, thoughts: Thoughts) -> Change:
        """A deadline has passed."""
        if table.phase is Phase.LOBBY:
            return lobby.close_lobby(table, None, CloseReason.IDLE)
        if table.phase is Phase.PAUSE and turn_timing.is_deserted(table):
            return closing.end_session(table, None, CloseReason.ABANDONED)
        if table.phase is Phase.PAUSE:
            return play.deal_next(table, await self._balances(table), None, self.pace, now)
        if turn_timing.waits_for_computers_only(table):
            return await self._computer(table, game_of(table).due(table.state)[0], thoughts)
        return turn_timing.time_out(table, self.pace, now)

    async def _computer(self, table: Table, seat: int, thoughts: Thoughts) -> Change:
        """A computer player acts for a seat, modestly if the chips are a person's."""
        rules = game_of(table)
        choice = seat, table.acts_of(seat), tuple(rules.legal(table.state, seat))
        if choice not in thoughts:
            raise Undecided(table, choice)
        balances = await self._balances(table) if table.gallery else {}
        try:
            if pause_offers.has_offer(table, seat):
                return pause_offers.answer_offer(table, seat, thoughts[choice], None, balances)
            return play.act(table, seat, thoughts[choice], None, self.pace, self.now(), balances, repeatedly=True)
        except Refused:  # it would take a bet whose chips have gone meanwhile
            log.info("table %s: a computer player cannot have what it has chosen", table.id)
        except Exception:  # whatever is wrong with what it wants
            log.exception("table %s: a computer player of %s wants what cannot be", table.id, table.game)
        return play.act(table, seat, rules.default(table.state, seat), None, self.pace, self.now(), balances)

    async def _decided(self, table_id: str, how: Callable[[Table, Thoughts], Awaitable[Change | None]]) -> Change | None:
        """As `_try`, with computer players who think before others have to wait for what they do."""
        thoughts: Thoughts = {}
        for _ in range(TRIES):
            try:
                return await self._try(table_id, lambda table: how(table, thoughts))
            except Undecided as undecided:
                thoughts[undecided.choice] = await self._thought(undecided.table, undecided.choice[0])
        raise Conflict

    async def _thought(self, table: Table, seat: Seat) -> Action:
        """What a computer player chooses."""
        try:
            return await self._choose(partial(make_question, table, seat))
        except Exception:  # whatever is wrong with the player, its table goes on
            log.exception("table %s: a computer player of %s failed", table.id, table.game)
            return game_of(table).default(table.state, seat)

    async def _answer(self, table: Table) -> None:
        """Computer players answer at once what they have been asked beside the turn."""

        async def how(table: Table, thoughts: Thoughts) -> Change | None:  # the person may have come back meanwhile
            return (
                await self._computer(table, turn_timing.computers_to_answer(table)[0], thoughts)
                if turn_timing.computers_to_answer(table)
                else None
            )

        while turn_timing.computers_to_answer(table):
            try:
                change = await self._decided(table.id, how)
            except Busy:  # too much is going on; whoever acts next asks again
                return
            if change is None:
                return
            table = change.table

    # ---- the house

    async def _against_house(self, table: Table) -> Table:
        """A table with computer players as it is played: for small stakes, or for the honour. Raises `Refused`."""
        if not against_house.worst_first_loss(table):
            return table
        if not (await self.store.guild_settings(table.guild)).computer_chips:
            return replace(table, for_chips=False)
        won = await self.won_today(table.guild, [chair.user for chair in table.chairs if chair.user is not None])
        if reached := against_house.seats_at_ceiling(table, won, booked(self.purse.ceiling)):
            return replace(table, for_chips=False, at_ceiling=reached)
        against_house.require_house_stakes(table)
        return table

    # ---- chips

    async def _can_sit(self, table: Table, user: int, seat: int) -> None:
        """Refuse who is not welcome here, or could not cover the first deal."""
        await self._is_welcome(table.guild, user)
        await self.welcome(table.guild, user)
        missing = lobby.required_chips(table, seat) - await self.store.balance(chip_accounts.member(table.guild, user))
        if missing > 0 and self.now() < (opens := self.purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=self.purse.account_days)
        if missing > 0:
            raise Refused("too-few-chips", missing=missing)

    async def _is_welcome(self, guild: int, user: int) -> None:
        """Refuse who may not play on this server."""
        if await self.store.is_banned(guild, user):
            raise Refused("banned")

    async def _balances(self, table: Table) -> dict[int, int]:
        """hc in the accounts of all who sit at a table, gallery included."""
        accounts = {one.user: chip_accounts.member(table.guild, one.user) for one in table.participants if one.user is not None}
        balances = await self.store.balances(list(accounts.values()))
        return {user: balances[account] for user, account in accounts.items()}

    # ---- commit

    async def _change(self, table_id: str, how: Callable[[Table], Any]) -> Change:
        """Load, work out, commit; start over when somebody was quicker. Then computer players answer what it asks them."""
        change = await self._try(table_id, how)
        assert change is not None
        await self._answer(change.table)
        return change
