"""Buki (rules, section 4): the block game for four, one of them banker for the session; the others stake against him."""

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Self

from games import austrian, stakes, tiles
from games import line as lines
from games import options as declared
from games.austrian import AustrianOptions, Dealt, DealTied, DealWon, DirectionReversed, Series
from games.chance import Chance
from games.core import Action, Event, Game, IllegalAction, Seat, Step, View
from games.line import NOBODY, Deal, Line, Pass, Passed, Play, Played
from games.options import option
from games.stakes import (
    Accept,
    Add,
    Added,
    Book,
    Limits,
    Raise,
    RaiseAnswered,
    RaiseAsked,
    RaiseLapsed,
    Refuse,
    Stake,
    Staked,
)

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class BankerDrawn(Event):
    """The lot has made somebody banker for the session."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BukiOptions(AustrianOptions):
    """House rules of Buki. Stakes are whole chips; no banker: by lot; no maximum: three times the minimum."""

    hand: int = option(6, choices=(6, 7))
    min: int = option(2, low=1, high=100)
    max: int | None = option(None, low=1, high=300)
    banker: int | None = option(None, seat=True)  # a seat
    reverse_every: int = option(5, choices=(0, 5, 10))
    raise_until_fourth: bool = option(False)


def limits(options: BukiOptions) -> Limits:
    """The limits of the stakes."""
    return Limits(options.min, 3 * options.min if options.max is None else options.max, options.raise_until_fourth)


class BukiTable(NamedTuple):
    """What a session of Buki keeps beside the line."""

    options: BukiOptions
    series: Series
    book: Book | None  # None: the lot has not named the banker yet
    gains: tuple[int, ...] = (0,) * PLAYERS  # hc won or lost in the last deal


class BukiState(Line):
    """A session: the present deal, or the last one until the next is dealt."""

    __slots__ = ()
    table: BukiTable

    @classmethod
    def closed(cls, line: Self, events: tuple[Event, ...]) -> Step[Self]:
        """Settle the deal, or leave the stakes on the table."""
        options, series, book, _ = line.table
        outcome = lines.outcome(line)
        assert outcome is not None
        assert book is not None
        gains = stakes.gains(book, limits(options), outcome[1])
        book, lapsed = stakes.deal_completed(book, outcome[1])
        table = BukiTable(options, austrian.ended(series, outcome[1], gains), book, gains)
        return line._replace(table=table), (*events, *lapsed, austrian.decided(*outcome))


class Buki(Game[BukiState, BukiOptions]):
    """The rules of Buki."""

    key = "buki"
    rules_version = 1
    players = range(PLAYERS, PLAYERS + 1)
    options = BukiOptions
    state = BukiState
    actions = (Play, Pass, Stake, Add, Raise, Refuse, Accept)
    events = (
        Dealt,
        BankerDrawn,
        DirectionReversed,
        Played,
        Passed,
        Staked,
        Added,
        RaiseAsked,
        RaiseAnswered,
        RaiseLapsed,
        DealWon,
        DealTied,
    )
    for_chips = True

    deck: ClassVar[tuple[int, ...]] = tiles.bits(tiles.D8ND)

    def check(self, options: BukiOptions, seats: int) -> None:
        declared.check(options, seats)
        if limits(options).high < options.min:
            raise IllegalAction("bad-option", option="max")

    def open(self, options: BukiOptions, seats: int) -> BukiState:
        self.check(options, seats)
        book = None if options.banker is None else stakes.opened(options.banker, seats)
        return lines.undealt(BukiState, BukiTable(options, Series((0,) * seats, (0,) * seats), book))

    def exposure(self, state: BukiState) -> tuple[int, ...]:
        return stakes.exposure(state.table.book, limits(state.table.options), PLAYERS)

    def deal(self, state: BukiState, stacks: tuple[int, ...], seed: bytes) -> Step[BukiState]:
        options, series, book, _ = state.table
        chance = Chance(seed)
        drawn: tuple[Event, ...] = ()
        if book is None:  # the lot comes first, the shuffle after it
            book = stakes.opened(chance.lot(PLAYERS), PLAYERS)
            drawn = (BankerDrawn(book.banker),)
        hands = austrian.hands(self.deck, PLAYERS, options.hand, chance)
        leader, tile = austrian.leader(state, hands)
        deal = Deal(hands, lines.order(PLAYERS, austrian.direction(options, series.played)), leader)
        series = Series(stacks, series.wins, series.played, self.turn(state) + 1)
        line = lines.opened(BukiState, BukiTable(options, series, book), deal)
        return line, (*drawn, *austrian.dealt(state, line, series.played + 1, tile))

    def legal(self, state: BukiState, seat: Seat) -> tuple[Action, ...]:
        book = state.table.book
        if book is None or state.to_move == NOBODY:
            return ()
        turns = lines.turns_done(state, seat)
        staking = stakes.legal(book, limits(state.table.options), seat, turns)
        return staking if stakes.must_stake(book, seat, turns) else lines.legal(state, seat) + staking

    def apply(self, state: BukiState, seat: Seat, action: Action) -> Step[BukiState]:
        options, series, book, _ = state.table
        if book is None or state.to_move == NOBODY:
            raise IllegalAction("deal-over")
        turns = lines.turns_done(state, seat)
        if isinstance(action, Stake | Add | Raise | Accept | Refuse):
            book, staked = stakes.act(book, limits(options), seat, action, turns)
            return state._replace(table=BukiTable(options, series, book)), (staked,)
        line, events = lines.act(state, seat, action)
        if stakes.must_stake(book, seat, turns):  # asked last: a tile that does not fit is no reason to stake
            raise IllegalAction("stake-required", min=options.min)
        if line.to_move == NOBODY:
            return line, events
        book, lapsed = stakes.turn_completed(book, seat, turns + 1)
        return line._replace(table=BukiTable(options, series, book)), events + lapsed

    def view(self, state: BukiState, viewer: Seat | None) -> View:
        options, series, book, gains = state.table
        view = austrian.view(self.key, len(self.deck), state, series, options, viewer, gains)
        view = replace(view, limits=limits(options)[:2])
        if book is None:
            return view
        return replace(
            view,
            seats=tuple(
                replace(one, banker=seat == book.banker, stake=book.stakes[seat], carried=book.carried[seat])
                for seat, one in enumerate(view.seats)
            ),
            legal=() if viewer is None else self.legal(state, viewer),
            must_stake=viewer is not None
            and state.to_move == viewer
            and stakes.must_stake(book, viewer, lines.turns_done(state, viewer)),
            requests=book.requests,
        )

    def settle(self, state: BukiState) -> tuple[int, ...]:
        return state.table.series.stacks

    def due(self, state: BukiState) -> tuple[Seat, ...]:
        return () if state.to_move == NOBODY else (state.to_move,)

    def turn(self, state: BukiState) -> int:
        return state.table.series.turns + len(state.moves)

    def prompted(self, state: BukiState) -> tuple[Seat, ...]:
        book = state.table.book
        return (book.banker,) if book is not None and book.requests else ()

    def dealing(self, state: BukiState) -> bool:
        return state.to_move != NOBODY
