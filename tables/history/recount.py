"""What a session has added to people's counters, ratings and achievements, found again by repeating its log.

A log does not say everything: whether a moderator has removed a player, whom nobody blames for leaving, is not in it. Where that
matters a round has a largest and a smallest tally.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ai.levels import Level
from games.core import Seat
from games.game import Game
from tables.achievements.feats import feats_of_deal, feats_of_quitters
from tables.changes import absences
from tables.chips.deal_records import deal_record
from tables.chips.encounters import encounters
from tables.chips.partnerships import match_partnerships, round_partnerships
from tables.chips.rating_places import RatedPlaces, match_places, round_places
from tables.chips.tallies import match_tallies, round_tallies
from tables.history.replay import Moment, computers_who_make_room, replay_moments, users_at_start
from tables.state.change import DealRecord, Encounter, Feat, Partnership, Tally
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
    SeatParted,
    SeatRequestDropped,
    SeatRequested,
    SeatRequestWithdrawn,
    SeatsExchanged,
    SeatTaken,
    TableClosed,
    TimeCredited,
)
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Chair, Onlooker, Table, game_of, update_latest_deal
from tables.state.table_parts import Closing, LatestDeal

FORGOTTEN: Final = 1 << 63  # ids from here on stand for people who have been forgotten since; Discord's are below
STAYS_ON_CHAIR = (
    CloseReason.EMPTY,
    CloseReason.LEFT,
)  # why a table closes while the player who leaves still has a chair


NOT_RATED = RatedPlaces()


@dataclass(frozen=True, slots=True)
class Recount:
    """What one entry of a log has added."""

    version: int
    at: int
    deal: int
    tallies: tuple[Tally, ...] = ()  # the largest
    smallest: tuple[Tally, ...] = ()
    rated: RatedPlaces = NOT_RATED  # the order of people, if it counts for ratings
    rated_before: RatedPlaces = NOT_RATED  # as versions before `data.stores.rating_audit.RATED_ANEW` have rated it
    feats: tuple[Feat, ...] = ()
    deserters: tuple[int, ...] = ()  # the most
    sure_deserters: tuple[int, ...] = ()  # the least
    encounters: tuple[Encounter, ...] = ()  # their chips are right only if the table was for chips in this round
    partnerships: tuple[Partnership, ...] = ()
    records: tuple[DealRecord, ...] = ()
    are_levels_known: bool = True  # False: the records may lack the level of the bots


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
    stacks: list[int] = field(default_factory=list)  # hc by participant that were brought for this deal
    gallery: list[Onlooker] = field(default_factory=list)

    def seat_of(self, user: int | None) -> Seat | None:
        """Return the seat of a person who has not left, or None."""
        seats = (seat for seat, chair in enumerate(self.chairs) if user is not None and chair.user == user)
        return next((seat for seat in seats if self.chairs[seat].presence is not Presence.LEFT), None)

    def is_alone(self, seat: Seat) -> bool:
        """Return whether no other person plays by themselves (`tables.changes.absences.is_alone`)."""
        return all(other == seat or chair.automatic for other, chair in enumerate(self.chairs))

    def update(self, seat: Seat, presence: Presence) -> None:
        chair = self.chairs[seat]
        self.chairs[seat] = replace(chair, presence=presence, absences=0 if presence is Presence.HERE else chair.absences)

    def waits_for_computers_only(self) -> bool:
        return all(self.chairs[seat].automatic for seat in self.rules.due(self.state))

    def come_back(self, seat: Seat, *, stays_with_substitute: bool) -> None:
        """Bring a player back who was away. With `stays_with_substitute` only once in a turn, as in `return_to_seat`."""
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
        if user is not None and self.rules.match(self.table.options) and not self.rules.finished(self.state):
            self.quitters = (*self.quitters, user)
        self.chairs[seat] = replace(self.chairs[seat], user=None, presence=Presence.HERE)

    def as_table(self, *, excused: set[Seat]) -> Table:
        """Return the table as it was when the deal ended, as far as counters depend on it."""
        latest = LatestDeal(story=self.story, substituted=self.substituted, excused=tuple(sorted(excused)))
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


def recounts(table: Table, log: Sequence[LogEntry]) -> Iterator[Recount]:
    """Yield what the entries of a table's log have added, in order. Raises the errors of `tables.history.replay.replay`.

    People who have been forgotten since have ids from `FORGOTTEN` on.
    """
    rules = game_of(table)
    log = [replace(entry, by=_as_person(entry.by)) for entry in log]
    session = _Session(table, rules, [_chair(user) for user in users_at_start(log, rules.players[-1])])
    levels = _levels(table, log)
    moments: dict[int, list[Moment]] = {}
    for moment in replay_moments(log, table.secret):
        moments.setdefault(moment.version, []).append(moment)
    for entry in log:
        found = _count_entry(session, entry, moments.get(entry.version, []), levels)
        if found is not None:
            yield found


def _as_person(user: int | None) -> int | None:
    """Return the id of a person. Aliases (below 0) count as people, as the people did for whom they stand now."""
    return user if user is None or user > 0 else FORGOTTEN - user


def _chair(user: int | None) -> Chair:
    return Chair(user, "")


def _levels(table: Table, log: Sequence[LogEntry]) -> set[Level]:
    """Return the levels of the computer players who have sat at a table during its session.

    A log does not say which of them sat on which chair.
    """
    seated = [table.level_of(seat) for seat, chair in enumerate(table.chairs) if chair.computer]
    names = [name for later in computers_who_make_room(log).values() for name in later]
    levels = dict(table.levels)
    return {*seated, *(Level(levels.get(name, DEFAULT_LEVEL)) for name in names)}


def _count_entry(session: _Session, entry: LogEntry, moments: list[Moment], levels: set[Level]) -> Recount | None:
    """Apply an entry of the log. Return what it has added, or None."""
    closing = next((item for item in entry.what if isinstance(item, TableClosed)), None)
    late = [item.seat for item in entry.what if isinstance(item, PlayerAway)]
    session.excused |= {seat for seat in late if session.is_alone(seat)}
    _note_return(session, entry)
    found = _count_deserter(session, entry, closing)
    for number, item in enumerate(entry.what):
        if isinstance(item, DealStarted):
            _bring_stacks(session, item)
        if _has_moment(session, item) and moments:
            _play(session, moments.pop(0), by=entry.by, substitute=_substitute(session, entry, number))
        _apply(session, entry, item, closing)
        if session.playing and not moments and not session.rules.dealing(session.state):
            session.playing = False
            found = _count_deal(session, entry, levels)
            _give_chairs_away(session, closing)
    if closing is not None and session.state is not None:
        found = _count_end(session, entry, found)
    return found


def _note_return(session: _Session, entry: LogEntry) -> None:
    """Bring the person back who acts, if they were away: between deals for good, during a deal once in a turn."""
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
    """Return the seat of a person for whom a substitute takes the action with this number in the entry, or None."""
    item, first = entry.what[number], entry.what[0]
    if entry.by is not None or not isinstance(item, ActionTaken) or item != first:
        return None  # forced actions come after the first, and are nobody's
    is_person = item.participant < len(session.chairs) and session.chairs[item.participant].user is not None
    return item.participant if is_person else None


def _count_deserter(session: _Session, entry: LogEntry, closing: TableClosed | None) -> Recount | None:
    """Return what is added if a person leaves others between the deals of an undecided match (`tables.changes.leaving`)."""
    left = entry.what[0] if entry.what else None
    if session.playing or not isinstance(left, PlayerLeft) or entry.by is None:
        return None
    is_over = session.rules.finished(session.state) or (closing is not None and closing.why in STAYS_ON_CHAIR)
    is_match = session.rules.match(session.table.options) and not is_over
    if not is_match or session.is_alone(left.seat) or session.winding_up or session.chairs[left.seat].absences:
        return None
    return Recount(entry.version, entry.at, session.deals, deserters=(entry.by,))  # unless a moderator has removed them


def _bring_stacks(session: _Session, deal: DealStarted) -> None:
    """Set the stacks of a new deal. Onlookers with carried-over bets stay."""
    seats = len(session.chairs)
    kept = session.rules.exposure(session.state)[seats:] if session.gallery else ()
    session.gallery = [replace(one, paid_in=hc) for one, hc in zip(session.gallery, kept, strict=True) if hc]
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
        session.deals, session.story, session.substituted, session.playing = moment.deal, (), (), True
        session.excused = set(range(len(session.chairs))) if session.winding_up else set()
    if substitute is not None:
        new = enumerate(moment.events, len(session.story))
        own = (number for number, event in new if getattr(event, "seat", None) == substitute and not event.decides)
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
        case SeatTaken(seat) if session.waiting:
            session.chairs[seat:] = [_chair(session.waiting.pop(0)), *session.chairs[seat + 1 :]]
        case SeatsExchanged(seat, other):
            session.chairs[seat], session.chairs[other] = session.chairs[other], session.chairs[seat]
        case TimeCredited():
            _excuse_people(session)
        case ClosingSet(wanted) if entry.by is None:  # the table is wound up, or goes on after all
            session.winding_up = wanted
            _excuse_people(session)


def _excuse_people(session: _Session) -> None:
    if session.playing:
        session.excused |= {seat for seat, chair in enumerate(session.chairs) if chair.presence is not Presence.LEFT}


def _give_chairs_away(session: _Session, closing: TableClosed | None) -> None:
    """After a deal, give the chairs of people who have left during it to computer players, if the table goes on."""
    for seat, chair in enumerate(session.chairs):
        if closing is None and chair.user is not None and chair.presence is Presence.LEFT:
            session.give_chair_away(seat)


def _count_deal(session: _Session, entry: LogEntry, levels: set[Level]) -> Recount:
    """Return what the deal that has just ended has added."""
    seen = session.rules.view(session.state, None)
    winners = seen.result.winners if seen.result else ()
    left = {seat for seat, chair in enumerate(session.chairs) if chair.presence is Presence.LEFT}
    table, mildest = session.as_table(excused=session.excused), session.as_table(excused=session.excused | left)
    before = update_latest_deal(table, substituted=())  # earlier versions asked only who was there at the end
    people = [seat for seat, chair in enumerate(table.chairs) if chair.user is not None and not chair.automatic]
    found = Recount(
        entry.version,
        entry.at,
        session.deals,
        tallies=round_tallies(before, winners),
        smallest=round_tallies(mildest, winners),
        rated=round_places(table),
        rated_before=round_places(before),
        feats=feats_of_deal(table),
        deserters=absences.deserters(table),
        sure_deserters=absences.deserters(mildest),
        encounters=encounters(table),
        partnerships=round_partnerships(table, winners),
        records=tuple(_record(deal_record(table, seat, winners), levels) for seat in people),
        are_levels_known=len(levels) < 2,
    )
    counts = not session.winding_up
    session.chairs = [
        replace(chair, absences=chair.absences + counts if chair.presence is Presence.AWAY else 0) for chair in session.chairs
    ]
    return found


def _record(record: DealRecord, levels: set[Level]) -> DealRecord:
    """Return a record with the level of the bots: the names on the chairs are not those of the bots who sat there."""
    return record if record.level is None or not levels else replace(record, level=min(levels))


def _count_end(session: _Session, entry: LogEntry, found: Recount | None) -> Recount:
    """Add what the end of the session has added, in the same entry as the last deal or after it."""
    table = session.as_table(excused=session.excused)
    found = found or Recount(entry.version, entry.at, session.deals)
    matches = match_tallies(table)
    return replace(
        found,
        tallies=found.tallies + matches,
        smallest=found.smallest + matches,
        rated=found.rated if found.rated.places else match_places(table),
        rated_before=found.rated_before if found.rated_before.places else match_places(table, spares_partners=True),
        feats=found.feats + feats_of_quitters(table),
        partnerships=found.partnerships + match_partnerships(table),
    )


def chips_won(table: Table, log: Sequence[LogEntry]) -> dict[int, int] | None:
    """Return the half-chips that each person has won at a closed table; None if they cannot be told from the deals alone.

    Only tables at which the same people have sat all the time, without computer players and a gallery, can be told.
    """
    rules = game_of(table)
    users = users_at_start(log, rules.players[-1])
    changing = (PlayerLeft, SeatTaken, SeatParted)
    if table.phase is not Phase.CLOSED or not table.for_chips or None in users or not table.deals:
        return None
    if any(isinstance(item, changing) for entry in log for item in entry.what):
        return None
    brought, settled, state = 0, [0] * len(users), None
    won = [0] * len(users)
    stacks = iter([item.stacks for entry in log for item in entry.what if isinstance(item, DealStarted)])
    for moment in replay_moments(log, table.secret):
        if moment.deal != brought:
            brought, before = moment.deal, settled
            won = [hc - (stack - old) for hc, stack, old in zip(won, next(stacks), before, strict=False)]
        elif not rules.dealing(state):
            return None  # an offer was taken up between deals
        state = moment.state
        settled = list(rules.settle(state))
        if len(settled) != len(users):
            return None  # a gallery
    return {user: won[seat] + settled[seat] for seat, user in enumerate(users) if user is not None}
