"""Answers to interactions: to commands, buttons, menus and forms. Notices a second bot on the same
token, which answers them too.
"""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any, Final

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from delivery.discord_api.discord_errors import CONNECTION_ERRORS, Meaning, meaning_of
from delivery.discord_api.follow_up_limit import KEY, SEATED, FollowUpLimit
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.discord_api.menu_marks import marks_after
from delivery.discord_api.outgoing_message import View
from locales.catalogues import unlink_commands
from messages.parts.components import Controls, Form
from tables.state.change import Refused

log = logging.getLogger(__name__)

# a key of `Interaction.extras`: the next answer takes the place of the pressed message
IN_PLACE: Final = "in-place"
# a key of `Interaction.extras`: controls below those of each answer
WAY_BACK: Final = "way-back"
# Seconds until a follow-up is given up. discord.py would sleep through a refusal of 40 seconds and
# send it again and again.
FOLLOW_UP_TIMEOUT: Final = 15.0
# discord.py forgets a form after so long; if it is sent later, it is answered all the same
FORM_SECONDS: Final = 600


async def say(
    interaction: discord.Interaction, text: str, controls: Controls = ()
) -> InteractionToken | None:
    """Send a message that only the user sees, whether the interaction is new, deferred or
    answered.

    Return the access to it; None if it was left out or is the first answer to the interaction.
    """
    text = unlink_commands(text) if interaction.guild_id is None else text
    controls = (*controls, *interaction.extras.get(WAY_BACK, ()))
    parameters: dict[str, Any] = {"view": View(controls)} if controls else {}
    if not interaction.response.is_done():
        await interaction.response.send_message(
            text, ephemeral=True, suppress_embeds=True, **parameters
        )
        return None
    if interaction.extras.get(IN_PLACE):
        original = await interaction.edit_original_response(
            content=text, view=View(controls) if controls else None, attachments=[]
        )
        return InteractionToken.of(interaction, original.id)
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        original = await interaction.edit_original_response(content=text, **parameters)
        return InteractionToken.of(interaction, original.id)
    message = await follow_up(interaction, text, **parameters)
    if message is None:
        return None
    return replace(InteractionToken.of(interaction, message.id), is_follow_up=True)


async def acknowledge(interaction: discord.Interaction, *, private: bool) -> None:
    """Acknowledge an interaction that is still new: silently, or (`private`) with a private
    answer that will follow.
    """
    if not private:
        await defer_silently(interaction)
    elif not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def follow_up(
    interaction: discord.Interaction, text: str, **parameters: Any
) -> discord.WebhookMessage | None:
    """Send another message that only the user sees, after the answer, unless the channel has had
    too many of them. Return it, if it was sent.
    """
    limit: FollowUpLimit | None = interaction.extras.get(KEY)
    channel = interaction.channel_id or 0
    if limit is not None and not limit.take(
        channel, _counted_user(interaction), seated=_has_reserve(interaction)
    ):
        log.info("a channel has had too many follow-ups: an answer is left out")
        return None
    try:
        async with asyncio.timeout(FOLLOW_UP_TIMEOUT):
            return await interaction.followup.send(
                text, ephemeral=True, suppress_embeds=True, wait=True, **parameters
            )
    except TimeoutError:
        if limit is not None:
            limit.exhaust(channel)
        raise


def follow_ups_free_at(interaction: discord.Interaction) -> int:
    """Return when the channel takes the next follow-up (ms since 1970); 0: now."""
    limit: FollowUpLimit | None = interaction.extras.get(KEY)
    if limit is None:
        return 0
    return limit.free_at(
        interaction.channel_id or 0, _counted_user(interaction), seated=_has_reserve(interaction)
    )


async def defer_silently(interaction: discord.Interaction) -> None:
    """Acknowledge a press that is still new; the pressed message may change later.

    Raises `Refused` before that if the channel takes no more follow-ups: the user could not be told
    anything.
    """
    if interaction.response.is_done():
        return
    if free_at := follow_ups_free_at(interaction):
        raise Refused("crowded", opens=free_at)
    await interaction.response.defer()


def _counted_user(interaction: discord.Interaction) -> int:
    """Return the user whose follow-ups are counted; 0 in direct messages, which no other person
    shares.
    """
    return 0 if interaction.guild_id is None else interaction.user.id


def _has_reserve(interaction: discord.Interaction) -> bool:
    return interaction.guild_id is None or interaction.extras.get(SEATED, False)


async def send_file(interaction: discord.Interaction, text: str, name: str, data: bytes) -> None:
    """Fill the deferred response with a text and a file."""
    await interaction.edit_original_response(
        content=text, attachments=[discord.File(BytesIO(data), name)]
    )


async def change_controls(
    interaction: discord.Interaction, controls: Controls, text: str | None = None
) -> None:
    """Replace the controls, and the text if given, of the deferred response or of the message
    with the pressed button.
    """
    parameters: dict[str, Any] = {} if text is None else {"content": text}
    controls = (*controls, *interaction.extras.get(WAY_BACK, ()))
    view = View(controls, marks_after(interaction)) if controls else None
    await interaction.edit_original_response(view=view, **parameters)


async def remove_controls(interaction: discord.Interaction) -> None:
    """Respond by removing the controls of the message with the pressed button."""
    await interaction.response.edit_message(view=None)


async def close_question(interaction: discord.Interaction) -> None:
    """Remove the controls of a private question that has been answered. The next `say` takes its
    place.
    """
    await remove_controls(interaction)
    interaction.extras[IN_PLACE] = True


async def answer_in_place(interaction: discord.Interaction) -> None:
    """Acknowledge a press on a private page. The next `say` takes its place."""
    if not interaction.response.is_done():
        await interaction.response.defer()
    interaction.extras[IN_PLACE] = True


async def show_form(interaction: discord.Interaction, form: Form) -> None:
    """Respond with a form of one field. Its input arrives as another interaction."""
    modal = discord.ui.Modal(title=form.title, custom_id=form.id.text, timeout=FORM_SECONDS)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="number", max_length=form.max_length, required=not form.optional
    )
    modal.add_item(
        discord.ui.Label(text=form.label, description=form.description or None, component=field)
    )
    await interaction.response.send_modal(modal)


class WatchedSession:
    """A session for one callback, tried several times.

    Attributes:
        is_unknown: Discord may have carried out a try that failed.
    """

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self.is_unknown = False
        self._session = session

    @asynccontextmanager
    async def request(self, *args: Any, **parameters: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Send a try."""
        async with self._session.request(*args, **parameters) as response:
            self.is_unknown |= response.status >= 500
            yield response


class InteractionRequests(AsyncWebhookAdapter):
    """discord.py's requests for interactions, which recognize their own callbacks.

    discord.py sends a callback again after a 502, and Discord may have carried out the first: the
    answer is that the interaction has been acknowledged. discord.py has no public place for this.
    If its names change, the press is dropped, and a test fails.
    """

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, session: Any, **parameters: Any
    ) -> Any:
        """Send a callback, once more if the connection is lost."""
        watched: Any = WatchedSession(session)
        send = partial(
            super().create_interaction_response,
            interaction_id,
            token,
            session=watched,
            **parameters,
        )
        try:
            try:
                return await send()
            except CONNECTION_ERRORS:
                watched.is_unknown = True
                return await send()
        except discord.HTTPException as error:
            if not watched.is_unknown or meaning_of(error) is not Meaning.ALREADY_ANSWERED:
                raise
            return {"interaction": {"id": interaction_id}}


# seconds; one refused answer may be our own, sent again after the line was cut; two in a minute are
# not
WINDOW: Final = 60.0


class DoubleAnswers:
    """Counts answers that Discord refuses because the interaction has been answered."""

    def __init__(self) -> None:
        self._last = -math.inf  # time of the last one, in seconds
        self._is_told = False

    def note(self) -> None:
        """Count one.

        The second within `WINDOW` seconds is logged, once in the life of the process.
        """
        last, self._last = self._last, time.monotonic()
        if self._last - last <= WINDOW and not self._is_told:
            self._is_told = True
            log.warning(
                "presses are answered by somebody else before this process can do it: another"
                " Kaffeehaus seems to run with the"
                " same token and another database. Stop one of them, or press Reset Token in the"
                " developer portal."
            )
