"""Checkable chance: shuffles and lots that anybody can repeat once the session's secret is revealed (docs/fairness.md)."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct(">8I")  # what one SHA-256 digest yields
_SPAN = 1 << 32


def commitment(secret: bytes) -> str:
    """What is shown before the first deal: the SHA-256 of the secret, as 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def deal_seed(secret: bytes, cuts: Sequence[int], deal: int) -> bytes:
    """The 32-byte seed of a deal (from 1): HMAC-SHA256, keyed by the session's secret, over the cuts in seat order."""
    message = f"kaffeehaus 1 deal {deal} cuts {','.join(str(cut) for cut in cuts)}"
    return hmac.digest(secret, message.encode("ascii"), "sha256")


def _stream(seed: bytes) -> Iterator[int]:
    """32-bit words: the digests HMAC-SHA256(seed, counter), counter an 8-byte number from 0, eight big-endian words each."""
    counter = 0
    while True:
        yield from _WORDS.unpack(hmac.digest(seed, counter.to_bytes(8, "big"), "sha256"))
        counter += 1


class Chance:
    """The random decisions of one deal, in the order in which the rules ask for them."""

    __slots__ = ("_words",)

    def __init__(self, seed: bytes) -> None:
        self._words = _stream(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely, for 1 ≤ n ≤ 2^32. Words of the last, incomplete group of n are skipped."""
        for word in self._words:
            number = word % n
            if word - number <= _SPAN - n:
                return number
        raise AssertionError("the stream does not end")

    def lot(self, n: int) -> int:
        """A seat out of n by lot."""
        return self.below(n)

    def drawn(self, sequence: Sequence[T], count: int) -> list[T]:
        """The first `count` items of the shuffled sequence.

        Fisher-Yates from the front: for i = 0, 1, …: swap item i with item i + below(size - i).
        """
        items = list(sequence)
        size = len(items)
        count = min(count, size)
        i = 0
        if count:
            for word in self._words:  # `below`, written out: dealing is most of what a fast game costs
                left = size - i
                offset = word % left
                if word - offset > _SPAN - left:
                    continue
                j = i + offset
                items[i], items[j] = items[j], items[i]
                i += 1
                if i == count:
                    break
        del items[count:]
        return items

    def shuffled(self, sequence: Sequence[T]) -> list[T]:
        """All items in random order. One word per item is used, for the last one too."""
        return self.drawn(sequence, len(sequence))
