"""Sends, edits and deletes messages at Discord.

A message that somebody used lately is edited through the interaction token, which is not rate
limited. Everything else waits for the scheduler and uses the bot token.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Literal, TypeVar

import discord

from delivery.discord_api.discord_errors import (
    CONNECTION_ERRORS,
    EXTERNAL_ERRORS,
    ChannelLost,
    Meaning,
    describe,
    logging_failure,
    may_pass,
    meaning_of,
)
from delivery.discord_api.follow_up_limit import FollowUpLimit
from delivery.discord_api.interaction_tokens import InteractionToken, InteractionTokens
from delivery.discord_api.menu_marks import NO_MARKS, MenuMarks
from delivery.discord_api.new_dms import NewDms
from delivery.discord_api.outgoing_message import NO_MENTIONS, OutgoingMessage
from delivery.discord_api.request_trace import giving_up
from delivery.discord_api.scheduled_events import ScheduledEvents
from delivery.discord_api.send_scheduler import SendScheduler
from tables.people.people import Person
from tables.state.phases import CloseReason
from tables.state.slots import PostedMessage, Slot

log = logging.getLogger(__name__)

T = TypeVar("T")

# Seconds until a request is given up, with all of discord.py's tries and pauses. It may wait
# `max_ratelimit_timeout` (30 s) for a rate limit. A single try is limited by `request_limits`.
REQUEST_TIMEOUT: Final = 45.0
# The same for requests with an interaction token. They wait at most two seconds for their usual
# rate limit. discord.py would sleep through a longer one, while the message could not be edited in
# another way.
TOKEN_TIMEOUT: Final = 20.0

# Errors after which nothing can be posted in a channel. (A new message brings back a thread that is
# only archived.)
CHANNEL_LOST: Final = {
    Meaning.NO_CHANNEL: CloseReason.CHANNEL_GONE,
    Meaning.ARCHIVED: CloseReason.UNREACHABLE,
    Meaning.LOCKED: CloseReason.UNREACHABLE,
}


# How Discord marks channels that the bot may not see. discord.py 2.7.1 does not know the flag.
HIDDEN_CHANNEL: Final = 1 << 17
HIDDEN_NAME: Final = "___hidden___"


class Sender:
    """Sends messages that are not the immediate response to an interaction.

    `now` returns ms since 1970.
    """

    def __init__(
        self,
        client: discord.Client,
        now: Callable[[], int],
        scheduler: SendScheduler,
        new_dms: NewDms,
    ) -> None:
        self._client = client
        self.scheduler = scheduler
        self.new_dms = new_dms
        self.tokens = InteractionTokens(now)
        self.menu_marks = MenuMarks()
        self.follow_ups = FollowUpLimit(now)
        self.events = ScheduledEvents(client, self._request)

    # ---- with the bot token

    async def send(
        self,
        channel: int,
        outgoing: OutgoingMessage,
        nonce: str | None,
        mention: Sequence[int] = (),
        roles: Sequence[int] = (),
        *,
        silent: bool = False,
    ) -> int:
        """Post a message and return its id. Raises `ChannelLost`.

        With a `nonce`, Discord posts a message once even if it is sent again after a crash. If the
        message that stands there was sent by a process that was killed, it may show an older state,
        so it is edited. `mention` and `roles` name the users and roles to notify; a `silent`
        message notifies nobody else.
        """
        mentions = discord.AllowedMentions(
            everyone=False,
            users=[discord.Object(user) for user in mention],
            roles=[discord.Object(role) for role in roles],
        )
        extra: dict[str, Any] = {} if nonce is None else {"nonce": nonce}

        async def post() -> discord.Message:
            return await self._client.get_partial_messageable(channel).send(
                **outgoing.send_parameters(), allowed_mentions=mentions, silent=silent, **extra
            )

        try:
            try:
                message = await self._request(post)
            except CONNECTION_ERRORS:
                # Discord may have posted the message although the answer was lost. With a nonce,
                # sending again finds it.
                if nonce is None:
                    raise
                message = await self._request(post)
            if nonce is not None and not outgoing.is_shown_by(message):
                await self._edit(channel, message.id, **outgoing.edit_parameters())
        except discord.HTTPException as error:
            if why := CHANNEL_LOST.get(meaning_of(error)):
                raise ChannelLost(why) from error
            # NO_MESSAGE: the message with this nonce has been deleted; Discord forgets the nonce
            # soon
            raise
        return message.id

    async def edit(self, message: PostedMessage, outgoing: OutgoingMessage) -> bool:
        """Replace a message.

        Return False if it has been deleted or its thread is archived. Raises `ChannelLost`.
        """
        token = self.tokens.get(message.table, message.slot)
        if token is not None and token.message == message.message:
            if await self.edit_with_token(token, outgoing):
                return True
            self.tokens.drop(message.table, message.slot)
        try:
            await self._edit(
                message.channel,
                message.message,
                **outgoing.edit_parameters(self.menu_marks.of(message.message)),
            )
        except discord.HTTPException as error:
            if meaning_of(error) is Meaning.NO_CHANNEL:
                raise ChannelLost(CloseReason.CHANNEL_GONE) from error
            if meaning_of(error) not in (Meaning.NO_MESSAGE, Meaning.ARCHIVED, Meaning.LOCKED):
                raise
            return False
        return True

    async def deactivate(self, message: PostedMessage, text: str) -> None:
        """Give a message that has been replaced this text and remove its controls; the picture
        stays.
        """
        token = self._take_token(message)
        if token is not None and await self._edit_with_token(
            token, content=text, view=None, allowed_mentions=NO_MENTIONS
        ):
            return
        with logging_failure("could not deactivate a message (%s)"):
            await self._edit(
                message.channel,
                message.message,
                content=text,
                view=None,
                allowed_mentions=NO_MENTIONS,
            )

    async def delete(self, message: PostedMessage) -> None:
        """Delete a message of the bot, if it still exists."""
        token = self._take_token(message)
        if token is not None and await self._delete_with_token(token):
            return
        with logging_failure("could not delete a message (%s)"):
            await self._request(self._message(message.channel, message.message).delete)

    async def exists(self, channel: int, message: int) -> bool:
        """Return whether a message of the bot still exists.

        An edit that changes nothing needs no permission; fetching does.
        """
        with logging_failure("could not look for a message (%s)", *EXTERNAL_ERRORS):
            try:
                await self._edit(channel, message, allowed_mentions=NO_MENTIONS)
            except discord.NotFound as error:
                return may_pass(error)
        return True

    async def is_buried(self, channel: int, message: int) -> bool:
        """Return whether other messages stand below a message.

        A channel's `last_message_id` may name a message that has been deleted, as the bot's
        mentions are. So the history is read too. Without permission to read it, it is empty, and
        `last_message_id` decides.
        """
        destination = self._client.get_partial_messageable(channel)

        async def following() -> list[int]:
            return [
                found.id
                async for found in destination.history(limit=2, after=discord.Object(message - 1))
            ]

        try:
            last = getattr(
                await self._request(partial(self._client.fetch_channel, channel)),
                "last_message_id",
                None,
            )
            if last is None or last <= message:
                return False
            return await self._request(following) != [message]
        except EXTERNAL_ERRORS as error:
            log.info("could not look at a channel (%s)", describe(error))
            return False

    async def open_thread(
        self, channel: discord.TextChannel, name: str, minutes: Literal[60, 1440, 4320, 10_080]
    ) -> discord.Thread:
        """Make a public thread in a channel, which Discord archives after so many minutes without
        a message.
        """
        kind = (
            discord.ChannelType.news_thread
            if channel.is_news()
            else discord.ChannelType.public_thread
        )
        return await self._request(
            partial(channel.create_thread, name=name, type=kind, auto_archive_duration=minutes)
        )

    async def find_threads(self, guild: int, channel: int) -> Sequence[int]:
        """Return the ids of the active threads that the bot has made in a channel, the oldest
        first.
        """
        found = await self._request(partial(self._client.http.get_active_threads, guild))
        bot = self._client.user.id if self._client.user else 0
        threads = [
            thread
            for thread in found["threads"]
            if (int(thread["parent_id"]), int(thread["owner_id"])) == (channel, bot)
        ]
        return sorted(int(thread["id"]) for thread in threads)

    async def discard_thread(self, thread: int) -> None:
        """Delete a thread of the bot that turned out to be of no use.

        Without the permission for that, archive it.

        Raises only if Discord is in trouble.
        """
        http = self._client.http
        with logging_failure("could not remove a thread (%s)"):
            try:
                await self._request(partial(http.delete_channel, thread))
            except discord.Forbidden:
                await self._request(partial(http.edit_channel, thread, archived=True))

    async def can_write_to(self, person: Person, guild: int) -> bool:
        """Return whether a member of a server can be sent direct messages now."""
        if person.dm_channel is None and not person.dm_closed:
            try:
                await self.new_dms.check(person.user, guild)
            except discord.RateLimited:
                return False
        return not person.dm_closed

    async def open_dm(self, user: int, guild: int) -> int:
        """Return the id of the DM channel with a member of a server, opening it if necessary.

        Raises `discord.RateLimited` while the bot must not open new ones.
        """

        async def create() -> int:
            return (await self._request(partial(self._client.create_dm, discord.Object(user)))).id

        # new DM channels are paced; nobody waits that long for a drawing slot
        self.scheduler.finish_drawing()
        return await self.new_dms.open(user, guild, create)

    # ---- with an interaction token

    async def answer(
        self, interaction: discord.Interaction, outgoing: OutgoingMessage
    ) -> InteractionToken:
        """Fill the deferred response of an interaction; return the token of the message."""
        is_pressed = (
            interaction.response.type is discord.InteractionResponseType.deferred_message_update
        )
        pressed = interaction.message if is_pressed else None
        marks = NO_MARKS if pressed is None else self.menu_marks.of(pressed.id)
        async with asyncio.timeout(TOKEN_TIMEOUT):
            message = await interaction.edit_original_response(**outgoing.edit_parameters(marks))
        return InteractionToken.of(interaction, message.id)

    async def edit_with_token(self, token: InteractionToken, outgoing: OutgoingMessage) -> bool:
        """Replace the message of a token.

        Return False if the token or the message does not exist any more.
        """
        return await self._edit_with_token(
            token, **outgoing.edit_parameters(self.menu_marks.of(token.message))
        )

    async def change_text(self, token: InteractionToken, text: str) -> bool:
        """Give the message of a token this text, without controls; the picture stays.

        Return False if the token or the message does not exist any more.
        """
        return await self._edit_with_token(
            token, content=text, view=None, allowed_mentions=NO_MENTIONS
        )

    async def send_below(
        self, token: InteractionToken, outgoing: OutgoingMessage, channel: int
    ) -> InteractionToken | None:
        """Post a private answer once more, at the bottom of its channel.

        Return None if the token has expired, or if the channel takes no more follow-ups for now.
        """
        if not self.follow_ups.take(channel):
            return None
        try:
            async with asyncio.timeout(TOKEN_TIMEOUT):
                message = await token.webhook.send(
                    **outgoing.send_parameters(), ephemeral=True, wait=True
                )
        except TimeoutError:
            self.follow_ups.exhaust(channel)
            return None
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("could not follow up an interaction (%s)", error.code)
            return None
        return InteractionToken(
            token.interaction, token.webhook, token.locale, message.id, is_follow_up=True
        )

    async def delete_superseded(self, table_id: str, slot: Slot) -> None:
        """Delete the private answers that a newer one has replaced, where their tokens still
        work.
        """
        for token in self.tokens.take_superseded(table_id, slot):
            await self._delete_with_token(token)

    # ---- what the gateway has told

    def guild_name(self, guild: int) -> str | None:
        """Return the name of a server, or None if the bot is not there."""
        found = self._client.get_guild(guild)
        return found.name if found else None

    def channel_name(self, channel: int) -> str | None:
        """Return the name of a channel or thread, or None if it is unknown.

        Discord sends the channels that the bot may not see with a flag and a name that stands for
        all of them.
        """
        found = self._client.get_channel(channel)
        flags = getattr(found, "flags", None)
        is_hidden = isinstance(flags, discord.ChannelFlags) and bool(flags.value & HIDDEN_CHANNEL)
        name = getattr(found, "name", None)
        return None if is_hidden or name == HIDDEN_NAME else name

    def guild_of(self, channel: int) -> discord.Guild | None:
        """Return the server of a channel or thread, or None if it is unknown."""
        return getattr(self._client.get_channel(channel), "guild", None)

    def is_open_to_all(self, channel: int) -> bool:
        """Return whether everybody on the server sees a channel or thread.

        False if it is unknown.
        """
        place = self._place_of(channel)
        return place is not None and place.permissions_for(place.guild.default_role).view_channel

    async def can_see(self, channel: int, user: int) -> bool:
        """Return whether a person is a member of a channel's server and sees the channel, or that
        of a thread.

        False also for private threads, for unknown channels, and if Discord cannot be asked.
        """
        place = self._place_of(channel)
        if place is None:
            return False
        try:
            member = await self._request(partial(place.guild.fetch_member, user))
        except EXTERNAL_ERRORS as error:
            log.info("a member could not be looked up (%s)", describe(error))
            return False
        return place.permissions_for(member).view_channel

    def _place_of(self, channel: int) -> discord.abc.GuildChannel | None:
        """Return the channel with this id, or that of a thread.

        None if it is unknown, or the thread is private.
        """
        found = self._client.get_channel(channel)
        if isinstance(found, discord.Thread):
            found = None if found.is_private() else found.parent
        return found if isinstance(found, discord.abc.GuildChannel) else None

    # ---- requests

    async def _request(self, send: Callable[[], Awaitable[T]]) -> T:
        """Wait until the scheduler grants a request, then send it."""
        await self.scheduler.request()
        async with giving_up(self._client.http, REQUEST_TIMEOUT):
            return await send()

    async def _edit(self, channel: int, message: int, **changes: Any) -> None:
        await self._request(partial(self._message(channel, message).edit, **changes))

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    def _take_token(self, message: PostedMessage) -> InteractionToken | None:
        """Return the token of a message that has been replaced or is to be deleted, and forget
        it.
        """
        slot = message.slot.current
        token = self.tokens.get(message.table, slot)
        if token is None or token.message != message.message:
            return None
        self.tokens.drop(message.table, slot)
        return token

    async def _edit_with_token(self, token: InteractionToken, **changes: Any) -> bool:
        try:
            async with asyncio.timeout(TOKEN_TIMEOUT):
                await token.webhook.edit_message(token.target, **changes)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("could not edit with an interaction token (%s)", error.code)
            return False
        return True

    async def _delete_with_token(self, token: InteractionToken) -> bool:
        try:
            async with asyncio.timeout(TOKEN_TIMEOUT):
                await token.webhook.delete_message(token.target)
        except (discord.HTTPException, *CONNECTION_ERRORS) as error:
            log.info("could not delete with an interaction token (%s)", describe(error))
            return False
        return True
