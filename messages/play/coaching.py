"""Tips for newcomers in their hand, and for a table of newcomers.

What to press, what they may do, and why.

They are shown in the first rounds of a game. A tip about an action is `coach-<game>-<verb>`, else
`coach-<verb>` for all games. An action without such a message has no tip. `coach-<game>-bank` is
for the bank. Partners read `coach-<game>-team-<verb>` or `coach-team-<verb>` where there is one: it
names the other player of the team.
"""

from games.core import Action, Offer, View
from locales.catalogues import Words
from messages.parts.chip_amounts import chips_amount
from messages.parts.display_names import names_of
from messages.play.house_rule_menus import rule_values
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable


def action_tip(own: PrivateTable, words: Words) -> str:
    """Return the first tip about the legal actions of a seat; "" if there is none.

    A stake that is due comes first.
    """
    seen = own.view
    assert seen is not None
    topics = [*dict.fromkeys(tip_topic(action, seen) for action in seen.legal)]
    if seen.staking.required:
        topics.sort(key=lambda topic: topic != "stake")
    if seen.seats[own.participant].banker:
        topics.append("bank")
    tips = (tip_text(own.public, topic, words, seen, own.participant) for topic in topics)
    return next((tip for tip in tips if tip), "")


def tip_topic(action: Action, seen: View) -> str:
    """Return the topic of an action.

    Its verb, or "start" for the first tile of a line that may be any tile.
    """
    return (
        "start" if action.verb == "play" and not seen.ends and len(seen.legal) > 1 else action.verb
    )


def tip_text(table: PublicTable, topic: str, words: Words, seen: View, seat: int) -> str:
    """Return the tip on a topic; "" if there is none."""
    offer = next((question for question in seen.offers if question.seat == seat), None)
    partners = [other for other in seen.side(seat) if other != seat]
    own, team = f"coach-{table.game.key}-{topic}", f"coach-{table.game.key}-team-{topic}"
    for key in (
        (team, own, f"coach-team-{topic}", f"coach-{topic}")
        if partners
        else (own, f"coach-{topic}")
    ):
        if words.has(key):
            values = rule_values(table.game, table) | tip_values(seen, offer, seat, words)
            return words(key, **values, partner=names_of(table, partners, words))
    return ""


def tip_values(seen: View, offer: Offer | None, seat: int, words: Words) -> dict[str, object]:
    """Return the values that a tip may use."""
    low, high = seen.staking.limits or (0, 0)
    smaller, other = sorted(seen.toss.dice or (0, 0))  # the order in names of tiles
    price, score = ("", 0) if offer is None else (chips_amount(offer.price, words), offer.score)
    return {
        "low": low,
        "high": high,
        "one": smaller,
        "other": other,
        "price": price,
        "before": seen.seats[seat].score or 0,
        "score": score,
        "target": seen.target or 0,
    }


def table_coaching_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the tips for a table of newcomers."""
    return [words("coach-table")] if table.phase is Phase.PLAYING else []
