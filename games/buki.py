"""Buki (rules, section 4): the block game for four, one of them banker for the session; the others stake against him."""

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from games import austrian, stakes, tiles
from games import line as lines
from games import options as declared
from games.austrian import AustrianOptions, Dealt, DealTied, DealWon, DirectionReversed, Series
from games.chance import Chance
from games.core import Action, Event, Game, IllegalAction, Seat, Step, View
from games.line import NOBODY, Line, LineRules, Pass, Passed, Play, Played
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


class BukiState(NamedTuple):
    """A session; `line` is the present deal, or the last one until the next is dealt."""

    options: BukiOptions
    series: Series
    line: Line | None = None
    book: Book | None = None  # None: the lot has not named the banker yet
    gains: tuple[int, ...] = (0,) * PLAYERS  # hc won or lost in the last deal


def limits(options: BukiOptions) -> Limits:
    """The limits of the stakes."""
    return Limits(options.min, 3 * options.min if options.max is None else options.max, options.raise_until_fourth)


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
        return BukiState(options, Series((0,) * seats, (0,) * seats), book=book)

    def exposure(self, state: BukiState) -> tuple[int, ...]:
        return stakes.exposure(state.book, limits(state.options), PLAYERS)

    def deal(self, state: BukiState, stacks: tuple[int, ...], seed: bytes) -> Step[BukiState]:
        options, series, before, book, _ = state
        chance = Chance(seed)
        drawn: tuple[Event, ...] = ()
        if book is None:  # the lot comes first, the shuffle after it
            book = stakes.opened(chance.lot(PLAYERS), PLAYERS)
            drawn = (BankerDrawn(book.banker),)
        hands = austrian.hands(self.deck, PLAYERS, options.hand, chance)
        leader, tile = austrian.leader(before, hands)
        line = lines.opened(LineRules(direction=austrian.direction(options, series.played)), hands, leader)
        series = Series(stacks, series.wins, series.played, self.turn(state) + 1)
        events = (*drawn, *austrian.dealt(before, line, series.played + 1, tile))
        return Step(BukiState(options, series, line, book), events)

    def legal(self, state: BukiState, seat: Seat) -> tuple[Action, ...]:
        line, book = state.line, state.book
        if line is None or book is None or line.to_move == NOBODY:
            return ()
        turns = lines.turns_done(line, seat)
        staking = stakes.legal(book, limits(state.options), seat, turns)
        if stakes.must_stake(book, seat, turns):
            return staking
        return lines.legal(line, seat) + staking

    def apply(self, state: BukiState, seat: Seat, action: Action) -> Step[BukiState]:
        options, series, line, book, _ = state
        if line is None or book is None or line.to_move == NOBODY:
            raise IllegalAction("deal-over")
        turns = lines.turns_done(line, seat)
        if isinstance(action, Stake | Add | Raise | Accept | Refuse):
            book, staked = stakes.act(book, limits(options), seat, action, turns)
            return Step(state._replace(book=book), (staked,))
        moved, events = lines.act(line, seat, action)
        if stakes.must_stake(book, seat, turns):  # asked last: a tile that does not fit is no reason to stake
            raise IllegalAction("stake-required", min=options.min)
        if moved.to_move != NOBODY:
            book, lapsed = stakes.turn_completed(book, seat, turns + 1)
            return Step(state._replace(line=moved, book=book), events + lapsed)
        won = lines.winner(moved)
        gains = stakes.gains(book, limits(options), won)
        book, lapsed = stakes.deal_completed(book, won)
        series = austrian.ended(series, moved)
        series = series._replace(stacks=tuple(map(sum, zip(series.stacks, gains, strict=True))))
        return Step(BukiState(options, series, moved, book, gains), (*events, *lapsed, austrian.decided(moved)))

    def view(self, state: BukiState, viewer: Seat | None) -> View:
        options, series, line, book, gains = state
        result = austrian.result(line, options, gains)
        seats = austrian.seats(series, line, viewer, result)
        if book is not None:
            seats = tuple(
                replace(one, banker=seat == book.banker, stake=book.stakes[seat], carried=book.carried[seat])
                for seat, one in enumerate(seats)
            )
        dealing = self.dealing(state)
        return View(
            game=self.key,
            viewer=viewer,
            deal=series.played + dealing,
            dealing=dealing,
            direction=line.rules.direction if line else austrian.direction(options, 0),
            seats=seats,
            line=lines.placed(line) if line else (),
            ends=lines.ENDS[line.ends] if line else None,
            stock=len(self.deck) - PLAYERS * options.hand if line else len(self.deck),
            legal=() if viewer is None else self.legal(state, viewer),
            limits=limits(options)[:2],
            must_stake=dealing
            and viewer is not None
            and line is not None
            and book is not None
            and line.to_move == viewer
            and stakes.must_stake(book, viewer, lines.turns_done(line, viewer)),
            requests=book.requests if book else (),
            result=result,
        )

    def settle(self, state: BukiState) -> tuple[int, ...]:
        return state.series.stacks

    def due(self, state: BukiState) -> tuple[Seat, ...]:
        return (state.line.to_move,) if state.line is not None and state.line.to_move != NOBODY else ()

    def turn(self, state: BukiState) -> int:
        return state.series.turns + (len(state.line.moves) if state.line else 0)

    def prompted(self, state: BukiState) -> tuple[Seat, ...]:
        return (state.book.banker,) if state.book and state.book.requests else ()

    def dealing(self, state: BukiState) -> bool:
        return state.line is not None and state.line.to_move != NOBODY
