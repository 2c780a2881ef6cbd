"""The interface of all games: pure functions on frozen data.

A *session* is a series of deals by the same people. The state holds all of it: options, stacks,
scores and secrets. Randomness is passed in as the seed of a deal (`games.parts.chance`). The rules
know neither time nor words.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from games.core import (
    FEWEST_PIPS,
    Action,
    Compared,
    End,
    Ending,
    Event,
    IllegalAction,
    Layout,
    OpenEnd,
    Participant,
    Role,
    S,
    Seat,
    Step,
    Tile,
    View,
)
from games.parts import tiles
from games.parts.achievement import Achievement
from games.parts.chance import Chance
from games.parts.options import Option, Options, declared, misfit


class Thinking(Enum):
    """A way to compare tiles, for computer players. `ai.player` has a method for each."""

    BY_RULES = auto()  # by nothing but the public rules: so every game can be played
    LINE_TO_WIN = auto()  # on a line with two ends: who wins the deal
    LINE_FOR_PIPS = auto()  # on a line with two ends: who keeps few pips
    MATCH_TO_WIN = auto()  # a match on one table: which side wins the deal
    MATCH_FOR_POINTS = auto()  # a match on one table: which side is ahead in points
    TRAINS = auto()  # trains around a hub
    SERIES = auto()  # several tiles in a turn
    CLAIMS = auto()  # dice and claims


@dataclass(frozen=True, slots=True)
class Declaration:
    """The public facts of a game, as plain data from which no state can be reached."""

    key: str
    rules_version: int
    players: range
    minutes: int
    options: tuple[Option, ...] = field(hash=False)
    usual: Options  # the house rules of a new table
    actions: Mapping[str, type[Action]] = field(hash=False)  # by verb
    # verbs of actions that one press may repeat while nothing else is legal
    repeats: frozenset[str]
    tiles: tuple[Tile, ...]  # the set, lightest first; with two copies of a tile it stands twice
    layout: Layout
    endings: tuple[Ending, ...]  # possible ways to end a deal
    blocked_reason: str  # why a blocked deal is won: FEWEST_PIPS, or a key of the game's own words
    compared: Compared
    gallery: bool
    reconstruction: bool
    boneyard: bool
    elimination: bool
    team_play: bool
    # house rules that players know by a name
    presets: Mapping[str, Mapping[str, Any]] = field(hash=False)


O = TypeVar("O", bound=Options)  # noqa: E741 - options


class Game(ABC, Generic[S, O]):
    """The contract; `tests/games/contract.py` holds every game to it."""

    key: ClassVar[str]  # stored for ever, never renamed
    rules_version: ClassVar[int] = 1  # raised when a stored session would play differently
    players: ClassVar[range]
    # that a round takes people, or a match (`python -m tools.benchmarks.durations`); menus show it
    minutes: ClassVar[int]
    options: type[O]
    state: type[S]
    actions: ClassVar[tuple[type[Action], ...]]
    # Those of `actions` that one press may repeat while nothing else is legal, like drawing until a
    # tile fits.
    repeats: ClassVar[tuple[type[Action], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]]
    deck: ClassVar[tuple[int, ...]]  # the set, each tile as its bit
    layout: ClassVar[Layout] = Layout.BRICK
    endings: ClassVar[tuple[Ending, ...]] = (Ending.DOMINO, Ending.BLOCKED)
    # Why a blocked deal is won, and what else can be a reason. All but FEWEST_PIPS have the words
    # `blocked-<reason>`, and `.tied` for a tie. A reason that begins with `tied-` or `last-` is
    # never one of a tie, and has no `.tied`.
    blocked_reason: ClassVar[str] = FEWEST_PIPS
    blocked_reasons: ClassVar[tuple[str, ...]] = ()
    compared: ClassVar[Compared] = Compared()
    reconstruction: ClassVar[bool] = False  # the sources name the game but do not give its rules
    boneyard: ClassVar[bool] = False  # players draw from the stock; otherwise it stays aside
    team_play: ClassVar[bool] = False  # it can be played in teams (`teams`)
    # House rules that players know by a name: values by rule, all others are usual. No other game
    # has the same key.
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    # a player with more points than the target is out; otherwise the target ends the match
    elimination: ClassVar[bool] = False
    # The actions that make a person an onlooker. If there are any, `legal`, `apply` and `view` take
    # onlookers, too.
    onlookers: ClassVar[tuple[type[Action], ...]] = ()
    achievements: ClassVar[tuple[Achievement, ...]] = ()
    thinking: ClassVar[Thinking] = Thinking.BY_RULES  # of computer players

    @cached_property
    def declaration(self) -> Declaration:
        """The public facts of this game for the other packages, made once."""
        return Declaration(
            key=self.key,
            rules_version=self.rules_version,
            players=self.players,
            minutes=self.minutes,
            options=declared(self.options),
            usual=self.options(),
            actions=MappingProxyType({kind.verb: kind for kind in self.actions}),
            repeats=frozenset(kind.verb for kind in self.repeats if kind in self.actions),
            tiles=tuple(sorted((bit.bit_length() - 1 for bit in self.deck), key=tiles.weight)),
            layout=self.layout,
            endings=self.endings,
            blocked_reason=self.blocked_reason,
            compared=self.compared,
            gallery=bool(self.onlookers),
            reconstruction=self.reconstruction,
            boneyard=self.boneyard,
            elimination=self.elimination,
            team_play=self.team_play,
            presets=self.presets,
        )

    def check(self, options: O, seats: int) -> None:
        """Raise `IllegalAction` (key `bad-option`, value `option`) if these house rules do not
        fit this number of players.
        """
        if (name := misfit(options, seats)) is not None:
            raise IllegalAction("bad-option", option=name)

    @abstractmethod
    def open(self, options: O, seats: int) -> S:
        """Return a session before its first deal."""

    @abstractmethod
    def exposure(self, state: S) -> tuple[int, ...]:
        """Return the hc that each participant must have at the table so that the next deal cannot
        leave a debt.

        It is called between deals. Onlookers are paid out what they have beyond that.
        """

    def reserve(self, options: O) -> int:  # noqa: ARG002
        """Return the hc that a player who wins nothing needs to accept every offer between
        deals; 0 without offers.
        """
        return 0

    @abstractmethod
    def deal(self, state: S, stacks: tuple[int, ...], seed: bytes) -> Step[S]:
        """Shuffle and deal the next deal.

        `stacks` (hc by participant) replace those of the state and cover `exposure`. Onlookers
        without `exposure` are gone, and the others move up.
        """

    @abstractmethod
    def legal(self, state: S, seat: Participant) -> tuple[Action, ...]:
        """Return every legal action of a seat or an onlooker.

        A person who is not there yet has the next free number.
        """

    @abstractmethod
    def apply(self, state: S, seat: Participant, action: Action) -> Step[S]:
        """Return the state after an action and its public events.

        Raises `IllegalAction` with the reason.
        """

    def brings(self, state: S, participant: Participant, action: Action) -> dict[Participant, int]:  # noqa: ARG002
        """Return the hc, by participant, that must come to the table before a legal action is
        applied.
        """
        return {}

    @abstractmethod
    def view(self, state: S, viewer: Participant | None) -> View:
        """Return the facts that a seat, an onlooker or the room (None) may see."""

    @abstractmethod
    def redealt(self, state: S, viewer: Participant | None, chance: Chance) -> S:
        """Deal again everything that the viewer cannot know, and return the new state.

        Every state that agrees with the facts the viewer has seen is equally likely. Tiles laid and
        shown, the viewer's hand and the sizes of all hands stay, so `view` and `legal` are the same
        for the viewer and the room. Everybody could have made the moves they made: nobody holds a
        tile that a pass or a draw excludes. Hidden tiles have no influence: the same chance gives
        equal results for any two states that the viewer cannot tell apart.
        """

    def settle(self, state: Any) -> tuple[int, ...]:
        """Return the stacks in hc, by participant, that everybody would leave with if play stopped
        now.

        During a deal nothing of that deal counts. Only what an action `brings` changes the sum.
        """
        stacks: tuple[int, ...] = state.stacks
        return stacks

    def due(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that the deal is waiting for; () between deals."""
        return (state.to_move,) if state.to_move >= 0 else ()

    @abstractmethod
    def turn(self, state: S) -> int:
        """Return a number that grows with each new decision, and so restarts the clock.

        Stakes do not change it.
        """

    def prompted(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002
        """Return the seats with an open question that the deal does not wait for.

        Examples are a raise that needs consent, and between deals an offer that stands until the
        next one.
        """
        return ()

    def dealing(self, state: Any) -> bool:
        """Return whether a deal is being played."""
        return bool(state.to_move >= 0)

    def finished(self, state: S) -> bool:  # noqa: ARG002
        """Return whether the session is over by its own rules: a decided match, or all agreed
        deals played.
        """
        return False

    def forced(self, state: S, seat: Seat) -> Action | None:
        """Return the action to apply without asking, or None: a pass that is the seat's only
        legal action (rules 0.7).
        """
        legal = self.legal(state, seat)
        return legal[0] if len(legal) == 1 and legal[0].role is Role.DECLINE else None

    def teams(self, options: O, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the number of the team by seat; () if everybody plays alone.

        Partners win, lose and score together.
        """
        return ()

    def fitting(self, number: int) -> int:
        """Return the mask of the tiles, of any set, that can be laid at an end that shows
        `number`.
        """
        return tiles.SUITS[number]

    def ends_after(self, seen: View, tile: Tile, end: End) -> tuple[OpenEnd, ...]:
        """Return the open ends after a tile that fits has been laid, as everybody will see them."""
        pips = tiles.PIPS[tile]
        if not seen.ends:
            return tuple(zip((End.LEFT, End.RIGHT), tiles.HALVES[tile], strict=True))
        return tuple(
            (other_end, pips - number if other_end is end else number)
            for other_end, number in seen.ends
        )

    def match(self, options: O) -> bool:  # noqa: ARG002
        """Return whether a session is a match. One player alone cannot end a match early."""
        return self.compared.match

    def leave(self, state: S, seat: Seat) -> Step[S]:  # noqa: ARG002
        """Return the state after the owner of a seat has left for good: no new question is asked
        of that seat.
        """
        return state, ()

    def sit_down(self, state: S, seat: Seat) -> S:  # noqa: ARG002
        """Return the state after a newcomer has taken a seat between deals: they take over no
        score.

        `seat` may be one more than there are: then the company has grown, and the next deal is
        dealt as if it were the first. A match does not ask: a newcomer plays on with the points
        of the seat, and no seat is added.
        """
        return state

    def default(self, state: S, seat: Seat) -> Action:
        """Return a safe legal action, never a stake above the minimum.

        `legal` lists cheap actions first.
        """
        return self.legal(state, seat)[0]
