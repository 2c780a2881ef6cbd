"""`Table`: a session of deals with its players, clock and chips.

Plain data. The transitions are in `tables.changes`. Times are milliseconds since 1970, amounts
half-chips (hc).
"""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ai.levels import Level
from games import GAMES
from games.core import Participant, Seat, View
from games.game import Game
from games.parts import pot
from games.parts.options import Options
from tables.chips import chip_accounts
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import LIVE_PHASES, WITHOUT_CHANNEL, Phase, Presence
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table_parts import (
    Beat,
    Closing,
    LatestDeal,
    Round,
    RulesAgreement,
    Seated,
    TableClock,
    Visitor,
)


@dataclass(frozen=True, slots=True)
class Chair(Seated):
    """A seat at the table and the player on it."""

    cut: int = 0  # id of the interaction that seated the player; of the host: of *Start*
    absences: int = 0  # consecutive deals that ended while the player was away
    acts: int = 0  # counts this seat's actions and its deals: a press with an older number is stale
    read: int = 0  # how many events of `LatestDeal.story` this seat had seen when it last acted
    # at the session before this one (`Table.follows`); a computer player keeps that of a person who
    # may come back
    old_seat: Seat | None = None

    @property
    def person(self) -> int:
        """The user, on the chair of a person."""
        assert self.user is not None
        return self.user


@dataclass(frozen=True, slots=True)
class Onlooker(Visitor):
    """A person in the gallery.

    They stay for one deal, longer only if their bet is carried over a tie.
    """

    acts: int = 0  # changes with every action and every deal: a press with another number is stale
    paid_in: int = 0  # hc of theirs that lie at the table


@dataclass(frozen=True, slots=True)
class SeatRequest(Visitor):
    """A person who has asked for a seat at a running table (`tables.changes.coming_and_going`)."""

    press: int = 0  # id of the interaction; mixed into their first deal


@dataclass(frozen=True)  # no slots: views are cached on the object
class Table:
    """A table. The database holds the truth; nothing about a table is kept only in memory."""

    id: str
    guild: int
    channel: int
    host: int
    game: str
    rules_version: int
    options: Options  # house rules of the game
    table_options: TableOptions
    # 32 bytes; its SHA-256 is public before the first deal, the secret itself after the last
    secret: bytes = field(repr=False)
    opened_at: int
    locale: str = "en"  # of all public messages about the table
    version: int = 0  # one higher with every committed change
    # the latest version that changed anything public; sealed answers do not
    public_version: int = 0
    phase: Phase = Phase.LOBBY
    chairs: tuple[Chair, ...] = ()
    gallery: tuple[Onlooker, ...] = ()  # of this deal; onlookers are numbered after the chairs
    for_chips: bool = True  # False: played for the honour, no chips are booked (any more)
    # of people who have won the most that the house pays one person in a day
    at_ceiling: tuple[Seat, ...] = ()
    # hc of undecided chips on seats of computer players that people have left there
    inherited: int = 0
    state: Any = field(default=None, repr=False)  # state of the game; contains secrets
    # hc by participant between deals; during a deal, what they brought for it
    stacks: tuple[int, ...] = ()
    latest_deal: LatestDeal = field(default_factory=LatestDeal)
    clock: TableClock = field(default_factory=TableClock)
    beat: Beat | None = None  # the last one of the latest deal
    agreement: RulesAgreement = field(default_factory=RulesAgreement)
    closing: Closing = field(default_factory=Closing)
    deals: int = 0  # number of deals dealt in this session
    # the session closes after so many, unless a match is undecided; 0: no limit
    most_deals: int = 0
    # (deal, values by seat) marks of `tables.history.score_curve`
    curve: tuple[tuple[int, tuple[int | None, ...]], ...] = ()
    # name of the server's preset that is played, "" once a house rule has been changed
    preset: str = ""
    # (name, `Level`) of computer players; `DEFAULT_LEVEL` if missing
    levels: tuple[tuple[str, str], ...] = ()
    # names of computer players that the host has chosen; the level of others suits the people
    chosen: tuple[str, ...] = ()
    quitters: tuple[int, ...] = ()  # users who have left the match for good, in this order
    # (user, percentage of rounds played to the end) of people who sat down
    reliability: tuple[tuple[int, int], ...] = ()
    bots_only_until: int = 0  # ms; the host has to wait so long before they play with others
    # people who sit down with the next deal, or with the next match (`tables.changes.latecomers`)
    seat_requests: tuple[SeatRequest, ...] = ()
    # somebody has chosen a seat of the lobby, or lots were drawn, or an earlier table decides
    seats_chosen: bool = False
    follows: str = ""  # id of the table of the session before this one, by *Play again*
    round: Round | None = None  # of a tournament; None: a table of a channel

    def level_of(self, seat: Seat) -> Level:
        """Return the level of the computer player on a chair, or of a person's substitute."""
        chair = self.chairs[seat]
        return (
            Level(dict(self.levels).get(chair.name, DEFAULT_LEVEL))
            if chair.computer
            else DEFAULT_LEVEL
        )

    @property
    def live(self) -> bool:
        """True while the table occupies its channel."""
        return self.phase in LIVE_PHASES

    @property
    def slow(self) -> bool:
        """True if turns last for hours or a day.

        A table that is wound up is not slow any more: it is to end soon.
        """
        return self.table_options.slow and not self.closing.winding_up

    @property
    def cuts(self) -> tuple[int, ...]:
        """The ids that the players have mixed into the chance of every deal, in seat order;
        constant during a session.
        """
        return tuple(chair.cut for chair in self.chairs if chair.cut)

    @property
    def without_channel(self) -> bool:
        """True if the channel is gone.

        People who are still in a deal finish it by direct message.
        """
        return (self.closing.reason or self.closing.winding_up) in WITHOUT_CHANNEL

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who have not left."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.user is not None and chair.presence is not Presence.LEFT
        )

    @property
    def account(self) -> chip_accounts.Account:
        """The account that holds the chips at the table."""
        return chip_accounts.table(self.id)

    @property
    def participants(self) -> tuple[Chair | Onlooker, ...]:
        """The chairs, then the gallery: everyone who can have chips at the table."""
        return self.chairs + self.gallery

    @cached_property
    def computed(self) -> dict[object, Any]:
        """Cache of values computed from this table, such as its views: each change is shown
        about a dozen times.
        """
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """Leave the cache behind when a table is sent to a worker process."""
        return {name: value for name, value in vars(self).items() if name != "computed"}

    def participant_of(self, user: int) -> Participant | None:
        """Return the number of a person, at the table or in the gallery, or None."""
        gallery = enumerate(self.gallery, start=len(self.chairs))
        place = next((number for number, onlooker in gallery if onlooker.user == user), None)
        return self.seat_of(user) if place is None else place

    def acts_of(self, participant: Participant) -> int:
        """Return the number that this participant's buttons bear.

        For a new onlooker it is that of the deal.
        """
        return (
            self.participants[participant].acts
            if participant < len(self.participants)
            else self.latest_deal.first_version
        )

    def request_of(self, user: int) -> SeatRequest | None:
        """Return a person's request for a seat, or None."""
        return next((request for request in self.seat_requests if request.user == user), None)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a person, or None if they do not sit here or have left."""
        return next((seat for seat in self.people if self.chairs[seat].user == user), None)


def host_name(table: Table) -> str:
    """Return the name of the host. Hostile text, escape it."""
    return next(
        (chair.name or chair.username for chair in table.chairs if chair.user == table.host), ""
    )


def game_of(table: Table) -> Game[Any, Any]:
    """Return the game that is played at a table."""
    return GAMES[table.game]


def teams_of(table: Table) -> tuple[int, ...]:
    """Return the number of the team by seat; () if everybody plays alone.

    In a lobby these are the seats that the game will have. If the house rules ask for teams, it
    waits for as many players as teams need.
    """
    rules, seated = game_of(table), len(table.chairs)
    if table.state is not None:
        return rules.teams(table.options, seated)
    numbers = range(max(rules.players[0], seated), rules.players[-1] + 1)
    return next((teams for seats in numbers if (teams := rules.teams(table.options, seats))), ())


def side_of(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that win and lose together with a seat, that seat included."""
    teams = teams_of(table)
    return (
        tuple(other for other, team in enumerate(teams) if team == teams[seat])
        if teams
        else (seat,)
    )


def people_of(table: Table) -> set[int]:
    """Return the people on the chairs of a table, also those who have left during the deal."""
    return {chair.user for chair in table.chairs if chair.user is not None}


def without_latecomers(table: Table) -> Table:
    """Return the table with computer players in place of people who have come late to a match.

    A match counts for those who have sat at it from its beginning.
    """
    chairs = (replace(chair, user=None) if chair.late else chair for chair in table.chairs)
    return replace(table, chairs=tuple(chairs))


def people_play_each_other(table: Table) -> bool:
    """Return whether people sit on more than one side of a table, also those who have left
    during the deal.
    """
    teams = teams_of(table)
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.user is not None]
    return len({teams[seat] for seat in seats} if teams else seats) > 1


def current_stacks(table: Table) -> tuple[int, ...]:
    """Return the half-chips that each participant would be paid now."""
    if table.phase is Phase.PLAYING:
        return game_of(table).settle(table.state)
    return table.stacks or (0,) * len(table.chairs)


def view(table: Table, viewer: Participant | None) -> View | None:
    """Return what a participant may see, or everyone (`viewer` is None).

    None before the first deal. A table without chips has no pot, though its house rules may name
    an entry.
    """
    if table.state is None:
        return None
    views: dict[Participant | None, View] = table.computed.setdefault(view, {})
    if viewer not in views:
        seen = game_of(table).view(table.state, viewer)
        views[viewer] = (
            seen if table.for_chips or not pot.is_optional(table.options) else replace(seen, pool=0)
        )
    return views[viewer]


def view_of_deal(table: Table, viewer: Participant | None) -> View:
    """Return what a participant may see, or everyone, after the first deal has been dealt."""
    seen = view(table, viewer)
    assert seen is not None
    return seen


def update_participant(table: Table, participant: Participant, **fields: Any) -> Table:
    """Return the table with other `fields` of one chair or onlooker."""
    seats = len(table.chairs)
    if participant < seats:
        chairs = list(table.chairs)
        chairs[participant] = replace(chairs[participant], **fields)
        return replace(table, chairs=tuple(chairs))
    gallery = list(table.gallery)
    gallery[participant - seats] = replace(gallery[participant - seats], **fields)
    return replace(table, gallery=tuple(gallery))


def record_press(table: Table, seat: Seat, press: int) -> Table:
    """Note the interaction id of a press by this seat: it is mixed into the chance of the next
    deal.
    """
    presses = list(table.latest_deal.presses)
    presses += [0] * (len(table.chairs) - len(presses))  # chairs may have been added
    presses[seat] = press
    return update_latest_deal(table, presses=tuple(presses))


def update_latest_deal(table: Table, **fields: Any) -> Table:
    """Return the table with other `fields` of its latest deal."""
    return replace(table, latest_deal=replace(table.latest_deal, **fields))


def update_closing(table: Table, **fields: Any) -> Table:
    """Return the table with other `fields` of its closing."""
    return replace(table, closing=replace(table.closing, **fields))
