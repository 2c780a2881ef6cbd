"""The messages that show somebody his own hand: in his direct messages, and the private answer in the channel."""

import logging
from dataclasses import dataclass, replace

import discord

from bot.desk import OLD_MS, Desk
from bot.painters import OLD
from bot.post_office import Sheet
from cogs.gallery import place_face
from games.core import Claim, Place, Tile, View
from tables.play import game_of
from tables.store import Message, Person
from tables.table import Phase, Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a hand showed when it was last drawn: it is drawn again when this has changed, not whenever somebody else moves."""

    phase: Phase
    deal: int
    acts: int
    due: bool
    legal: int
    until: int | None
    ready: bool  # for the next deal; of an onlooker: his bet is accepted
    tiles: tuple[Tile, ...] | None  # others may give some
    claim: Claim | None
    known: int  # notes


def drawing(table: Table, seat: Place) -> Drawn:
    """What a hand shows now."""
    seen = None if table.state is None else game_of(table).view(table.state, seat)
    if seat >= len(table.chairs):
        return overlooked(table, seat, seen)
    chair = table.chairs[seat]
    if seen is None:
        return Drawn(table.phase, 0, chair.acts, due=False, legal=0, until=None, ready=False, tiles=None, claim=None, known=0)
    own = seen.seats[seat]
    until = table.deadline if own.due or table.phase is Phase.PAUSE else None
    legal = hash(seen.legal)
    known = len(seen.notes)
    return Drawn(table.phase, table.deals, chair.acts, own.due, legal, until, chair.ready, own.hand, own.claim, known)


def overlooked(table: Table, place: Place, seen: View | None) -> Drawn:
    """What an onlooker's message shows now."""
    tiles = None if seen is None or seen.viewer is None else seen.seats[seen.viewer].hand
    taken = seen is not None and any(bet.place == place and bet.accepted for bet in seen.bets)
    legal = 0 if seen is None else hash(seen.legal)
    return Drawn(table.phase, table.deals, table.acts_of(place), False, legal, None, taken, tiles, None, 0)


def sees(table: Table, place: Place) -> bool:
    """Whether that place sees a hand: players do, onlookers once they are let."""
    return place < len(table.chairs) or game_of(table).view(table.state, place).viewer is not None


def named(table: Table, seat: Place) -> str:
    """The file of a hand's picture. Its name does not tell him either how many have answered in secret."""
    return f"hand-{table.told}-{table.acts_of(seat)}"


async def match_hand(desk: Desk, table: Table, user: int, seat: int, there: Message | None) -> None:
    """The message in a person's DM: posted anew with each deal, edited in place in between."""
    place = f"hand:{user}"
    key = (table.id, place)
    now = drawing(table, seat)
    if there is None and not (table.live and sees(table, seat)):
        return
    if there is not None and there.version >= table.version and key not in desk.drawn:  # drawn before a restart
        desk.drawn[key] = now
    if desk.drawn.get(key) == now:
        return
    person = await desk.tables.store.person(user) or Person(user, table.places[seat].name, table.places[seat].username, "en")
    if person.dm_closed:
        return
    words = desk.catalogues.of(person.locale)
    face = place_face(table, seat, words, await desk.where(table, words))
    sheet = await desk.draw(face, named(table, seat), user)
    anew = there is None or desk.tables.now() - there.posted_at > OLD_MS
    if there is not None and table.phase is Phase.PLAYING and there.version < table.dealt:
        anew = True
    if there is None or anew or not await desk.office.edit(there, sheet, table.id):
        if not await send_hand(desk, table, seat, person, sheet, there):
            return
    else:
        await desk.tables.store.shown(replace(there, version=table.version))
    desk.drawn[key] = now


async def send_hand(desk: Desk, table: Table, seat: int, person: Person, sheet: Sheet, there: Message | None) -> bool:
    """False if his DMs are closed: not tried again at this table; My hand shows the same."""
    store = desk.tables.store
    channel = person.dm_channel
    first = table.chairs[seat].cut if seat < len(table.chairs) else table.dealt  # what makes his first message one of its own
    try:
        if channel is None:
            channel = await desk.office.open_dm(person.user)
        await desk.post(table, f"hand:{person.user}", channel, sheet, there, first)
    except discord.HTTPException as closed:
        if closed.status >= 500 or closed.status == 429:
            raise
        log.info("a DM could not be delivered (%s)", closed.code)
        await store.remember(with_dm(person, channel, closed=True))
        for place in (f"hand:{person.user}", f"{OLD}hand:{person.user}"):
            await store.forget_message(table.id, place)
        return False
    if person.dm_channel != channel:
        await store.remember(with_dm(person, channel, closed=False))
    return True


def place_for(table: Table, user: int) -> Place | None:
    """Where somebody sits, or would sit in the gallery; None if there is none, or he has been a player here."""
    place = table.place_of(user)
    if place is None and table.state is not None and game_of(table).onlookers:
        return None if any(chair.user == user for chair in table.chairs) else len(table.places)
    return place


async def match_private(desk: Desk, table: Table, user: int) -> None:
    """The private answer that shows a hand, or behind whom one may sit, as long as its token lives."""
    key = (table.id, f"private:{user}")
    interaction = desk.office.token(*key)
    seat = place_for(table, user)
    if interaction is None or seat is None:
        return
    now = drawing(table, seat)
    if desk.drawn.get(key) == now:
        return
    words = desk.catalogues.of(interaction.locale.value)
    face = place_face(table, seat, words, None)
    await desk.office.edit_through(interaction, await desk.draw(face, named(table, seat), user))
    desk.drawn[key] = now


async def got_up(desk: Desk, table: Table, message: Message) -> None:
    """Who does not sit here any more keeps no hand."""
    person = await desk.tables.store.person(int(message.place[5:]))
    words = desk.catalogues.of(person.locale if person else None)
    text = words("hand-left", where=await desk.where(table, words))
    await desk.office.edit(message, Sheet(text, None, None, None), table.id)
    await desk.tables.store.forget_message(table.id, message.place)


def with_dm(person: Person, channel: int | None, *, closed: bool) -> Person:
    """The person with what is known of his direct messages."""
    return Person(person.user, person.name, person.username, person.locale, channel, closed)
