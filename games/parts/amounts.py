"""Amounts (rules 0.5): what people name is whole chips, what is booked is half-chips, written hc. The factor between them stands
here and nowhere else.

Both are plain integers at run time; the type checker keeps the one from being taken for the other where they meet: what people
name (`Chips`) becomes what is booked (`HalfChips`) through here only. What is added up and stored from then on (stacks, gains,
balances) is always in hc and an `int` with a note: to the type checker a sum of two `HalfChips` is an `int`, so each addition
would need a conversion, which proves nothing and could hide a mistake.
"""

from collections.abc import Sequence
from typing import NewType

Chips = NewType("Chips", int)
HalfChips = NewType("HalfChips", int)

_HALVES = 2  # in a chip


def booked(chips: Chips) -> HalfChips:
    """So many chips in hc."""
    return HalfChips(_HALVES * chips)


def half(chips: Chips) -> HalfChips:
    """Half of so many chips in hc."""
    return HalfChips(_HALVES * chips // 2)


def whole(hc: int) -> tuple[Chips, bool]:
    """So many hc, which are not negative, in chips, and whether half a chip is left over."""
    chips, rest = divmod(hc, _HALVES)
    return Chips(chips), rest == 1


def shares(hc: int, winners: Sequence[int]) -> dict[int, HalfChips]:
    """What each winner (a seat) takes: equal parts; what a division leaves goes, one by one, to the first in seat order."""
    each, rest = divmod(hc, len(winners))
    return {seat: HalfChips(each + (rank < rest)) for rank, seat in enumerate(sorted(winners))}
