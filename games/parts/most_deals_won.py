"""A series of deals with one winner each: shared by the block game, the draw game and Tendler's
game.

A series is open, or has an agreed number of deals. Then most deals won win the match, perhaps for a
pot.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar

from games.core import Action, Event, IllegalAction, Seat, Step, Tile, View
from games.game import Thinking
from games.parts import austrian, line_game, pot, tiles
from games.parts import line as lines
from games.parts.amounts import Chips
from games.parts.austrian import (
    AustrianOptions,
    Dealt,
    DealTied,
    DealWon,
    DirectionReversed,
    Series,
)
from games.parts.chance import Chance
from games.parts.line import Deal, Draw, Drew, Line, Mode, Pass, Passed, Play, Played
from games.parts.line_game import LineGame
from games.parts.options import option


@dataclass(frozen=True, slots=True)
class SeriesOptions(AustrianOptions):
    """House rules of these games. Each game declares its own sizes of hands."""

    session_wins = 5

    hand: int | None = option(None)
    deals: int | None = option(None, low=1, high=100)
    entry: Chips = pot.entry()


_BLOCK = (Mode.BLOCK, None, True)


class SeriesLine(Line):
    """A session: the present deal, or the last one until the next is dealt.

    Its table is a record of the options, the series, and the boneyard as it was dealt.
    """

    __slots__ = ()

    def closed(self) -> tuple[Any, tuple[Event, ...]]:
        """Count the deal, and pay the pot after the last one."""
        how, won = self.ended()
        table = self.table
        options, series = table.options, austrian.count_deal(table.series, won)
        events = austrian.ending_events(how, won)
        if options.deals is not None and (best := winners(options, series)):
            players = len(series.stacks)
            gains = pot.gains(options.entry, players, best)
            series = replace(series, stacks=tuple(map(sum, zip(series.stacks, gains, strict=True))))
            events += pot.winning_events(options.entry, players, best)
        return table.__class__(options, series, table.boneyard), events


def winners(options: SeriesOptions, series: Series) -> tuple[Seat, ...]:
    """Return the winners of most deals once all agreed deals are played; () before."""
    if options.deals is None or series.played < options.deals:
        return ()
    most = max(series.wins)
    return tuple(seat for seat, wins in enumerate(series.wins) if wins == most)


S = TypeVar("S", bound=SeriesLine)
O = TypeVar("O", bound=SeriesOptions)  # noqa: E741 - options


class SeriesGame(LineGame[S, O]):
    """The rules of a series.

    A game declares its set of tiles, its sizes of hands and its way of drawing.
    """

    minutes = 3
    thinking = Thinking.LINE_TO_WIN
    actions: ClassVar[tuple[type[Action], ...]] = (Play, Draw, Pass)
    events: ClassVar[tuple[type[Event], ...]] = (
        Dealt,
        DirectionReversed,
        Played,
        Drew,
        Passed,
        DealWon,
        DealTied,
        *pot.EVENTS,
    )
    deck = tiles.bits(tiles.D8ND)
    table: ClassVar[type]  # of the state
    # tiles in a hand by number of players, the usual size first
    sizes: ClassVar[Mapping[int, tuple[int, ...]]]
    fixed_leader: ClassVar[Seat | None] = (
        None  # a seat that always leads: not in these rules, for comparisons with other programs
    )

    def check(self, options: O, seats: int) -> None:
        super().check(options, seats)
        # an open series is never decided, so nobody could win the pot
        if options.entry and options.deals is None:
            raise IllegalAction("bad-option", option="deals")

    def match(self, options: O) -> bool:
        return options.deals is not None

    def open(self, options: O, seats: int) -> S:
        self.check(options, seats)
        return lines.open_session(
            self.state, self.table(options, Series((0,) * seats, (0,) * seats), ())
        )

    def exposure(self, state: S) -> tuple[int, ...]:
        return pot.exposure(state.table.options.entry, len(state.table.series.stacks))

    def shuffled(
        self, options: O, players: int, chance: Chance
    ) -> tuple[tuple[int, ...], tuple[Tile, ...]]:
        """Return the hands as masks, and the boneyard, next tile first.

        Without drawing, the rest (Stamm) stays unknown.
        """
        return austrian.hands(
            self.deck, players, options.hand or self.sizes[players][0], chance
        ), ()

    def drawing(self, options: O) -> tuple[Mode, int | None, bool]:  # noqa: ARG002
        """Return the mode, the draw limit, and whether a visible block ends the deal."""
        return _BLOCK

    def deal(self, state: S, stacks: tuple[int, ...], seed: bytes) -> Step[S]:
        options, series = state.table.options, state.table.series
        played, players = series.played, len(stacks)
        hands, boneyard = self.shuffled(options, players, Chance(seed))
        leader, tile = (
            austrian.leader(state, hands)
            if self.fixed_leader is None
            else (self.fixed_leader, None)
        )
        after = lines.order(players, austrian.direction(options, played))
        deal = Deal(hands, after, leader, *self.drawing(options), boneyard)
        series = Series(stacks, series.wins, played, series.turns + len(state.moves) + 1)
        line = lines.begin_deal(self.state, self.table(options, series, boneyard), deal)
        events = austrian.dealing_events(state, line, played + 1, tile)
        if options.entry and not played:
            events = pot.opening_events(options.entry, players) + events
        return line, events

    # These games add nothing to the line.
    legal = staticmethod(lines.legal)  # type: ignore[assignment]  # called the same way, without a detour
    apply = staticmethod(lines.act)  # type: ignore[assignment]

    def view(self, state: S, viewer: Seat | None) -> View:
        options, series, boneyard = state.table.options, state.table.series, state.table.boneyard
        players = len(series.stacks)
        won = winners(options, series)
        return austrian.view(
            self,
            state,
            series,
            options,
            viewer=viewer,
            gains=pot.gains(options.entry, players, won),
            legal=() if viewer is None else lines.legal(state, viewer),
            pool=pot.pool(options.entry, players) if state.deal.hands and not won else 0,
            notes=line_game.drawn(state, boneyard, viewer),
            winners=won,
        )

    def sit_down(self, state: S, seat: Seat) -> S:
        series = state.table.series
        if seat < len(series.stacks):
            return replace(
                state, table=replace(state.table, series=austrian.erase_wins(series, seat))
            )
        grown = Series((*series.stacks, 0), (*series.wins, 0), series.played, self.turn(state))
        return lines.open_session(self.state, self.table(state.table.options, grown, ()))

    def finished(self, state: S) -> bool:
        return winners(state.table.options, state.table.series) != ()
