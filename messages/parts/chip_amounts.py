"""Amounts of chips as words, with the plural of the language ("1 chip", "1½ chips")."""

from locales.catalogues import Words
from renderer.scene import format_chips, format_gain, plural_count


def chips_amount(hc: int, words: Words) -> str:
    """Return an amount of half-chips as chips, with their unit."""
    return words("amount-chips", chips=format_chips(hc), count=plural_count(hc))


def chips_gained(hc: int, words: Words) -> str:
    """Return a gain or loss of half-chips as chips, with its sign and their unit."""
    return words("amount-chips", chips=format_gain(hc), count=plural_count(abs(hc)))
