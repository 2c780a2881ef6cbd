"""What has just been read need not be read again: rows that every change of a table wants and hardly anybody ever changes."""

import time
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SECONDS = 30.0  # that what another process writes may stay unknown here
MOST = 10_000  # rows that are kept


class Recent(Generic[K, V]):
    """A shortcut only: nothing may be right because of it. Whoever writes says so with `writing`; what was read meanwhile is not
    kept, for it may be from before."""

    def __init__(self) -> None:
        self._kept: dict[K, tuple[float, V]] = {}
        self._writes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """What is kept, or else what `read` gives."""
        until, value = self._kept.get(key, (0.0, None))
        if value is not None and time.monotonic() < until:
            return value
        return await self.fresh(key, read)

    async def fresh(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """What `read` gives, kept from now on."""
        before = self._writes
        value = await read()
        if before == self._writes:
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = (time.monotonic() + SECONDS, value)
        return value

    def forget(self) -> None:
        """Somebody else has written; what is being read now may be from before."""
        self._writes += 1
        self._kept.clear()

    @contextmanager
    def writing(self, *keys: K, change: Callable[[V], V] | None = None) -> Iterator[None]:
        """Around whatever changes these rows, without keys any. Then `change` makes of what is kept what it is now."""
        self._writes += 1
        written = False
        try:
            yield
            written = True
        finally:
            self._writes += 1
            for key in keys or list(self._kept):
                kept = self._kept.pop(key, None)
                if kept is not None and change is not None and written:
                    self._kept[key] = (kept[0], change(kept[1]))
