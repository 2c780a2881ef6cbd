"""Replays of finished deals, and the check whether deals agree with the seal, as answers."""

import discord

from cogs.replay.page import replay_controls, replay_text
from cogs.support.house import House
from cogs.support.interaction_values import channel_of
from data.exceptions import Unreadable
from delivery.discord_api.interaction_answers import send_file
from delivery.publish.message_drawing import private_style
from delivery.workers.replay_jobs import ReplayOrder
from messages.parts.components import MAX_ENTRIES
from messages.parts.content import MessageContent
from messages.play.replay_and_fairness import verification_text
from service import newcomers_and_readers
from tables.history.replay import finished_deals
from tables.state.change import Refused
from tables.state.log_items import PackedLog, pack_page
from tables.state.table import Table
from tables.tournaments.public_tournament import Stage
from tables.views.table_views import public_table


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
    if table.round is not None:
        tournament = await house.store.tournaments.tournament(table.round.tournament)
        if tournament is not None and (Stage.ROUND, table.round.number) == (
            tournament.stage,
            tournament.round,
        ):
            raise Refused("round-goes-on")  # others still play these tiles
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
    if (
        channel is None  # deleted, or an archived thread
        or not isinstance(user, discord.Member)
        or (isinstance(channel, discord.Thread) and channel.parent is None)
    ):
        return False
    allowed = channel.permissions_for(user)
    if channel.type is discord.ChannelType.private_thread and not allowed.manage_threads:
        return False
    return allowed.view_channel and allowed.read_message_history


async def recent_tables(house: House, interaction: discord.Interaction) -> list[Table]:
    """Return the readable ones among the newest tables of the channel with a finished deal.

    Raises `Refused` if there are only unreadable ones.
    """
    tables: list[Table] = []
    ids = await house.store.tables.newest_in_channel(
        channel_of(interaction), MAX_ENTRIES, played=True
    )
    for table_id in ids:
        table = await house.store.tables.readable_table(table_id)
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
    await newcomers_and_readers.start_reading(house.tables, interaction.user.id)
    log, users = await read_log(house, table)
    # among them all who have left, and the gallery
    people = await house.store.people.names(table.guild, users)
    style = await private_style(house.store, table.guild, interaction.user.id)
    order = ReplayOrder(table, log, number, people, locale=house.language(interaction), style=style)
    picture = await house.replay_worker.draw(order, interaction.filesize_limit)
    seen, words = public_table(table), house.words(interaction)
    looks_back = house.mentor is not None and house.mentor.looks_back
    content = MessageContent(
        replay_text(seen, number, words),
        replay_controls(seen, number, deals, words, looks_back=looks_back),
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
    table = await table_with_code(house, interaction, code)
    if table.live:
        raise Refused("verify-live")
    if not table.deals:
        raise Refused("no-verify")
    log, _ = await read_log(house, table)
    wrong, file = await house.replay_worker.verify(table, log)
    text = verification_text(
        public_table(table), wrong, house.words(interaction), house.addresses.fairness
    )
    await send_file(interaction, text, f"kaffeehaus-{table.id}.json", file)
