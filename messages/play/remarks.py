"""What the regulars say at a table: a greeting, a word when a claim of theirs was believed, another when they have lost. One of
them says one thing in a round at most, and what it is follows from what everybody has seen: whether a claim was true stays
unsaid."""

import zlib
from collections.abc import Sequence

from games.core import Event, Seat
from games.parts.claims import Challenged, ClaimsRevealed, ToBoneyard
from locales.catalogues import Words
from messages.parts.display_names import name_of
from tables.state.phases import Phase
from tables.state.regulars import REGULARS
from tables.views.public_table import PublicTable

RECENT_EVENTS = 6  # events for which something is news
CLAIMS_PER_REMARK = 3  # of so many claims that are believed one is remarked upon


def remark_lines(table: PublicTable, words: Words) -> list[str]:
    """What somebody says now."""
    seats = [seat for seat, one in enumerate(table.seats) if one.computer and one.name in REGULARS]
    if not seats or not table.table_options.remarks:
        return []
    said = _speaker_and_occasion(table, seats)
    if said is None:
        return []
    seat, occasion = said
    key = REGULARS[table.seats[seat].name].key
    text = {"greeting": words(f"regular-{key}.greeting"), "bluff": words(f"regular-{key}.bluff")}.get(occasion)
    return ["> " + words("remark", name=name_of(table.seats[seat]), text=text or words(f"regular-{key}.loss"))]


def _speaker_and_occasion(table: PublicTable, seats: Sequence[Seat]) -> tuple[Seat, str] | None:
    """Who says something, and on which occasion. The first round is for greetings."""
    if table.phase is Phase.LOBBY:
        return seats[-1], "greeting"
    if table.deals == 1:
        early = table.phase is Phase.PLAYING and len(table.story) <= RECENT_EVENTS
        return (seats[_round_number_hash(table) % len(seats)], "greeting") if early else None
    believed = _believed_claim(table, seats)
    if table.phase is Phase.PLAYING:
        return (believed[0], "bluff") if believed and len(table.story) - believed[1] <= RECENT_EVENTS else None
    view = table.view
    winner = view.result.winner if view and view.result else None
    losers = [seat for seat in seats if view and winner not in (None, seat) and seat not in view.winners]
    return (
        (losers[_round_number_hash(table) % len(losers)], "loss")
        if losers and not believed and table.phase is not Phase.VOID
        else None
    )


def _believed_claim(table: PublicTable, seats: Sequence[Seat]) -> tuple[Seat, int] | None:
    """Of a round, the claim that somebody remarks upon: whose it was, and the number of the event with which it was too late."""
    return _first_remarkable_claim(table.story, seats, _round_number_hash(table))


def _first_remarkable_claim(story: Sequence[Event], seats: Sequence[Seat], chance: int) -> tuple[Seat, int] | None:
    open_claims: set[Seat] = set()
    for number, event in enumerate(story):
        if isinstance(event, ClaimsRevealed):
            open_claims = {*event.singles, *event.pairs} & set(seats)
        elif isinstance(event, Challenged):
            open_claims.discard(event.target)
        elif isinstance(event, ToBoneyard) and open_claims:
            if (number + chance) % CLAIMS_PER_REMARK == 0:
                return min(open_claims), number
            open_claims = set()
    return None


def _round_number_hash(table: PublicTable) -> int:
    """A number that changes from round to round and is the same whoever asks."""
    return zlib.crc32(f"{table.id} {table.deals}".encode())
