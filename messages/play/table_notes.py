"""Sentences that several messages of a table share."""

from locales.catalogues import Words
from messages.parts.content import countdown, yes_no
from messages.parts.display_names import name_of
from renderer.scene import chips, counted
from tables.state.phases import CloseReason, Phase, Presence
from tables.views.public_table import PublicTable


def time_left_text(table: PublicTable, words: Words) -> str:
    """How long the one to move has got, "" if no time passes."""
    return "" if table.deadline is None else words("time-runs-out", when=countdown(table.deadline))


def next_deal_lines(table: PublicTable, words: Words, *, told: bool) -> list[str]:
    """When it begins and (`told`) for whom it waits."""
    if table.deadline is None:
        return []
    if table.deserted:
        return [words("next-deal-waits", when=countdown(table.deadline), button=words("button-ready"))]
    waiting = words.listed([name_of(one) for one in table.seats if not one.ready and not one.automatic])
    return [words("next-deal", when=countdown(table.deadline)) + (words("not-ready", names=waiting) if waiting and told else "")]


def closing_lines(table: PublicTable, words: Words) -> list[str]:
    """That the table is to close, and what is still needed for it."""
    if table.winding_up:
        return [words("winding-up", why=table.winding_up, match=yes_no(table.undecided))]
    if table.undecided and table.wanting and (missing := names_without_consent(table, words)):
        button = words("button-close-after" if table.phase is Phase.PLAYING else "button-close")
        wanting = words.listed([name_of(table.seats[seat]) for seat in table.wanting])
        return [words("closing-wanted", wanting=wanting, missing=missing, button=button)]
    closes = bool(table.wanting) if table.undecided else table.closing  # an undecided match goes on beyond the most rounds
    return [words("closing-note")] if closes else []


def early_end_text(table: PublicTable, words: Words) -> str:
    """What holds if somebody leaves or wants to end early: told before one sits down."""
    chips = yes_no(table.at_stake)
    return words("lobby-ending", match=yes_no(table.match), pot=chips, chips=chips)


def names_without_consent(table: PublicTable, words: Words) -> str:
    """Whose consent an undecided match still needs to end before its time, "" if nobody's."""
    people = enumerate(table.seats)
    return words.listed(
        [
            name_of(one)
            for seat, one in people
            if one.user is not None and one.presence is not Presence.LEFT and seat not in table.wanting
        ]
    )


def end_reason_text(table: PublicTable, words: Words) -> str:
    """Why it is over, and because of whom."""
    name = "" if table.ended_by is None else name_of(table.seats[table.ended_by])
    why = words(f"ended-{table.ended}", name=name, void=yes_no(table.phase is Phase.VOID))
    paid = table.ended == CloseReason.ABANDONED and table.chips_change_hands  # nobody was there to see it
    return f"{why} {words('ended-paid')}" if paid else why


def chips_amount(hc: int, words: Words) -> str:
    """So many half-chips, with their unit."""
    return words("amount-chips", chips=chips(hc), count=counted(hc))


def chips_brought_lines(table: PublicTable, words: Words) -> list[str]:
    """Who has put more chips on the table for a later deal, so that no stack grows without a word."""
    if table.deals < 2 or not any(table.brought):
        return []
    seats = [(one, hc) for one, hc in zip(table.seats, table.brought, strict=True) if hc]
    said = " · ".join(f"{name_of(one)} +{chips(hc)}" for one, hc in seats)
    return [words("chips-brought", brought=said, house="yes" if any(one.computer for one, _ in seats) else "no")]
