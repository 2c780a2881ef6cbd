"""What can be pressed in a hand: exactly the legal actions."""

import re
from typing import Any, Self

import discord

from cogs.answers import guarded, say
from cogs.house import house_of
from games import GAMES
from messages import custom_ids as ids
from tables import slots
from tables.play import game_of
from tables.slots import OFFERS, Slot
from tables.table import Phase, Refused, view

MOST_OPTIONS = 25  # of a menu
OTHER = "?"  # the value of a menu's entry that asks for another number
MORE = ">"  # the same of one that shows more tiles
FINAL = frozenset(action.verb for game in GAMES.values() for action in game.actions if action.final)


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


class FinalPress(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.FINAL_ACTION):
    """A legal action that cannot be taken back: it is carried out by the button of the question that this one asks."""

    def __init__(self, table: str, acts: int, text: str, label: str = "…") -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(label=label, custom_id=ids.final_action(table, acts, text))
        super().__init__(button)
        self.table, self.acts, self.text = table, acts, text

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """All that matters is in the id."""
        return cls(match["table"], int(match["acts"]), match["text"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Ask."""
        words = house_of(interaction).words(interaction)
        verb = self.text.partition(" ")[0]
        if verb not in FINAL:
            raise Refused("unreadable")
        view = discord.ui.View(timeout=None)
        label = words("button-final")
        view.add_item(ActionPress(self.table, self.acts, self.text, label, discord.ButtonStyle.danger))
        await say(interaction, words(f"sure-{verb}"), view=view)


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


class PickMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.PICKS):
    """Tiles of the own hand, for an action that is a choice of some."""

    def __init__(
        self,
        table: str,
        acts: int,
        verb: str,
        first: int,
        picked: tuple[str, ...],
        options: list[discord.SelectOption] | None = None,
        placeholder: str | None = None,
        least: int = 1,
        most: int = 1,
    ) -> None:
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=ids.picks(table, acts, verb, first, picked),
            options=options or [discord.SelectOption(label="…")],
            placeholder=placeholder,
            min_values=least,
            max_values=most,
        )
        super().__init__(select)
        self.table, self.acts, self.verb, self.first, self.picked = table, acts, verb, first, picked

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """The chosen tiles come with the interaction."""
        picked = tuple(match["picked"].split(".")) if match["picked"] else ()
        return cls(match["table"], int(match["acts"]), match["verb"], int(match["first"]), picked)

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry out what was picked, or show more tiles."""
        values = all_chosen(interaction)
        picked = (*self.picked, *(value.partition(":")[2] for value in values if value != MORE))
        await interaction.response.defer()
        if MORE in values:
            await self.turn_page(interaction, picked)
        else:
            await act(interaction, self.table, self.acts, " ".join((self.verb, *picked)))

    async def turn_page(self, interaction: discord.Interaction, picked: tuple[str, ...]) -> None:
        """The same hand with the next tiles in the menu. Enough are picked already: that is all he wants."""
        from messages.controls import action_controls, tiles_of

        house = house_of(interaction)
        table = await house.tables.back(self.table, interaction.user.id)
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.phase is not Phase.PLAYING or table.chairs[seat].acts != self.acts:
            await act(interaction, self.table, self.acts, self.verb)  # says why not
            return
        seen = view(table, game_of(table), seat)
        assert seen is not None
        most = max((len(tiles_of(action)) for action in seen.legal if action.verb == self.verb), default=0)
        if len(picked) >= most:
            await act(interaction, self.table, self.acts, " ".join((self.verb, *picked)))
            return
        words = house.words(interaction)
        await interaction.edit_original_response(view=action_controls(table, seat, seen, words, self.first, picked))


class SeatPress(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.SEAT_ACTION):
    """A legal action of one seat on a button that everybody can see."""

    def __init__(
        self,
        table: str,
        seat: int,
        acts: int,
        text: str,
        label: str = "…",
        style: discord.ButtonStyle = discord.ButtonStyle.primary,
        row: int | None = None,
    ) -> None:
        super().__init__(discord.ui.Button(style=style, label=label, custom_id=ids.seat_action(table, seat, acts, text), row=row))
        self.table, self.seat, self.acts, self.text = table, seat, acts, text

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """All that matters is in the id."""
        return cls(match["table"], int(match["seat"]), int(match["acts"]), match["text"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry it out, if it is the right one who has pressed."""
        await interaction.response.defer()
        table = await house_of(interaction).tables.load(self.table)
        if table.seat_of(interaction.user.id) != self.seat:
            owner = table.chairs[self.seat].user if self.seat < len(table.chairs) else None
            raise Refused("not-yours", user=owner or 0)
        await act(interaction, self.table, self.acts, self.text, OFFERS)


class AmountForm(discord.ui.Modal):
    """Asks for a number of chips. Its submission is handled by `cogs.unmatched`, which also knows forms from before a restart."""

    def __init__(self, interaction: discord.Interaction, table: str, acts: int, verb: str) -> None:
        words = house_of(interaction).words(interaction)
        super().__init__(title=words(f"form-{verb}"), custom_id=ids.amount(table, acts, verb), timeout=600)
        number: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=9)
        self.add_item(discord.ui.Label(text=words("form-chips"), component=number))

    async def on_submit(self, _: discord.Interaction) -> None:
        """Nothing: see the class."""


def chosen(interaction: discord.Interaction) -> str:
    """The value chosen in a menu, "" if there is none."""
    return (all_chosen(interaction) or [""])[0]


def all_chosen(interaction: discord.Interaction) -> list[str]:
    """All values chosen in a menu."""
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(value) for value in data.get("values") or []]


async def act(interaction: discord.Interaction, table_id: str, acts: int, text: str, slot: Slot | None = None) -> None:
    """A deferred press in a hand, or in another `slot`: act, or say why not; it is shown as it is now in any case."""
    house = house_of(interaction)
    house.publisher.through(interaction, table_id, slot or slots.hand(interaction.user.id))
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
