"""What every game is: pure functions on frozen data.

A *session* is a series of deals by the same people. `State` holds all of it: options, stacks, scores, secrets. What is not in
the state does not survive. Randomness comes in as the seed of a deal (see `games.parts.chance`), time and words do not come in
at all.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from games.core import (
    FEWEST_PIPS,
    Action,
    Compared,
    Ending,
    Event,
    IllegalAction,
    Layout,
    Participant,
    Role,
    Seat,
    Step,
    Tile,
    View,
)
from games.parts.chance import Chance
from games.parts.options import Option, Options, declared, misfit


@dataclass(frozen=True, slots=True)
class Declaration:
    """What everybody may know of a game: plain data, from which no state can be reached."""

    key: str
    rules_version: int
    players: range
    options: tuple[Option, ...] = field(hash=False)
    actions: Mapping[str, type[Action]] = field(hash=False)  # by verb: its role, whether it is final, what it picks
    repeats: frozenset[str]  # verbs of what one press may do again and again while nothing else is legal
    tiles: tuple[Tile, ...]  # the set, lightest first; a tile of which there are two twice
    layout: Layout
    endings: tuple[Ending, ...]  # how a deal can end
    blocked_reason: str  # why a blocked deal is won: FEWEST_PIPS, or a key of the game's own words
    compared: Compared
    for_chips: bool
    gallery: bool
    reconstruction: bool
    boneyard: bool
    elimination: bool


S = TypeVar("S")
O = TypeVar("O", bound=Options)  # noqa: E741 - options


class Game(ABC, Generic[S, O]):
    """The contract; `tests/games/contract.py` holds every game to it."""

    key: ClassVar[str]  # stored for ever, never renamed
    rules_version: ClassVar[int]  # raised when a stored session would play differently
    players: ClassVar[range]
    options: type[O]
    state: type[S]
    actions: ClassVar[tuple[type[Action], ...]]
    retired: ClassVar[tuple[type[Action], ...]] = ()  # of `actions`: only repeated from old sessions, neither offered nor taken
    # Of `actions`: where nothing else is legal, one press may do it as often as that stays so (drawing until a tile fits).
    repeats: ClassVar[tuple[type[Action], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]]
    deck: ClassVar[tuple[int, ...]]  # the set, each tile as its bit
    layout: ClassVar[Layout] = Layout.BRICK
    endings: ClassVar[tuple[Ending, ...]] = (Ending.DOMINO, Ending.BLOCKED)
    # Why a blocked deal is won. Any other reason has the words `blocked-<reason>`, and for a tie their attribute `.tied`.
    blocked_reason: ClassVar[str] = FEWEST_PIPS
    compared: ClassVar[Compared] = Compared()
    for_chips: ClassVar[bool] = False  # chips can change hands
    reconstruction: ClassVar[bool] = False  # the sources give the name, not the rules
    boneyard: ClassVar[bool] = False  # the stock is drawn from; otherwise it lies aside
    elimination: ClassVar[bool] = False  # who has more points than the target is out; otherwise the target ends the match
    # With what somebody new becomes an onlooker, () where there is no gallery; `legal`, `apply` and `view` take onlookers, too.
    onlookers: ClassVar[tuple[type[Action], ...]] = ()

    @cached_property
    def declaration(self) -> Declaration:
        """What the rest of the house goes by."""
        return Declaration(
            key=self.key,
            rules_version=self.rules_version,
            players=self.players,
            options=declared(self.options),
            actions=MappingProxyType({kind.verb: kind for kind in self.actions}),
            repeats=frozenset(kind.verb for kind in self.repeats),
            tiles=tuple(sorted(bit.bit_length() - 1 for bit in self.deck)),
            layout=self.layout,
            endings=self.endings,
            blocked_reason=self.blocked_reason,
            compared=self.compared,
            for_chips=self.for_chips,
            gallery=bool(self.onlookers),
            reconstruction=self.reconstruction,
            boneyard=self.boneyard,
            elimination=self.elimination,
        )

    def check(self, options: O, seats: int) -> None:
        """Raise `IllegalAction` (key `bad-option`, value `option`) if these house rules do not fit this number of players."""
        if (name := misfit(options, seats)) is not None:
            raise IllegalAction("bad-option", option=name)

    @abstractmethod
    def open(self, options: O, seats: int) -> S:
        """A session before its first deal."""

    @abstractmethod
    def exposure(self, state: S) -> tuple[int, ...]:
        """Between deals: hc that each participant must have at the table so that the next deal cannot leave a debt. What an
        onlooker has beyond that is paid out."""

    def reserve(self, options: O) -> int:  # noqa: ARG002
        """hc that somebody needs in all who, without winning anything, wants to be able to take up what is offered between deals;
        0 if nothing is."""
        return 0

    @abstractmethod
    def deal(self, state: S, stacks: tuple[int, ...], seed: bytes) -> Step[S]:
        """Between deals: shuffle and deal. `stacks` (hc by participant) replace those of the state and cover `exposure`;
        onlookers of whom it asks nothing are gone, the others move up."""

    @abstractmethod
    def legal(self, state: S, seat: Participant) -> tuple[Action, ...]:
        """Every legal action of a seat (or an onlooker: the next free number is anybody's), () if it has none."""

    @abstractmethod
    def apply(self, state: S, seat: Participant, action: Action) -> Step[S]:
        """Play it, or raise `IllegalAction` with the reason and change nothing."""

    def brings(self, state: S, participant: Participant, action: Action) -> dict[Participant, int]:  # noqa: ARG002
        """hc that a legal action brings to the table, by participant; without them it is not carried out."""
        return {}

    @abstractmethod
    def view(self, state: S, viewer: Participant | None) -> View:
        """What that seat or onlooker, or the room, may see."""

    @abstractmethod
    def redealt(self, state: S, viewer: Participant | None, chance: Chance) -> S:
        """The state with all that the viewer cannot know dealt anew: every way that agrees with what was seen is equally likely.

        What the viewer sees stays (tiles laid and shown, the own hand, how many everybody holds), so that `view` and `legal` are
        the same for the viewer and the room; nobody holds what they cannot have, since they passed or drew. What was not seen
        plays no part: the same chance makes the same state of any two that the viewer cannot tell apart.
        """

    @abstractmethod
    def settle(self, state: S) -> tuple[int, ...]:
        """Stacks in hc by participant if play stopped now. In mid-deal nothing of that deal counts. The sum never changes but by
        what an action `brings`."""

    @abstractmethod
    def due(self, state: S) -> tuple[Seat, ...]:
        """Seats the deal cannot go on without; () between deals."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Grows whenever a new decision opens (not when a seat only stakes): the clock starts afresh with it."""

    def prompted(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002
        """Seats that have been asked something the deal does not wait for: a raise that needs consent; or, between deals, an
        offer that stands until the next one."""
        return ()

    @abstractmethod
    def dealing(self, state: S) -> bool:
        """Whether a deal is being played."""

    def finished(self, state: S) -> bool:  # noqa: ARG002
        """Whether the session is over by its own rules (a match decided, the agreed number of deals played)."""
        return False

    def forced(self, state: S, seat: Seat) -> Action | None:
        """The action that may be carried out without asking: a pass that is the seat's single legal action (rules 0.7)."""
        legal = self.legal(state, seat)
        return legal[0] if len(legal) == 1 and legal[0].role is Role.DECLINE else None

    def match(self, options: O) -> bool:  # noqa: ARG002
        """Whether a session is a match, which somebody wins in the end: one player's wish does not break it off."""
        return self.compared.match

    def parted(self, state: S, seat: Seat) -> Step[S]:  # noqa: ARG002
        """The state after the owner of a seat has left for good, in mid-deal or between deals: nothing new is asked of them."""
        return state, ()

    def default(self, state: S, seat: Seat) -> Action:
        """A safe legal action, never a stake above the minimum. `legal` lists cheap actions first."""
        return self.legal(state, seat)[0]
