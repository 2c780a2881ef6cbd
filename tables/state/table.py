"""A table: a session of deals with people, time and chips around it. Plain data; what can happen to it is in
`tables.changes.lobby`,
`tables.changes.play`, `tables.changes.leaving` and `tables.changes.closing`. Times are milliseconds since 1970,
amounts half-chips."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from ai.levels import Level
from games import GAMES
from games.core import Event, Participant, Seat, View
from games.game import Game
from games.parts.options import Options
from tables.chips import chip_accounts
from tables.state.phases import LIVE_PHASES, WITHOUT_CHANNEL, Phase, Presence
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table_options import TableOptions
from tables.state.turn_clock import TableClock


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table and who sits on it."""

    user: int | None  # Discord's id; None: a computer player of the house
    name: str  # as last seen; hostile text, escape it
    username: str = ""  # the plain name, for fonts that lack the other's letters
    cut: int = 0  # id of the interaction with which they sat down (the host: pressed Start)
    presence: Presence = Presence.HERE
    absences: int = 0  # deals in a row that ended in their absence
    ready: bool = False  # has pressed Next deal
    acts: int = 0  # grows with everything this seat does and with each deal: a press with an older number is stale
    read: int = 0  # how much of the story this seat had seen when it last acted
    paid_in: int = 0  # hc brought to the table in this session

    @property
    def computer(self) -> bool:
        """A computer player of the house sits here."""
        return self.user is None

    @property
    def automatic(self) -> bool:
        """A computer player acts for this seat."""
        return self.user is None or self.presence is not Presence.HERE


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody in the gallery, for one deal (longer only if their bet was carried over a tie)."""

    user: int
    name: str  # as last seen; hostile text, escape it
    username: str = ""
    acts: int = 0  # grows with everything they do, and from deal to deal: a press with another number is stale
    paid_in: int = 0  # hc of theirs that lie at the table


@dataclass(frozen=True, slots=True)
class Table:
    """One table. The row of the database is the truth; nothing about it lives anywhere else."""

    id: str
    guild: int
    channel: int
    host: int
    game: str
    rules_version: int
    options: Options  # of the game
    table_options: TableOptions
    secret: bytes = field(repr=False)  # 32 bytes; its SHA-256 is shown before the first deal, itself after the last
    opened_at: int
    locale: str = "en"  # of everything public about it
    version: int = 0  # one more with every committed change
    public_version: int = 0  # the latest version with something new for the room: behind `version` while people answer in secret
    phase: Phase = Phase.LOBBY
    chairs: tuple[Chair, ...] = ()
    gallery: tuple[Onlooker, ...] = ()  # the places behind the chairs, in this deal
    for_chips: bool = True  # False: played for the honour, nothing is booked (any more)
    at_ceiling: tuple[Seat, ...] = ()  # of whoever has won all that the house pays one person in a day
    state: Any = field(default=None, repr=False)  # of the game; secrets inside
    stacks: tuple[int, ...] = ()  # hc by participant between deals; in mid-deal (of seats only) what they have brought for it
    brought: tuple[int, ...] = ()  # hc by seat that the latest deal has needed beyond what lay there
    story: tuple[Event, ...] = ()  # public events of the present or last deal
    substituted: tuple[int, ...] = ()  # which of them a computer player has brought about in somebody's place, by number
    clock: TableClock = field(default_factory=TableClock)
    closing: bool = False  # close as soon as a deal is over and nothing is undecided
    winding_up: str = ""  # the `CloseReason` for which it does so whoever is there, "" if for none
    wanting: tuple[Seat, ...] = ()  # who want to end an undecided match; asked anew with each deal
    unseen: bool = False  # nobody has shown themselves since the latest deal began
    deals: int = 0  # dealt in this session
    most_deals: int = 0  # after which it closes, if no match is undecided then; 0: never, as in version 1
    dealt: int = 0  # the version with which the latest deal began: a message that shows an older version shows an older deal
    presses: tuple[int, ...] = ()  # by seat, the id of what was pressed last since the latest deal (0: nothing), for the next one
    curve: tuple[
        tuple[int, tuple[int | None, ...]], ...
    ] = ()  # by deal, what everybody had after it (`tables.history.score_curve`)
    reading: tuple[tuple[Seat, int], ...] = ()  # in this deal: who reads the rules, and until when the clock waits for them (ms)
    # The two are not part of the chairs because processes of version 1 can read no chair with more than they know.
    amended: tuple[
        tuple[str, int], ...
    ] = ()  # house rules changed in the lobby, with their latest edition (`tables.changes.agreement`)
    agreed: tuple[tuple[int, int], ...] = ()  # by person, the edition they have accepted; 0 for whoever is not named
    preset: str = ""  # name of the server's preset by which it is played, "" once a house rule has been changed
    levels: tuple[tuple[str, str], ...] = ()  # of computer players, by name: a `Level`; of whoever is not named, the usual one
    ended: str = ""  # a `CloseReason`, once the table is closed or void
    ended_by: Seat | None = None  # whom that reason is about

    def level_of(self, seat: Seat) -> Level:
        """How well a computer player on that chair plays, or one in somebody's place."""
        chair = self.chairs[seat]
        return Level(dict(self.levels).get(chair.name, DEFAULT_LEVEL)) if chair.computer else DEFAULT_LEVEL

    @property
    def live(self) -> bool:
        """Whether it still occupies its channel."""
        return self.phase in LIVE_PHASES

    @property
    def cuts(self) -> tuple[int, ...]:
        """What the players have mixed into the chance of every deal, in seat order; the same from the start to the end."""
        return tuple(chair.cut for chair in self.chairs if chair.cut)

    @property
    def without_channel(self) -> bool:
        """Whether there is no channel any more in which it could be shown: whoever is still in it plays by direct message."""
        return (self.ended or self.winding_up) in WITHOUT_CHANNEL

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of those who have not left."""
        return tuple(seat for seat, one in enumerate(self.chairs) if one.user is not None and one.presence is not Presence.LEFT)

    @property
    def account(self) -> chip_accounts.Account:
        """Where the chips at the table are."""
        return chip_accounts.table(self.id)

    @property
    def participants(self) -> tuple[Chair | Onlooker, ...]:
        """Everybody who can have chips here: the chairs, then the gallery."""
        return self.chairs + self.gallery

    def participant_of(self, user: int) -> Participant | None:
        """The seat of a person, or the number in the gallery."""
        for participant, one in enumerate(self.gallery, start=len(self.chairs)):
            if one.user == user:
                return participant
        return self.seat_of(user)

    def acts_of(self, participant: Participant) -> int:
        """What the buttons of that participant are numbered with; those of somebody new with the deal."""
        return self.participants[participant].acts if participant < len(self.participants) else self.dealt

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a person, None if they do not sit here (or has left for good)."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user and chair.presence is not Presence.LEFT:
                return seat
        return None


def host_name(table: Table) -> str:
    """What the host is called; hostile text, escape it."""
    return next((chair.name or chair.username for chair in table.chairs if chair.user == table.host), "")


def game_of(table: Table) -> Game[Any, Any]:
    """The rules a table is played by."""
    return GAMES[table.game]


def current_stacks(table: Table, game: Game[Any, Any]) -> tuple[int, ...]:
    """hc by participant if everybody were paid now."""
    if table.phase is Phase.PLAYING:
        return game.settle(table.state)
    return table.stacks or (0,) * len(table.chairs)


def view(table: Table, game: Game[Any, Any], viewer: Participant | None) -> View | None:
    """What that seat or onlooker, or the room, may see; None before the first deal."""
    return None if table.state is None else _seen(game, Itself(table.state), viewer)


class Itself(NamedTuple):
    """Compared by identity: tables and states never change, and to compare two of them costs more than to look at one."""

    thing: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


@lru_cache(maxsize=64)  # each change is looked at a dozen times, by all to whom it is shown
def _seen(game: Game[Any, Any], state: Itself, viewer: Participant | None) -> View:
    return game.view(state.thing, viewer)


def of_one(table: Table, participant: Participant, **facts: Any) -> dict[str, Any]:
    """Something else true of one chair or onlooker: the fields of the table that change with it, for `replace`."""
    seats = len(table.chairs)
    if participant < seats:
        chairs = list(table.chairs)
        chairs[participant] = replace(chairs[participant], **facts)
        return {"chairs": tuple(chairs)}
    gallery = list(table.gallery)
    gallery[participant - seats] = replace(gallery[participant - seats], **facts)
    return {"gallery": tuple(gallery)}


def seated(table: Table, seat: Seat, **facts: Any) -> Table:
    """The table with something else true of one chair."""
    return replace(table, **of_one(table, seat, **facts))


def record_press(table: Table, seat: Seat, press: int) -> Table:
    """The table after somebody on this chair has pressed something with this interaction: the next deal depends on it."""
    presses = list(table.presses or (0,) * len(table.chairs))
    presses[seat] = press
    return replace(table, presses=tuple(presses))
