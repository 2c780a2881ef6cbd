"""The division of servers among processes.

Discord assigns servers to shards by their ids, and the shards are divided among processes. The
process that has the shard of a server runs the clocks of its tables and updates their messages.

All direct messages arrive at shard 0. Its process answers and commits presses there; the process
that owns the table shows the change.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sqlalchemy import Column, ColumnElement, true

from data import schema
from tables.state.default_settings import TIMESTAMP_SHIFT

PART = re.compile(r"\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?")
MOST = 100_000  # shards; Discord needs a thousand for a million servers


@dataclass(frozen=True, slots=True)
class Shards:
    """The number of shards and those of this process.

    By default there is one process with one shard.
    """

    count: int = 1
    mine: frozenset[int] = frozenset({0})

    @classmethod
    def read(cls, count: str, text: str) -> Self:
        """Parse the settings, such as `count` "16" and `text` "0-3,8"; both are empty if one
        process has all shards.

        Raises `ValueError` with a sentence for the host.
        """
        if not count.strip():
            if text.strip():
                raise ValueError(
                    "SHARDS says which shards this process has: SHARD_COUNT has to say how many"
                    " there are."
                )
            return cls()
        if not re.fullmatch(r"\d{1,6}", count.strip()) or not 1 <= (number := int(count)) <= MOST:
            raise ValueError(
                f'SHARD_COUNT="{count}" cannot be read; a number from 1 to {MOST} is wanted.'
            )
        return cls(number, frozenset(_numbers(text, number) if text.strip() else range(number)))

    def of(self, guild: int) -> int:
        """Return the shard of a server."""
        return (guild >> TIMESTAMP_SHIFT) % self.count

    def owns(self, guild: int) -> bool:
        """Return whether the tables of a server belong to this process."""
        return self.of(guild) in self.mine

    @property
    def all(self) -> bool:
        """True if this process has all shards."""
        return len(self.mine) == self.count

    @property
    def first(self) -> bool:
        """True for the process that receives direct messages and does the work that only one
        process may do.
        """
        return 0 in self.mine

    @property
    def part(self) -> float:
        """The share of this process in limits that hold for all processes together."""
        return len(self.mine) / self.count


EVERY_SHARD = Shards()


def _numbers(text: str, count: int) -> Iterator[int]:
    """Yield the shard numbers of a text such as "0-3,8"."""
    for part in text.split(","):
        match = PART.fullmatch(part)
        low, high = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if not low <= high < count:
            raise ValueError(
                f'SHARDS="{text}" cannot be read; with SHARD_COUNT={count} it is like'
                f' "0-{count - 1}" or "0,{count - 1}".'
            )
        yield from range(low, high + 1)


def owned_by(shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a row of `tables` belongs to a server of one of these shards."""
    return of_shards(schema.tables.c.guild, shards)


def of_shards(guild: Column[int], shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a column holds a server of one of these shards."""
    if shards.all:
        return true()
    return (guild // (1 << TIMESTAMP_SHIFT) % shards.count).in_(sorted(shards.mine))
