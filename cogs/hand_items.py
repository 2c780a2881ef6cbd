"""What can be pressed in a hand: exactly the legal actions."""

import re
from typing import Any, Self

import discord

from cogs import ids
from cogs.answers import guarded, say
from cogs.house import house_of

MOST_OPTIONS = 25  # of a menu
OTHER = "?"  # the value of a menu's entry that asks for another number


class ActionPress(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.ACTION):
    """A legal action on a button."""

    def __init__(
        self,
        table: str,
        acts: int,
        text: str,
        label: str = "…",
        style: discord.ButtonStyle = discord.ButtonStyle.primary,
        row: int | None = None,
    ) -> None:
        super().__init__(discord.ui.Button(style=style, label=label, custom_id=ids.action(table, acts, text), row=row))
        self.table, self.acts, self.text = table, acts, text

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """All that matters is in the id."""
        return cls(match["table"], int(match["acts"]), match["text"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry it out."""
        await interaction.response.defer()
        await act(interaction, self.table, self.acts, self.text)


class ActionMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.ACTIONS):
    """Many legal actions of one kind."""

    def __init__(
        self,
        table: str,
        acts: int,
        verb: str,
        options: list[discord.SelectOption] | None = None,
        placeholder: str | None = None,
        row: int | None = None,
    ) -> None:
        filled = options or [discord.SelectOption(label="…")]
        super().__init__(
            discord.ui.Select(custom_id=ids.actions(table, acts, verb), options=filled, placeholder=placeholder, row=row)
        )
        self.table, self.acts, self.verb = table, acts, verb

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """The chosen values come with the interaction."""
        return cls(match["table"], int(match["acts"]), match["verb"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry out what was chosen, or ask for a number."""
        text = chosen(interaction)
        if text == OTHER:
            await interaction.response.send_modal(AmountForm(interaction, self.table, self.acts, self.verb))
            return
        await interaction.response.defer()
        await act(interaction, self.table, self.acts, text)


class AmountForm(discord.ui.Modal):
    """Asks for a number of chips. Its submission is handled by `cogs.strays`, which also knows forms from before a restart."""

    def __init__(self, interaction: discord.Interaction, table: str, acts: int, verb: str) -> None:
        words = house_of(interaction).words(interaction)
        super().__init__(title=words(f"form-{verb}"), custom_id=ids.amount(table, acts, verb), timeout=600)
        number: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=9)
        self.add_item(discord.ui.Label(text=words("form-chips"), component=number))

    async def on_submit(self, _: discord.Interaction) -> None:
        """Nothing: see the class."""


def chosen(interaction: discord.Interaction) -> str:
    """The value chosen in a menu, "" if there is none."""
    data: dict[str, Any] = dict(interaction.data or {})
    values = data.get("values") or [""]
    return str(values[0])


async def act(interaction: discord.Interaction, table_id: str, acts: int, text: str) -> None:
    """A deferred press in a hand: act, or say why not; the hand is shown as it is now in any case."""
    house = house_of(interaction)
    place = f"hand:{interaction.user.id}"
    house.publisher.through(interaction, table_id, place)
    try:
        await house.tables.act(table_id, interaction.user.id, acts, text)
    except Exception:
        await house.tables.back(table_id, interaction.user.id)
        house.publisher.show(table_id)
        raise


async def submitted(interaction: discord.Interaction, match: re.Match[str], number: str) -> None:
    """A form with a number came back."""
    words = house_of(interaction).words(interaction)
    if not re.fullmatch(r"\s*\d{1,9}\s*", number):
        await say(interaction, words("illegal-whole-chips-only"))
        return
    await interaction.response.defer()
    await act(interaction, match["table"], int(match["acts"]), f"{match['verb']} {int(number)}")
