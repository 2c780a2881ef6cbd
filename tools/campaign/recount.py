"""Repeats the logs of tables, and compares the settlements that follow with those in the logs.

A log does not say everything: removals by a moderator, excuses for leaving, levels of bots, and
chips that the daily ceiling took back. That is left out of the comparison.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import select

from ai.levels import Level
from data import schema
from data.store import Store
from games.core import Seat
from games.game import Game
from tables.changes.settling import settle_deal, settle_match
from tables.history.replay import Moment, replay_moments, users_at_start
from tables.state import settlement as settlement_data
from tables.state.log_items import (
    ActionTaken,
    ClosingSet,
    DealStarted,
    LogEntry,
    LogItem,
    PlayerAway,
    PlayerBack,
    PlayerLeft,
    ReadySaid,
    SeatInherited,
    SeatParted,
    SeatRequestDropped,
    SeatRequested,
    SeatRequestWithdrawn,
    SeatTaken,
    TableClosed,
    TimeCredited,
)
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.settlement import Kind, Settlement
from tables.state.table import Chair, Onlooker, Table, game_of
from tables.state.table_parts import Closing, LatestDeal

# ids from here on stand for people who have been forgotten since; Discord's are below
FORGOTTEN: Final = 1 << 63
STAYS_ON_CHAIR = (
    CloseReason.EMPTY,
    CloseReason.LEFT,
)  # why a table closes while the player who leaves still has a chair


async def disagreements(store: Store) -> list[str]:
    """Return sentences about settlements in logs that repeating these logs does not give."""
    found = []
    one, entry = schema.tables.c, schema.log.c
    for row in await store.rows(select(one.id).where(one.phase == Phase.CLOSED.value)):
        table = await store.tables.table(row.id)
        log = await store.tables.log(row.id)
        if any(not item.what and not item.events for item in log):
            continue  # somebody was forgotten during the session: nobody knows which alias is whose
        query = select(entry.version, entry.settled).where(entry.table_id == row.id)
        texts = {each.version: each.settled for each in await store.rows(query)}
        for version, right in settlements(table, log):
            logged = [settlement_data.load(each) for each in json.loads(texts.pop(version) or "[]")]
            told = [comparable(each, table) for each in logged if each.kind is not Kind.PARTING]
            given = [comparable(each, table) for each in right]
            if told != given:
                found.append(f"table {row.id}, version {version}: {told} is not {given}")
        for version, text in texts.items():
            if {each["kind"] for each in json.loads(text or "[]")} - {Kind.PARTING.value}:
                found.append(f"table {row.id}, version {version}: {text} is not in the replay")
    return found


def comparable(settlement: Settlement, table: Table) -> Settlement:
    """Return a settlement without what a log does not tell."""
    bots = tuple(
        replace(bot, level=Level.MASTER, gain=bot.gain if table.for_chips else 0)
        for bot in settlement.bots
    )
    rows = tuple(
        replace(
            row,
            user=0,
            hc=0,
            excused=False,
            deserted=False,
            gain=row.gain if table.for_chips else 0,
        )
        for row in settlement.rows
    )
    return replace(settlement, rows=rows, bots=bots)


@dataclass
class _Session:
    """A table while its log is repeated, as far as counters depend on it."""

    table: Table
    rules: Game[Any, Any]
    chairs: list[Chair]
    waiting: list[int] = field(default_factory=list)  # users who have asked for a seat
    quitters: tuple[int, ...] = ()
    winding_up: bool = False
    playing: bool = False
    state: Any = None
    deals: int = 0
    story: tuple[Any, ...] = ()
    substituted: tuple[int, ...] = ()
    excused: set[Seat] = field(default_factory=set)
    extended: int = -1  # turn for which a player who came back has been given more time
    # hc by participant that were brought for this deal
    stacks: list[int] = field(default_factory=list)
    gallery: list[Onlooker] = field(default_factory=list)

    def seat_of(self, user: int | None) -> Seat | None:
        """Return the seat of a person who has not left, or None."""
        seats = (
            seat
            for seat, chair in enumerate(self.chairs)
            if user is not None and chair.user == user
        )
        return next(
            (seat for seat in seats if self.chairs[seat].presence is not Presence.LEFT), None
        )

    def is_alone(self, seat: Seat) -> bool:
        """Return whether no other person plays by themselves
        (`tables.changes.absences.is_alone`).
        """
        return all(other == seat or chair.automatic for other, chair in enumerate(self.chairs))

    def update(self, seat: Seat, presence: Presence) -> None:
        chair = self.chairs[seat]
        self.chairs[seat] = replace(
            chair, presence=presence, absences=0 if presence is Presence.HERE else chair.absences
        )

    def waits_for_computers_only(self) -> bool:
        return all(self.chairs[seat].automatic for seat in self.rules.due(self.state))

    def come_back(self, seat: Seat, *, stays_with_substitute: bool) -> None:
        """Bring a player back who was away.

        With `stays_with_substitute` only once in a turn, as in `return_to_seat`.
        """
        if self.chairs[seat].presence is not Presence.AWAY:
            return
        before, chair = self.playing and self.waits_for_computers_only(), self.chairs[seat]
        self.update(seat, Presence.HERE)
        if self.playing and before is not self.waits_for_computers_only():
            turn = self.rules.turn(self.state)
            if stays_with_substitute and self.extended == turn:
                self.chairs[seat] = chair
            self.extended = turn

    def give_chair_away(self, seat: Seat) -> None:
        """Put a computer player on a chair whose owner has left for good."""
        user = self.chairs[seat].user
        if (
            user is not None
            and not self.chairs[seat].late
            and self.rules.match(self.table.options)
            and not self.rules.finished(self.state)
        ):
            self.quitters = (*self.quitters, user)
        self.chairs[seat] = replace(
            self.chairs[seat], user=None, presence=Presence.HERE, late=False
        )

    def as_table(self, *, excused: set[Seat]) -> Table:
        """Return the table as it was when the deal ended, as far as counters depend on it."""
        latest = LatestDeal(
            story=self.story, substituted=self.substituted, excused=tuple(sorted(excused))
        )
        return replace(
            self.table,
            phase=Phase.PLAYING,
            chairs=tuple(self.chairs),
            gallery=tuple(self.gallery),
            stacks=tuple(self.stacks),
            state=self.state,
            quitters=self.quitters,
            deals=self.deals,
            latest_deal=latest,
            closing=Closing(winding_up=CloseReason.UNREACHABLE if self.winding_up else ""),
        )


def settlements(
    table: Table, log: Sequence[LogEntry]
) -> Iterator[tuple[int, tuple[Settlement, ...]]]:
    """Yield the version of each entry that has settled a deal or a match, and what it has
    settled.
    """
    rules = game_of(table)
    log = [replace(entry, by=_as_person(entry.by)) for entry in log]
    session = _Session(
        table, rules, [_chair(user) for user in users_at_start(log, rules.players[-1])]
    )
    moments: dict[int, list[Moment]] = {}
    for moment in replay_moments(log, table.secret):
        moments.setdefault(moment.version, []).append(moment)
    for entry in log:
        found = _repeat_entry(session, entry, moments.get(entry.version, []))
        if found:
            yield entry.version, found


def _as_person(user: int | None) -> int | None:
    """Return the id of a person.

    Aliases (below 0) count as people: each has replaced a person who was forgotten.
    """
    return user if user is None or user > 0 else FORGOTTEN - user


def _chair(user: int | None) -> Chair:
    return Chair(user, "")


def _repeat_entry(
    session: _Session, entry: LogEntry, moments: list[Moment]
) -> tuple[Settlement, ...]:
    """Apply an entry of the log. Return what it has settled."""
    closing = next((item for item in entry.what if isinstance(item, TableClosed)), None)
    late = [item.seat for item in entry.what if isinstance(item, PlayerAway)]
    session.excused |= {seat for seat in late if session.is_alone(seat)}
    _note_return(session, entry)
    found: tuple[Settlement, ...] = ()
    for number, item in enumerate(entry.what):
        if isinstance(item, DealStarted):
            _bring_stacks(session, item)
        if _has_moment(session, item) and moments:
            substitute = _substitute(session, entry, number)
            _play(session, moments.pop(0), by=entry.by, substitute=substitute)
        _apply(session, entry, item, closing)
        # who was away too often leaves when the deal is over
        goes_on = any(isinstance(other, ActionTaken) for other in entry.what[number + 1 :])
        if session.playing and not goes_on and not session.rules.dealing(session.state):
            session.playing = False
            found += (settle_deal(session.as_table(excused=session.excused)),)
            _count_absences(session)
            _give_chairs_away(session, closing)
    if closing is not None and session.state is not None:
        match = settle_match(session.as_table(excused=session.excused), closing.why)
        found += (match,) if match else ()
    return found


def _count_absences(session: _Session) -> None:
    counts = not session.winding_up
    session.chairs = [
        replace(
            chair,
            absences=chair.absences + counts if chair.presence is Presence.AWAY else 0,
        )
        for chair in session.chairs
    ]


def _note_return(session: _Session, entry: LogEntry) -> None:
    """Bring the person back who acts, if they were away: between deals for good, during a deal
    once in a turn.
    """
    seat = session.seat_of(entry.by)
    acts = ActionTaken if session.playing else (ReadySaid, DealStarted, ActionTaken)
    if seat is not None and any(isinstance(item, acts) for item in entry.what):
        session.come_back(seat, stays_with_substitute=session.playing)


def _has_moment(session: _Session, item: LogItem) -> bool:
    """Return whether `replay_moments` yields a moment for this item."""
    if isinstance(item, ActionTaken):
        return item.action.partition(" ")[0] in {kind.verb for kind in session.rules.actions}
    return isinstance(item, DealStarted | SeatParted)


def _substitute(session: _Session, entry: LogEntry, number: int) -> Seat | None:
    """Return the person's seat if a substitute took the action `number` of an entry, else None."""
    item, first = entry.what[number], entry.what[0]
    if entry.by is not None or not isinstance(item, ActionTaken) or item != first:
        return None  # forced actions come after the first, and are nobody's
    is_person = (
        item.participant < len(session.chairs) and session.chairs[item.participant].user is not None
    )
    return item.participant if is_person else None


def _bring_stacks(session: _Session, deal: DealStarted) -> None:
    """Set the stacks of a new deal. Onlookers with carried-over bets stay."""
    seats = len(session.chairs)
    kept = session.rules.exposure(session.state)[seats:] if session.gallery else ()
    session.gallery = [
        replace(one, paid_in=hc) for one, hc in zip(session.gallery, kept, strict=True) if hc
    ]
    session.stacks = [*deal.stacks[:seats]]


def _pay_in(session: _Session, moment: Moment, by: int | None) -> None:
    """Bring the half-chips that an action needs, and let a new onlooker in."""
    if not session.playing or moment.action is None or moment.seat is None:
        return
    seats = len(session.chairs)
    if len(session.rules.settle(moment.state)) > seats + len(session.gallery) and by is not None:
        session.gallery.append(Onlooker(by, ""))
    for participant, hc in session.rules.brings(session.state, moment.seat, moment.action).items():
        if participant < seats:
            session.stacks[participant] += hc
        else:
            onlooker = session.gallery[participant - seats]
            session.gallery[participant - seats] = replace(onlooker, paid_in=onlooker.paid_in + hc)


def _play(session: _Session, moment: Moment, by: int | None, substitute: Seat | None) -> None:
    """Take over the state and the events of a moment."""
    _pay_in(session, moment, by)
    if moment.deal != session.deals:
        session.deals, session.story, session.substituted, session.playing = (
            moment.deal,
            (),
            (),
            True,
        )
        session.excused = set(range(len(session.chairs))) if session.winding_up else set()
    if substitute is not None:
        own = (
            number
            for number, event in enumerate(moment.events, len(session.story))
            if getattr(event, "seat", None) == substitute and not event.decides
        )
        session.substituted = (*session.substituted, *own)
    session.state, session.story = moment.state, session.story + moment.events


def _apply(session: _Session, entry: LogEntry, item: LogItem, closing: TableClosed | None) -> None:
    """Apply what an item says about people."""
    match item:
        case PlayerAway(seat):
            session.update(seat, Presence.AWAY)
        case PlayerBack(seat):
            session.come_back(seat, stays_with_substitute=False)
        case PlayerLeft(seat) if session.playing:
            session.excused |= {seat} if session.is_alone(seat) else set()
            session.update(seat, Presence.LEFT)
        case PlayerLeft(seat) if closing is None or closing.why not in STAYS_ON_CHAIR:
            session.give_chair_away(seat)
        case SeatRequested() if entry.by is not None:
            session.waiting.append(entry.by)
        case SeatRequestWithdrawn() if entry.by in session.waiting:
            session.waiting.remove(entry.by)
        case SeatRequestDropped() if session.waiting:
            session.waiting.pop(0)
        case SeatTaken(seat) | SeatInherited(seat) if session.waiting:
            newcomer = _chair(session.waiting.pop(0))
            session.chairs[seat:] = [
                replace(newcomer, late=session.rules.match(session.table.options)),
                *session.chairs[seat + 1 :],
            ]
        case TimeCredited():
            _excuse_people(session)
        case ClosingSet(wanted) if entry.by is None:  # the table is wound up, or goes on after all
            session.winding_up = wanted
            _excuse_people(session)


def _excuse_people(session: _Session) -> None:
    if session.playing:
        session.excused |= {
            seat for seat, chair in enumerate(session.chairs) if chair.presence is not Presence.LEFT
        }


def _give_chairs_away(session: _Session, closing: TableClosed | None) -> None:
    """After a deal, give the chairs of people who have left during it to computer players, if
    the table goes on.
    """
    for seat, chair in enumerate(session.chairs):
        if closing is None and chair.user is not None and chair.presence is Presence.LEFT:
            session.give_chair_away(seat)
