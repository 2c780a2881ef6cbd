"""Texts about a person's account."""

from collections.abc import Iterable

from locales.catalogues import Words
from messages.parts.chip_amounts import chips_amount
from renderer.scene import format_chips, format_gain
from tables.people.people import Booking


def balance_text(hc: int, at_tables: int, won: int, ceiling: int, words: Words) -> str:
    """Return the balance of a person.

    `hc`, `at_tables` and `won` (the gain from the house today) are half-chips. `ceiling`, the most it may be, is in whole chips.
    """
    lines = [words("balance", chips=chips_amount(hc, words))]
    if at_tables:
        lines.append(words("balance-at-tables", chips=chips_amount(at_tables, words)))
    if won > 0:
        lines.append(words("balance-ceiling", won=format_chips(won), ceiling=ceiling))
    return words.language.space.join(lines)


def history_text(bookings: Iterable[Booking], words: Words) -> str:
    """Return the bookings of an account, a line each."""
    lines = [f"<t:{one.at // 1000}:f> **{format_gain(one.amount)}** {words(f'reason-{one.reason}')}" for one in bookings]
    return "\n".join([words("history-title"), *lines])
