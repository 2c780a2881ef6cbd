"""/chips: a member's account on the server."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import guild_of
from cogs.support.refusal_and_error_answers import relative_time, remember_person
from cogs.table.joining import gift_lines
from delivery.discord_api.interaction_answers import say
from games.parts.amounts import format_chips, format_gain
from locales.catalogues import Words
from messages.parts.display_names import chips_amount
from tables.chips.chip_accounts import member
from tables.people.people import Booking
from tables.state.default_settings import DAY


def balance_text(hc: int, at_tables: int, won: int, ceiling: int, words: Words) -> str:
    """Return the balance of a person.

    `hc`, `at_tables` and `won` (the gain from the house today) are half-chips. `ceiling`, the most
    it may be, is in whole chips.
    """
    playing = chips_amount(at_tables, words) if at_tables else "none"
    lines = [words("balance", chips=chips_amount(hc, words), playing=playing)]
    if won > 0:
        lines.append(words("balance-ceiling", won=format_chips(won), ceiling=ceiling))
    return words.language.space.join(lines)


def history_text(bookings: Iterable[Booking], words: Words) -> str:
    """Return the bookings of an account, a line each."""
    lines = [
        f"<t:{entry.at // 1000}:f> **{format_gain(entry.amount)}** "
        + words(f"reason-{entry.reason}")
        for entry in bookings
    ]
    return "\n".join([words("history-title"), *lines])


BOOKINGS = 15  # lines of a history


@app_commands.guild_only()
class ChipsCog(FeatureCog, commands.GroupCog, group_name="chips", group_description="…"):
    """The commands for a member's own account."""

    @app_commands.command()
    async def balance(self, interaction: discord.Interaction) -> None:
        """Show the user's chips."""
        guild, words = await self.begin(interaction)
        hc = await self.house.store.ledger.balance(member(guild, interaction.user.id))
        lying = await self.house.store.ledger.chips_at_tables(guild, interaction.user.id)
        won = (await self.house.tables.house_chips.won_today(guild, (interaction.user.id,))).get(
            interaction.user.id, 0
        )
        text = balance_text(hc, lying, won, self.house.tables.settings.purse.ceiling, words)
        await say(interaction, "\n".join((text, *await gift_lines(self.house, interaction))))

    @app_commands.command()
    async def daily(self, interaction: discord.Interaction) -> None:
        """Give the daily refill."""
        guild, words = await self.begin(interaction)
        given = await self.house.tables.house_chips.refill(guild, interaction.user.id)
        hc = await self.house.store.ledger.balance(member(guild, interaction.user.id))
        await say(
            interaction,
            words(
                "daily-given",
                given=format_chips(given),
                chips=chips_amount(hc, words),
                when=relative_time((self.house.tables.now() // DAY + 1) * DAY),
            ),
        )

    @app_commands.command()
    async def history(self, interaction: discord.Interaction) -> None:
        """Show the user's last bookings."""
        guild, words = await self.begin(interaction)
        bookings = await self.house.store.ledger.bookings(
            member(guild, interaction.user.id), BOOKINGS
        )
        await say(interaction, history_text(bookings, words))

    async def begin(self, interaction: discord.Interaction) -> tuple[int, Words]:
        """Defer the answer, and give new members their starting chips."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        guild = guild_of(interaction)
        await remember_person(self.house, interaction)
        await self.house.tables.house_chips.welcome(guild, interaction.user.id)
        return guild, self.house.words(interaction)


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ChipsCog(bot.house))
