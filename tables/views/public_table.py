"""What anybody may know of a table. No state and no secret can be reached from here."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Action, Compared, Event, Participant, Seat, SeatView, View
from games.game import Declaration
from games.parts.options import Option, Options, settler
from tables.state.phases import LIVE_PHASES, Phase, PotLeft, Presence
from tables.state.table_options import TableOptions


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """A seat and whoever sits there."""

    user: int | None  # Discord's id; None: a computer player of the house
    name: str  # as last seen; hostile text, escape it
    username: str = ""  # the plain name, for fonts that lack the other's letters
    presence: Presence = Presence.HERE
    ready: bool = False  # for the next deal
    paid_in: int = 0  # hc brought to the table in this session
    level: str = ""  # of a computer player: a `Level`
    to_agree: tuple[str, ...] = ()  # house rules that were changed since this person accepted them

    @property
    def computer(self) -> bool:
        """A computer player of the house sits here."""
        return self.user is None

    @property
    def automatic(self) -> bool:
        """A computer player acts for this seat."""
        return self.user is None or self.presence is not Presence.HERE


@dataclass(frozen=True, slots=True)
class PublicOnlooker:
    """Somebody in the gallery."""

    user: int
    name: str  # hostile text, escape it
    username: str = ""


@dataclass(frozen=True, slots=True)
class RevealedSecret:
    """What lets anybody repeat the chance of a session that has ended (docs/fairness.md)."""

    secret: str  # 64 hex digits
    cuts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """Who may buy back, and with which actions. `acts` is what their buttons are numbered with."""

    seat: Seat
    acts: int
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class PublicTable:
    """A table as anybody may know it, built by naming what is shown (`tables.views.table_views`). Times are
    milliseconds since 1970."""

    id: str
    guild: int
    channel: int
    host: int
    game: Declaration
    options: Options  # of the game
    table_options: TableOptions
    edition: int  # of the house rules: one more with each change in the lobby
    preset: str  # name of the server's preset by which it is played, "" if by none
    locale: str  # of everything public about it
    phase: Phase
    seats: tuple[PublicSeat, ...]
    gallery: tuple[PublicOnlooker, ...]
    seal: str  # SHA-256 of the secret, in hex digits
    unsealed: RevealedSecret | None  # None as long as the session goes on
    for_chips: bool  # False: played for the honour
    price: int  # hc that a seat takes for the first deal; 0 after it, and where nothing is staked
    reserve: int  # hc that buying back takes in all; 0: there is nothing to buy
    at_ceiling: tuple[Seat, ...]  # of people who have won all that the house pays one person in a day
    at_stake: bool  # players have to bring chips
    brought: tuple[int, ...]  # hc by seat that the latest deal has needed beyond what lay there; () if none are booked
    nets: tuple[int, ...]  # hc gained or lost in this session by seat, between deals; () before the first
    match: bool  # somebody wins it in the end
    undecided: bool  # one player's wish does not end it: nobody has won the match yet, or a tie has left stakes there
    wanting: tuple[Seat, ...]  # people at an undecided match who want to end it
    pot_left: PotLeft  # where it was closed before a match for a pot was decided
    compared: Compared  # what is compared at the end
    curve: tuple[tuple[int, tuple[int | None, ...]], ...]  # by deal, what everybody had after it
    deals: int  # dealt in this session
    most_deals: int  # after which it closes, if no match is undecided then; 0: never
    finished: int  # of them those that are over
    story: tuple[Event, ...]  # of the present or last deal
    substituted: tuple[int, ...]  # which of these events a computer player has brought about in somebody's place, by number
    deadline: int | None  # when something happens by itself
    reading: tuple[Seat, ...]  # for whom the clock waits longer than usual: they read the rules
    closing: bool  # after this deal, if nothing is undecided then
    winding_up: str  # the `CloseReason` for which it does so whoever is there, "" if for none
    deserted: bool  # the next deal begins only when somebody is there
    watchable: bool  # somebody may look on now
    offers: tuple[OpenOffer, ...]  # of people who are here
    ended: str  # a `CloseReason`, once it is closed or void
    ended_by: Seat | None  # whom that reason is about
    view: View | None  # the room's; None before the first deal

    @property
    def live(self) -> bool:
        """Whether it still occupies its channel."""
        return self.phase in LIVE_PHASES

    @property
    def participants(self) -> tuple[PublicSeat | PublicOnlooker, ...]:
        """Everybody who can have chips here, by number."""
        return self.seats + self.gallery

    @property
    def hints(self) -> bool:
        """Whether a Master may be asked: not where several people play for chips."""
        people = sum(one.user is not None and one.presence is not Presence.LEFT for one in self.seats)
        return self.table_options.hints and not (people > 1 and self.chips_change_hands)

    @property
    def chips_change_hands(self) -> bool:
        """Nobody can lose what nobody had to bring."""
        return self.for_chips and any(one.paid_in for one in self.seats)


@dataclass(frozen=True, slots=True)
class PrivateTable:
    """A table as one participant may know it: what anybody knows, and that participant's own view."""

    public: PublicTable
    participant: Participant  # a seat, or (from the number of seats on) an onlooker or somebody who may become one
    acts: int  # what the buttons of this participant are numbered with
    news: tuple[Event, ...]  # what has happened since the seat's last turn, oldest first; () for onlookers
    view: View | None  # None before the first deal

    @property
    def seated(self) -> bool:
        """A player, not an onlooker."""
        return self.participant < len(self.public.seats)


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A moment of a finished deal: the table after something that was dealt or done, with those at it who were there then."""

    table: PublicTable
    events: tuple[Event, ...]  # what everybody heard of it
    hands: tuple[SeatView, ...]  # each seat as it saw itself; () before the session has ended


def seats_for_rules(players: range, seated: int) -> int:
    """The number of players by which house rules are judged before everybody has sat down."""
    return min(max(seated, players[0]), players[-1])


def settling_user(rule: Option, options: Options, host: int, users: Sequence[int | None]) -> int:
    """The person who settles a house rule: the host, or whoever sits where another rule says so (`users` by seat)."""
    seat = settler(rule, options)
    user = users[seat] if seat is not None and seat < len(users) else None
    return host if user is None else user
