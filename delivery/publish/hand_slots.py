"""The messages that show people their own hands: in their direct messages, and as a private answer in the channel.

Each `match_` function makes the message in one slot show the table; `there` is what stands in the slot."""

import logging
from dataclasses import dataclass

import discord

from delivery.discord_api.discord_errors import Meaning, meaning_of
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.publish.composer import OLD_MS, Composer
from games.core import Claim, Participant, Tile, View
from messages.play.gallery_message import participant_content
from tables.changes.agreement import current_edition, rules_to_accept
from tables.service.store import PostedMessage
from tables.state import slots
from tables.state.people import Person
from tables.state.phases import Phase
from tables.state.slots import TABLE, Slot, SlotKind
from tables.state.table import Table, game_of, view
from tables.views.table_views import onlooker_view, private_table

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
    ready: bool  # for the next deal; of an onlooker: the bet is accepted
    tiles: tuple[Tile, ...] | None  # others may give some
    claim: Claim | None
    known: int  # notes
    nudged: bool = False  # whoever is waited for so long is shown it once more: of two processes the older one may have been last
    edition: int = 0  # of the house rules, while they wait for being agreed to
    overlooked: bool = False  # by somebody in the gallery, or who may sit down there


def drawing(table: Table, seat: Participant) -> Drawn:
    """What a hand shows now."""
    seen = view(table, game_of(table), seat)
    if seat >= len(table.chairs):
        return overlooked(table, seat, seen)
    chair = table.chairs[seat]
    if seen is None:
        asked = current_edition(table) if chair.user is not None and rules_to_accept(table, chair.user) else 0
        return Drawn(table.phase, 0, chair.acts, False, 0, None, False, None, None, 0, edition=asked)
    own = seen.seats[seat]
    until = table.clock.deadline if own.due or table.phase is Phase.PAUSE else None
    legal = hash(seen.legal)
    nudged = own.due and table.clock.nudged
    return Drawn(
        table.phase, table.deals, chair.acts, own.due, legal, until, chair.ready, own.hand, own.claim, len(seen.notes), nudged
    )


def overlooked(table: Table, participant: Participant, seen: View | None) -> Drawn:
    """What an onlooker's message shows now."""
    tiles = None if seen is None or seen.viewer is None else seen.seats[seen.viewer].hand
    taken = seen is not None and any(bet.participant == participant and bet.accepted for bet in seen.bets)
    legal = 0 if seen is None else hash(seen.legal)
    return Drawn(table.phase, table.deals, table.acts_of(participant), False, legal, None, taken, tiles, None, 0, overlooked=True)


def sees(table: Table, participant: Participant) -> bool:
    """Whether that participant sees a hand: players do, onlookers once they are let."""
    if participant < len(table.chairs):
        return True
    seen = onlooker_view(table, participant)
    return seen is not None and seen.viewer is not None


def named(table: Table, seat: Participant) -> str:
    """The file of a hand's picture. Not even its name tells how many others have answered in secret."""
    return f"hand-{table.public_version}-{table.acts_of(seat)}"


def stays(composer: Composer, table: Table, slot: Slot, board: PostedMessage | None) -> bool:
    """Whether nothing is to be done about a hand, as most changes are none for most hands: it shows the table as it is, below the
    message of the table (`board`)."""
    if not table.live or slot.user is None or slot.replaced:
        return False
    private_ = slot.kind is SlotKind.PRIVATE
    seat = participant_for(table, slot.user) if private_ else table.participant_of(slot.user)
    if seat is None or composer.drawn.get((table.id, slot)) != drawing(table, seat):
        return False
    if not private_:
        return True
    press = composer.sender.tokens.get(table.id, slot)
    above = press is not None and board is not None and board.message > press.message
    return not above and not composer.sender.tokens.has_superseded(table.id, slot)


async def match_hand(composer: Composer, table: Table, slot: Slot, there: PostedMessage | None) -> None:
    """The message in a person's DM: posted anew with each deal, edited in place in between. The greeting of the lobby stays."""
    user = slot.user
    assert user is not None
    seat = table.participant_of(user)
    if seat is None:
        if there is not None:
            await got_up(composer, table, user, there)
        return
    if there is None and not (table.live and sees(table, seat)):
        return
    if there is not None and there.version > table.version:  # another process has shown a newer one meanwhile
        return
    key = (table.id, slot)
    now = drawing(table, seat)
    if there is not None and there.version >= table.version and key not in composer.drawn:  # drawn before a restart
        composer.drawn[key] = now
    if composer.drawn.get(key) == now:
        return
    person = await composer.store.person(user) or Person(user)
    if person.dm_closed:
        return
    if person.dm_channel is None:
        await composer.sender.new_dms.check()  # before it is drawn for nothing
    words = composer.catalogues.of(person.locale)
    coached = await composer.coached(table, user)
    content = participant_content(private_table(table, seat), words, await composer.where(table, words), coached=coached)
    outgoing = await composer.draw(content, named(table, seat), user)
    new_deal = there is not None and table.phase is Phase.PLAYING and there.version < table.dealt
    anew = there is None or new_deal or composer.now() - there.posted_at > OLD_MS
    edited = there is not None and not anew and await composer.edit(table, there, outgoing)
    if edited or await send_hand(composer, table, seat, person, outgoing, there):
        composer.drawn[key] = now


async def send_hand(
    composer: Composer, table: Table, seat: int, person: Person, outgoing: OutgoingMessage, there: PostedMessage | None
) -> bool:
    """False if the person's DMs are closed: not tried again at this table; My hand shows the same."""
    store, slot = composer.store, slots.hand(person.user)
    channel = person.dm_channel
    first = table.chairs[seat].cut if seat < len(table.chairs) else table.dealt  # what makes the first message one of its own
    try:
        if channel is None:
            channel = await composer.sender.open_dm(person.user)
        await composer.post(table, slot, channel, outgoing, there, first, keeps=greeted(table, there))
    except discord.HTTPException as closed:
        if meaning_of(closed) is Meaning.NEW_DMS_REFUSED:
            raise await composer.sender.new_dms.pause(closed) from closed
        if meaning_of(closed) is not Meaning.DM_CLOSED:
            raise
        log.info("a DM could not be delivered (%s)", closed.code)
        for unreachable in (slot, slot.old):
            left = await store.message(table.id, unreachable)
            if left is not None and not greeted(table, left):
                await composer.remove(left)  # nobody would ever take its buttons away
            else:
                await store.delete_message(table.id, unreachable)
        await store.update_person(person.user, dm_channel=channel, dm_closed=True)
        return False
    if person.dm_channel != channel:
        await store.update_person(person.user, dm_channel=channel, dm_closed=False)
    return True


def greeted(table: Table, there: PostedMessage | None) -> bool:
    """Whether this message has greeted somebody in the lobby: the seal in it is theirs, so it is never edited or deleted."""
    return there is not None and table.deals == 1 and there.version < table.dealt


def participant_for(table: Table, user: int) -> Participant | None:
    """Where somebody sits, or would sit in the gallery; None if there is none, or for whoever has been a player here."""
    participant = table.participant_of(user)
    if participant is None and table.state is not None and game_of(table).onlookers:
        return None if any(chair.user == user for chair in table.chairs) else len(table.participants)
    return participant


async def match_private(composer: Composer, table: Table, slot: Slot, _: PostedMessage | None) -> None:
    """The private answer that shows a hand, or behind whom one may sit, as long as its token lives. It follows the table: when
    that was posted anew below it, it is shown once more below that. Of several the last one stays. Whoever gets up keeps none."""
    assert slot.user is not None
    key = (table.id, slot)
    sender = composer.sender
    press = sender.tokens.get(*key)
    seat, before = participant_for(table, slot.user), composer.drawn.get(key)
    if press is None:
        return
    if isinstance(before, Drawn) and not before.overlooked and seat != table.seat_of(slot.user):
        seat = None  # a player's hand never becomes one of the gallery: whoever is forgotten may be a stranger by now
    if seat is None:
        words = composer.catalogues.of(press.locale)
        await sender.edit_with_token(press, OutgoingMessage(words("hand-left")))
        sender.tokens.drop(*key)
        await sender.delete_superseded(*key)
        return
    now = drawing(table, seat)
    board = await composer.store.message(table.id, TABLE)
    above = table.live and board is not None and board.message > press.message  # Discord's ids grow with time
    if above or composer.drawn.get(key) != now:
        words = composer.catalogues.of(press.locale)
        coached = await composer.coached(table, slot.user)
        content = participant_content(private_table(table, seat), words, None, coached=coached)
        outgoing = await composer.draw(content, named(table, seat), slot.user)
        if not await sender.edit_with_token(press, outgoing):  # its reader does not want to see it any more
            sender.tokens.drop(*key)
        elif above and (below := await sender.send_below(press, outgoing)) is not None:
            sender.tokens.keep(below, *key)
        composer.drawn[key] = now
    await sender.delete_superseded(*key)


async def got_up(composer: Composer, table: Table, user: int, there: PostedMessage) -> None:
    """Whoever does not sit here any more keeps no hand."""
    person = await composer.store.person(user)
    words = composer.catalogues.of(person.locale if person else None)
    text = f"{words('hand-left')}\n-# {await composer.where(table, words)}"
    await composer.sender.edit(there, OutgoingMessage(text))
    await composer.store.delete_message(table.id, there.slot)
