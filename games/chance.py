"""Checkable chance: shuffles and lots that anybody can repeat once the session's secret is revealed (docs/fairness.md)."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct(">16H")  # what one SHA-256 digest yields
_SPAN = 1 << 16


def commitment(secret: bytes) -> str:
    """What is shown before the first deal: the SHA-256 of the secret, as 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def deal_seed(secret: bytes, cuts: Sequence[int], deal: int) -> bytes:
    """The 32-byte seed of a deal (from 1): HMAC-SHA256, keyed by the session's secret, over the cuts in seat order."""
    message = f"kaffeehaus 1 deal {deal} cuts {','.join(str(cut) for cut in cuts)}"
    return hmac.digest(secret, message.encode("ascii"), "sha256")


def _stream(seed: bytes) -> Iterator[int]:
    """16-bit words: the digests HMAC-SHA256(seed, counter), counter an 8-byte number from 0, sixteen big-endian words each."""
    counter = 0
    while True:
        yield from _WORDS.unpack(hmac.digest(seed, counter.to_bytes(8, "big"), "sha256"))
        counter += 1


class Chance:
    """The random decisions of one deal, in the order in which the rules ask for them. One word is used for each, or more."""

    __slots__ = ("_words",)

    def __init__(self, seed: bytes) -> None:
        self._words = _stream(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely, for 1 ≤ n ≤ 65536.

        It is the next word modulo n. Words from the last multiple of n below 65536 on are skipped: they would favour low numbers.
        """
        while True:
            word = next(self._words)
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
        taken = []
        for left, word in zip(range(size, size - min(count, size), -1), self._words, strict=False):
            number = word % left  # this is `below`, written out because dealing is a good part of what a fast game costs
            taken.append(remaining.pop(number if word - number <= _SPAN - left else self.below(left)))
        return taken

    def shuffled(self, sequence: Sequence[T]) -> list[T]:
        """All items in random order."""
        return self.drawn(sequence, len(sequence))
