"""Five-up: the open ends score as soon as they add up to a multiple of five, and the first to reach
the target wins at once.

Double-six set. A player without a tile that fits draws until one does. A double lies crosswise and
counts with both halves while it is an end. The winner of a deal also scores what the others hold,
rounded down to fives.
"""

from dataclasses import dataclass, replace

from games.core import (
    Action,
    Best,
    Compared,
    End,
    Ending,
    Event,
    Layout,
    Measure,
    Scored,
    Seat,
    Step,
    Tile,
    View,
    record,
)
from games.parts import austrian, line_game, pot, tiles
from games.parts import line as lines
from games.parts.amounts import Chips
from games.parts.austrian import AustrianOptions, Dealt, DealTied, DealWon, Series
from games.parts.chance import Chance
from games.parts.line import NOBODY, Deal, Draw, Drew, Line, Mode, Pass, Passed, Play, Played
from games.parts.line_game import LineGame
from games.parts.options import Options, option

HANDS = {2: 7, 3: 5, 4: 5}
# hands are counted after every deal, and so shown
COUNTED = AustrianOptions(reveal_after_domino=True)


@dataclass(frozen=True, slots=True)
class FiveUpOptions(Options):
    """House rules of five-up."""

    target: int = option(50, low=30, high=250)
    entry: Chips = pot.entry()


@record
class FiveUpTable:
    """The part of a session that is not on the line. Tuples of numbers are by seat."""

    options: FiveUpOptions
    series: Series
    totals: tuple[int, ...]
    boneyard: tuple[Tile, ...] = ()  # as the deal began, next tile first
    reached: Seat = NOBODY  # the seat that reached the target with a tile and so ended the deal


def open_ends(line: Line) -> int:
    """Return the sum of the open ends; a double counts with both halves."""
    placed = line_game.placed(line)
    left = next(one for one in reversed(placed) if one.end is not End.RIGHT)
    right = next(one for one in reversed(placed) if one.end is not End.LEFT)
    if left is right:  # the first tile is both ends
        return left.a + left.b
    return sum(half * (1 + (one.a == one.b)) for one, half in ((left, left.a), (right, right.b)))


def worth(line: Line) -> int:
    """Return the points for the tile that was laid last."""
    pips = open_ends(line)
    return pips if pips % 5 == 0 else 0


def winners(table: FiveUpTable) -> tuple[Seat, ...]:
    """Return the winners of the match; () while it goes on."""
    most = max(table.totals)
    return (
        tuple(seat for seat, total in enumerate(table.totals) if total == most)
        if most >= table.options.target
        else ()
    )


class FiveUpState(Line):
    """A session: the present deal, or the last one until the next is dealt."""

    __slots__ = ()
    table: FiveUpTable

    def outcome(self) -> tuple[Ending, Seat | None] | None:
        if self.to_move == NOBODY and self.table.reached != NOBODY:
            return Ending.TARGET, self.table.reached
        return super().outcome()

    def closed(self) -> tuple[FiveUpTable, tuple[Event, ...]]:
        """Score what the others hold, and pay the pot if the match is decided."""
        outcome = self.outcome()
        assert outcome is not None
        ending, seat = outcome
        table = self.table
        events: tuple[Event, ...] = austrian.ending_events(ending, seat)
        left = sum(map(tiles.pips, lines.hands(self)))
        if seat is not None and ending is not Ending.TARGET:
            held = tiles.pips(lines.hand(self, seat))
            table, said = scored(table, seat, (left - held) // 5 * 5)
            events += said
        table = replace(table, series=austrian.count_deal(table.series, seat))
        if best := winners(table):
            gains = pot.gains(table.options.entry, len(table.totals), best)
            stacks = tuple(map(sum, zip(table.series.stacks, gains, strict=True)))
            table = replace(table, series=replace(table.series, stacks=stacks))
            events += pot.winning_events(table.options.entry, len(table.totals), best)
        return table, events


def scored(table: FiveUpTable, seat: Seat, points: int) -> tuple[FiveUpTable, tuple[Event, ...]]:
    """Add points to a seat's total; return the table and the event that says so."""
    if not points:
        return table, ()
    totals = tuple(total + points * (one == seat) for one, total in enumerate(table.totals))
    return replace(table, totals=totals), (Scored(seat, points, totals[seat]),)


def laid(line: FiveUpState, seat: Seat, _: Play) -> Step[FiveUpState]:
    """Score a tile that was just laid, and end the deal if its player has reached the target."""
    table, said = scored(line.table, seat, worth(line))
    if winners(table) and lines.hand(line, seat):
        return replace(line, table=replace(table, reached=seat), to_move=NOBODY), said
    return replace(line, table=table), said


class FiveUp(LineGame[FiveUpState, FiveUpOptions]):
    """The rules of five-up."""

    key = "five-up"
    rules_version = 1
    players = range(2, 5)
    minutes = 20
    options = FiveUpOptions
    state = FiveUpState
    actions = (Play, Draw, Pass)
    repeats = (Draw,)
    events = (Dealt, Played, Drew, Passed, DealWon, DealTied, Scored, *pot.EVENTS)
    deck = tiles.bits(tiles.D6)
    layout = Layout.LINE
    boneyard = True
    endings = (Ending.DOMINO, Ending.BLOCKED, Ending.TARGET)
    compared = Compared(Measure.POINTS, Best.MOST, match=True)
    for_chips = True

    def open(self, options: FiveUpOptions, seats: int) -> FiveUpState:
        self.check(options, seats)
        nothing = (0,) * seats
        return lines.open_session(
            FiveUpState, FiveUpTable(options, Series(nothing, nothing), nothing)
        )

    def exposure(self, state: FiveUpState) -> tuple[int, ...]:
        return pot.exposure(state.table.options.entry, len(state.table.totals))

    def deal(self, state: FiveUpState, stacks: tuple[int, ...], seed: bytes) -> Step[FiveUpState]:
        table = state.table
        players, played = len(stacks), table.series.played
        size = HANDS[players]
        shuffled = Chance(seed).shuffled(tiles.listed(tiles.D6))
        hands = tuple(
            tiles.mask(shuffled[first : first + size]) for first in range(0, players * size, size)
        )
        boneyard = tuple(shuffled[players * size :])
        leader, tile = austrian.leader(state, hands)
        deal = Deal(hands, lines.order(players, 1), leader, mode=Mode.DRAW, stock=boneyard)
        series = Series(stacks, table.series.wins, played, self.turn(state) + 1)
        line = lines.begin_deal(
            FiveUpState, FiveUpTable(table.options, series, table.totals, boneyard), deal
        )
        made = () if played else pot.opening_events(table.options.entry, players)
        return line, made + austrian.dealing_events(state, line, played + 1, tile)

    # called the same way, without a detour
    legal = staticmethod(lines.legal)  # type: ignore[assignment]

    def apply(self, state: FiveUpState, seat: Seat, action: Action) -> Step[FiveUpState]:
        return lines.act(state, seat, action, laid)

    def view(self, state: FiveUpState, viewer: Seat | None) -> View:
        table, players, best = state.table, len(state.table.totals), winners(state.table)
        gains = pot.gains(table.options.entry, players, best)
        view = austrian.view(self, state, table.series, COUNTED, viewer=viewer, gains=gains)
        legal = () if viewer is None else lines.legal(state, viewer)
        return replace(
            view,
            seats=tuple(
                replace(one, score=total)
                for one, total in zip(view.seats, table.totals, strict=True)
            ),
            legal=legal,
            points=tuple(self.at_once(state, action) for action in legal),
            pool=pot.pool(table.options.entry, players) if state.deal.hands and not best else 0,
            target=table.options.target,
            notes=() if viewer is None else line_game.drawn(state, table.boneyard, viewer),
            winners=best,
        )

    def at_once(self, state: FiveUpState, action: Action) -> int:
        """Return the points that an action scores before anybody else moves."""
        return (
            worth(replace(state, moves=state.moves + action.record))
            if isinstance(action, Play)
            else 0
        )

    def settle(self, state: FiveUpState) -> tuple[int, ...]:
        return state.table.series.stacks

    def turn(self, state: FiveUpState) -> int:
        return state.table.series.turns + len(state.moves)

    def finished(self, state: FiveUpState) -> bool:
        return winners(state.table) != ()
