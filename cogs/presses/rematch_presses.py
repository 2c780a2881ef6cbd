"""*Play again*, under a session that is over: those who press it sit down at the table that follows."""

import discord

from cogs.commands.game_choice import load_offer, require_offered
from cogs.presses.table_presses import chair_of
from cogs.support import joining
from cogs.support.house import House, guild_of
from cogs.support.opening_tables import post_table, require_open_channel, require_permissions, say_taken
from cogs.support.refusal_answers import remember_person
from data.exceptions import ChannelTaken
from delivery.discord_api.interaction_answers import say
from messages.parts.content import yes_no
from messages.parts.custom_ids import AgainPress
from messages.play.agreement_texts import outdated_rules_content
from messages.play.table_message import deal_verb
from tables.changes.rematch import rematch_id
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.views.table_views import public_table


async def require_game(house: House, interaction: discord.Interaction, table: str) -> None:
    """Raise `Refused` ("game-off") if the server has switched off the game since, and the next table is not open yet."""
    last = await house.tables.load(table)
    if await house.store.tables.table(rematch_id(last)) is None:
        require_offered(house, interaction, last.game, await load_offer(house, interaction))


async def open_rematch(house: House, interaction: discord.Interaction, press: AgainPress) -> None:
    """Open the table that follows, or sit down at it; who comes too late for that is shown the way to it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    words = house.words(interaction)
    require_permissions(interaction, words)
    require_open_channel(await house.store.servers.guild_settings(guild_of(interaction)), interaction)
    await require_game(house, interaction, press.table)
    await remember_person(house, interaction, sits_down=True)
    try:
        table = await house.tables.rematch(press.table, chair_of(interaction))
    except ChannelTaken:
        await say_taken(house, interaction, (await house.tables.load(press.table)).game)
        return
    except Refused as no:
        if no.key != "amended":
            raise
        table = await house.tables.load(rematch_id(await house.tables.load(press.table)))
        content = outdated_rules_content(public_table(table), "join", words)
        await say(interaction, content.text, content.controls)
        return
    link = await post_table(house, interaction, table) if table.live else ""
    if table.phase is not Phase.LOBBY:
        seated = table.seat_of(interaction.user.id) is not None
        now = "over" if not table.live else "seated" if seated else "full"
        await say(interaction, words("again-begun", now=now, link=link))
        return
    said = words(
        "again-seated",
        host=yes_no(table.host == interaction.user.id),
        link=link,
        again=words("button-again"),
        start=words(f"button-{deal_verb(public_table(table))}"),
    )
    await joining.say_seated(house, interaction, table, said, again=True)
