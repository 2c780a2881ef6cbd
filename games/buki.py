"""Buki (rules, section 4): the block game for four, where three players stake against a banker.

One player is banker for the whole session. Onlookers may bet, too (`games.parts.gallery_rules`).
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from games.core import (
    Action,
    Event,
    Gallery,
    IllegalAction,
    Participant,
    Seat,
    SeatEvent,
    Staking,
    Step,
    View,
    by_seat,
)
from games.game import Thinking
from games.parts import austrian, gallery_rules, line_game, stakes, tiles
from games.parts import line as lines
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.amounts import Chips, booked
from games.parts.austrian import (
    AustrianOptions,
    Dealt,
    DealTied,
    DealWon,
    DirectionReversed,
    Series,
)
from games.parts.chance import Chance
from games.parts.gallery_rules import GalleryRules, Guests
from games.parts.line import NOBODY, Deal, Line, Pass, Passed, Play, Played
from games.parts.line_game import LineGame
from games.parts.options import option
from games.parts.stakes import (
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
# the banker may settle the limits, as one of the sources has it
BANKERS = ("banker_limits", "banker")


@dataclass(frozen=True, slots=True)
class BankerDrawn(SeatEvent):
    """The lot has made a player banker for the session."""


@dataclass(frozen=True, slots=True)
class BukiOptions(AustrianOptions):
    """House rules of Buki.

    Stakes are whole chips; no banker: by lot; no maximum: three times the minimum.
    """

    hand: int = option(6, choices=(6, 7))
    min: Chips = option(2, low=1, high=100, settled_by=BANKERS)
    max: Chips | None = option(None, low=1, high=300, settled_by=BANKERS)
    banker: int | None = option(None, seat=True)  # a seat
    reverse_every: int = option(5, low=0, high=100)
    raise_until_fourth: bool = option(False)
    spectators: bool = option(True)
    spectator_tie: str = option("return", choices=("return", "carry"))
    watch_consent: str = option("player", choices=("player", "none"))
    banker_limits: bool = option(False)


def limits(options: BukiOptions) -> Limits:
    """Return the limits of the stakes."""
    return Limits(
        options.min,
        Chips(3 * options.min) if options.max is None else options.max,
        options.raise_until_fourth,
    )


def options_of_gallery(options: BukiOptions) -> GalleryRules:
    """Return the rules of the gallery at this table."""
    return GalleryRules(
        limits(options), options.watch_consent == "player", options.spectator_tie == "carry"
    )


def is_banker(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether a seat holds the bank."""
    return deal.seen.seats[seat].banker


def has_won_highest_stake(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether a player has won with the highest stake, where there was a choice."""
    low, high = deal.seen.staking.limits or (0, 0)
    return not is_banker(deal, seat) and high > low and deal.result.gains[seat] == stakes.paid(high)


def has_won_all_stakes(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether the banker has won the highest stake of each player, where there was a
    choice.
    """
    low, high = deal.seen.staking.limits or (0, 0)
    lost = [-deal.result.gains[other] for other in deal.others(seat)]
    return is_banker(deal, seat) and high > low and all(hc == booked(Chips(high)) for hc in lost)


class BukiTable(NamedTuple):
    """The part of a session of Buki that is not on the line."""

    options: BukiOptions
    series: Series
    book: Book | None  # None: the lot has not named the banker yet
    gains: tuple[int, ...] = (0,) * PLAYERS  # hc won or lost in the last deal
    guests: Guests = ()  # onlookers: participant 4, 5 …


class BukiState(Line):
    """A session: the present deal, or the last one until the next is dealt."""

    __slots__ = ()
    table: BukiTable

    def closed(self) -> tuple[BukiTable, tuple[Event, ...]]:
        """Settle the deal, or leave the stakes on the table."""
        options, series, book, _, guests = self.table
        assert book is not None
        how, won = self.ended()
        guests, bank, said = gallery_rules.deal_completed(
            guests, options_of_gallery(options), PLAYERS, won
        )
        gains = by_seat(stakes.gains(book, limits(options), won), {book.banker: bank})
        book, lapsed = stakes.deal_completed(book, won)
        table = BukiTable(options, austrian.count_deal(series, won, gains), book, gains, guests)
        return table, (*lapsed, *austrian.ending_events(how, won), *said)


class Buki(LineGame[BukiState, BukiOptions]):
    """The rules of Buki."""

    key = "buki"
    players = range(PLAYERS, PLAYERS + 1)
    minutes = 3
    thinking = Thinking.LINE_TO_WIN
    options = BukiOptions
    state = BukiState
    actions = (Play, Pass, Stake, Add, Raise, Refuse, Accept, *gallery_rules.ACTIONS)
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
        *gallery_rules.EVENTS,
    )
    deck = tiles.bits(tiles.D8ND)
    achievements = (
        Achievement(
            "court-banker",
            lambda deal: seat_if(deal.winner, lambda seat: is_banker(deal, seat)),
            goal=5,
        ),
        Achievement(
            "high-stakes",
            lambda deal: seat_if(deal.winner, lambda seat: has_won_highest_stake(deal, seat)),
            goal=5,
        ),
        Achievement(
            "second-helping",
            lambda deal: seat_if(deal.winner, lambda seat: deal.times(Added, seat)),
        ),
        Achievement(
            "jackpot",
            lambda deal: seat_if(deal.winner, lambda seat: has_won_all_stakes(deal, seat)),
        ),
    )
    onlookers = (gallery_rules.Watch,)

    def check(self, options: BukiOptions, seats: int) -> None:
        super().check(options, seats)
        if limits(options).high < options.min:
            raise IllegalAction("bad-option", option="max")

    def open(self, options: BukiOptions, seats: int) -> BukiState:
        self.check(options, seats)
        book = None if options.banker is None else stakes.open_book(options.banker, seats)
        return lines.open_session(
            BukiState, BukiTable(options, Series((0,) * seats, (0,) * seats), book)
        )

    def exposure(self, state: BukiState) -> tuple[int, ...]:
        options, _, book, _, guests = state.table
        return (
            *stakes.exposure(book, limits(options), PLAYERS, gallery_rules.staked(guests, PLAYERS)),
            *(gallery_rules.kept(guest) for guest in guests),
        )

    def deal(self, state: BukiState, stacks: tuple[int, ...], seed: bytes) -> Step[BukiState]:
        options, series, book, _, guests = state.table
        chance = Chance(seed)
        drawn: tuple[Event, ...] = ()
        if book is None:  # the lot comes first, the shuffle after it
            book = stakes.open_book(chance.lot(PLAYERS), PLAYERS)
            drawn = (BankerDrawn(book.banker),)
        hands = austrian.hands(self.deck, PLAYERS, options.hand, chance)
        leader, tile = austrian.leader(state, hands)
        deal = Deal(hands, lines.order(PLAYERS, austrian.direction(options, series.played)), leader)
        series = Series(stacks[:PLAYERS], series.wins, series.played, self.turn(state) + 1)
        line = lines.begin_deal(
            BukiState,
            BukiTable(options, series, book, guests=gallery_rules.next_deal(guests)),
            deal,
        )
        return line, (*drawn, *austrian.dealing_events(state, line, series.played + 1, tile))

    def legal(self, state: BukiState, seat: Participant) -> tuple[Action, ...]:
        options, _, book, _, guests = state.table
        if book is None or state.to_move == NOBODY:
            return ()
        asked: tuple[Action, ...] = ()
        if seat >= PLAYERS or guests:
            asked = gallery_rules.legal(
                guests,
                options_of_gallery(options),
                book,
                seat,
                partial(line_game.turns_done, state),
            )
        if seat >= PLAYERS:
            return asked if options.spectators else ()
        turns = line_game.turns_done(state, seat)
        staking = asked + stakes.legal(book, limits(options), seat, turns)
        return (
            staking if stakes.must_stake(book, seat, turns) else lines.legal(state, seat) + staking
        )

    def apply(self, state: BukiState, seat: Participant, action: Action) -> Step[BukiState]:
        options, series, book, _, guests = state.table
        if book is None or state.to_move == NOBODY:
            raise IllegalAction("deal-over")
        if isinstance(action, gallery_rules.ACTIONS):
            return self._gallery(state, seat, action)
        if seat >= PLAYERS:
            raise IllegalAction("only-looking-on")
        turns = line_game.turns_done(state, seat)
        if isinstance(action, Stake | Add | Raise | Accept | Refuse):
            book, staked = stakes.act(book, limits(options), seat, action, turns)
            return replace(state, table=state.table._replace(book=book)), (staked,)
        line, events = lines.act(state, seat, action)
        # asked last: a tile that does not fit is no reason to stake
        if stakes.must_stake(book, seat, turns):
            raise IllegalAction("stake-required", min=options.min)
        if line.to_move == NOBODY:
            return line, events
        book, lapsed = stakes.turn_completed(book, seat, turns + 1)
        guests, late = gallery_rules.turn_completed(guests, PLAYERS, seat, turns + 1)
        return replace(
            line, table=BukiTable(options, series, book, guests=guests)
        ), events + lapsed + late

    def _gallery(
        self, state: BukiState, participant: Participant, action: Action
    ) -> Step[BukiState]:
        options, series, book, _, guests = state.table
        assert book is not None
        if not options.spectators:
            raise IllegalAction("gallery-closed")
        after, events = gallery_rules.act(
            guests,
            options_of_gallery(options),
            book,
            participant,
            action,
            turns=partial(line_game.turns_done, state),
        )
        series = replace(
            series, stacks=by_seat(series.stacks, self.brings(state, participant, action))
        )
        return replace(state, table=BukiTable(options, series, book, guests=after)), events

    def brings(
        self,
        state: BukiState,
        participant: Participant,  # noqa: ARG002
        action: Action,
    ) -> dict[Participant, int]:
        options, series, book, _, guests = state.table
        if book is None:
            return {}
        return gallery_rules.brings(
            guests, options_of_gallery(options), book, series.stacks[book.banker], action
        )

    def view(self, state: BukiState, viewer: Participant | None) -> View:
        options, series, book, gains, guests = state.table
        onlooker = viewer if viewer is not None and viewer >= PLAYERS else None
        seat = viewer if onlooker is None else gallery_rules.watched(guests, PLAYERS, onlooker)
        staking, gallery = Staking(limits=limits(options)[:2]), Gallery(onlooker=onlooker)
        shown = partial(austrian.view, self, state, series, options, viewer=seat, gains=gains)
        if book is None:
            return shown(staking=staking, gallery=gallery)
        must_stake = (
            viewer is not None
            and state.to_move == viewer
            and stakes.must_stake(book, viewer, line_game.turns_done(state, viewer))
        )
        places = tuple(
            (participant, guest.seat)
            for participant, guest in enumerate(guests, start=PLAYERS)
            if guest.admitted and guest.seat is not None
        )
        return shown(
            by_seat=[
                {
                    "banker": seat == book.banker,
                    "stake": book.stakes[seat],
                    "carried": book.carried[seat],
                }
                for seat in range(PLAYERS)
            ],
            legal=() if viewer is None else self.legal(state, viewer),
            staking=replace(
                staking,
                required=must_stake,
                won_before=viewer is not None and viewer == book.winner_before,
                requests=book.requests,
            ),
            gallery=replace(gallery, places=places, bets=gallery_rules.bets(guests, PLAYERS)),
        )

    def sit_down(self, state: BukiState, seat: Seat) -> BukiState:
        """Return the state after a newcomer has taken a seat.

        If it was the banker's, the next deal draws lots for the bank, which has an advantage.
        """
        series, book = austrian.erase_wins(state.table.series, seat), state.table.book
        book = None if book and book.banker == seat else book
        return replace(state, table=state.table._replace(series=series, book=book))

    def settle(self, state: BukiState) -> tuple[int, ...]:
        return state.table.series.stacks + tuple(guest.stack for guest in state.table.guests)

    def prompted(self, state: BukiState) -> tuple[Seat, ...]:
        book, guests = state.table.book, state.table.guests
        if book is None or state.to_move == NOBODY:
            return ()
        asked = {book.banker} if book.requests else set()
        return tuple(sorted(asked.union(gallery_rules.prompted(guests, book) if guests else ())))

    def forced(self, state: BukiState, seat: Seat) -> Action | None:
        """Return a pass that is the only legal action.

        While a seat waits for the banker's answer to its raise, it passes by itself: a forced pass
        would let the raise lapse.
        """
        book = state.table.book
        waits = book is not None and any(asker == seat for asker, _ in book.requests)
        return None if waits else super().forced(state, seat)
