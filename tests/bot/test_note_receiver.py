"""What another process says of a table is shown, through the press that was made there; what
cannot be read does no harm.
"""

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.note_receiver import NoteReceiver
from bot.table_clocks import TableClocks
from data.shards import Shards
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.publish.other_processes import OtherProcesses, decode_token, encode_token
from tables.state import slots
from tests.delivery.delivery_harness import DeliveryHarness, Life
from tests.delivery.driven_loop import settle

LONG_HENCE = 2 << 62  # an id of that time: the token lives


def pressed(number: int) -> InteractionToken:
    """The token of an interaction with a message in direct messages."""
    session: Any = object()
    return InteractionToken(
        number,
        discord.Webhook.partial(9, f"token-{number}", session=session),
        "de",
        77,
        marks={"kh:m:abcdefgh:3:stake": "~2"},
    )


async def test_a_press_goes_to_the_owner_and_nothing_of_it_stays(house: DeliveryHarness) -> None:
    table_id = await house.playing()
    table = await house.tables.load(table_id)
    said: list[tuple[dict[str, Any], int | None]] = []

    async def tell(text: str, shard: int | None) -> None:
        said.append((json.loads(text), shard))

    there = (table.guild >> 22) % 2
    house.publisher = house.born(Life(), OtherProcesses(Shards(2, frozenset({1 - there})), tell))
    slot = slots.hand(5)
    house.tokens.keep(pressed(LONG_HENCE), table_id, slot)
    before = len(house.discord.requests)
    await house.publisher.refreshed(table_id)
    (note, shard) = said[0]
    assert shard == there
    assert (note["table"], note["due"]) == (table_id, table.clock.due)
    assert note["press"] == {
        "slot": "hand:5",
        "message": "77",
        "id": str(LONG_HENCE),
        "token": f"token-{LONG_HENCE}",
        "locale": "de",
        "marks": {"kh:m:abcdefgh:3:stake": "~2"},
    }
    assert house.tokens.get(table_id, slot) is house.shown_messages.last(table_id, slot) is None
    assert len(house.discord.requests) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        '{"from": "x", "table": "t"}',
        '{"from": "x", "prefers": []}',
        '{"table": "t"}',
    ],
)
async def test_a_note_that_cannot_be_read(house: DeliveryHarness, text: str) -> None:
    before = len(house.discord.requests)
    store: Any = SimpleNamespace(read_anew=lambda: None)
    NoteReceiver(
        house.discord.client,
        TableClocks(house.tables, house.publisher, lambda: True),
        house.publisher,
        store=store,
        other_processes=OtherProcesses(Shards(2, frozenset({1}))),
    ).receive(text)
    await settle()
    assert len(house.discord.requests) == before


async def test_there_and_back() -> None:
    client: Any = SimpleNamespace(
        application_id=9,
        _connection=SimpleNamespace(),
        http=SimpleNamespace(_HTTPClient__session=object()),
    )
    slot, token = decode_token(client, encode_token(slots.hand(5), pressed(4 << 22)))
    assert slot == slots.hand(5)
    assert (token.interaction, token.message, token.is_follow_up, token.locale) == (
        4 << 22,
        77,
        False,
        "de",
    )
    assert (token.webhook.id, token.webhook.token) == (9, f"token-{4 << 22}")
