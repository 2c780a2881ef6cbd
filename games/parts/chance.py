"""Verifiable chance: shuffles and lots that anyone can repeat once the secret is revealed
(docs/developers/shuffle.md).
"""

import hmac
import struct
from collections.abc import Sequence
from hashlib import sha256
from operator import mod
from typing import TypeVar

T = TypeVar("T")

MOST_DRAWN = 128  # items in a shuffle without rejections; longer ones are drawn one by one

_SPAN = 1 << 16  # a word is less
# by count: reads so many words
_WORDS = tuple(struct.Struct(f">{count}H").unpack_from for count in range(MOST_DRAWN + 1))
# by size: how many items are left, draw after draw
_LEFT = tuple(tuple(range(size, 0, -1)) for size in range(MOST_DRAWN + 1))


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret as 64 hexadecimal digits.

    It is shown before the first deal.
    """
    return sha256(secret).hexdigest()


def deal_seed(secret: bytes, cuts: Sequence[int], deal: int, presses: Sequence[int] = ()) -> bytes:
    """Return the 32-byte seed of a deal (from 1).

    It is the HMAC-SHA256, keyed by the secret of the session, over cuts and presses in seat order.
    """
    message = f"kaffeehaus 1 deal {deal} cuts {','.join(map(str, cuts))}"
    if any(presses):
        message += f" presses {','.join(map(str, presses))}"
    return hmac.digest(secret, message.encode("ascii"), "sha256")


def _block(seed: bytes, counter: int) -> bytes:
    return hmac.digest(seed, counter.to_bytes(8, "big"), "sha256")


class Chance:
    """A source of random decisions for one deal, used in the order the rules define.

    Each decision uses one word or more.

    The words are the digests HMAC-SHA256(seed, counter), counter an 8-byte big-endian number from
    0, sixteen big-endian 16-bit words each. The seed has 32 bytes.
    """

    __slots__ = ("_counter", "_seed", "_unused")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._unused = b""  # words made, but not used yet

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1, each equally likely, for 1 ≤ n ≤ 65536.

        It is the next word modulo n. Words from the last multiple of n below 65536 on are skipped:
        they would favour low numbers.
        """
        while True:
            words = self._unused
            if not words:
                words = _block(self._seed, self._counter)
                self._counter += 1
            self._unused = words[2:]
            word = words[0] << 8 | words[1]
            number = word % n
            if word - number <= _SPAN - n:
                return number

    def lot(self, n: int) -> int:
        """Return one of n seats by lot."""
        return self.below(n)

    def drawn(self, sequence: Sequence[T], count: int) -> list[T]:
        """Return the first `count` items of the shuffled sequence.

        The original Fisher-Yates shuffle: of the `left` items that remain in their order, item
        number `below(left)` is taken out next. The last item takes a word, too.
        """
        remaining = list(sequence)
        size = len(remaining)
        count = min(count, size)
        used = 2 * count
        words = self._unused
        while len(words) < used:
            words += _block(self._seed, self._counter)
            self._counter += 1
        take = remaining.pop
        # nearly always: no word is high enough to be skipped
        if size <= MOST_DRAWN and 255 not in words[:used:2]:
            self._unused = words[used:]
            return list(map(take, map(mod, _WORDS[count](words), _LEFT[size])))
        self._unused = words
        return [take(self.below(left)) for left in range(size, size - count, -1)]

    def shuffled(self, sequence: Sequence[T]) -> list[T]:
        """Return all items in random order."""
        return self.drawn(sequence, len(sequence))
