"""The message in the channel that says who may buy back, and lets him."""

from games import GAMES
from games.core import Offer, View
from games.parts import codec
from locales.catalogues import Words
from messages.components import LONGEST_LABEL, Button, Controls, Style
from messages.content import MessageContent, fit, until
from messages.custom_ids import SeatPress
from messages.narration import labelled, name_of, short_name
from renderer.scene import chips
from tables.public import Phase
from tables.table import Table, view

STYLES = (Style.SUCCESS, Style.SECONDARY)  # to buy, to decline


def offers_content(table: Table, words: Words) -> MessageContent | None:
    """What everybody who may buy back pays and gets, with his buttons; None while no person may."""
    rules = GAMES[table.game]
    seen = view(table, rules, None)
    if table.phase is not Phase.PLAYING or seen is None or all(table.chairs[offer.seat].automatic for offer in seen.offers):
        return None
    lines = [words("offers") + until(table, words)]
    controls: Controls = ()
    for offer in seen.offers:
        chair = table.chairs[offer.seat]
        lines.append(f"**{name_of(chair)}** · {offer_text(seen, offer, words)}")
        if chair.automatic:
            continue
        actions = sorted(rules.legal(table.state, offer.seat), key=lambda action: action.verb == "decline")
        controls += (
            tuple(
                Button(
                    SeatPress(table.id, offer.seat, chair.acts, codec.write(action)),
                    f"{short_name(chair)}: {labelled(action, table, words)}"[:LONGEST_LABEL],
                    style,
                )
                for action, style in zip(actions, STYLES, strict=False)
            ),
        )
    return MessageContent(fit("\n".join(lines)), controls)


def offer_text(seen: View, offer: Offer, words: Words) -> str:
    """What it costs and what it gives."""
    return words("offer", price=chips(offer.price), before=seen.seats[offer.seat].score, score=offer.score)
