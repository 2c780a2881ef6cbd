"""Pulle (rules, section 5): the block game for a pool.

More than 100 pips put a player out; the last one left takes it.
"""

from dataclasses import replace
from typing import NamedTuple

from games.core import (
    Action,
    Best,
    Compared,
    Ending,
    Event,
    IllegalAction,
    Measure,
    Offer,
    Result,
    Scored,
    Seat,
    Step,
    View,
    by_seat,
)
from games.game import Thinking
from games.parts import austrian, line_game, pot, tiles
from games.parts import line as lines
from games.parts import pulle_pool as pools
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.amounts import booked, whole
from games.parts.austrian import (
    AustrianOptions,
    Dealt,
    DealTied,
    DealWon,
    DirectionReversed,
    Series,
)
from games.parts.chance import Chance
from games.parts.line import NOBODY, Deal, Line, Pass, Passed, Play, Played
from games.parts.line_game import LineGame
from games.parts.pulle_pool import (
    PLAYERS,
    TARGET,
    BoughtBack,
    Buyback,
    BuybackClosed,
    BuybackOpened,
    Decline,
    Declined,
    Eliminated,
    Pool,
    PoolBroken,
    PulleOptions,
    Renounce,
    Renounced,
    Returned,
)

BRINK = 99  # points
THRIFT = 60  # points
HAND = 7  # also with three or two players left (ambiguity D8)


class PulleTable(NamedTuple):
    """The part of a session of Pulle that is not on the line. All tuples are by seat."""

    options: PulleOptions
    series: Series  # its stacks are without the pool
    pool: Pool
    leader: Seat | None = None  # of the next deal; None: the heaviest tile decides
    gains: tuple[int, ...] = (0,) * PLAYERS  # hc won or lost in the last deal, buy-backs included
    # seats that have declined to buy back; None: the window is closed
    window: tuple[bool, ...] | None = None
    bought: int = 0  # number of buy-backs after this deal


class PulleState(Line):
    """A session: the present deal, or the last one until the next is dealt."""

    __slots__ = ()
    table: PulleTable

    def closed(self) -> tuple[PulleTable, tuple[Event, ...]]:
        """Pay the deal, add the pips, and open the window for buy-backs or continue."""
        options, series, pool, _, _, _, _ = self.table
        how, won = self.ended()
        pips = tuple(map(tiles.pips, lines.hands(self)))
        reckoning = pools.count_deal(pool, options, won, how is Ending.BLOCKED, pips)
        events = austrian.ending_events(how, won)
        score = pool.scores
        if any(reckoning.points):
            events += tuple(
                Scored(seat, reckoning.points[seat], score[seat] + reckoning.points[seat])
                for seat in pools.seats_in(pool)
            )
        if reckoning.broken:
            back = tuple(
                Returned(seat) for seat in pools.seats_in(reckoning.pool) if not pool.inside[seat]
            )
            is_paid = reckoning.pool.hc > pool.hc  # not if nobody is left to pay
            events += (PoolBroken(options.entry if is_paid else 0), *back)
        table = PulleTable(
            options,
            austrian.count_deal(series, won, reckoning.gains),
            reckoning.pool,
            gains=reckoning.gains,
            window=(False,) * PLAYERS if reckoning.window else None,
        )
        # then two at least have 100 or less: nobody can win the pool now
        if reckoning.window and pools.offers(reckoning.pool):
            return table, (*events, BuybackOpened())
        table, said = self.after_window(table)
        return table, events + said

    def after_window(self, table: PulleTable) -> tuple[PulleTable, tuple[Event, ...]]:
        """Return the table and events after all buy-backs: who is out, who takes the pool, who
        leads next.
        """
        options, series, before, _, gains, _, bought = table
        pool, taken = pools.eliminate(before)
        out = (seat for seat in pools.seats_in(before) if not pool.inside[seat])
        events: tuple[Event, ...] = tuple(Eliminated(seat, pool.scores[seat]) for seat in out)
        last = pools.winner(pool)
        if last is not None:
            events += (pot.MatchWon(last, shared=False), pot.PotPaid(last, *whole(before.hc)))
        leader = pools.next_leader(
            pool, line_game.next_leader(self), direction(options, series.played - 1)
        )
        series = replace(series, stacks=by_seat(series.stacks, dict(enumerate(taken))))
        gains = by_seat(gains, dict(enumerate(taken)))
        return PulleTable(
            options, series, pool, leader=leader, gains=gains, window=None, bought=bought
        ), events


def direction(options: PulleOptions, played: int) -> int:
    """Return the direction of the deal that follows `played` completed deals."""
    return austrian.direction(family_rules(options), played)


def family_rules(options: PulleOptions) -> AustrianOptions:
    """Return the house rules of the Austrian family.

    Hands are counted, and so shown, after every deal (rules 0.8).
    """
    return AustrianOptions(options.direction, options.reverse_every, reveal_after_domino=True)


def is_on_the_brink(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether a seat has stood at 99 points or more before the deal."""
    return deal.scores_before().get(seat, 0) >= BRINK


def has_come_from_behind(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether a seat had the most points of all who took part, before the deal."""
    before = deal.scores_before()
    return all(before[seat] > before[other] for other in deal.others(seat))


class Pulle(LineGame[PulleState, PulleOptions]):
    """The rules of Pulle."""

    key = "pulle"
    players = range(PLAYERS, PLAYERS + 1)
    minutes = 60
    thinking = Thinking.LINE_FOR_PIPS
    options = PulleOptions
    state = PulleState
    actions = (Play, Pass, Decline, Buyback, Renounce)
    events = (
        Dealt,
        DirectionReversed,
        Played,
        Passed,
        DealWon,
        DealTied,
        Scored,
        PoolBroken,
        Returned,
        BuybackOpened,
        BoughtBack,
        Declined,
        BuybackClosed,
        Eliminated,
        Renounced,
        *pot.EVENTS,
    )
    deck = tiles.bits(tiles.D8ND)
    elimination = True
    compared = Compared(Measure.POINTS, Best.LEAST)
    achievements = (
        Achievement(
            "ninety-nine",
            lambda deal: seat_if(deal.out_of_tiles, lambda seat: is_on_the_brink(deal, seat)),
        ),
        Achievement(
            "from-behind",
            lambda deal: seat_if(deal.champion, lambda seat: has_come_from_behind(deal, seat)),
        ),
        Achievement(
            "light-purse",
            lambda deal: seat_if(
                deal.champion, lambda seat: (deal.seen.seats[seat].score or 0) <= THRIFT
            ),
        ),
    )

    def open(self, options: PulleOptions, seats: int) -> PulleState:
        self.check(options, seats)
        return lines.open_session(
            PulleState, PulleTable(options, Series((0,) * seats, (0,) * seats), Pool())
        )

    def exposure(self, state: PulleState) -> tuple[int, ...]:
        if self.finished(state):
            return (0,) * PLAYERS
        return pools.exposure(state.table.pool, state.table.options, first=not state.deal.hands)

    def reserve(self, options: PulleOptions) -> int:
        if not options.buyback:
            return 0
        after = pools.exposure(Pool(), options, first=False)[0] + pools.buyback_price(options)
        return booked(options.entry) + booked(options.payment) + after

    def deal(self, state: PulleState, stacks: tuple[int, ...], seed: bytes) -> Step[PulleState]:
        options, series, pool, leader, _, _, _ = state.table
        stacks = tuple(
            stack - share for stack, share in zip(stacks, pools.shares(pool), strict=True)
        )
        events: tuple[Event, ...] = ()
        if state.table.window is not None:  # players could buy back until now
            (_, series, pool, leader, *_), closing = state.after_window(state.table)
            events = (BuybackClosed(), *closing)
        if leader is None:
            pool, paid = pools.pay_entries(pool, options, tuple(range(PLAYERS)))
            stacks = by_seat(stacks, dict(enumerate(paid)))
            events = pot.opening_events(options.entry, PLAYERS)
        seats = pools.seats_in(pool)
        way = direction(options, series.played)
        dealt = iter(austrian.hands(self.deck, len(seats), HAND, Chance(seed)))
        hands = tuple(next(dealt) if inside else 0 for inside in pool.inside)
        tile = None
        if leader is None:
            leader, tile = lines.first_leader(hands)
        elif way != direction(options, series.played - 1):
            events += (DirectionReversed(way),)
        out = tuple(seat for seat in range(PLAYERS) if not pool.inside[seat])
        deal = Deal(hands, lines.order(PLAYERS, way, out), leader)
        series = Series(stacks, series.wins, series.played, self.turn(state) + 1)
        line = lines.begin_deal(PulleState, PulleTable(options, series, pool, leader), deal)
        return line, (*events, Dealt(series.played + 1, leader, tile))

    def legal(self, state: PulleState, seat: Seat) -> tuple[Action, ...]:
        table = state.table
        if table.window is not None:
            new = self.open_offers(state).get(seat)
            declining = () if table.window[seat] else (Decline(),)
            return () if new is None else (*declining, Buyback(new))
        if not self.dealing(state):
            return ()
        if not table.pool.inside[seat]:
            return (
                ()
                if table.pool.gone[seat] or table.options.broken_reentry == "survivors"
                else (Renounce(),)
            )
        return lines.legal(state, seat)

    def open_offers(self, state: PulleState) -> dict[Seat, int]:
        """Return the scores after a buy-back of the seats that may buy back now.

        A seat that has declined may not, unless offers stand until the next deal.
        """
        window, stands = state.table.window, state.table.options.buyback_until == "deal"
        if window is None:
            return {}
        return {
            seat: new
            for seat, new in pools.offers(state.table.pool).items()
            if stands or not window[seat]
        }

    def apply(self, state: PulleState, seat: Seat, action: Action) -> Step[PulleState]:
        if isinstance(action, Buyback | Decline):
            return self.answer_offer(state, seat, action)
        if isinstance(action, Renounce):
            return self.renounce(state, seat)
        return lines.act(state, seat, action)

    def renounce(self, state: PulleState, seat: Seat) -> Step[PulleState]:
        """Return the state after a player who is out has given up coming back."""
        if not self.dealing(state):
            raise IllegalAction("deal-over")
        if Renounce() not in self.legal(state, seat):
            raise IllegalAction("not-out")
        return self.without_return(state, seat), (Renounced(seat),)

    def without_return(self, state: PulleState, seat: Seat) -> PulleState:
        """Return the state after which a broken pool does not bring this seat back."""
        table = state.table
        gone = (*table.pool.gone[:seat], True, *table.pool.gone[seat + 1 :])
        return replace(state, table=table._replace(pool=table.pool._replace(gone=gone)))

    def answer_offer(
        self, state: PulleState, seat: Seat, action: Buyback | Decline
    ) -> Step[PulleState]:
        """Return the state after a player has bought back or declined.

        The window closes when no seat is left to answer, or with the next deal.
        """
        table = state.table
        if not self.dealing(state) and table.window is None:
            raise IllegalAction("deal-over")
        new = self.open_offers(state).get(seat)
        if (
            new is None
            or table.window is None
            or (isinstance(action, Decline) and table.window[seat])
        ):
            raise IllegalAction("no-offer")
        if isinstance(action, Decline):
            table = table._replace(window=(*table.window[:seat], True, *table.window[seat + 1 :]))
            events: tuple[Event, ...] = (Declined(seat),)
        else:
            if action.score != new:
                raise IllegalAction("offer-changed", score=new)
            price = pools.buyback_price(table.options)
            paid = {seat: -price}
            table = table._replace(
                pool=pools.buy_back(table.pool, table.options, seat),
                series=replace(table.series, stacks=by_seat(table.series.stacks, paid)),
                gains=by_seat(table.gains, paid),
                bought=table.bought + 1,
            )
            events = (BoughtBack(seat, price, new),)
        state = replace(state, table=table)
        if self.open_offers(state) or not self.dealing(state):
            return state, events
        table, said = state.after_window(table)
        return replace(state, table=table), (*events, BuybackClosed(), *said)

    def view(self, state: PulleState, viewer: Seat | None) -> View:
        options, series, pool, _, gains, _, _ = state.table
        view = austrian.view(self, state, series, family_rules(options), viewer=viewer, gains=gains)
        dealing, due = self.dealing(state), self.due(state)
        last = pools.winner(pool)
        return replace(
            view,
            dealing=dealing,
            direction=direction(options, max(0, view.deal - 1)),
            seats=tuple(
                replace(
                    seat_view, due=seat in due, score=pool.scores[seat], out=not pool.inside[seat]
                )
                for seat, seat_view in enumerate(view.seats)
            ),
            legal=() if viewer is None else self.legal(state, viewer),
            result=None if dealing or view.result is None else self.result(state, view.result),
            pool=pool.hc,
            target=TARGET,
            offers=tuple(
                Offer(seat, pools.buyback_price(options), new)
                for seat, new in self.open_offers(state).items()
            ),
            winners=() if last is None else (last,),
        )

    def result(self, state: PulleState, family: Result) -> Result:
        """Return the result of the deal without the seats that sat out.

        `family` is that of `austrian.result`.
        """
        took_part = [after != NOBODY for after in state.deal.after]
        return replace(
            family,
            hands=tuple(
                hand if part else None for hand, part in zip(family.hands, took_part, strict=True)
            ),
            pips=tuple(
                pips if part else None for pips, part in zip(family.pips, took_part, strict=True)
            ),
        )

    def settle(self, state: PulleState) -> tuple[int, ...]:
        series, pool = state.table.series, state.table.pool
        return by_seat(series.stacks, dict(enumerate(pools.shares(pool))))

    def due(self, state: PulleState) -> tuple[Seat, ...]:
        if state.to_move == NOBODY:
            return tuple(self.open_offers(state)) if self.dealing(state) else ()
        return (state.to_move,)

    def prompted(self, state: PulleState) -> tuple[Seat, ...]:
        table = state.table
        if table.window is None or self.dealing(state):
            return ()
        return tuple(seat for seat in self.open_offers(state) if not table.window[seat])

    def turn(self, state: PulleState) -> int:
        return state.table.series.turns + len(state.moves) + state.table.bought

    def dealing(self, state: PulleState) -> bool:
        return state.to_move != NOBODY or (
            state.table.window is not None and state.table.options.buyback_until == "answer"
        )

    def match(self, options: PulleOptions) -> bool:  # noqa: ARG002
        return True

    def leave(self, state: PulleState, seat: Seat) -> Step[PulleState]:
        """Keep a broken pool from bringing back a player who has left the table (rules 5.2, step
        4).
        """
        pool, inside = state.table.pool, state.table.pool.inside[seat]
        if pool.gone[seat] or not (inside or state.table.options.broken_reentry == "all"):
            return state, ()
        return self.without_return(state, seat), () if inside else (Renounced(seat),)

    def finished(self, state: PulleState) -> bool:
        return pools.winner(state.table.pool) is not None
