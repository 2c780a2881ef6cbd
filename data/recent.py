"""What has just been read need not be read again: rows that every change of a table wants and hardly anybody ever changes."""

import time
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SECONDS = 300.0  # that what another process writes may stay unknown here
MOST = 10_000  # rows that are kept


class Recent(Generic[K, V]):
    """A shortcut only: nothing may be right because of it. Whoever writes says so with `writing`; what was read meanwhile is not
    kept, for it may be from before."""

    def __init__(self) -> None:
        self._kept: dict[K, tuple[float, V]] = {}
        self._writes = 0

    def known(self, key: K) -> V | None:
        """What is kept."""
        until, value = self._kept.get(key, (0.0, None))
        return value if time.monotonic() < until else None

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """What is kept, or else what `read` gives."""
        value = self.known(key)
        return await self.fresh(key, read) if value is None else value

    async def several(self, keys: Collection[K], read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]) -> Mapping[K, V]:
        """The same of several, of which those are read at once that are not kept. What `read` does not find is found nowhere."""
        found, missing = dict[K, V](), list[K]()
        for key in keys:
            if (value := self.known(key)) is None:
                missing.append(key)
            else:
                found[key] = value
        if missing:
            before = self._writes
            values = await read(missing)
            found |= values
            if before == self._writes:
                for key, value in values.items():
                    self._keep(key, value)
        return found

    async def fresh(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """What `read` gives, kept from now on."""
        before = self._writes
        value = await read()
        if before == self._writes:
            self._keep(key, value)
        return value

    def forget(self) -> None:
        """Somebody else has written; what is being read now may be from before."""
        self._writes += 1
        self._kept.clear()

    def change(self, key: K, change: Callable[[V], V]) -> None:
        """What is kept is like this now, and will be written so."""
        self._writes += 1
        until, value = self._kept[key]
        self._kept[key] = until, change(value)

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

    def _keep(self, key: K, value: V) -> None:
        if len(self._kept) >= MOST:
            self._kept.clear()
        self._kept[key] = (time.monotonic() + SECONDS, value)
