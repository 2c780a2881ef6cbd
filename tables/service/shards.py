"""Which tables are this process's. Discord divides servers among shards by their ids, and shards are divided among processes: the
one that a server's shard belongs to runs the clocks of its tables and keeps their messages right.

Direct messages arrive at shard 0, whoever sends them: presses there are answered and committed by its process, and shown by the
owner of the table.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

WORKER_BITS = 22  # of an id below the time at which it was made
PART = re.compile(r"\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?")
MOST = 100_000  # a million servers are a thousand


@dataclass(frozen=True, slots=True)
class Shards:
    """So many there are, and those that this process has: as usual all."""

    count: int = 1
    mine: frozenset[int] = frozenset({0})

    @classmethod
    def read(cls, count: str, text: str) -> Self:
        """As settings say it: "0-3,8" of "16"; both empty where one process has all. Raises `ValueError` with a sentence."""
        if not count.strip():
            if text.strip():
                raise ValueError("SHARDS says which shards this process has: SHARD_COUNT has to say how many there are.")
            return cls()
        if not re.fullmatch(r"\d{1,6}", count.strip()) or not 1 <= (number := int(count)) <= MOST:
            raise ValueError(f'SHARD_COUNT="{count}" cannot be read; a number from 1 to {MOST} is wanted.')
        return cls(number, frozenset(_numbers(text, number) if text.strip() else range(number)))

    def of(self, guild: int) -> int:
        """The shard of a server."""
        return (guild >> WORKER_BITS) % self.count

    def owns(self, guild: int) -> bool:
        """Whether a server's tables are this process's."""
        return self.of(guild) in self.mine

    @property
    def all(self) -> bool:
        """Whether there is no other process."""
        return len(self.mine) == self.count

    @property
    def first(self) -> bool:
        """Whether direct messages arrive here, and whatever one process does for all is done here."""
        return 0 in self.mine

    @property
    def part(self) -> float:
        """Of what all processes may do together."""
        return len(self.mine) / self.count


def _numbers(text: str, count: int) -> Iterator[int]:
    for part in text.split(","):
        found = PART.fullmatch(part)
        low, high = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if not low <= high < count:
            raise ValueError(
                f'SHARDS="{text}" cannot be read; with SHARD_COUNT={count} it is like "0-{count - 1}" or "0,{count - 1}".'
            )
        yield from range(low, high + 1)
