"""What somebody is told in their hand, and a table where all are new, in their first rounds of a game: what to press, what they
may do now and why. Then it is gone.

What a game says to an action stands beside its own words, as `coach-<game>-<verb>`; where it says nothing, `coach-<verb>` holds
for all games, and where there is no such message either, nothing is said of that action. `coach-<game>-bank` is for the bank."""

from games.core import Action, Offer, View
from locales.catalogues import Words
from renderer.scene import chips
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable

MAX_TIPS = 3


def coaching_lines(own: PrivateTable, words: Words) -> list[str]:
    """For a seat, by what it may do now."""
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
    """What an action is about: its verb, or `start` as long as there is no line that a tile could fit."""
    return "start" if action.verb == "play" and not seen.line else action.verb


def tip_text(table: PublicTable, topic: str, words: Words, seen: View, seat: int) -> str:
    """On one topic, "" if there is nothing to be said on it."""
    offer = next((one for one in seen.offers if one.seat == seat), None)
    for key in (f"coach-{table.game.key}-{topic}", f"coach-{topic}"):
        if words.has(key):
            return words(key, **tip_values(seen, offer, seat))
    return ""


def tip_values(seen: View, offer: Offer | None, seat: int) -> dict[str, object]:
    """What a tip may name."""
    low, high = seen.limits or (0, 0)
    one, other = sorted(seen.dice or (0, 0))  # as tiles are named
    price, score = ("", 0) if offer is None else (chips(offer.price), offer.score)
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
    """For a table at which all are new to the game."""
    return [words("coach-table")] if table.phase is Phase.PLAYING else []
