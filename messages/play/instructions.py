"""The one instruction of a hand, and tips for newcomers.

The next thing to do, against which player, why, and what follows.
"""

from games.core import Action, Fate, Offer, Seat, View
from locales.catalogues import Words
from messages.parts.content import yes_no
from messages.parts.display_names import chips_amount, name_of, names_of
from messages.play.action_controls import may_change_answer, tile_names
from messages.play.house_rule_menus import rule_values
from messages.play.offers_message import offer_text
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable


def action_tip(own_table: PrivateTable, words: Words) -> str:
    """Return the first tip about the legal actions of a seat; "" if there is none.

    A stake that is due comes first, and one that can be placed beside a turn is told, too.
    """
    seen = own_table.seen
    topics = [*dict.fromkeys(tip_topic(action, seen) for action in seen.legal)]
    if seen.staking.required:
        topics.sort(key=lambda topic: topic != "stake")
    if seen.seats[own_table.participant].banker:
        topics.append("bank")
    tips = (
        tip_text(own_table.public, topic, words, seen, own_table.participant) for topic in topics
    )
    found = {topic: tip for topic, tip in zip(topics, tips, strict=True) if tip}
    first = next(iter(found), "")
    return " ".join(found[topic] for topic in dict.fromkeys((first, "stake")) if topic in found)


def tip_topic(action: Action, seen: View) -> str:
    """Return the topic of an action.

    Its verb, or "start" for the first tile of a line that may be any tile, or "cover" if a tile has
    to be laid on an open double.
    """
    if action.verb != "play":
        return action.verb
    if not seen.ends and len(seen.legal) > 1:
        return "start"
    ends = {getattr(option, "end", None) for option in seen.legal if option.verb == "play"}
    return "cover" if ends == {*seen.railway.doubles[-1:]} else "play"


def tip_text(table: PublicTable, topic: str, words: Words, seen: View, seat: int) -> str:
    """Return the tip on a topic; "" if there is none."""
    offer = next((question for question in seen.offers if question.seat == seat), None)
    partners = [other for other in seen.side(seat) if other != seat]
    game_key, team = f"coach-{table.game.key}-{topic}", f"coach-{table.game.key}-team-{topic}"
    for key in (
        (team, game_key, f"coach-team-{topic}", f"coach-{topic}")
        if partners
        else (game_key, f"coach-{topic}")
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
        "now": yes_no(seen.staking.required),
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


def instruction_lines(own_table: PrivateTable, words: Words, *, coached: bool) -> list[str]:
    """Return the instruction of a player during a deal, or nothing if there is nothing to do.

    A player who is new to the game (`coached`) gets a tip instead of a short instruction.
    """
    table, view, seat = own_table.public, own_table.seen, own_table.participant
    for offer in view.offers:
        if offer.seat == seat:
            return [offer_text(view, offer, words)]
    if view.toss.duel is not None:
        return duel_lines(table, view, seat, words)
    if tip := action_tip(own_table, words) if coached else "":
        return [tip]
    if view.staking.required:
        return [words("your-stake-first", won=yes_no(view.staking.won_before))]
    return toss_lines(view, seat, words) if view.toss.dice is not None else []


def duel_lines(table: PublicTable, view: View, seat: Seat, words: Words) -> list[str]:
    """Return the sentence after a challenge: how many tiles to hand over, to which player, why."""
    duel = view.toss.duel
    if duel is None or duel.giver != seat:
        return []
    other = duel.target if duel.challenger == seat else duel.challenger
    won = "challenge" if duel.challenger == seat else "claim"
    return [words("give-now", won=won, name=name_of(table.seats[other]), count=duel.count)]


def toss_lines(view: View, seat: Seat, words: Words) -> list[str]:
    """Return what to do about the dice, or about the claims of the others."""
    smaller, other = sorted(view.toss.pair)
    player = view.seats[seat]
    if may_change_answer(view):
        return [words("claim-now", one=smaller, other=other)] if player.due else []
    if player.due:
        return [words("challenge-now")]
    if player.claim and player.claim.fate is Fate.OPEN:
        return [words("your-claim", tiles=tile_names(player.claim.tiles or ()))]
    return []
