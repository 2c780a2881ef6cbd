"""The services of the bot, over the tables of a `DeliveryHarness`."""

from typing import Any

from cogs.support.house import House
from cogs.support.rate_buckets import SHARES_A_MINUTE, MoveBuckets, RateBuckets
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from workers.job_slots import JobSlots
from workers.picture_pool import PicturePool
from workers.replay_worker import ReplayWorker


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
        "moves": MoveBuckets(1_000_000, harness.watch),
        "exports": JobSlots(2),
        "completions": never_empty,
        "member_checks": None,
        "version": "1",
    }
    return House(**services | changes)
