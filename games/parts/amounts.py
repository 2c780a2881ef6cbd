"""Amounts (rules 0.5): people name whole chips, and half-chips (hc) are booked.

Both are plain integers at run time, and the type checker keeps them apart: `Chips` become
`HalfChips` only through this module. Amounts that are added up and stored afterwards (stacks,
gains, balances) are always hc and typed `int`. To the type checker a sum of two `HalfChips` is an
`int`, so each addition would need a conversion that proves nothing and could hide a mistake.
"""

from typing import NewType

Chips = NewType("Chips", int)
HalfChips = NewType("HalfChips", int)

_HALVES = 2  # in a chip


def booked(chips: Chips) -> HalfChips:
    """Return an amount of chips in hc."""
    return HalfChips(_HALVES * chips)


def half(chips: Chips) -> HalfChips:
    """Return half of an amount of chips in hc."""
    return HalfChips(_HALVES * chips // 2)


def whole(hc: int) -> tuple[Chips, bool]:
    """Return hc (not negative) as whole chips, and whether half a chip is left over."""
    chips, rest = divmod(hc, _HALVES)
    return Chips(chips), rest == 1


def staked(gain: int) -> int:
    """Return the hc of the stake that has lost this much, or won it at 2.5 to 1."""
    return gain * 2 // 5 if gain > 0 else -gain


def decimal(hc: int) -> float:
    """Return hc, which may be negative, as a decimal number of chips."""
    return hc / _HALVES


def format_chips(hc: int) -> str:
    """Return half-chips as chips: 25 → "12½"."""
    number, has_half = whole(abs(hc))
    said = f"{number or ''}½" if has_half else f"{number}"
    return f"−{said}" if hc < 0 else said


def plural_count(hc: int) -> float:
    """Return half-chips as the number of chips that selects a plural."""
    number, has_half = whole(hc)
    return number + 0.5 if has_half else number


def format_gain(hc: int) -> str:
    """Return a gain or loss in chips with its sign."""
    return f"+{format_chips(hc)}" if hc > 0 else "±0" if hc == 0 else format_chips(hc)
