"""What can be pressed on the table's message, by everybody who sees it."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from cogs.answers import guarded, known, say
from cogs.explaining import explain
from cogs.house import House, house_of
from cogs.house_rules import rules_content
from cogs.replaying import show
from games import GAMES
from games.core import IllegalAction
from games.parts.gallery import own_bet
from messages import custom_ids as ids
from renderer.scene import chips
from tables import slots
from tables.forfeits import forfeit
from tables.gallery import watchable
from tables.store import Unreadable
from tables.table import Chair, Phase, Refused, Table, view

Verb = Callable[[House, discord.Interaction, str], Awaitable[None]]


class TablePress(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.PRESS):
    """A button of the table's message (or, where it makes sense, of a hand)."""

    def __init__(
        self,
        table: str,
        verb: str,
        label: str = "…",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        row: int | None = None,
    ) -> None:
        super().__init__(discord.ui.Button(style=style, label=label, custom_id=ids.press(table, verb), row=row))
        self.table, self.verb = table, verb

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """All that matters is in the id."""
        return cls(match["table"], match["verb"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge first: quietly where a message changes in place, as "thinking" where a private one will follow."""
        house = house_of(interaction)
        if self.verb not in VERBS:
            raise Refused("unreadable")
        private = self.verb in PRIVATE
        await interaction.response.defer(ephemeral=private, thinking=private)
        if not private and interaction.message is not None:
            in_channel = interaction.guild_id is not None and not interaction.message.flags.ephemeral
            slot = slots.TABLE if in_channel else slots.hand(interaction.user.id)
            house.publisher.through(interaction, self.table, slot)
        await VERBS[self.verb](house, interaction, self.table)


async def join(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Sit down. Direct messages are opened now and only now: this press asks for them."""
    await known(house, interaction, sits_down=True)
    change = await house.tables.join(table_id, chair_of(interaction))
    if not await house.publisher.greet(change.table, interaction.user.id):
        await say(interaction, house.words(interaction)("dm-closed"))


async def leave(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Get up; only after a second press where it costs something: in mid-deal a computer player then plays with one's chips, and
    in mid-match those in the pot are lost."""
    table = await house.tables.back(table_id, interaction.user.id)
    words = house.words(interaction)
    lost = forfeit(table, interaction.user.id)
    playing = table.phase is Phase.PLAYING and table.seat_of(interaction.user.id) is not None
    if not playing and not lost:
        await goodbye(house, interaction, table_id)
        return
    sure = words("leave-pot", chips=chips(lost)) if lost else words("leave-sure", chips=yes(plays_for_chips(table)))
    buttons = discord.ui.View(timeout=None)
    buttons.add_item(TablePress(table_id, "goodbye", words("button-goodbye"), discord.ButtonStyle.danger))
    await say(interaction, sure, view=buttons)


async def goodbye(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Get up, really."""
    words = house.words(interaction)
    lost = forfeit(await house.tables.load(table_id), interaction.user.id)
    change = await house.tables.leave(table_id, interaction.user.id)
    place = change.table.place_of(interaction.user.id)
    if place is not None:  # an onlooker keeps his place in the gallery until the deal is over
        seen = view(change.table, GAMES[change.table.game], place)
        await say(interaction, words("left-gallery", bet=yes(seen is not None and own_bet(seen) is not None)))
    elif change.table.phase is Phase.PLAYING:
        await say(interaction, words("left-seat-paid" if plays_for_chips(change.table) else "left-seat"))
    elif lost:
        await say(interaction, words("left-pot", chips=chips(lost)))
    else:
        await say(interaction, words("left-paid" if change.transfers else "left"))


def yes(fact: bool) -> str:
    """For words that depend on it."""
    return "yes" if fact else "no"


def plays_for_chips(table: Table) -> bool:
    """Whether chips change hands at this table: nobody can lose what nobody had to bring."""
    return table.for_chips and any(chair.paid_in for chair in table.chairs)


async def computer(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Another computer player."""
    await house.tables.add_computer(table_id, interaction.user.id)


async def rules(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """House rules, for the host with menus."""
    table = await house.tables.load(table_id)
    content, view = rules_content(table, house.words(interaction), interaction.user.id)
    await interaction.edit_original_response(content=content, view=view)


async def start(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The first deal."""
    await house.tables.start(table_id, interaction.user.id, interaction.id)


async def close(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Close now, or after this deal."""
    change = await house.tables.close(table_id, interaction.user.id)
    if change.table.phase is Phase.PLAYING:
        words = house.words(interaction)
        await say(interaction, words("closing-on" if change.table.closing else "closing-off"))


async def ready(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Next deal."""
    await house.tables.ready(table_id, interaction.user.id)


async def hand(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """My hand, here and now."""
    await known(house, interaction)
    table = await house.tables.back(table_id, interaction.user.id)
    await house.publisher.hand(interaction, table, interaction.user.id)


async def watch(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Whom one may watch, or the hand that one watches. This press asks for direct messages, too."""
    await known(house, interaction, sits_down=True)
    table = await house.tables.load(table_id)
    if any(chair.user == interaction.user.id for chair in table.chairs):
        raise IllegalAction("is-player")
    if not watchable(GAMES[table.game], table):
        raise Refused("no-gallery")
    await house.publisher.hand(interaction, table, interaction.user.id, looks_on=True)


async def howto(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The rules of the game that is played here."""
    table = await house.tables.back(table_id, interaction.user.id)
    await explain(house, interaction, table.game, table)


async def replay(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The last deal once more."""
    try:
        table = await house.tables.load(table_id)
    except Unreadable:
        raise Refused("replay-older") from None
    await show(house, interaction, table, None)


VERBS: dict[str, Verb] = {
    "join": join,
    "leave": leave,
    "goodbye": goodbye,
    "computer": computer,
    "rules": rules,
    "start": start,
    "close": close,
    "ready": ready,
    "hand": hand,
    "howto": howto,
    "watch": watch,
    "replay": replay,
}
PRIVATE = frozenset({"rules", "hand", "howto", "watch", "replay"})


def chair_of(interaction: discord.Interaction) -> Chair:
    """A chair for whoever has pressed. The press's own id is his cut (docs/fairness.md)."""
    user = interaction.user
    return Chair(user.id, user.display_name, user.name, cut=interaction.id)
