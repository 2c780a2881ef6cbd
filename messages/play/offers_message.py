"""The message in the channel with the players who may buy back, and their buttons."""

from games.core import Offer, Role, View
from games.parts import codec
from locales.catalogues import Words
from messages.parts.components import MAX_LABEL_LENGTH, Button, ButtonStyle
from messages.parts.content import MessageContent, fit_message, yes_no
from messages.parts.custom_ids import SeatPress
from messages.parts.display_names import chips_amount, name_of, short_name
from messages.parts.narration import action_label
from messages.play.shared_sentences import time_left_text
from tables.views.public_table import OpenOffer, PublicTable


def has_offers(table: PublicTable) -> bool:
    """Return True while a person at the table may buy back."""
    return bool(table.offers) and table.view is not None


def offers_content(table: PublicTable, words: Words) -> MessageContent:
    """Return what each buyback costs and gives, with its buttons (see `has_offers`)."""
    lines = [words("offers") + time_left_text(table, words)]
    lines += [
        f"**{name_of(table.seats[offer.seat])}** · {offer_text(table.seen, offer, words)}"
        for offer in table.seen.offers
    ]
    return MessageContent(
        fit_message("\n".join(lines)),
        tuple(offer_buttons(table, offer, words) for offer in table.offers),
    )


def offer_buttons(table: PublicTable, offer: OpenOffer, words: Words) -> tuple[Button, ...]:
    """Return the buttons that accept and decline an offer."""
    name = short_name(table.seats[offer.seat])
    return tuple(
        Button(
            SeatPress(table.id, offer.seat, offer.acts, codec.write(action)),
            words("name-and-action", name=name, action=action_label(action, table, words))[
                :MAX_LABEL_LENGTH
            ],
            ButtonStyle.SUCCESS if action.role is Role.OFFER else ButtonStyle.SECONDARY,
        )
        for action in sorted(offer.actions, key=lambda action: action.role is not Role.OFFER)
    )


def offer_text(seen: View, offer: Offer, words: Words) -> str:
    """Return what an offer costs and what it gives."""
    before = seen.seats[offer.seat].score or 0
    out = seen.target is not None and before > seen.target
    return words(
        "offer",
        price=chips_amount(offer.price, words),
        before=before,
        score=offer.score,
        out=yes_no(out),
    )
