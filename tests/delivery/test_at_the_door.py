"""Names of servers, channels and people are harmless in every request to Discord."""

import pytest

from tables.state.table import Chair
from tests import outgoing
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import LoopbackDiscord
from tests.messages.test_hostile_names import HOSTILE
from tests.tables.table_harness import ANN, BEN, CHANNEL, GUILD, START_CUT


def known(fake: LoopbackDiscord, guild: int, channel: int, name: str) -> None:
    """Make a server and its channel known to the bot by this name."""
    fake.open(channel, guild=guild).channel(channel).name = name
    fake.join_server(guild, name)


async def test_every_request_of_a_deal(house: DeliveryHarness) -> None:
    kinds = list(HOSTILE.values())
    for number, (server, host, guest) in enumerate(
        zip(kinds[::3], kinds[1::3], kinds[2::3], strict=False)
    ):
        guild, channel = GUILD + number, CHANNEL + number
        known(house.discord, guild, channel, server)
        table = await house.tables.open(
            guild, channel, Chair(ANN, host, "ann"), "austrian-block", "de" if number % 2 else "en"
        )
        await house.tables.join(table.id, Chair(BEN, guest, "ben", cut=number + 1))
        await house.tables.set_option(table.id, ANN, "turn_seconds", 300)
        await house.shown(table.id)
        await house.tables.agree(table.id, BEN, 1)
        await house.tables.start(table.id, ANN, START_CUT)
        await house.step(table.id)
        await house.shown(table.id)
        await house.tables.leave(table.id, BEN)
        await house.shown(table.id)
    said = [one for one in house.discord.requests if one.method in ("POST", "PATCH")]
    assert len(said) > 2 * len(kinds)
    assert [fault for one in said for fault in outgoing.faults(one.payload)] == []


@pytest.mark.parametrize(
    "payload",
    [
        {"content": "https://evil.example"},
        {"content": "[x](https://evil.example)"},
        {"content": "\u2068[x](https://evil.example)\u2069"},
        {"content": "\u2068Ann"},
        {"content": "@everyone"},
        {"type": 4, "data": {"content": "\u2068<@1>\u2069"}},
        {"components": [{"components": [{"label": "\u202eevil"}]}]},
        {"components": [{"components": [{"options": [{"description": "a\nb"}]}]}]},
        {"attachments": [{"filename": "Ann's hand.webp"}]},
        {"attachments": [{"filename": "hand.webp", "description": "\u2068Ann"}]},
        {"type": 8, "data": {"choices": [{"name": "\u2068Ann\u2069"}]}},
        {"type": 9, "data": {"title": "a\u0000"}},
    ],
)
def test_what_would_be_found(payload: object) -> None:
    assert outgoing.faults(payload)
