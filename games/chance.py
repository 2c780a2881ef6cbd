"""Checkable chance: shuffles and lots that anybody can repeat once the session's secret is revealed (docs/fairness.md)."""

import hmac
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from operator import mod
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 16  # a word is less


def commitment(secret: bytes) -> str:
    """What is shown before the first deal: the SHA-256 of the secret, as 64 hexadecimal digits."""
    return sha256(secret).hexdigest()


def deal_seed(secret: bytes, cuts: Sequence[int], deal: int) -> bytes:
    """The 32-byte seed of a deal (from 1): HMAC-SHA256, keyed by the session's secret, over the cuts in seat order."""
    message = f"kaffeehaus 1 deal {deal} cuts {','.join(str(cut) for cut in cuts)}"
    return hmac.digest(secret, message.encode("ascii"), "sha256")


@lru_cache(maxsize=128)
def _reader(count: int) -> Callable[[bytes], tuple[int, ...]]:
    """What reads so many words at the beginning of some bytes."""
    return struct.Struct(f">{count}H").unpack_from


class Chance:
    """The random decisions of one deal, in the order in which the rules ask for them. Each uses up one word, or more.

    The words are the digests HMAC-SHA256(seed, counter), counter an 8-byte big-endian number from 0, sixteen big-endian 16-bit
    words each.
    """

    __slots__ = ("_counter", "_seed", "_unused")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._unused = b""  # words made, but not used yet

    def _ahead(self, count: int) -> bytes:
        """At least the next `count` words, not used up yet."""
        words = self._unused
        while len(words) < 2 * count:
            words += hmac.digest(self._seed, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
        self._unused = words
        return words

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely, for 1 ≤ n ≤ 65536.

        It is the next word modulo n. Words from the last multiple of n below 65536 on are skipped: they would favour low numbers.
        """
        while True:
            (word,) = _reader(1)(self._ahead(1))
            self._unused = self._unused[2:]
            number = word % n
            if word - number <= _SPAN - n:
                return number

    def lot(self, n: int) -> int:
        """A seat out of n by lot."""
        return self.below(n)

    def drawn(self, sequence: Sequence[T], count: int) -> list[T]:
        """The first `count` items of the shuffled sequence.

        The original Fisher-Yates shuffle: of the `left` items that remain in their order, item number `below(left)` is taken out
        next. The last item takes a word, too.
        """
        remaining = list(sequence)
        size = len(remaining)
        count = min(count, size)
        words = self._ahead(count)
        take = remaining.pop
        if 255 not in words[: 2 * count : 2] and size <= 256:  # nearly always: no word is so high that it may have to be skipped
            self._unused = words[2 * count :]
            return list(map(take, map(mod, _reader(count)(words), range(size, size - count, -1))))
        return [take(self.below(left)) for left in range(size, size - count, -1)]

    def shuffled(self, sequence: Sequence[T]) -> list[T]:
        """All items in random order."""
        return self.drawn(sequence, len(sequence))
