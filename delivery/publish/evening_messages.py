"""Posts, edits and sends the messages of planned evenings."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from data.store import Store
from delivery.discord_api.discord_errors import (
    EXTERNAL_ERRORS,
    ChannelLost,
    Meaning,
    describe,
    logging_failure,
    may_pass,
    meaning_of,
)
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.publish.message_drawing import MessageDrawing
from delivery.publish.message_poster import nonce_of
from locales.catalogues import Catalogues, Words
from messages.notices.evening_message import (
    call_content,
    channel_link,
    evening_content,
    gone_content,
    plain_game,
    reminder_content,
)
from messages.notices.tournament_message import (
    own_result,
    round_call_content,
    tournament_content,
)
from messages.parts.content import MessageContent
from service.tournaments import Contest, Tournaments
from tables.state import slots
from tables.state.evening_times_and_limits import (
    ENDINGS,
    EVENT_LENGTH,
    LIVE_STEPS,
    REMINDER,
    Evening,
    EveningStep,
)
from tables.state.phases import CloseReason
from tables.state.slots import TABLE, PostedMessage
from tables.tournaments.public_tournament import Call, PublicTournament

log = logging.getLogger(__name__)

FAILURES: Final = (*EXTERNAL_ERRORS, ChannelLost)
MENTIONED_AT_ONCE: Final = 50  # people in one message: each takes up to 25 of its 2,000 characters
WriteTo = Callable[[int, int, MessageContent, str], Awaitable[bool]]  # `Publisher.write_to`


class EveningMessages:
    """Shows plans, and writes to people who have signed up. `write_to` sends a direct message."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        catalogues: Catalogues,
        now: Callable[[], int],
        *,
        write_to: WriteTo,
        drawing: MessageDrawing,
        tournaments: Tournaments,
    ) -> None:
        self._drawing = drawing
        self._tournaments = tournaments
        self._store = store
        self._sender = sender
        self._catalogues = catalogues
        self._now = now
        self._write_to = write_to
        # of plans that are being shown
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # plans that may have events, or more events, than are stored
        self.unsure: set[str] = set()

    async def show(self, evening_id: str) -> Evening | None:
        """Show the newest state of a plan: post its message, or edit it.

        A deleted message is posted again until the evening has begun, or the tournament has ended:
        without its buttons nobody could join, leave, or cancel it.

        Returns the plan as shown. Many changes at the same time become few edits. Raises what the
        request raises.
        """
        async with self._locks.setdefault(evening_id, asyncio.Lock()):
            evening = await self._store.evenings.evening(evening_id)
            if evening is None or evening.shown == evening.version:
                return evening
            outgoing = await self._drawing.draw_for_server(
                await self._content(evening), "standing", evening.guild
            )
            message = evening.message
            if message is not None:
                posted = PostedMessage(
                    evening.id, TABLE, evening.channel, message, version=evening.shown, posted_at=0
                )
                is_shown = await self._sender.edit(posted, outgoing)
                tournament = await self._store.tournaments.tournament(evening_id)
                is_played = tournament is not None and tournament.running
                is_lost = not is_shown and (
                    is_played
                    or (evening.live and not await self._sender.exists(evening.channel, message))
                )
                if is_lost:
                    message = await self._sender.send(
                        evening.channel, outgoing, nonce_of("evening", evening_id, evening.version)
                    )
            elif evening.live:  # else it could never be posted
                message = await self._sender.send(
                    evening.channel, outgoing, nonce_of("evening", evening_id)
                )
            await self._store.evenings.note_evening_message(evening_id, message, evening.version)
            return await self._store.evenings.evening(evening_id)

    async def _content(self, evening: Evening) -> MessageContent:
        """Return the message of a plan, or of the tournament that has begun."""
        words = self._catalogues.of(evening.locale)
        contest = await self._tournaments.contest(evening.id)
        if contest is not None:
            return tournament_content(await self._tournaments.public(contest), words)
        return evening_content(
            evening,
            await self._store.evenings.guests(evening.id),
            words,
            await self._store.evenings.teams(evening.id),
        )

    async def tell_results(
        self, contest: Contest, finish: Callable[[str], Awaitable[None]]
    ) -> None:
        """Tell everybody who has played the latest round how it went for them, or that the
        tournament has been stopped, in the message that was their hand, as soon as `finish` has
        shown the end of their table. Tables that are played to their end tell it then.
        """
        contest = await self._tournaments.contest(contest.plan.id) or contest
        seen = await self._tournaments.public(contest)
        tables = await self._store.tables.tables_of_tournament(contest.plan.id)
        ended = [table_id for table_id, (is_live, _) in tables.items() if not is_live]

        async def tell(table_id: str) -> None:
            await finish(table_id)
            await do_all(
                self._tell_result(contest, seen, table_id, place.user)
                for place in contest.of_round
                if place.table == table_id and place.user is not None and place.user > 0
            )

        await do_all(map(tell, {place.table for place in contest.of_round}.intersection(ended)))
        if not contest.tournament.running:  # else a process that begins now tells them
            tournament = contest.tournament
            await self._store.tournaments.change(tournament, tournament.stage, None)

    async def _tell_result(
        self, contest: Contest, seen: PublicTournament, table_id: str, user: int
    ) -> None:
        words = self._catalogues.of(await self._store.people.reads(user) or contest.plan.locale)
        text = own_result(seen, user, words)
        with logging_failure("a result could not be told (%s)", *FAILURES):
            token = self._sender.tokens.get(contest.plan.id, slots.private(user))
            if token is not None:
                await self._sender.change_text(token, text)
            posted = await self._store.messages.message(table_id, slots.hand(user))
            if posted is not None:
                await self._sender.deactivate(posted, text)

    async def catch_up(self, evening_id: str) -> Evening | None:
        """Show a plan whose message is out of date, as `show` does.

        What Discord refuses for good is not tried again. A plan whose channel has been deleted is
        cancelled, and a tournament stopped.
        """
        try:
            return await self.show(evening_id)
        except FAILURES as error:
            log.info("a plan could not be shown (%s)", describe(error))
            evening = await self._store.evenings.evening(evening_id)
            if evening is not None and not may_pass(error):
                await self._store.evenings.note_evening_message(
                    evening_id, evening.message, evening.version
                )
                contest = await self._tournaments.contest(evening_id)
                if contest is not None and isinstance(error, ChannelLost):
                    await self._tournaments.stop(contest)
                elif isinstance(error, ChannelLost) and error.why is CloseReason.CHANNEL_GONE:
                    await self._give_up(evening)
            return await self._store.evenings.evening(evening_id)

    async def _give_up(self, evening: Evening) -> None:
        """Cancel a plan whose channel has been deleted. Tell its maker and everybody who has signed
        up by direct message: there is no other place.
        """
        if not await self._store.evenings.change_evening(
            evening.id, LIVE_STEPS, step=EveningStep.CANCELLED, due=None
        ):
            return
        for user in {evening.by, *await self._store.evenings.guests(evening.id)}:
            if user > 0 and not await self._store.people.is_quiet(user, self._now()):
                await self._write_privately(evening, user, gone_content, "gone")

    async def announce_event(self, evening: Evening, *, may_create: bool) -> str:
        """Create the server's event for an evening, and store it.

        Return "", or why there is none: "private" (not everybody sees the channel, and everybody
        would see the event), "permission" or "trouble". The plan does without.
        """
        if not self._sender.is_open_to_all(evening.channel):
            return "private"
        if not may_create:
            return "permission"
        words = self._catalogues.of(evening.locale)
        try:
            event = await self._sender.events.create(
                evening.guild,
                name=words("evening-event", game=plain_game(evening, words)),
                about=words("tournament-event-about" if evening.rounds else "evening-event-about"),
                place=channel_link(evening),
                starts_at=evening.starts_at,
                ends_at=evening.starts_at + EVENT_LENGTH,
            )
        except FAILURES as error:
            log.info("no event was created (%s)", describe(error))
            if may_pass(error):
                self.unsure.add(evening.id)
            is_barred = (
                isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.NO_ACCESS
            )
            return "permission" if is_barred else "trouble"
        self.unsure.add(evening.id)  # discord.py may have sent the request twice
        await self._store.evenings.change_evening(evening.id, LIVE_STEPS, event=event)
        return ""

    async def find_unsure_events(self) -> None:
        """Find the events of unsure plans, and store them. Remove events that were created twice.

        A plan that has ended meanwhile gets its event, too: the clock removes it. Raises if Discord
        is in trouble.
        """
        for evening_id in tuple(self.unsure):
            evening = await self._store.evenings.evening(evening_id)
            if evening is not None and not evening.event_lost:
                with logging_failure("no event could be looked for (%s)"):
                    await self._find_events(evening)
            self.unsure.discard(evening_id)

    async def _find_events(self, evening: Evening) -> None:
        words = self._catalogues.of(evening.locale)
        name = words("evening-event", game=plain_game(evening, words))
        events = await self._sender.events.find(
            evening.guild, name=name, place=channel_link(evening), starts_at=evening.starts_at
        )
        plans = (
            *await self._store.evenings.evenings(evening.guild),
            *await self._store.evenings.evenings_with_open_event(),
        )
        owned = {plan.event for plan in plans} | {evening.event}
        spare = [event for event in events if event not in owned]
        if spare and evening.event is None:
            await self._store.evenings.change_evening(
                evening.id, tuple(EveningStep), event=spare.pop(0)
            )
        for event in spare:
            await self._sender.events.remove(evening.guild, event)

    async def follow_event(self, evening: Evening) -> Evening:
        """Return the plan as its event has it: somebody may have moved the event, or deleted it.

        Raises if Discord cannot be asked.
        """
        if evening.event is None:
            return evening
        await self._follow(
            evening, await self._sender.events.start_of(evening.guild, evening.event)
        )
        return await self._store.evenings.evening(evening.id) or evening

    async def note_event(self, guild: int, event: int, begins: int | None) -> None:
        """Note when an event of a server begins (ms since 1970), or (None) that it does not take
        place.
        """
        for evening in await self._store.evenings.evenings(guild):
            if evening.event == event:
                await self._follow(evening, begins)

    async def _follow(self, evening: Evening, begins: int | None) -> None:
        if begins is None:
            await self._store.evenings.change_evening(
                evening.id, LIVE_STEPS, event=None, event_lost=True
            )
        elif begins // 1000 != evening.starts_at // 1000 and begins > self._now():
            await self._store.evenings.move_evening(
                evening.id, begins, max(self._now(), begins - REMINDER)
            )

    async def close_event(self, evening: Evening) -> None:
        """Remove the event of an evening that does not take place, or that has begun before its
        time; that of another one whose table is open ends by itself.
        """
        if evening.event is None:
            return
        if evening.step is not EveningStep.OPENED or evening.starts_at > self._now():
            await self._sender.events.remove(evening.guild, evening.event)
        await self._store.evenings.change_evening(evening.id, ENDINGS, event=None)

    async def remind(self, evening: Evening, guests: Collection[int]) -> None:
        """Remind people by direct message, each once; those it does not reach by one message in
        the channel.
        """
        missed = []
        for guest in guests:
            if await self._store.people.is_quiet(guest, self._now()):
                continue  # they are not mentioned in place of it either
            is_claimed = await self._store.evenings.claim_reminder(
                evening.id, guest, evening.starts_at
            )
            if is_claimed and not await self._write_privately(
                evening, guest, reminder_content, "reminder"
            ):
                missed.append(guest)
        await self._announce(evening, reminder_content, missed, "reminder")

    async def call(self, evening_id: str, guests: Sequence[int]) -> None:
        """Mention the people who have signed up, because the evening begins or does not take
        place. The rounds of a tournament call their people themselves; here it tells those who are
        not in it: they have spent their chips, or play in another one.
        """
        evening = await self._store.evenings.evening(evening_id)
        entrants = {entrant.user for entrant in await self._store.tournaments.entrants(evening_id)}
        if evening is not None:
            await self._announce(
                evening, call_content, [guest for guest in guests if guest not in entrants], "call"
            )

    async def call_to_round(self, tournament_id: str) -> None:
        """Send the call of the latest round that is due, if any.

        At the start of a round it mentions people without a message that shows their tiles, a
        minute before its end all slow players.
        """
        if (due := await self._tournaments.call_due(tournament_id)) is None:
            return
        contest, call = due
        evening, number = contest.plan, contest.tournament.round
        users = (
            await self._unreached(contest)
            if call is Call.PLAYERS
            else sorted(await self._tournaments.awaited(contest))
        )

        def content(evening: Evening, words: Words, names: str) -> MessageContent:
            return round_call_content(
                evening, call, number, names, due=contest.tournament.due or 0, words=words
            )

        for message in await self._announce(evening, content, users, f"{call} {number}"):
            await self._store.tournaments.note_call(evening, number, message)
        await self._store.tournaments.note_called(contest.tournament, call)

    async def _unreached(self, contest: Contest) -> list[int]:
        """Return the people who have neither direct messages nor, after the first round, a
        private answer that becomes their hand. It changes silently, which is not enough to call
        people together.
        """
        users, tokens = [], self._sender.tokens
        for place in contest.of_round:
            if place.user is None or place.user < 0:
                continue
            person = await self._store.people.person(place.user)
            slot = slots.private(place.user)
            is_here = contest.tournament.round > 1 and (
                tokens.get(contest.plan.id, slot) or tokens.get(place.table, slot)
            )
            has_dm = person is not None and person.dm_channel and not person.dm_closed
            if not is_here and not has_dm:
                users.append(place.user)
        return users

    async def remove_calls(self) -> None:
        """Delete messages that mention people of rounds that are over."""
        for channel, message in await self._store.tournaments.old_calls():
            with logging_failure("a call could not be deleted (%s)", *FAILURES):
                await self._sender.delete(
                    PostedMessage("", TABLE, channel, message, version=0, posted_at=0)
                )
                await self._store.tournaments.forget_call(message)

    async def _write_privately(
        self,
        evening: Evening,
        guest: int,
        build: Callable[[Evening, Words], MessageContent],
        what: str,
    ) -> bool:
        """Return whether the person has the direct message, as far as Discord says; not known
        counts as yes.
        """
        words = self._catalogues.of(await self._store.people.reads(guest) or evening.locale)
        key = f"{what} {evening.id} {guest} {evening.starts_at}"
        try:
            return await self._write_to(guest, evening.guild, build(evening, words), key)
        except FAILURES as error:
            log.info("a direct message may not have arrived (%s)", describe(error))
            return True

    async def _announce(
        self,
        evening: Evening,
        build: Callable[[Evening, Words, str], MessageContent],
        users: Sequence[int],
        what: str,
    ) -> list[int]:
        """Mention people in the channel, in as many messages as their names need. Return the ids
        of the messages.
        """
        words, posted = self._catalogues.of(evening.locale), []
        for start in range(0, len(users), MENTIONED_AT_ONCE):
            mentioned = users[start : start + MENTIONED_AT_ONCE]
            content = build(evening, words, " ".join(f"<@{user}>" for user in mentioned))
            with logging_failure("an evening could not be announced (%s)", *FAILURES):
                posted.append(
                    await self._sender.send(
                        evening.channel,
                        OutgoingMessage(content.text, content.controls),
                        nonce_of("evening", what, evening.id, evening.starts_at, start),
                        mention=mentioned,
                    )
                )
        return posted


async def do_all(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do pieces of work side by side. Raises the first of their errors, after all have ended."""
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if outcome is not None:
            raise outcome
