"""Routes every press, menu choice and submitted form to its handler, by the type of its custom id.

The handlers are methods of the features, marked with `handles`. Custom ids that cannot be read
(forged, truncated, outdated) are answered with a sentence.
"""

from collections.abc import Iterator
from typing import Any

import discord
from discord.ext import commands

from cogs.arrival.page import ArrivalPress
from cogs.support.house import House, HouseBot
from cogs.support.refusal_and_error_answers import answers_errors
from cogs.table.cog import PRIVATE
from delivery.discord_api.follow_up_limit import SEATED
from delivery.discord_api.interaction_answers import WAY_BACK, acknowledge, say
from delivery.discord_api.server_presses import act_on_server
from messages.parts import custom_ids as ids
from messages.parts.components import Button, Controls
from messages.parts.custom_ids import parse_place, without_reshown_mark

# Presses in a hand are paid from a bucket of their own, which gives the first move of each turn
# back: `MoveBuckets`.
MOVES = (ids.HandControl, ids.SeatPress)

# Presses that change a table apart from moves: a person could fill the log with them.
CHANGES = (
    ids.TablePress,
    ids.RulesPress,
    ids.NamedRulesMenu,
    ids.ValueMenu,
    ids.CompanyMenu,
    ids.SeatMenu,
)


class PressRouter(commands.Cog):
    """The listener for buttons, menus and forms. It answers every interaction."""

    def __init__(self, house: House) -> None:
        self.house = house

    @commands.Cog.listener()
    @answers_errors
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a press or a form. Slash commands are handled by the command tree."""
        data: dict[str, Any] = dict(interaction.data or {})
        text = str(data.get("custom_id", ""))
        custom_id: Any = self.house.handlers.parse(text)
        if interaction.type not in {
            discord.InteractionType.modal_submit,
            discord.InteractionType.component,
        }:
            return
        self.house.answer_tasks.add_current()
        self.pay(interaction, custom_id)
        await self.house.learn_language(interaction)
        interaction.extras[SEATED] = isinstance(custom_id, ids.HandControl)
        interaction.extras[WAY_BACK] = self.way_back(interaction.message)
        if interaction.type is discord.InteractionType.modal_submit:
            if form := self.house.handlers.forms.get(type(custom_id)):
                await form(interaction, custom_id, first_typed_text(data.get("components")))
                return
        else:
            self.house.publisher.note_press(interaction)
            press = self.house.handlers.presses.get(type(custom_id))
            if press is not None and is_offered(
                interaction.message, text, data.get("component_type")
            ):
                if place := parse_place(text):
                    # At once: finding out about the server takes four requests.
                    await acknowledge(interaction, private=isinstance(custom_id, ArrivalPress))
                    await act_on_server(interaction, place)
                await press(interaction, custom_id)
                return
        await say(interaction, self.house.words(interaction)("refused-unreadable"))

    def way_back(self, message: discord.Message | None) -> Controls:
        """Return the button of a private page that leads back to *More …*, so that its next page
        has it too.
        """
        if message is None or not message.flags.ephemeral:
            return ()
        for component in pressable(message):
            custom_id = self.house.handlers.parse(component.custom_id or "")
            if isinstance(custom_id, ids.TablePress) and custom_id.verb == "menu":
                return ((Button(custom_id, getattr(component, "label", None) or ""),),)
        return ()

    def pay(self, interaction: discord.Interaction, custom_id: object) -> None:
        """Take a press from the buckets of its user. Raises `Refused` ("too-quick")."""
        bucket = self.house.moves if isinstance(custom_id, MOVES) else self.house.presses
        bucket.take(interaction.user.id)
        if isinstance(custom_id, CHANGES) and getattr(custom_id, "verb", "") not in PRIVATE:
            self.house.changes.take(interaction.user.id)


def is_offered(message: discord.Message | None, text: str, kind: Any) -> bool:
    """Return whether a message has a component with this id.

    The mark of a menu that was shown again is no part of the id.
    """
    return message is not None and any(
        without_reshown_mark(component.custom_id or "") == without_reshown_mark(text)
        and component.type.value == kind
        for component in pressable(message)
    )


def pressable(message: discord.Message) -> Iterator[Any]:
    """Yield the buttons and menus of a message."""
    for row in message.components:
        if isinstance(row, discord.ActionRow):
            yield from row.children


def first_typed_text(components: Any) -> str:
    """Return the first text that was typed into a form, or ""."""
    for component in components if isinstance(components, list) else []:
        inner = component.get("component") or {}
        if "value" in inner:
            return str(inner["value"])
        if "value" in component:
            return str(component["value"])
        found = first_typed_text(component.get("components", []))
        if found:
            return found
    return ""


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PressRouter(bot.house))
