"""Presses that a table refuses, checked against what the database holds."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from data.store import Store
from locales.catalogues import unlink_commands
from tables.state.table import Table
from tests.e2e.players import LONG, Guest


class Refusals:
    """Wishes that are refused: with exactly one private sentence, and with nothing else changed."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id

    @asynccontextmanager
    async def expect(
        self, guest: Guest, key: str = "", changes: int | None = 0, **values: object
    ) -> AsyncIterator[None]:
        """Expect that the presses inside are answered with one sentence in the reader's language.

        `key` is the message of the catalogues (any refusal without one). The table's version grows
        by `changes` (None: others play on).
        """
        before, version = len(guest.told), await self.version()
        yield
        await guest.until(lambda: len(guest.told) > before)
        # for a second sentence; one that comes later fails the next check
        await asyncio.sleep(0.02)
        sentences = guest.told[before:]
        assert len(sentences) == 1, sentences
        assert "\n" not in sentences[0], sentences
        words = guest.words()
        if key:
            # direct messages name commands, channels link them
            wanted = unlink_commands(words(key, **values))
            assert unlink_commands(sentences[0]) == wanted, (sentences, wanted)
        assert sentences[0][:20] != words("broken", number="")[:20]
        assert changes is None or await self.version() == version + changes
        assert await self.store.ledger.audit() == 0

    async def until(self, right: Callable[[Table], bool], *, timeout: float = LONG) -> Table:
        """The row as soon as it is `right`.

        TimeoutError when it has not changed for so many seconds.
        """
        loop = asyncio.get_running_loop()
        version, since = -1, 0.0
        while not right(table := await self.table()):
            if table.version != version:
                version, since = table.version, loop.time()
            elif loop.time() - since > timeout:
                raise TimeoutError(f"the table stays as it is: {table.phase}, version {version}")
            await asyncio.sleep(0.05)
        return table

    async def version(self) -> int:
        """Return the version of the table's row."""
        return (await self.table()).version

    async def table(self) -> Table:
        """Return the table as it is stored."""
        return await self.store.tables.table(self.table_id)
