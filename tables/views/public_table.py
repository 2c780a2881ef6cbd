"""Data classes of the views of a table. They hold no game state and no secret."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Action, Compared, Event, Participant, Seat, SeatView, View
from games.game import Declaration
from games.parts.options import Option, Options, settler
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import LIVE_PHASES, Phase, PotLeft
from tables.state.table_parts import Closing, Round, Seated, Visitor


@dataclass(frozen=True, slots=True)
class PublicSeat(Seated):
    """A seat and its player."""

    level: str = ""  # `Level` of a computer player
    # percentage of rounds with others played to the end; None: unknown, or a computer player
    reliability: int | None = None
    to_agree: tuple[str, ...] = ()  # house rules that have changed since this person accepted them


@dataclass(frozen=True, slots=True)
class RevealedSecret:
    """The revealed secret of a finished session, so that anyone can repeat its chance
    (docs/developers/shuffle.md).
    """

    secret: str  # 64 hex digits
    cuts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer to buy back, and the actions that answer it.

    `acts` is the number that their buttons bear.
    """

    seat: Seat
    acts: int
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class PublicDeal:
    """The course of the current or last deal, as everyone may know it."""

    story: tuple[Event, ...]  # public events
    beat: tuple[Event, ...]  # those of its latest beat (`tables.state.table_parts.Beat`)
    # indexes of the events in `story` that a substitute caused in a player's place
    substituted: tuple[int, ...]
    # seats of people who were away or had left when it ended; () while it is played
    absent: tuple[Seat, ...]
    # hc by seat that had to be added for the deal; () if no chips are booked
    brought: tuple[int, ...]
    reading: tuple[Seat, ...]  # players who read the rules; the clock waits longer


@dataclass(frozen=True, slots=True)
class PublicTable:
    """The public part of a table (built by `tables.views.table_views`).

    Times are milliseconds since 1970.
    """

    id: str
    guild: int
    channel: int
    host: int
    game: Declaration
    options: Options  # house rules of the game
    table_options: TableOptions
    edition: int  # of the house rules: one higher with each change in the lobby
    preset: str  # name of the server's preset that is played, "" if none
    locale: str  # of all public messages about the table
    phase: Phase
    seats: tuple[PublicSeat, ...]
    gallery: tuple[Visitor, ...]
    # people who sit down with the next deal, or with the next match
    newcomers: tuple[Visitor, ...]
    seats_on_offer: int  # how many more people can ask for a seat at the running table
    seats_at_next_deal: int  # how many of all who ask sit down with the next deal
    seal: str  # SHA-256 of the secret, in hex digits
    unsealed: RevealedSecret | None  # None while the session goes on
    for_chips: bool  # False: played for the honour
    # hc that a player needs to join; 0 if nobody can join now and where nothing is staked
    price: int
    reserve: int  # hc that all buy-backs of a player can cost; 0: no buying back
    # people who have won the most that the house pays one person in a day
    at_ceiling: tuple[Seat, ...]
    at_stake: bool  # players bring chips to the table
    nets: tuple[int, ...]  # net hc of this session by seat, between deals; () before the first deal
    match: bool  # the session is a match that somebody wins
    # one player alone cannot end it: the match is not won yet, or a tie has left stakes
    undecided: bool
    pot_left: PotLeft  # who received the pot, if the table closed before the match was decided
    compared: Compared  # what players compare at the end: chips, points or deals
    # number of the team by seat, in a lobby too (of free seats as well); () if everybody plays
    # alone
    teams: tuple[int, ...]
    curve: tuple[tuple[int, tuple[int | None, ...]], ...]  # (deal, values by seat) after each deal
    round: Round | None  # of a tournament
    deals: int  # number of deals dealt in this session
    most_deals: int  # after which the session closes unless a match is undecided; 0: no limit
    finished: int  # number of these deals that are over
    latest_deal: PublicDeal
    deadline: int | None  # when something happens without a player
    bots_only_until: int  # ms; until then only computer players can sit down; 0 if anybody can
    unhurried: (
        bool  # the deal or the pause waits for one person, and only computer players wait too
    )
    closing: Closing  # `after_deal` is true in the last deal of a session too
    deserted: bool  # the next deal waits until a person is there
    watchable: bool  # people can look on now
    offers: tuple[OpenOffer, ...]  # to players who are present
    view: View | None  # the public view of the deal; None before the first
    # the two people of this lobby will be partners, though they sit beside each other
    pairs_up: bool
    # (place, seats that win together) after the last deal, the best first
    places: tuple[tuple[int, tuple[Seat, ...]], ...]

    @property
    def seen(self) -> View:
        """The view of the deal, after the first has been dealt."""
        assert self.view is not None
        return self.view

    @property
    def live(self) -> bool:
        """True while the table occupies its channel."""
        return self.phase in LIVE_PHASES

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that win and lose together with a seat, that seat included; in a
        lobby also free seats.
        """
        return (
            tuple(other for other, team in enumerate(self.teams) if team == self.teams[seat])
            if self.teams
            else (seat,)
        )

    @property
    def starting_order(self) -> tuple[Seat, ...]:
        """The seats of a lobby of teams, in the order of the session."""
        places = list(range(len(self.teams)))
        if self.pairs_up:
            opposite = self.side(0)[1]
            places[1], places[opposite] = opposite, 1
        return tuple(places)

    @property
    def participants(self) -> tuple[PublicSeat | Visitor, ...]:
        """The seats, then the gallery: everyone who can have chips at the table."""
        return self.seats + self.gallery

    @property
    def awaits_channel(self) -> bool:
        """True if nothing has begun at a table that is wound up: it closes at `deadline` unless
        its channel is back.
        """
        return (
            self.live
            and self.phase is not Phase.PLAYING
            and bool(self.closing.winding_up)
            and not self.undecided
        )

    @property
    def hints(self) -> bool:
        """True if players can ask for hints: in a deal in which the chips of at most one person
        are at stake. A person who has left the deal plays on for chips.
        """
        people = sum(seat.user is not None for seat in self.seats)
        return (
            self.phase is Phase.PLAYING
            and self.table_options.hints
            and not (people > 1 and self.chips_change_hands)
        )

    @property
    def chips_change_hands(self) -> bool:
        """True if players can win or lose chips: somebody had to bring some."""
        return self.for_chips and any(seat.paid_in for seat in self.seats)


@dataclass(frozen=True, slots=True)
class PrivateTable:
    """Everything that one participant may know about a table: the public part and their own
    view.
    """

    public: PublicTable
    # a seat; from the number of seats on, an onlooker or a person who may become one
    participant: Participant
    acts: int  # the number that this participant's buttons bear
    # public events since the seat's last turn, oldest first; () for onlookers
    news: tuple[Event, ...]
    view: View | None  # None before the first deal

    @property
    def seen(self) -> View:
        """The view of the deal, after the first has been dealt."""
        assert self.view is not None
        return self.view

    @property
    def seated(self) -> bool:
        """True for a player, False for an onlooker."""
        return self.participant < len(self.public.seats)


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A moment of a finished deal: the table after the dealing or an action, with the people who
    were there then.
    """

    table: PublicTable
    events: tuple[Event, ...]  # public events of this moment
    hands: tuple[SeatView, ...]  # each seat in its own view; () before the session has ended


def seats_for_rules(players: range, seated: int) -> int:
    """Return the number of players to assume for house rules while people are still sitting
    down.
    """
    return min(max(seated, players[0]), players[-1])


def settling_user(rule: Option, options: Options, host: int, users: Sequence[int | None]) -> int:
    """Return the person who sets a house rule: the host, or the player of a seat that another
    rule names (`users` by seat).
    """
    seat = settler(rule, options)
    user = users[seat] if seat is not None and seat < len(users) else None
    return host if user is None else user
