"""A session from its log: what was done, with the chance that the revealed secret makes, comes to the same states."""

import json
from collections.abc import Iterator, Sequence
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
    PressesMixed,
    SeatParted,
    SecretSealed,
    SessionStarted,
    TableOpened,
)
from tables.state.table import Table, game_of


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after one thing that the log tells: a deal, or an action of a seat."""

    deal: int  # number, from 1
    version: int  # of the table that this led to
    state: Any = field(repr=False)  # secrets inside
    events: tuple[Event, ...] = ()  # what everybody heard of it
    seat: Participant | None = None  # whose action it was; None: no action
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at a table."""

    users: tuple[int | None, ...]  # by seat; None: a computer player of the house
    away: frozenset[Seat]  # whose owners are away or have left in mid-deal: a computer player acts for them
    gallery: tuple[int, ...] = ()  # behind the chairs


def replay(log: Sequence[LogEntry], secret: bytes) -> Any:
    """The game's state after all that the log tells, oldest entry first; None if nothing was dealt.

    The log has to begin with the opening. `IllegalAction` or ValueError: this log and this secret do not belong together.
    """
    state = None
    for moment in replay_moments(log, secret):
        state = moment.state
    return state


def replay_moments(log: Sequence[LogEntry], secret: bytes) -> Iterator[Moment]:
    """Everything that was dealt and done, in order. Raises as `replay` does."""
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
                case OptionSet(name, value) if hasattr(options, name):  # the others are the table's: they do not change the game
                    settled[name] = value
                case SessionStarted():
                    cuts = item.cuts
                case PressesMixed():
                    presses = item.presses
                case DealStarted(stacks):
                    if state is None:
                        state = rules.open(rules.options(**settled), len(stacks))
                    deals += 1
                    state, events = rules.deal(state, stacks, deal_seed(secret, cuts, deals, presses))
                    presses = ()
                    yield Moment(deals, entry.version, state, events)
                case ActionTaken(participant, action) if action.partition(" ")[0] in verbs:  # else only a newer version knows it
                    done = codec.read(rules, action)
                    state, events = rules.apply(state, participant, done)
                    yield Moment(deals, entry.version, state, events, participant, done)
                case SeatParted(seat):
                    state, events = rules.leave(state, seat)
                    yield Moment(deals, entry.version, state, events)


def game_of_log(log: Sequence[LogEntry]) -> Game[Any, Any]:
    """The rules that the log was played by. ValueError if it does not begin with the opening."""
    match next((item for entry in log for item in entry.what), None):
        case TableOpened(game):
            return GAMES[game]
    raise ValueError("the log does not begin with the opening")


def finished_deals(table: Table) -> int:
    """How many deals of a table are over; a deal that was broken off is none."""
    broken = table.state is not None and game_of(table).dealing(table.state)
    return table.deals - broken


def moments_of_deal(log: Sequence[LogEntry], secret: bytes, deal: int) -> tuple[Moment, ...]:
    """All moments of one deal, the dealing first; () if there was no such deal. Raises as `replay` does."""
    return tuple(moment for moment in replay_moments(log, secret) if moment.deal == deal)


def company_by_version(table: Table, log: Sequence[LogEntry]) -> dict[int, Company]:
    """Who sat there, by the table's version, since the session has begun. Raises as `replay` does.

    A chair then changes its owner only when somebody leaves: a computer player takes it, or is shown there from then on."""
    watched = gallery_by_version(log, table.secret, len(table.chairs))
    behind: tuple[int, ...] = ()
    users = users_at_start(log, game_of(table).players[-1])
    away: frozenset[Seat] = frozenset()
    found: dict[int, Company] = {}
    for entry in log:
        if entry.by is not None and entry.by in users:  # whoever does anything is there
            away -= {users.index(entry.by)}
        for item in entry.what:
            if isinstance(item, PlayerLeft) and table.chairs[item.seat].user is None:
                users[item.seat] = None
            elif isinstance(item, PlayerLeft | PlayerAway):
                away |= {item.seat}
        behind = watched.get(entry.version, behind)
        found[entry.version] = Company(tuple(users), away, behind)
    return found


def users_at_start(log: Sequence[LogEntry], most: int) -> list[int | None]:
    """Who sat on the chairs when the session began; None: a computer player. There are `most` chairs."""
    users: list[int | None] = []
    for entry in log:
        for item in entry.what:
            match item:
                case TableOpened():
                    users = [entry.by]
                case PlayerJoined() if len(users) == most:  # the last computer player has got up
                    users[max(seat for seat, user in enumerate(users) if user is None)] = entry.by
                case PlayerJoined():
                    users.append(entry.by)
                case LobbyLeft():
                    users.remove(entry.by)
                case ComputerAdded():
                    users.append(None)
    return users


def gallery_by_version(log: Sequence[LogEntry], secret: bytes, seats: int) -> dict[int, tuple[int, ...]]:
    """Who sat behind the chairs, by each version of the table in which something was dealt or done. Raises as `replay` does."""
    by = {entry.version: entry.by for entry in log}
    users: tuple[int, ...] = ()
    found: dict[int, tuple[int, ...]] = {}
    before: Moment | None = None
    for moment in replay_moments(log, secret):
        rules = game_of_log(log)
        if before is not None and before.deal != moment.deal:  # of the last deal's gallery those stay whose bets do
            kept = rules.exposure(before.state)[seats:]
            users = tuple(user for user, stays in zip(users, kept, strict=True) if stays)
        someone = by[moment.version]
        if len(rules.settle(moment.state)) > seats + len(users) and someone is not None:
            users = (*users, someone)
        found[moment.version] = users
        before = moment
    return found


def first_disagreement(log: Sequence[LogEntry], secret: bytes, state: Any) -> int | None:
    """The first deal that does not follow from the seal, the cuts and what was done, in which something else was heard than
    follows, or from which something is missing; 0 if it is the seal itself; None if everything agrees. `state` is what the
    session has come to."""
    if any(isinstance(item, SecretSealed) and item.seal != commitment(secret) for entry in log for item in entry.what):
        return 0
    repeated: dict[int, list[object]] = {}  # what must have been heard, by version
    deals: dict[int, int] = {}
    moment, broken = None, None
    try:
        for moment in replay_moments(log, secret):
            deals[moment.version] = moment.deal
            repeated.setdefault(moment.version, []).extend(codec.event_data(event) for event in moment.events)
    except (IllegalAction, ValueError):
        broken = moment.deal if moment else 1
    if broken is None and moment is not None and moment.state != state:
        broken = moment.deal
    heard = {entry.version: _plain(entry.events) for entry in log}
    wrong = [deals[version] for version, events in repeated.items() if _plain(events) != heard[version]]
    if broken is not None:
        wrong.append(broken)
    for entry, following in pairwise(log):
        if following.version != entry.version + 1:  # an added stake, say, would be missed by nothing else
            wrong.append(max((deal for version, deal in deals.items() if version <= entry.version), default=1))
    return min(wrong, default=None)


def _plain(events: Sequence[object]) -> Any:
    return json.loads(json.dumps(events))
