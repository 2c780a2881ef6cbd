"""Checks of one channel: permissions, and a message that is posted, edited and deleted."""

from collections.abc import AsyncIterator
from typing import Any, Final

import discord

from bot.checks import Finding, Verdict, fault, good, note
from bot.checks.discord_checks import DiscordSession
from delivery.discord_api.discord_errors import may_pass
from delivery.discord_api.outgoing_message import TrialMessage
from locales.catalogues import HOUSE_LANGUAGE, load_words
from renderer.painter import Painter
from renderer.posters.poster_scenes import BoardRow, BoardScene
from renderer.scene import Picture

TEXT: Final = "Kaffeehaus tries out whether it can play here. This message is deleted at once."
RATE_HEADERS: Final = ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset-After")
THREADS: Final = (10, 11, 12)  # types of channels
VOICE_CHANNELS: Final = (2, 13)  # types: voice and stage; their chats need Connect
TEXT_CHANNEL: Final = 0  # type; slow tables can have threads there
NAMES: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}


async def check_channel(session: DiscordSession, channel_id: int) -> list[Finding]:
    """Check a channel or thread by its id.

    Raises errors that are no answer of Discord's (`may_pass`): they tell nothing about the channel.
    """
    try:
        channel = await session.get(f"/channels/{channel_id}")
    except (discord.NotFound, discord.Forbidden) as error:
        if may_pass(error):
            raise
        return [
            fault(
                f"There is no channel {channel_id}: switch on Developer Mode in Discord, and copy"
                f" the id of the channel."
                if isinstance(error, discord.NotFound)
                else "The bot cannot see this channel: give it View Channel there; to a private"
                " thread, add it by mentioning it."
            )
        ]
    if channel.get("guild_id") is None:
        return [fault("This is not a channel of a server: choose one in which people will play.")]
    found = [finding async for finding in check_permissions(session, channel)]
    if any(finding.verdict is Verdict.FAULT for finding in found):
        return found
    return found + await check_posting(session, channel_id)


async def check_permissions(
    session: DiscordSession, channel: dict[str, Any]
) -> AsyncIterator[Finding]:
    """Check what the bot may do in a channel, and whether a thread is open."""
    guild = await session.client.fetch_guild(int(channel["guild_id"]))
    assert session.client.user is not None
    member = await guild.fetch_member(session.client.user.id)
    is_thread = channel["type"] in THREADS
    place = await guild.fetch_channel(int(channel["parent_id"] if is_thread else channel["id"]))
    assert isinstance(place, discord.abc.GuildChannel)
    allowed = place.permissions_for(member)
    voice = {"connect": "Connect"} if channel["type"] in VOICE_CHANNELS else {}
    missing = [name for right, name in (NAMES | voice).items() if not getattr(allowed, right)]
    if missing:
        yield fault(
            f"The bot lacks {', '.join(missing)} in #{place.name}: give it to its role, or in the"
            f" settings of the channel."
        )
    thread = channel.get("thread_metadata") or {}
    if thread.get("locked"):
        yield fault("The thread is locked, so only moderators can write there: unlock it.")
    elif thread.get("archived"):
        yield note("The thread is closed; a new table opens it again.")
    if not missing:
        yield good(f"The bot has the permissions for a table in #{place.name}.")
    if not is_thread and channel["type"] == TEXT_CHANNEL and not allowed.create_public_threads:
        yield note(
            f"The bot lacks Create Public Threads in #{place.name}: slow tables (/play, pace:"
            f" slow) cannot be opened there."
        )


async def check_posting(session: DiscordSession, channel_id: int) -> list[Finding]:
    """Post a message twice with one nonce, give it a picture, and delete it."""
    message = TrialMessage(session.client, channel_id, TEXT)
    try:
        try:
            posted = await message.post_twice()
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            return [
                fault(
                    f"A message could not be posted ({error.text or error.status}): look at the"
                    f" settings of the channel."
                )
            ]
        return [
            _rate_limit(session),
            fault(
                "A message that was sent twice appeared twice: something between changes requests;"
                " see DISCORD_API_URL."
            )
            if posted > 1
            else good("A message that was sent twice appeared once."),
            await _show_picture(message),
        ]
    finally:
        await message.remove()


def _rate_limit(session: DiscordSession) -> Finding:
    limit, _, after = values = [session.headers.get(name) for name in RATE_HEADERS]
    if None in values:
        return fault(
            "Discord's answers lack their rate limits: something between takes them away; look at"
            " DISCORD_API_URL."
        )
    return good(
        f"A message was posted. Discord's limit there is {limit} messages; the next ones are free"
        f" after {after} s."
    )


async def _show_picture(message: TrialMessage) -> Finding:
    try:
        is_whole = await message.show(sample_picture())
    except discord.HTTPException as error:
        if may_pass(error):
            raise
        return fault(
            f"The message could not get a picture ({error.text or error.status}): look at Attach"
            f" Files, and report this."
        )
    if not is_whole:
        return fault(
            "Discord did not take the picture as it is: please report this, with the version of"
            " Kaffeehaus."
        )
    return good("The message got a picture and was deleted.")


def sample_picture() -> Picture:
    """Draw a small leaderboard."""
    words = load_words(HOUSE_LANGUAGE)
    return Painter(spare=words).draw(
        BoardScene("chips", (BoardRow(1, "Kaffeehaus", 400),), words), "webp"
    )
