"""Invitations: the role that moderators have allowed, once an hour, by the host of an open table."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.table.invitation import BETWEEN, invite
from tables.state.change import Refused
from tests.cogs.houses import make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import GUILD
from tests.tables.table_harness import ANN, BEN, CHANNEL, person
from tests.tables.test_fair_play import leave_often
from tools.playground.world.model import Role

ROLE = 10**18


async def test_a_role_is_mentioned_once_an_hour_by_the_host(house: DeliveryHarness) -> None:
    inside = make_house(house)
    house.discord.world.roles[str(ROLE)] = Role("Domino", mentionable=False)
    guild = house.discord.join_server()

    async def invited(user: int) -> None:
        await house.during(
            invite(
                inside,
                house.discord.press(user, CHANNEL, 0, private=True),
                await house.tables.load(table.id),
            )
        )

    def invitations() -> list[dict[str, Any]]:
        return [
            channel
            for channel in house.discord.channels[CHANNEL].values()
            if f"<@&{ROLE}>" in channel["content"]
        ]

    await leave_often(house, ANN)
    table = await house.tables.open(
        GUILD, CHANNEL, replace(person(ANN), cut=0), "austrian-block", "en"
    )
    with pytest.raises(Refused, match="invite-none"):
        await invited(ANN)
    await house.store.servers.update_guild_settings(GUILD, invite_role=ROLE)
    with pytest.raises(Refused, match="invite-host"):
        await invited(BEN)
    with pytest.raises(Refused, match="invite-unmentionable"):  # nobody would be notified
        await invited(ANN)
    guild.get_role(ROLE).mentionable = True
    await house.store.evenings.add_wish(GUILD, BEN, "austrian-block")
    await house.during(house.publisher.notices.tell_of_opening(table.id))
    assert BEN not in house.discord.dms, "only bots may join yet"
    with pytest.raises(Refused, match="bots-only"):
        await invited(ANN)
    house.watch.now = table.bots_only_until
    await house.quiet()
    house.discord.fail("POST", "/messages", 403, code=50013)
    with pytest.raises(discord.Forbidden):
        await invited(ANN)  # and the hour is not spent
    await invited(ANN)
    (said,) = invitations()
    assert (said["allowed_mentions"]["roles"], said["allowed_mentions"]["parse"]) == ([ROLE], [])
    with pytest.raises(Refused, match="invite-soon"):
        await invited(ANN)
    house.watch.now += BETWEEN
    await invited(ANN)
    assert len(invitations()) == 2
    await house.tables.join(table.id, person(BEN))
    await house.tables.start(table.id, ANN, 1)
    with pytest.raises(Refused, match="invite-late"):
        await invited(ANN)
