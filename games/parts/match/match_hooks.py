"""The part of a match that a game declares and may override.

That is its house rules, who leads, the points of a tile and of a deal, and the winner of a blocked deal.
"""

from abc import abstractmethod
from functools import cached_property
from typing import ClassVar, TypeVar

from games.core import (
    Best,
    Compared,
    Ending,
    Event,
    Layout,
    Measure,
    Seat,
)
from games.game import Game
from games.parts import line as lines
from games.parts.line import Play
from games.parts.match import counting, leads, sides, spreads
from games.parts.match.counting import Counted
from games.parts.match.match_state import MatchOptions, MatchState, Tip

S = TypeVar("S", bound=MatchState)
O = TypeVar("O", bound=MatchOptions)  # noqa: E741 - options


class MatchHooks(Game[S, O]):
    """Declarations and hooks of a match, and facts that follow from them."""

    layout = Layout.LINE
    compared = Compared(Measure.POINTS, Best.MOST, match=True)
    for_chips = True
    blocked_reasons: ClassVar[tuple[str, ...]] = (counting.TEAM_PIPS,)
    spread: ClassVar[spreads.LineSpread] = spreads.LINE
    # Who leads after a tie where the winner leads: also LOT, or WINNER for the same leader.
    after_tie: ClassVar[str] = leads.ROTATE

    # What a game declares about its house rules.

    @abstractmethod
    def hand_size(self, options: O, players: int) -> int:
        """Return the number of tiles dealt to each player."""

    def target(self, options: O, players: int) -> int | None:  # noqa: ARG002
        """Return the points that end the match; None if something else does."""
        return int(options.target)  # type: ignore[attr-defined]  # the usual name of the house rule

    def direction(self, options: O) -> int:  # noqa: ARG002
        """Return +1 for clockwise play, -1 for counter-clockwise."""
        return 1

    def keep(self, options: O) -> int:  # noqa: ARG002
        """Return the number of tiles of the boneyard that nobody may draw."""
        return 0

    def draw_limit(self, options: O) -> int | None:  # noqa: ARG002
        """Return the most tiles drawn in a turn; None: until one fits."""
        return None

    def visible_block(self, options: O) -> bool:  # noqa: ARG002
        """Return whether a layout that visibly nobody can continue ends the deal. It matters only where tiles are drawn."""
        return self.boneyard

    def layout_of(self, options: O) -> Layout:  # noqa: ARG002
        """Return the layout of a table: usually that of the game. House rules may put the game on a line."""
        return self.layout

    def at_once(self, options: O) -> bool:  # noqa: ARG002
        """Return whether the match ends as soon as a side has the target, in the middle of a deal."""
        return False

    # Hooks of the rules.

    @abstractmethod
    def lead_rule(self, state: S) -> str:
        """Return the rule that finds the leader of the next deal. `state` is the one before dealing."""

    def play_points(self, state: S, action: Play, tips: tuple[Tip, ...]) -> int:  # noqa: ARG002
        """Return the points that a tile scores at once. `state` is the one before, `tips` are the ends after it."""
        return 0

    def blocked(self, state: S) -> Counted:
        """Return who wins a blocked deal."""
        pips = counting.pips_of(state.hands)
        return counting.blocked(self.teams_of(state), pips, self.order_from_last(state))

    def deal_points(
        self,
        state: S,
        side: int | None,
        ending: Ending,
        best: Seat | None,  # noqa: ARG002
    ) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        """Return the points of a finished deal by side, and events that explain them.

        `side` has won it (None: nobody), with the seat `best`. Without a winner nobody scores.
        """
        nothing = (0,) * len(state.scores)
        if side is None:
            return nothing, ()
        teams, pips = self.teams_of(state), counting.pips_of(state.hands)
        if ending is Ending.DOMINO:
            points = counting.out_points(teams, pips, side)
        else:
            points = counting.blocked_points(teams, pips, side, getattr(state.options, "blocked_points", "net"))
        return one_side(nothing, side, points), ()

    def match_winners(self, state: S) -> tuple[Seat, ...]:
        """Return the seats of the sides that have won the match; () while it goes on."""
        target = self.target(state.options, state.players)
        if self.dealing(state) or not state.scores or target is None or max(state.scores) < target:
            return ()
        most = max(state.scores)
        teams = self.teams_of(state)
        return tuple(seat for seat in range(state.players) if state.scores[sides.side_of(teams, seat)] == most)

    def after_move(self, state: S, mover: Seat) -> tuple[S, tuple[Event, ...]]:  # noqa: ARG002
        """Return the state after a play or a pass has been carried out, with points that others than the tile score."""
        return state, ()

    # What follows from them.

    def spread_on(self, layout: Layout) -> spreads.LineSpread:
        """Return where tiles fit on a layout that `layout_of` returns."""
        return self.spread if layout is self.layout else spreads.LINE

    @cached_property
    def mask(self) -> int:
        """The mask of the set."""
        return sum(self.deck)

    def pack(self, state: S) -> int:  # noqa: ARG002
        """Return the mask of the tiles that are shuffled for the next deal."""
        return self.mask

    def in_play(self, state: S) -> int:  # noqa: ARG002
        """Return the mask of the tiles that were shuffled for the present deal, or the last one."""
        return self.mask

    def teams_of(self, state: S) -> tuple[int, ...]:
        """Return the teams of a session, by seat."""
        return self.teams(state.options, state.players)

    def order(self, state: S) -> tuple[Seat, ...]:
        """Return the next seat, by seat."""
        return lines.order(state.players, self.direction(state.options))

    def last_layer(self, state: S) -> Seat:
        """Return the seat that laid the last tile; the leader before the first."""
        return next((move.seat for move in reversed(state.moves) if isinstance(move.action, Play)), state.leader)

    def order_from_last(self, state: S) -> tuple[Seat, ...]:
        """Return all seats in turn order, beginning with the one that laid the last tile."""
        return counting.order_from(self.last_layer(state), self.order(state))


def one_side(nothing: tuple[int, ...], side: int, points: int) -> tuple[int, ...]:
    """Return points by side, if only one side has any."""
    return tuple(points if one == side else 0 for one in range(len(nothing)))
