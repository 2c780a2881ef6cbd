"""Austrian block game (rules, section 2): the 36 tiles without doubles, nobody draws, each deal just has a winner."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games import austrian, tiles
from games import line as lines
from games import options as declared
from games.austrian import AustrianOptions, Dealt, DealTied, DealWon, DirectionReversed, Series
from games.chance import Chance
from games.core import Action, Game, IllegalAction, Seat, Step, View
from games.line import NOBODY, Line, LineRules, Pass, Passed, Play, Played
from games.options import option

HANDS = {2: (11, 12), 3: (8, 9), 4: (7, 6, 8)}  # ambiguity A1: four players take 7 unless they agree on 6 or 8
_new = tuple.__new__  # NamedTuple's own constructor, without its Python-level wrapper


@dataclass(frozen=True, slots=True)
class BlockOptions(AustrianOptions):
    """House rules of the block game."""

    hand: int | None = option(None, by_players=HANDS)
    deals: int | None = option(None, low=1, high=100)


class BlockState(NamedTuple):
    """A session; `line` is the present deal, or the last one until the next is dealt."""

    options: BlockOptions
    series: Series
    line: Line | None = None


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
        return BlockState(options, Series((0,) * seats, (0,) * seats))

    def exposure(self, state: BlockState) -> tuple[int, ...]:
        return (0,) * len(state.series.stacks)

    def deal(self, state: BlockState, stacks: tuple[int, ...], seed: bytes) -> Step[BlockState]:
        options, series, before = state
        hands = austrian.hands(self.deck, len(stacks), options.hand or HANDS[len(stacks)][0], Chance(seed))
        leader, tile = austrian.leader(before, hands) if self.fixed_leader is None else (self.fixed_leader, None)
        direction = austrian.direction(options, series.played)
        line = lines.opened(LineRules(direction=direction), hands, leader)
        series = Series(stacks, series.wins, series.played, self.turn(state) + 1)
        return Step(BlockState(options, series, line), austrian.dealt(before, line, series.played + 1, tile))

    def legal(self, state: BlockState, seat: Seat) -> tuple[Action, ...]:
        line = state[2]
        return () if line is None else lines.legal(line, seat)

    def apply(self, state: BlockState, seat: Seat, action: Action) -> Step[BlockState]:
        options, series, line = state
        if line is None:
            raise IllegalAction("deal-over")
        line, events = lines.act(line, seat, action)
        if line.to_move == NOBODY:
            series = austrian.ended(series, line)
            events = (*events, austrian.decided(line))
        return _new(Step, (_new(BlockState, (options, series, line)), events))

    def view(self, state: BlockState, viewer: Seat | None) -> View:
        options, series, line = state
        result = austrian.result(line, options, (0,) * len(series.stacks))
        return View(
            game=self.key,
            viewer=viewer,
            deal=series.played + self.dealing(state),
            dealing=self.dealing(state),
            direction=line.rules.direction if line else austrian.direction(options, 0),
            seats=austrian.seats(series, line, viewer, result),
            line=lines.placed(line) if line else (),
            ends=lines.ENDS[line.ends] if line else None,
            stock=len(self.deck) - sum(hand.bit_count() for hand in line.hands) if line else len(self.deck),
            legal=self.legal(state, viewer) if viewer is not None else (),
            result=result,
        )

    def settle(self, state: BlockState) -> tuple[int, ...]:
        return state.series.stacks

    def due(self, state: BlockState) -> tuple[Seat, ...]:
        line = state[2]
        return () if line is None or line.to_move == NOBODY else (line.to_move,)

    def turn(self, state: BlockState) -> int:
        return state.series.turns + (len(state.line.moves) if state.line else 0)

    def dealing(self, state: BlockState) -> bool:
        return state.line is not None and state.line.to_move != NOBODY

    def finished(self, state: BlockState) -> bool:
        deals = state.options.deals
        return deals is not None and state.series.played >= deals
