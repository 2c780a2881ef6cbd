"""The message in the channel that says who may buy back, with their buttons."""

from games.core import Offer, Role, View
from games.parts import codec
from locales.catalogues import Words
from messages.parts.components import LONGEST_LABEL, Button, Style
from messages.parts.content import MessageContent, fit, until, yes
from messages.parts.custom_ids import SeatPress
from messages.parts.narration import labelled, name_of, short_name
from renderer.scene import chips
from tables.views.public_table import OpenOffer, PublicTable


def offers_content(table: PublicTable, words: Words) -> MessageContent | None:
    """What everybody who may buy back pays and gets, with their buttons; None while no person may."""
    if not table.offers or table.view is None:
        return None
    lines = [words("offers") + until(table, words)]
    for offer in table.view.offers:
        lines.append(f"**{name_of(table.seats[offer.seat])}** · {offer_text(table.view, offer, words)}")
    return MessageContent(fit("\n".join(lines)), tuple(buttons(table, offer, words) for offer in table.offers))


def buttons(table: PublicTable, offer: OpenOffer, words: Words) -> tuple[Button, ...]:
    """To take the offer up, and to decline it."""
    name = short_name(table.seats[offer.seat])
    return tuple(
        Button(
            SeatPress(table.id, offer.seat, offer.acts, codec.write(action)),
            words("name-and-action", name=name, action=labelled(action, table, words))[:LONGEST_LABEL],
            Style.SUCCESS if action.role is Role.OFFER else Style.SECONDARY,
        )
        for action in sorted(offer.actions, key=lambda action: action.role is not Role.OFFER)
    )


def offer_text(seen: View, offer: Offer, words: Words) -> str:
    """What it costs and what it gives."""
    before = seen.seats[offer.seat].score or 0
    out = seen.target is not None and before > seen.target
    return words("offer", price=chips(offer.price), count=offer.price / 2, before=before, score=offer.score, out=yes(out))
