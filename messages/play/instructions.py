"""The one instruction of a hand.

The next thing to do, against which player, why, and what follows.
"""

from games.core import Fate, Seat, View
from locales.catalogues import Words
from messages.parts.display_names import name_of
from messages.play.action_controls import may_change_answer, tile_names
from messages.play.coaching import action_tip
from messages.play.offers_message import offer_text
from tables.views.public_table import PrivateTable, PublicTable


def instruction_lines(own: PrivateTable, words: Words, *, coached: bool) -> list[str]:
    """Return the instruction of a player during a deal, or nothing if there is nothing to do.

    A player who is new to the game (`coached`) gets a tip instead of a short instruction.
    """
    table, view, seat = own.public, own.view, own.participant
    assert view is not None
    for offer in view.offers:
        if offer.seat == seat:
            return [offer_text(view, offer, words)]
    if view.toss.duel is not None:
        return duel_lines(table, view, seat, words)
    if tip := action_tip(own, words) if coached else "":
        return [tip]
    if view.staking.required:
        return [words("your-stake-first")]
    if view.toss.dice is not None:
        return toss_lines(view, seat, words)
    return []


def duel_lines(table: PublicTable, view: View, seat: Seat, words: Words) -> list[str]:
    """Return how many tiles a player must hand over after a challenge, to whom and why."""
    duel = view.toss.duel
    if duel is None or duel.giver != seat:
        return []
    other = duel.target if duel.challenger == seat else duel.challenger
    won = "challenge" if duel.challenger == seat else "claim"
    return [words("give-now", won=won, name=name_of(table.seats[other]), count=duel.count)]


def toss_lines(view: View, seat: Seat, words: Words) -> list[str]:
    """Return what to do about the dice, or about the claims of the others."""
    assert view.toss.dice is not None
    smaller, other = sorted(view.toss.dice)
    own = view.seats[seat]
    if may_change_answer(view):
        return [words("claim-now", one=smaller, other=other)] if own.due else []
    if own.due:
        return [words("challenge-now")]
    if own.claim and own.claim.fate is Fate.OPEN:
        return [words("your-claim", tiles=tile_names(own.claim.tiles or ()))]
    return []
