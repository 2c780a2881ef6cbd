"""What is said of somebody's own account."""

from collections.abc import Iterable

from locales.catalogues import Words
from renderer.scene import chips, gain
from tables.state.people import Booking


def balance_text(hc: int, at_tables: int, won: int, ceiling: int, words: Words) -> str:
    """What there is (hc), what of it lies at tables, and what was won from the house today (hc), of how much (whole chips)."""
    lines = [words("balance", chips=chips(hc))]
    if at_tables:
        lines.append(words("balance-at-tables", chips=chips(at_tables)))
    if won > 0:
        lines.append(words("balance-ceiling", won=chips(won), ceiling=ceiling))
    return words.language.space.join(lines)


def history_text(bookings: Iterable[Booking], words: Words) -> str:
    """What came and went."""
    lines = [f"<t:{one.at // 1000}:f> **{gain(one.amount)}** {words(f'reason-{one.reason}')}" for one in bookings]
    return "\n".join([words("history-title"), *lines])
