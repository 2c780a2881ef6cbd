"""Erasing a person's data, on request or after an interruption."""

from delivery.publish.publisher import Publisher
from service.forgetting import forget
from service.tables import Tables


async def erase_user(tables: Tables, publisher: Publisher, user: int) -> None:
    """Erase a person's data, or finish an erasure that was interrupted, and show the live tables where the person was."""
    changed = await forget(tables, user)
    await publisher.announce_erasure()
    for table_id in changed:
        publisher.refresh(table_id)
