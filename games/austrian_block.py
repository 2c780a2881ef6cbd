"""Austrian block game (rules, section 2): the 36 tiles without doubles, nobody draws, each deal just has a winner."""

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Self

from games import austrian, tiles
from games import line as lines
from games import options as declared
from games.austrian import AustrianOptions, Dealt, DealTied, DealWon, DirectionReversed, Series
from games.chance import Chance
from games.core import Event, Game, Seat, Step, View
from games.line import NOBODY, Deal, Line, Pass, Passed, Play, Played
from games.options import option

HANDS = {2: (11, 12), 3: (8, 9), 4: (7, 6, 8)}  # ambiguity A1: four players take 7 unless they agree on 6 or 8


@dataclass(frozen=True, slots=True)
class BlockOptions(AustrianOptions):
    """House rules of the block game."""

    hand: int | None = option(None, by_players=HANDS)
    deals: int | None = option(None, low=1, high=100)


class BlockTable(NamedTuple):
    """What a session of the block game keeps beside the line."""

    options: BlockOptions
    series: Series


class BlockState(Line):
    """A session: the present deal, or the last one until the next is dealt."""

    __slots__ = ()
    table: BlockTable

    @classmethod
    def closed(cls, line: Self, events: tuple[Event, ...]) -> Step[Self]:
        """Count the deal."""
        outcome = lines.outcome(line)
        assert outcome is not None
        _, deal, unlaid, ends, to_move, idle, moves = line
        table = BlockTable(line.table.options, austrian.ended(line.table.series, outcome[1]))
        closed = tuple.__new__(cls, (table, deal, unlaid, ends, to_move, idle, moves))
        return Step(closed, (*events, austrian.decided(*outcome)))


class AustrianBlock(Game[BlockState, BlockOptions]):
    """The rules of the block game."""

    key = "austrian-block"
    rules_version = 1
    players = range(2, 5)
    options = BlockOptions
    state = BlockState
    actions = (Play, Pass)
    events = (Dealt, DirectionReversed, Played, Passed, DealWon, DealTied)

    deck: ClassVar[tuple[int, ...]] = tiles.bits(tiles.D8ND)  # the set, each tile as its bit
    fixed_leader: ClassVar[Seat | None] = None  # a seat that always leads (not in these rules; for measuring against others)

    def check(self, options: BlockOptions, seats: int) -> None:
        declared.check(options, seats)

    def open(self, options: BlockOptions, seats: int) -> BlockState:
        self.check(options, seats)
        return lines.undealt(BlockState, BlockTable(options, Series((0,) * seats, (0,) * seats)))

    def exposure(self, state: BlockState) -> tuple[int, ...]:
        return (0,) * len(state.table.series.stacks)

    def deal(self, state: BlockState, stacks: tuple[int, ...], seed: bytes) -> Step[BlockState]:
        options, series = state.table
        players = len(stacks)
        hands = austrian.hands(self.deck, players, options.hand or HANDS[players][0], Chance(seed))
        leader, tile = austrian.leader(state, hands) if self.fixed_leader is None else (self.fixed_leader, None)
        deal = Deal(hands, lines.order(players, austrian.direction(options, series.played)), leader)
        series = Series(stacks, series.wins, series.played, self.turn(state) + 1)
        line = lines.opened(BlockState, BlockTable(options, series), deal)
        return Step(line, austrian.dealt(state, line, series.played + 1, tile))

    # The block game adds nothing to the line.
    legal = staticmethod(lines.legal)  # type: ignore[assignment]  # called the same way, without a detour
    apply = staticmethod(lines.act)  # type: ignore[assignment]

    def view(self, state: BlockState, viewer: Seat | None) -> View:
        options, series = state.table
        view = austrian.view(self.key, len(self.deck), state, series, options, viewer, (0,) * len(series.stacks))
        most = max(series.wins)
        return replace(
            view,
            legal=() if viewer is None else lines.legal(state, viewer),
            winners=tuple(seat for seat, wins in enumerate(series.wins) if wins == most) if self.finished(state) else (),
        )

    def settle(self, state: BlockState) -> tuple[int, ...]:
        return state.table.series.stacks

    def due(self, state: BlockState) -> tuple[Seat, ...]:
        return () if state.to_move == NOBODY else (state.to_move,)

    def turn(self, state: BlockState) -> int:
        return state.table.series.turns + len(state.moves)

    def dealing(self, state: BlockState) -> bool:
        return state.to_move != NOBODY

    def finished(self, state: BlockState) -> bool:
        deals = state.table.options.deals
        return deals is not None and state.table.series.played >= deals
