"""Remarks of the regulars.

A greeting, a word when a claim of theirs was believed or turned up, another when they lost.

Apart from claims that are turned up, a regular says at most one thing in a round. It follows from
public events only, so it never tells whether a claim was true.
"""

import zlib
from collections.abc import Sequence

from games.core import Seat
from games.parts.claims import Challenged, ClaimsRevealed, Exposed, ToBoneyard
from locales.catalogues import Words
from messages.parts.display_names import name_of
from tables.state.phases import Phase
from tables.state.regulars import REGULARS
from tables.views.public_table import PublicTable

RECENT_EVENTS = 6  # an occasion is over after so many events
CLAIMS_PER_REMARK = 3  # one in so many believed claims is remarked on


def remark_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the current remark, if any."""
    seats = [
        seat
        for seat, player in enumerate(table.seats)
        if player.computer and player.name in REGULARS
    ]
    if not seats or not table.table_options.remarks:
        return []
    said = _speaker_and_occasion(table, seats)
    if said is None:
        return []
    seat, occasion = said
    key = REGULARS[table.seats[seat].name].key
    text = {
        "greeting": words(f"regular-{key}.greeting"),
        "bluff": words(f"regular-{key}.bluff"),
    }.get(occasion)
    return [
        "> "
        + words(
            "remark", name=name_of(table.seats[seat]), text=text or words(f"regular-{key}.loss")
        )
    ]


def reveal_remarks(
    table: PublicTable, challenge: Challenged, exposed: Exposed, words: Words
) -> list[str]:
    """Return what a regular says when a claim is turned up: the claimant, or else the challenger;
    [] if both are people.
    """
    kinds: tuple[tuple[Seat, str], ...] = (
        (exposed.target, "honest" if exposed.true else "caught"),
        (challenge.seat, "mistaken" if exposed.true else "sharp"),
    )
    for seat, kind in kinds:
        player = table.seats[seat]
        if player.computer and player.name in REGULARS and table.table_options.remarks:
            number = 1 + zlib.crc32(f"{table.id} {exposed}".encode()) % 2
            remark = f"{kind}-{number}"
            text = words(f"remark-{remark}")
            return [f"> {words('remark', name=name_of(player), text=text)}"]
    return []


def _speaker_and_occasion(table: PublicTable, seats: Sequence[Seat]) -> tuple[Seat, str] | None:
    """Return which seat speaks and why ("greeting", "bluff" or "loss").

    The first round is for greetings.
    """
    if table.phase is Phase.LOBBY:
        return seats[-1], "greeting"
    if table.deals == 1:
        early = table.phase is Phase.PLAYING and len(table.latest_deal.story) <= RECENT_EVENTS
        return (seats[_round_number_hash(table) % len(seats)], "greeting") if early else None
    believed = _believed_claim(table, seats)
    if table.phase is Phase.PLAYING:
        return (
            (believed[0], "bluff")
            if believed and len(table.latest_deal.story) - believed[1] <= RECENT_EVENTS
            else None
        )
    view = table.view
    winners = view.result.winners if view and view.result else ()
    losers = [seat for seat in seats if view and winners and seat not in (*winners, *view.winners)]
    if losers and not believed:
        return losers[_round_number_hash(table) % len(losers)], "loss"
    return None


def _believed_claim(table: PublicTable, seats: Sequence[Seat]) -> tuple[Seat, int] | None:
    """Return the seat whose believed claim is remarked on, and the number of an event.

    After that event doubting was too late.
    """
    offset = _round_number_hash(table)
    open_claims: set[Seat] = set()
    for number, event in enumerate(table.latest_deal.story):
        if isinstance(event, ClaimsRevealed):
            open_claims = {*event.singles, *event.pairs} & set(seats)
        elif isinstance(event, Challenged):
            open_claims.discard(event.target)
        elif isinstance(event, ToBoneyard) and open_claims:
            if (number + offset) % CLAIMS_PER_REMARK == 0:
                return min(open_claims), number
            open_claims = set()
    return None


def _round_number_hash(table: PublicTable) -> int:
    """Return a pseudo-random number that differs between rounds and is equal for all readers."""
    return zlib.crc32(f"{table.id} {table.deals}".encode())
