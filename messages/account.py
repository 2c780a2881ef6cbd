"""What is said of somebody's own account."""

from collections.abc import Iterable

from locales.catalogues import Words
from renderer.scene import chips, gain
from tables.people import Booking


def balance_text(hc: int, at_tables: int, words: Words) -> str:
    """What there is (hc), and what of it lies at tables."""
    lying = " " + words("balance-at-tables", chips=chips(at_tables)) if at_tables else ""
    return words("balance", chips=chips(hc)) + lying


def history_text(bookings: Iterable[Booking], words: Words) -> str:
    """What came and went."""
    lines = [f"<t:{one.at // 1000}:f> **{gain(one.amount)}** {words(f'reason-{one.reason}')}" for one in bookings]
    return "\n".join([words("history-title"), *lines])
