"""/replay and /verify: finished deals once more.

They tell what would have been better in a deal, and whether deals agree with the seal.
"""

from itertools import islice

import discord
from discord import app_commands

from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, House, HouseBot
from cogs.support.interaction_values import Typed, channel_of
from data.exceptions import Newer, Unreadable
from delivery.discord_api.interaction_answers import send_file
from delivery.publish.message_drawing import private_style
from delivery.workers.packed_log import PackedLog, pack_page
from delivery.workers.replay_jobs import ReplayOrder
from delivery.workers.worker_process import WorkerDied
from messages.parts.content import MessageContent
from messages.parts.custom_ids import WhatIfPress
from messages.play.replay_message import replay_text, verification_text
from messages.play.what_if_message import what_if_button, what_if_content
from service import persons_tables
from tables.history.decisions import seats_of_people
from tables.history.replay import finished_deals
from tables.state.change import Refused
from tables.state.table import Table
from tables.views.table_views import public_table

LATELY = 5  # tables of a channel that are looked through for one with a finished deal


async def find_table(house: House, interaction: discord.Interaction, code: str) -> Table:
    """Return the table with this code, or for "" the newest of the channel with a finished deal.

    Raises `Refused`.
    """
    if code:
        return await table_with_code(house, interaction, code)
    for table in await recent_tables(house, interaction):
        if finished_deals(table):
            return table
    raise Refused("no-replay")


async def table_with_code(house: House, interaction: discord.Interaction, code: str) -> Table:
    """Return the table of this server with this code.

    Raises `Refused`, also if the user may not read its channel.
    """
    code = code.strip().casefold()
    try:
        table = await house.store.tables.table(code)
    except Unreadable:
        raise Refused("replay-older") from None
    if (
        table is None
        or table.guild != interaction.guild_id
        or not may_look_back(interaction, table)
    ):
        raise Refused("replay-table", code="".join(sign for sign in code if sign.isalnum())[:8])
    return table


def may_look_back(interaction: discord.Interaction, table: Table) -> bool:
    """Return whether the user has played at a table to its end, or may read its channel now.

    Who has been added to a private thread is unknown, so its table can be looked up in the thread
    itself only.
    """
    user = interaction.user
    if table.channel == interaction.channel_id or any(
        chair.user == user.id for chair in table.chairs
    ):
        return True
    channel = interaction.guild.get_channel_or_thread(table.channel) if interaction.guild else None
    if channel is None or not isinstance(user, discord.Member):  # deleted, or an archived thread
        return False
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    allowed = channel.permissions_for(user)
    if channel.type is discord.ChannelType.private_thread and not allowed.manage_threads:
        return False
    return allowed.view_channel and allowed.read_message_history


async def recent_tables(house: House, interaction: discord.Interaction) -> list[Table]:
    """Return the newest readable tables of the channel.

    Raises `Refused` if there are only unreadable ones.
    """
    tables: list[Table] = []
    ids = await house.store.tables.newest_in_channel(channel_of(interaction), LATELY)
    for table_id in ids:
        try:
            table = await house.store.tables.table(table_id)
        except (Unreadable, Newer):
            continue
        if table is not None:
            tables.append(table)
    if ids and not tables:
        raise Refused("replay-older")
    return tables


async def show_replay(
    house: House, interaction: discord.Interaction, table: Table, deal: int | None
) -> None:
    """Answer a deferred interaction with the replay of a deal (None: the last finished one).

    Call it within a slot of the replay worker. Raises `Refused`.
    """
    deals = finished_deals(table)
    if not deals:
        raise Refused("no-replay")
    number = deals if deal is None else deal
    if not 1 <= number <= deals:
        raise Refused("replay-deal", deal=number, deals=deals)
    await persons_tables.start_reading(house.tables, interaction.user.id)
    log, users = await read_log(house, table)
    # among them all who have left, and the gallery
    people = await house.store.people.names(table.guild, users)
    style = await private_style(house.store, table.guild, interaction.user.id)
    order = ReplayOrder(table, log, number, people, locale=house.language(interaction), style=style)
    picture = await house.replay_worker.draw(order, interaction.filesize_limit)
    seen, words = public_table(table), house.words(interaction)
    looks_back = house.mentor is not None and house.mentor.looks_back
    content = MessageContent(
        replay_text(seen, number, words), what_if_button(seen, number, words) if looks_back else ()
    )
    await house.publisher.answer(interaction, content, f"replay-{table.id}-{number}", picture)


async def read_log(house: House, table: Table) -> tuple[PackedLog, set[int]]:
    """Return a table's log, packed for the replay worker, and the users who acted in it."""
    log: list[str] = []
    users: set[int] = set()
    async for page in house.store.tables.log_pages(table.id):
        log.append(pack_page(page))
        users |= {entry.by for entry in page if entry.by is not None}
    return log, users


async def verify(house: House, interaction: discord.Interaction, code: str) -> None:
    """Answer a deferred interaction with the result of checking an ended table against its seal.

    Call it within a slot of the replay worker. Raises `Refused`.
    """
    if code:
        table = await table_with_code(house, interaction, code)
    else:
        tables = [table for table in await recent_tables(house, interaction) if table.deals]
        if not tables:
            raise Refused("no-verify")
        table = next((table for table in tables if not table.live), tables[0])
    if table.live:
        raise Refused("verify-live")
    if not table.deals:
        raise Refused("no-verify")
    log, _ = await read_log(house, table)
    wrong, file = await house.replay_worker.verify(table, log)
    words = house.words(interaction)
    text = verification_text(public_table(table), wrong, words, house.addresses.fairness)
    await send_file(interaction, text, f"kaffeehaus-{table.id}.json", file)


MOST_CHOICES = 25


class ReplayCog(FeatureCog):
    """The commands /replay and /verify. Answers are private."""

    @app_commands.command()
    @app_commands.guild_only()
    async def replay(
        self, interaction: discord.Interaction, deal: int | None = None, table: Typed = ""
    ) -> None:
        """A finished deal as an animation."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with self.house.replay_worker.slot(interaction.user.id):
            there = await find_table(self.house, interaction, table)
            await show_replay(self.house, interaction, there, deal)

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(self, interaction: discord.Interaction, table: Typed = "") -> None:
        """Check the deals of an ended table against its seal."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with self.house.replay_worker.slot(interaction.user.id):
            await verify(self.house, interaction, table)

    @replay.autocomplete("deal")
    async def deals(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """The finished deals of the table that is meant, the last one first."""
        try:
            there = await find_table(
                self.house, interaction, str(interaction.namespace.table or "")
            )
        except Refused:
            return []
        words = self.house.words(interaction)
        numbers = (
            number
            for number in range(finished_deals(there), 0, -1)
            if str(number).startswith(str(current))
        )
        return [
            app_commands.Choice(name=words("replay-number", number=number), value=number)
            for number in islice(numbers, MOST_CHOICES)
        ]

    @replay.autocomplete("table")
    @verify.autocomplete("table")
    async def tables(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the last tables of this channel with a finished deal."""
        try:
            tables = await recent_tables(self.house, interaction)
        except Refused:
            return []
        words = self.house.words(interaction)
        return [
            app_commands.Choice(
                name=words(
                    "replay-table",
                    title=words(f"game-{table.game}"),
                    deals=finished_deals(table),
                    code=table.id,
                ),
                value=table.id,
            )
            for table in tables
            if finished_deals(table) and current.casefold() in table.id
        ]

    @handles(WhatIfPress)
    async def show_what_if(self, interaction: discord.Interaction, press: WhatIfPress) -> None:
        """Show the best missed actions.

        Of everybody once the session is over, before that only of the user.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        if self.house.mentor is None or not self.house.mentor.looks_back:
            raise Refused("what-if-off")
        try:
            table = await self.house.tables.load(press.table)
        except Unreadable:
            raise Refused("replay-older") from None
        seat = table.seat_of(interaction.user.id)
        seats = seats_of_people(table) if not table.live else () if seat is None else (seat,)
        if not seats:
            raise Refused("what-if-later")
        if not 1 <= press.deal <= finished_deals(table):
            raise Refused("replay-deal", deal=press.deal, deals=finished_deals(table))
        await persons_tables.start_reading(self.house.tables, interaction.user.id)
        with self.house.replay_worker.slot(interaction.user.id):
            log, _ = await read_log(self.house, table)
            try:
                found = await self.house.mentor.look_back(table, log, press.deal, seats)
            except WorkerDied:  # twice
                raise Refused("what-if-interrupted") from None
        content = what_if_content(
            public_table(table), press.deal, found, self.house.words(interaction)
        )
        await self.house.publisher.answer(interaction, content, f"what-if-{table.id}-{press.deal}")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ReplayCog(bot.house))
