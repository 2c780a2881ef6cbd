"""A cache for rows that every change of a table and every press reads, and that are seldom written.

An ordinary turn at a table for four reads 1 or 2 rows from the database with it, and 24 without.
"""

from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, TypeVar

from cachetools import TTLCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SECONDS = 300.0  # how long a row may be older than what another process wrote
MOST_ROWS = 4_000  # about a kilobyte each: the people of a thousand tables


class RowCache(Generic[K, V]):
    """Rows by key.

    Code that writes a row does so within `writing`. A row that was read while any row of the cache
    was being written is not kept, because it may be older than the write.
    """

    def __init__(self) -> None:
        self._rows: TTLCache[K, V] = TTLCache(MOST_ROWS, SECONDS)
        self._writes = 0  # grows with each write, so that a read notices one

    def get(self, key: K) -> V | None:
        """Return a cached row."""
        return self._rows.get(key)

    async def load(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Return a row from the cache, or read it."""
        row = self._rows.get(key)
        return await self.reload(key, read) if row is None else row

    async def load_many(
        self, keys: Collection[K], read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> Mapping[K, V]:
        """Return the rows of these keys from the cache, and read those that are missing there in
        one query.
        """
        rows = {key: row for key in keys if (row := self._rows.get(key)) is not None}
        missing = [key for key in keys if key not in rows]
        if missing:
            writes = self._writes
            read_rows = await read(missing)
            if writes == self._writes:
                self._rows.update(read_rows)
            rows.update(read_rows)
        return rows

    async def reload(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Read a row, and keep it."""
        writes = self._writes
        row = await read()
        if writes == self._writes:
            self._rows[key] = row
        return row

    def distrust_reads(self) -> None:
        """Do not keep the rows that are being read at present: they may be older than a write
        that has just ended.
        """
        self._writes += 1

    def clear(self) -> None:
        """Drop all rows: another process may have written them."""
        self._writes += 1
        self._rows.clear()

    @contextmanager
    def writing(self, *keys: K) -> Iterator[None]:
        """Drop the rows that the block writes: those of `keys`, or all if no keys are given."""
        self._writes += 1
        try:
            yield
        finally:
            self._writes += 1
            for key in keys or list(self._rows):
                self._rows.pop(key, None)
