"""Tips for newcomers in their hand, and for a table of newcomers: what to press, what they may do, and why.

They are shown in the first rounds of a game. A tip about an action is `coach-<game>-<verb>`, else `coach-<verb>` for all games.
An action without such a message has no tip. `coach-<game>-bank` is for the bank.
"""

from games.core import Action, Offer, View
from locales.catalogues import Words
from renderer.scene import format_chips
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable

MAX_TIPS = 3


def coaching_lines(own: PrivateTable, words: Words) -> list[str]:
    """Return the tips for the legal actions of a seat."""
    table, seen = own.public, own.view
    if seen is None or not own.seated or not table.live:
        return []
    if table.phase is Phase.PAUSE:
        return [words("coach-pause")]
    at = seen.seats[own.participant]
    topics = [*dict.fromkeys(tip_topic(action, seen) for action in seen.legal), *(["bank"] if at.banker else [])]
    said = [tip_text(table, topic, words, seen, own.participant) for topic in topics]
    if not seen.legal and not at.out:
        said.insert(0, words("coach-wait"))
    return [line for line in said if line][:MAX_TIPS]


def tip_topic(action: Action, seen: View) -> str:
    """Return the topic of an action: its verb, or "start" for the first tile of the line."""
    return "start" if action.verb == "play" and not seen.line else action.verb


def tip_text(table: PublicTable, topic: str, words: Words, seen: View, seat: int) -> str:
    """Return the tip on a topic; "" if there is none."""
    offer = next((one for one in seen.offers if one.seat == seat), None)
    for key in (f"coach-{table.game.key}-{topic}", f"coach-{topic}"):
        if words.has(key):
            return words(key, **tip_values(seen, offer, seat))
    return ""


def tip_values(seen: View, offer: Offer | None, seat: int) -> dict[str, object]:
    """Return the values that a tip may use."""
    low, high = seen.limits or (0, 0)
    one, other = sorted(seen.dice or (0, 0))  # the order in names of tiles
    price, score = ("", 0) if offer is None else (format_chips(offer.price), offer.score)
    return {
        "low": low,
        "high": high,
        "one": one,
        "other": other,
        "price": price,
        "before": seen.seats[seat].score or 0,
        "score": score,
        "target": seen.target or 0,
    }


def table_coaching_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the tips for a table of newcomers."""
    return [words("coach-table")] if table.phase is Phase.PLAYING else []
