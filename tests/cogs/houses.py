"""The services of the bot, over the tables of a `DeliveryHarness`."""

from collections.abc import Mapping
from typing import Any

from cogs.support.house import House
from cogs.support.rate_buckets import SHARES_A_MINUTE, MoveBuckets, RateBuckets
from delivery.workers.picture_pool import PicturePool
from delivery.workers.replay_worker import JobSlots, ReplayWorker
from messages.parts.custom_ids import CustomId, RulesPress, TablePress
from tables.state.default_settings import DAY
from tests.custom_ids import feature_cogs
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import CHANNEL


def make_house(harness: DeliveryHarness, **changes: Any) -> House:
    """Return services that cogs can use, by default with rate buckets that are never empty."""
    never_empty = RateBuckets(1_000_000, harness.watch)
    services: dict[str, Any] = {
        "tables": harness.tables,
        "catalogues": catalogues(),
        "publisher": harness.publisher,
        "replay_worker": ReplayWorker(PicturePool(0)),
        "presses": never_empty,
        "changes": never_empty,
        "shares": RateBuckets(SHARES_A_MINUTE, harness.watch),
        "puzzle_shares": RateBuckets(1, harness.watch, DAY),
        "moves": MoveBuckets(1_000_000, harness.watch),
        "exports": JobSlots(2),
        "completions": never_empty,
        "member_checks": None,
        "version": "1",
    }
    house = House(**services | changes)
    for cog in feature_cogs():
        house.handlers.add(cog(house))
    return house


async def answer(house: House, interaction: Any, custom_id: CustomId, *typed: str) -> None:
    """Answer a press, or a form into which something was typed."""
    handlers: Mapping[type[CustomId], Any] = (
        house.handlers.forms if typed else house.handlers.presses
    )
    await handlers[type(custom_id)](interaction, custom_id, *typed)


async def press_table(house: House, interaction: Any, table_id: str, verb: str) -> None:
    """Press a button of a table. *Join* bears the edition of the house rules, 0 if they are as
    they were.
    """
    if verb == "join":
        await answer(house, interaction, RulesPress(table_id, 0, "join"))
    else:
        await answer(house, interaction, TablePress(table_id, verb))


def newest(harness: DeliveryHarness) -> Json:
    """Return the last message in the channel of the table, to whomever."""
    there = harness.discord.channels[CHANNEL]
    return there[max(there)]


def controls(message: Json) -> list[Json]:
    """Return all buttons and menus of a message."""
    return [item for row in message.get("components") or () for item in row["components"]]


def custom_ids(message: Json) -> list[str]:
    """Return the custom ids of all buttons and menus of a message."""
    return [item["custom_id"] for item in controls(message)]
