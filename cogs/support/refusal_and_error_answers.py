"""Answers to interactions that fail: a sentence for a refusal, an error number for a fault."""

import functools
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, ParamSpec

import discord

from cogs.house.page import ban_values
from cogs.support.house import House, house_of
from data.exceptions import Busy, Newer, Unreadable
from delivery.discord_api.discord_errors import (
    CONNECTION_ERRORS,
    EXTERNAL_ERRORS,
    ChannelLost,
    Meaning,
    describe,
    meaning_of,
)
from delivery.discord_api.interaction_answers import say
from games.core import IllegalAction
from locales.catalogues import Words
from messages.parts.display_names import chips_amount, public_button
from messages.parts.narration import kebab
from messages.parts.safe_names import clean_name, escaped_name
from tables.chips.chip_accounts import NotEnoughChips, member
from tables.people.people import Ban
from tables.state.change import Refused

log = logging.getLogger(__name__)
NEW_HERE: Final = "new-here"  # a key of `Interaction.extras`: the user had no account on the server
REFUSALS: Mapping[Meaning, str] = {  # of Discord's, as people are told of them
    Meaning.TEMPORARY: "refused-trouble",
    Meaning.NO_ACCESS: "refused-forbidden",
    Meaning.ARCHIVED: "refused-locked",
    Meaning.LOCKED: "refused-locked",
    # a player who pressed in direct messages can still read it
    Meaning.NO_CHANNEL: "refused-no-table",
    Meaning.NO_MESSAGE: "refused-unreadable",  # the pressed message has been replaced meanwhile
}
SENTENCES: Final = (  # of other refusals
    (NotEnoughChips, "refused-chips-gone"),
    (Busy, "refused-busy"),
    (Unreadable, "refused-unreadable-table"),
    (Newer, "refused-newer-table"),
    (ChannelLost, "refused-locked"),
    (CONNECTION_ERRORS, REFUSALS[Meaning.TEMPORARY]),
)
P = ParamSpec("P")


def refusal_text(no: Exception, words: Words) -> str | None:
    """Return the sentence for a refusal, or None if the error is a fault."""
    if isinstance(no, Refused | IllegalAction):
        kind = "refused" if isinstance(no, Refused) else "illegal"
        return words(f"{kind}-{no.key}", **readable_values(no.values, words))
    key = next((sentence for kinds, sentence in SENTENCES if isinstance(no, kinds)), None)
    if isinstance(no, discord.HTTPException):
        key = REFUSALS.get(meaning_of(no))
    return None if key is None else words(key)


def readable_values(values: dict[str, object], words: Words) -> dict[str, object]:
    """Return the values of a refusal as its sentence uses them.

    Half-chips become chips, options their titles, a `button` its name on the public message whose
    language is `locale`, and text that people have written (`name`) a harmless name.
    """
    readable = {"name": "none", **values}  # without a name it is about the reader
    if "name" in values:
        readable["name"] = escaped_name(clean_name(str(values["name"])) or "?")
    if isinstance(values.get("missing"), int):
        readable["missing"] = chips_amount(int(str(values["missing"])), words)
    if isinstance(values.get("worst"), int):
        readable["worst"] = chips_amount(int(str(values["worst"])), words)
    if isinstance(ban := values.get("ban"), Ban):
        readable["until"], readable["reason"] = ban_values(ban.until, ban.reason)
    if "button" in values:
        readable["button"] = public_button(f"button-{values['button']}", str(values["locale"]))
    if "option" in values:
        readable["option"] = words(f"option-{kebab(str(values['option']))}")
    if isinstance(options := values.get("options"), tuple):
        readable["options"] = words.listed(
            [f"*{words(f'option-{kebab(name)}')}*" for name in options]
        )
    if isinstance(games := values.get("games"), tuple):
        readable["game"] = words(f"game-{values['game']}")
        readable["games"] = words.listed([words(f"game-{game}") for game in games])
    if isinstance(values.get("opens"), int):
        readable["when"] = relative_time(int(str(values["opens"])))
    if isinstance(channels := values.get("channels"), tuple):
        readable |= {
            "channels": words.listed([f"<#{channel}>" for channel in channels]),
            "count": len(channels),
        }
    return readable


def relative_time(ms: int) -> str:
    """Return a time (ms since 1970) as markup that Discord shows relative to now."""
    return f"<t:{ms // 1000}:R>"


async def answer_error(interaction: discord.Interaction, error: Exception) -> None:
    """Answer an interaction whose callback raised an error."""
    # we are stopping: nothing can be said any more, and a second press is answered
    if interaction.client.is_closed():
        log.info("stopped before an answer: %s", describe(error))
        return
    words = house_of(interaction).words(interaction)
    text = refusal_text(error, words)
    if isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.ALREADY_ANSWERED:
        house_of(interaction).double_answers.note()
    if isinstance(error, discord.HTTPException) and meaning_of(error) in (
        Meaning.TOO_LATE,
        Meaning.ALREADY_ANSWERED,
    ):
        return  # Discord has told the person
    if isinstance(error, discord.HTTPException | discord.RateLimited):
        log.warning("Discord refuses: %s", describe(error), extra={"error": error})
    if isinstance(error, CONNECTION_ERRORS):
        log.warning("Discord is not reached: %s", describe(error), extra={"error": error})
    if isinstance(error, discord.RateLimited):
        text = words(
            "refused-rate-limited",
            when=relative_time(house_of(interaction).tables.now() + int(1000 * error.retry_after)),
        )
    if text is None:
        number = secrets.token_hex(4)
        log.error("failure %s in %s", number, interaction_kind(interaction), exc_info=error)
        text = words("broken", number=number)
    try:
        await say(interaction, text)
    except EXTERNAL_ERRORS as late:
        log.warning("could not answer an interaction: %s", describe(late), extra={"error": late})


def interaction_kind(interaction: discord.Interaction) -> str:
    """Return the kind of an interaction for the log, without its contents."""
    command = interaction.command
    return f"/{command.qualified_name}" if command else interaction.type.name


def answers_errors(
    callback: Callable[P, Coroutine[Any, Any, None]],
) -> Callable[P, Coroutine[Any, Any, None]]:
    """Decorate a method `(self, interaction, …)` so that its exceptions are answered.

    Discord.py would only log them.
    """

    @functools.wraps(callback)
    async def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await callback(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - the last line before silence
            interaction = next(arg for arg in args if isinstance(arg, discord.Interaction))
            await answer_error(interaction, error)

    return run


async def remember_person(
    house: House, interaction: discord.Interaction, *, sits_down: bool = False
) -> None:
    """Store the names and language of the user, which each interaction contains.

    A user who joins may have opened direct messages, so the bot tries them again. Note whether they
    have an account on the server.
    """
    user = interaction.user
    person = await house.store.people.person(user.id)
    seen: dict[str, str | bool] = {"username": user.name, "locale": interaction.locale.value}
    if sits_down:
        seen["dm_closed"] = False
    if person is None or any(getattr(person, column) != value for column, value in seen.items()):
        await house.store.people.update_person(user.id, **seen)
    if (guild := interaction.guild_id) is not None:
        interaction.extras[NEW_HERE] = not await house.store.ledger.bookings(
            member(guild, user.id), 1
        )
        called = (await house.store.people.names(guild, (user.id,))).get(user.id)
        if called is None or called.name != user.display_name:
            await house.store.people.remember_name(guild, user.id, user.display_name)
