"""Repeating a session from its log and its secret, and checking that both agree."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from games import GAMES
from games.core import Action, Event, IllegalAction, Participant, Seat
from games.game import Game
from games.parts import codec
from games.parts.chance import commitment, deal_seed
from tables.state.log_items import (
    ActionTaken,
    ComputerAdded,
    DealStarted,
    LobbyLeft,
    LogEntry,
    OptionSet,
    PlayerAway,
    PlayerJoined,
    PlayerLeft,
    PlayerSeated,
    PressesMixed,
    SeatCleared,
    SeatInherited,
    SeatParted,
    SeatRequestDropped,
    SeatRequested,
    SeatRequestWithdrawn,
    SeatsArranged,
    SeatTaken,
    SecretSealed,
    SessionStarted,
    TableOpened,
)
from tables.state.table import Table, game_of


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after one item of the log: a dealing or an action."""

    deal: int  # number, from 1
    version: int  # of the table after this moment
    state: Any = field(repr=False)  # secrets inside
    events: tuple[Event, ...] = ()  # public events of this moment
    seat: Participant | None = None  # who acted; None: no action
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Company:
    """The people at a table at one moment."""

    users: tuple[int | None, ...]  # by seat; None: a computer player of the house
    # seats with a substitute: their owners are away or have left during the deal
    away: frozenset[Seat]
    computers: Mapping[Seat, str]  # names of computer players who have made room for a person since
    gallery: tuple[int, ...] = ()  # users in the gallery


def replay(log: Sequence[LogEntry], secret: bytes) -> Any:
    """Return the game's state after the whole log (oldest entry first), or None if nothing was
    dealt.

    The log must begin with the opening of the table. Raises `IllegalAction` or ValueError if the
    log and the secret do not agree.
    """
    state = None
    for moment in replay_moments(log, secret):
        state = moment.state
    return state


def replay_moments(log: Sequence[LogEntry], secret: bytes) -> Iterator[Moment]:
    """Yield every dealing and action of the log, in order. Raises the same errors as `replay`."""
    rules = game_of_log(log)
    verbs = {kind.verb for kind in rules.actions}
    options = rules.options()
    settled: dict[str, Any] = {}
    cuts: tuple[int, ...] = ()
    presses: tuple[int, ...] = ()
    deals = 0
    state: Any = None
    for entry in log:
        for item in entry.what:
            match item:
                # the other options are those of the table
                case OptionSet(name, value) if hasattr(options, name):
                    settled[name] = value
                case SessionStarted():
                    cuts = item.cuts
                case PressesMixed():
                    presses = item.presses
                case DealStarted(stacks):
                    if state is None:
                        state = rules.open(rules.options(**settled), len(stacks))
                    deals += 1
                    state, events = rules.deal(
                        state, stacks, deal_seed(secret, cuts, deals, presses)
                    )
                    presses = ()
                    yield Moment(deals, entry.version, state, events)
                # else of a newer version
                case ActionTaken(participant, action) if action.partition(" ")[0] in verbs:
                    done = codec.read(rules, action)
                    state, events = rules.apply(state, participant, done)
                    yield Moment(
                        deals, entry.version, state, events=events, seat=participant, action=done
                    )
                case SeatTaken(seat) if state is not None:
                    state = rules.sit_down(state, seat)
                case SeatParted(seat):
                    state, events = rules.leave(state, seat)
                    yield Moment(deals, entry.version, state, events)


def game_of_log(log: Sequence[LogEntry]) -> Game[Any, Any]:
    """Return the game of a log.

    Raises ValueError if it does not begin with the opening of the table.
    """
    match next((item for entry in log for item in entry.what), None):
        case TableOpened(game):
            return GAMES[game]
    raise ValueError("the log does not begin with the opening")


def finished_deals(table: Table) -> int:
    """Return how many deals of a table are over, without a deal that was broken off."""
    return table.deals - (table.state is not None and game_of(table).dealing(table.state))


def moments_of_deal(log: Sequence[LogEntry], secret: bytes, deal: int) -> tuple[Moment, ...]:
    """Return all moments of one deal, the dealing first; () if there is no such deal.

    Raises the same errors as `replay`.
    """
    return tuple(moment for moment in replay_moments(log, secret) if moment.deal == deal)


def company_by_version(table: Table, log: Sequence[LogEntry]) -> dict[int, Company]:
    """Return the people at the table for each of its versions since the session began.

    Raises the same errors as `replay`.

    During a session a chair changes its owner when a person leaves and a computer player takes it,
    or when a person takes the chair of a computer player. A chair that is added stands in the
    versions from then on.
    """
    galleries = gallery_by_version(log, table.secret, len(table.chairs))
    gallery: tuple[int, ...] = ()
    users = (
        users_at_start(log, game_of(table).players[-1])
        if table.round is None
        else [chair.user for chair in table.chairs]  # seated by the tournament for its only deal
    )
    waiting: list[int | None] = []
    away: frozenset[Seat] = frozenset()
    gone: set[Seat] = set()  # owners have left during the deal
    later_names = computers_who_make_room(log)
    companies: dict[int, Company] = {}
    for entry in log:
        if entry.by is not None and entry.by in users:  # a person who acts is not away
            away -= {users.index(entry.by)}
        for item in entry.what:
            match item:
                case PlayerLeft(seat) if table.chairs[seat].user is None:
                    users[seat] = None
                case PlayerLeft(seat):
                    away |= {seat}
                    gone.add(seat)
                case PlayerAway(seat):
                    away |= {seat}
                case SeatRequested():
                    waiting.append(entry.by)
                case SeatRequestWithdrawn():
                    waiting.remove(entry.by)
                case SeatRequestDropped():
                    waiting.pop(0)
                case SeatTaken(seat, name) | SeatInherited(seat, name):
                    users[seat:] = [waiting.pop(0), *users[seat + 1 :]]
                    away -= {seat}
                    gone.discard(seat)
                    if name:
                        later_names[seat].pop(0)
                case DealStarted():
                    for seat in gone:
                        users[seat] = None
                    away -= gone
                    gone.clear()
        gallery = galleries.get(entry.version, gallery)
        computers = {seat: names[0] for seat, names in later_names.items() if names}
        companies[entry.version] = Company(tuple(users), away, computers, gallery)
    return companies


def computers_who_make_room(log: Sequence[LogEntry]) -> dict[Seat, list[str]]:
    """Return the names of the computer players who make room for a person, by seat and in order."""
    names: dict[Seat, list[str]] = {}
    for entry in log:
        for item in entry.what:
            if isinstance(item, SeatTaken | SeatInherited) and item.name:
                names.setdefault(item.seat, []).append(item.name)
    return names


def users_at_start(log: Sequence[LogEntry], most: int) -> list[int | None]:
    """Return the users by seat when the session began; None is a computer player.

    There are at most `most` chairs.
    """
    users: list[int | None] = []
    for entry in log:
        for item in entry.what:
            match item:
                case TableOpened():
                    users = [entry.by]
                case PlayerJoined() if len(users) == most:  # written by 2.0.0
                    users[max(seat for seat, user in enumerate(users) if user is None)] = entry.by
                case PlayerJoined():
                    users.append(entry.by)
                case PlayerSeated(seat):
                    users[seat] = entry.by
                case LobbyLeft():
                    users.remove(entry.by)
                case SeatCleared(seat):
                    del users[seat]
                case ComputerAdded():
                    users.append(None)
                case SeatsArranged(seats):
                    users = [users[old] if old >= 0 else None for old in seats]
    return users


def gallery_by_version(
    log: Sequence[LogEntry], secret: bytes, seats: int
) -> dict[int, tuple[int, ...]]:
    """Return the users in the gallery for each version with a dealing or an action.

    Raises the same errors as `replay`.
    """
    by = {entry.version: entry.by for entry in log}
    users: tuple[int, ...] = ()
    galleries: dict[int, tuple[int, ...]] = {}
    before: Moment | None = None
    for moment in replay_moments(log, secret):
        rules = game_of_log(log)
        # onlookers stay whose bets are carried over
        if before is not None and before.deal != moment.deal:
            kept = rules.exposure(before.state)[seats:]
            users = tuple(user for user, stays in zip(users, kept, strict=True) if stays)
        newcomer = by[moment.version]
        if len(rules.settle(moment.state)) > seats + len(users) and newcomer is not None:
            users = (*users, newcomer)
        galleries[moment.version] = users
        before = moment
    return galleries


def first_disagreement(log: Sequence[LogEntry], secret: bytes, state: Any) -> int | None:
    """Return the first deal that disagrees with the seal, the cuts and the log; 0 if the seal is
    wrong; None if all agree.

    A deal disagrees if it cannot be repeated, if its public events differ from those that follow,
    or if an entry is missing. `state` is the final state of the session.
    """
    if any(
        isinstance(item, SecretSealed) and item.seal != commitment(secret)
        for entry in log
        for item in entry.what
    ):
        return 0
    repeated: dict[int, list[object]] = {}  # the public events that follow, by version
    deals: dict[int, int] = {}
    moment, broken = None, None
    try:
        for moment in replay_moments(log, secret):
            deals[moment.version] = moment.deal
            repeated.setdefault(moment.version, []).extend(
                codec.event_data(event) for event in moment.events
            )
    except (IllegalAction, ValueError):
        broken = moment.deal if moment else 1
    if broken is None and moment is not None and moment.state != state:
        broken = moment.deal
    logged = {entry.version: _plain(entry.events) for entry in log}
    wrong = [
        deals[version] for version, events in repeated.items() if _plain(events) != logged[version]
    ]
    if broken is not None:
        wrong.append(broken)
    for entry, following in pairwise(log):
        # nothing else would notice, for example, a missing stake
        if following.version != entry.version + 1:
            wrong.append(
                max(
                    (deal for version, deal in deals.items() if version <= entry.version), default=1
                )
            )
    return min(wrong, default=None)


def _plain(events: Sequence[object]) -> Any:
    """Return events as JSON gives them back, for comparison."""
    return json.loads(json.dumps(events))
