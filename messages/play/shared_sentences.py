"""Sentences that several messages of a table share."""

from games.parts.amounts import format_chips
from locales.catalogues import Words
from messages.parts.content import countdown, yes_no
from messages.parts.display_names import name_of, public_button
from tables.state.phases import WITHOUT_CHANNEL, CloseReason, Phase, Presence
from tables.views.public_table import PublicTable

# reasons after which nobody is told how to open another table
NO_NEXT = (*WITHOUT_CHANNEL, CloseReason.GAVE_WAY, CloseReason.ROUND, CloseReason.AGAIN)


def time_left_text(table: PublicTable, words: Words) -> str:
    """Return how long the player to move has left; "" if there is no time limit."""
    if table.deadline is None:
        return ""
    return (
        words("no-hurry")
        if table.unhurried
        else words("time-runs-out", when=countdown(table.deadline))
    )


def next_deal_lines(table: PublicTable, words: Words, *, with_names: bool) -> list[str]:
    """Return when the next deal begins.

    `with_names`: also that it begins sooner if all are ready, and the players it waits for.
    """
    if table.deadline is None:
        return []
    if table.deserted:
        key = "next-deal-unhurried" if table.unhurried else "next-deal-waits"
        return [words(key, when=countdown(table.deadline), button=words("button-ready"))]
    if not with_names:
        return [words("own-next-deal", when=countdown(table.deadline))]
    waiting = words.listed(
        [name_of(player) for player in table.seats if not player.ready and not player.automatic]
    )
    readers = words.listed([name_of(table.seats[seat]) for seat in table.latest_deal.reading])
    if readers:
        return [
            words(
                "next-deal-reading",
                names=readers,
                count=len(table.latest_deal.reading),
                when=countdown(table.deadline),
            )
        ]
    return [
        words("next-deal", when=countdown(table.deadline))
        + (words("not-ready", names=waiting) if waiting else "")
    ]


def closing_lines(table: PublicTable, words: Words) -> list[str]:
    """Return that the table is about to close, or who still has to agree."""
    if table.awaits_channel and table.deadline is not None:
        return [words("winding-up-waits", when=countdown(table.deadline))]
    if why := table.closing.winding_up:
        is_stopped = why == CloseReason.MODERATOR and table.round and table.round.ends_at
        key = "tournament-stopped-round" if is_stopped else "winding-up"
        return [words(key, why=why, match=yes_no(table.undecided))]
    if (
        table.undecided
        and table.closing.wanting
        and (missing := names_without_consent(table, words))
    ):
        close = words("button-close-after" if table.phase is Phase.PLAYING else "button-close")
        wanting = words.listed([name_of(table.seats[seat]) for seat in table.closing.wanting])
        return [
            words(
                "closing-wanted",
                wanting=wanting,
                missing=missing,
                button=f"{words('button-menu')} › {close}",
            )
        ]
    # The limit of rounds does not end an undecided match.
    closes = bool(table.closing.wanting) if table.undecided else table.closing.after_deal
    return [words("closing-note")] if closes else []


def early_end_text(table: PublicTable, words: Words) -> str:
    """Return what happens if a player leaves or wants to end early.

    Players see it before they sit down.
    """
    chips = yes_no(table.at_stake)
    return words("lobby-ending", match=yes_no(table.match), pot=chips, chips=chips)


def has_people(table: PublicTable, leaver: int | None = None) -> bool:
    """Return whether people sit at a table or wait for a seat there, other than the `leaver`."""
    return bool(table.newcomers) or any(
        person.user not in (None, leaver) and person.presence is not Presence.LEFT
        for person in table.seats
    )


def fate_of_seat(table: PublicTable, user: int) -> str:
    """Return what follows if a person leaves in mid-deal.

    "paid": after the deal, which a bot plays with their chips. "closes": the table does. "plays": a
    bot does, in their place.
    """
    return "paid" if table.chips_change_hands else "plays" if has_people(table, user) else "closes"


def names_without_consent(table: PublicTable, words: Words) -> str:
    """Return the players who have not agreed to end an undecided match early; "" if all have."""
    missing = [
        person
        for seat, person in enumerate(table.seats)
        if person.user is not None
        and person.presence is not Presence.LEFT
        and seat not in table.closing.wanting
    ]
    return words.listed([name_of(person) for person in missing])


def end_reason_text(
    table: PublicTable, words: Words, where: str | None = None, *, has_button: bool = False
) -> str:
    """Return why the table ended, with the player who caused it, and how one opens another.

    `where` is the last line of a direct message: no command can be used there. `has_button`: the
    message offers *Play again*, or names it, in place of a command.
    """
    why = words(
        f"ended-{table.closing.reason}",
        name="" if table.closing.about is None else name_of(table.seats[table.closing.about]),
        wins=table.table_options.session,
        stopped=yes_no(bool(table.closing.winding_up)),
    )
    sentences = [why]
    # nobody was there to see who was paid
    if table.closing.reason == CloseReason.ABANDONED and table.chips_change_hands:
        sentences.append(words("ended-paid"))
    if table.closing.reason not in NO_NEXT and not has_button:
        sentences.append(words("ended-next", place="channel" if where is None else "dm"))
    return words.told(sentences)


def private_end_lines(
    table: PublicTable, words: Words, where: str | None, *, has_button: bool
) -> list[str]:
    """Return why the table ended, and how its people go on: *Play again* at the table, or /play.

    `has_button`: the table offers *Play again*, and the reader may press it.
    """
    lines = [end_reason_text(table, words, where, has_button=has_button)]
    if has_button:
        lines.append(words("seat-after-end", again=public_button("button-again", table.locale)))
    return lines


def chips_brought_lines(table: PublicTable, words: Words) -> list[str]:
    """Return who added chips for the latest deal. No stack grows unannounced."""
    seats = [
        (member, hc)
        for member, hc in zip(table.seats, table.latest_deal.brought, strict=False)
        if 0 < hc < member.paid_in  # else it is their first round
    ]
    if not seats:
        return []
    return [
        words(
            "chips-brought",
            brought=" · ".join(f"{name_of(person)} +{format_chips(hc)}" for person, hc in seats),
            house="yes" if any(player.computer for player, _ in seats) else "no",
        )
    ]
