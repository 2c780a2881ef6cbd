"""What stands behind *More …* at a table, for its host, a player or an onlooker."""

from collections.abc import Iterable

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.content import MessageContent
from messages.parts.custom_ids import TablePress
from messages.parts.display_names import chips_amount
from messages.play.seat_menu import company_menu
from messages.play.shared_sentences import fate_of_seat
from tables.state.phases import Phase, Presence
from tables.views.public_table import PublicTable


def more_content(
    table: PublicTable, user: int, words: Words, *, forfeit: int = 0, invites: bool = False
) -> MessageContent:
    """Return the page for a user. `forfeit` is what leaving now would cost them, in hc. `invites`:
    a host may mention a role of the server.

    Leaving acts at once, because the page says what it means.
    """
    lobby = table.phase is Phase.LOBBY
    here = [seat.user for seat in table.seats if seat.presence is not Presence.LEFT]
    seated = table.live and user in here
    hosts, plays = seated and user == table.host, seated and table.phase is Phase.PLAYING
    waits = any(person.user == user for person in table.newcomers)
    looks_on = any(person.user == user for person in table.gallery)
    has_room = lobby and len(table.seats) < table.game.players[-1]
    lines = [words("help-title")]
    if forfeit:
        lines.append(words("leave-pot", chips=chips_amount(forfeit, words)))
    elif plays:
        lines.append(words("leave-sure", then=fate_of_seat(table, user)))

    def button(verb: str, style: ButtonStyle = ButtonStyle.SECONDARY, label: str = "") -> Button:
        return Button(TablePress(table.id, verb), words(f"button-{label or verb}"), style)

    def offered(*verbs: tuple[str, bool]) -> Iterable[Button]:
        return (button(verb) for verb, offers in verbs if offers)

    about = offered(
        ("howto", True), ("rules", lobby), ("fair", True), ("replay", table.finished > 0)
    )
    place = list(
        offered(
            ("hand", seated or looks_on),
            ("watch", table.watchable and not seated),
            ("seats", seated and lobby and bool(table.teams)),
        )
    )
    if forfeit or plays:
        place.append(button("goodbye", ButtonStyle.DANGER, "leave"))
    elif seated or waits or looks_on:
        place.append(button("leave"))
    managing = list(
        offered(
            ("computer", hosts and has_room),
            ("invite", hosts and has_room and invites),
            ("repost", table.live and (seated or waits or looks_on)),
        )
    )
    wanting = [table.seats[seat].user for seat in table.closing.wanting]
    wishes = user in wanting if table.undecided else table.closing.after_deal
    if wishes and hosts | (seated and table.undecided) and not 0 < table.most_deals <= table.deals:
        managing.append(button("keep"))
    elif hosts or (seated and table.undecided):
        label = "close-after" if table.phase is Phase.PLAYING else "close"
        managing.append(button("close", label=label))
    rows: Controls = tuple(row for row in (tuple(about), tuple(place), tuple(managing)) if row)
    return MessageContent(
        "\n".join(lines),
        (*rows, company_menu(table, words)) if hosts and has_room else rows,
    )
