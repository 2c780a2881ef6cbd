"""Luxembourg draw (rules, section 8): the pips left in the hands are added up, and the lowest total
wins the match.

A player without a tile that fits draws one tile and passes. Before each deal every player draws a
tile and shows it. The heaviest of them is the winning tile: it begins the line, and the player who
drew it moves first. The others go back into the boneyard.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core import (
    Best,
    Compared,
    Event,
    Layout,
    Measure,
    Scored,
    Seat,
    SeatEvent,
    Step,
    Tile,
    View,
    record,
)
from games.game import Thinking
from games.parts import austrian, line_game, pot, tiles
from games.parts import line as lines
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.amounts import Chips
from games.parts.austrian import AustrianOptions, DealTied, DealWon, Series
from games.parts.chance import Chance
from games.parts.line import Deal, Draw, Drew, Line, Mode, Pass, Passed, Play, Played
from games.parts.line_game import LineGame
from games.parts.options import Options, option

LONG_MATCH = 3  # deals
FEW_POINTS = 8
HANDS = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
# hands are counted after every deal, and so shown
COUNTED = AustrianOptions(reveal_after_domino=True)


@dataclass(frozen=True, slots=True)
class LotShown(SeatEvent):
    """A tile was drawn for the lead and shown."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class LotsTied(Event):
    """The tiles of these seats have most pips, equally many: they draw again (house rule)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class WinningTile(Event):
    """A deal has begun: the winning tile lies on the table, and `seat`, which drew it, moves
    first.
    """

    deal: int
    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class LuxOptions(Options):
    """House rules of Luxembourg draw.

    A match is a number of deals, or ends when a player has a number of points.
    """

    end: str = option("rounds", choices=("rounds", "target"))
    rounds: int = option(3, low=1, high=20)
    target: int = option(100, low=50, high=300)
    visible_block: str = option("end", choices=("end", "draw_out"))
    entry: Chips = pot.entry()
    tied_lots: str = option("half", choices=("half", "redraw"))


@record
class LuxTable:
    """The part of a session that is not on the line. Tuples of numbers are by seat."""

    options: LuxOptions
    series: Series
    totals: tuple[int, ...]
    boneyard: tuple[Tile, ...] = ()  # as the deal began, next tile first
    lots: tuple[Tile, ...] = ()  # the tile that each seat drew and showed last


def winning_tile(lots: tuple[Tile, ...]) -> tuple[Seat, Tile]:
    """Return the seat that moves first and the winning tile: most pips, and among equals the
    larger half.
    """
    tile = max(lots)  # tiles are numbered by weight
    return lots.index(tile), tile


def break_ties(
    lots: tuple[Tile, ...], stock: Sequence[Tile]
) -> tuple[tuple[tuple[Seat, Tile], ...], ...]:
    """Return the drawings after the first, each by seat.

    The seats that share the most pips draw again from the unseen tiles (`stock`, next tile first),
    until the pips decide or too few tiles are left.
    """
    rounds: list[tuple[tuple[Seat, Tile], ...]] = []
    left = iter(stock)
    tied = seats_with_most_pips(tuple(enumerate(lots)))
    while len(tied) > 1 and len(again := tuple(zip(tied, left, strict=False))) == len(tied):
        rounds.append(again)
        tied = seats_with_most_pips(again)
    return tuple(rounds)


def seats_with_most_pips(drawn: tuple[tuple[Seat, Tile], ...]) -> tuple[Seat, ...]:
    """Return the seats whose tiles have the most pips."""
    most = max(tiles.PIPS[tile] for _, tile in drawn)
    return tuple(seat for seat, tile in drawn if tiles.PIPS[tile] == most)


def add_points(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the totals after a deal."""
    return tuple(map(sum, zip(totals, points, strict=True)))


def winners(options: LuxOptions, played: int, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the winners of the match after `played` deals; () while it goes on.

    Equal lowest totals share it.
    """
    over = played >= options.rounds if options.end == "rounds" else max(totals) >= options.target
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals)) if over else ()


def winners_of(table: LuxTable) -> tuple[Seat, ...]:
    """Return the winners of the match of this session; () while it goes on."""
    return winners(table.options, table.series.played, table.totals)


def is_long(deal: FinishedDeal) -> bool:
    """Return whether the match had enough deals for an achievement."""
    return deal.seen.deal >= LONG_MATCH


def has_come_from_behind(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether a seat had more points than all others before the last deal."""
    before = deal.scores_before()
    return is_long(deal) and all(before[seat] > before[other] for other in deal.others(seat))


class LuxState(Line):
    """A session: the present deal, or the last one until the next is dealt."""

    __slots__ = ()
    table: LuxTable

    def closed(self) -> tuple[LuxTable, tuple[Event, ...]]:
        """Count the hands, and pay the pot if the match is decided."""
        outcome = self.ended()
        table = self.table
        points = tuple(map(tiles.pips, lines.hands(self)))
        totals = add_points(table.totals, points)
        events = austrian.ending_events(*outcome)
        events += tuple(
            Scored(seat, points[seat], total) for seat, total in enumerate(totals) if points[seat]
        )
        table = replace(table, series=austrian.count_deal(table.series, outcome[1]), totals=totals)
        if best := winners_of(table):
            gains = pot.gains(table.options.entry, len(totals), best)
            stacks = tuple(map(sum, zip(table.series.stacks, gains, strict=True)))
            table = replace(table, series=replace(table.series, stacks=stacks))
            events += pot.winning_events(table.options.entry, len(totals), best)
        return table, events


class Luxembourg(LineGame[LuxState, LuxOptions]):
    """The rules of Luxembourg draw."""

    key = "luxembourg"
    players = range(2, 7)
    minutes = 5
    thinking = Thinking.LINE_FOR_PIPS
    options = LuxOptions
    state = LuxState
    actions = (Play, Draw, Pass)
    events = (
        LotShown,
        LotsTied,
        WinningTile,
        Played,
        Drew,
        Passed,
        DealWon,
        DealTied,
        Scored,
        *pot.EVENTS,
    )
    deck = tiles.bits(tiles.D6)
    boneyard = True
    layout = Layout.LINE
    compared = Compared(Measure.POINTS, Best.LEAST, match=True)
    achievements = (
        Achievement(
            "clean-sweep",
            lambda deal: seat_if(
                deal.champion,
                lambda seat: is_long(deal) and deal.seen.seats[seat].wins == deal.seen.deal,
            ),
        ),
        Achievement(
            "photo-finish",
            lambda deal: seat_if(deal.champion, lambda seat: has_come_from_behind(deal, seat)),
        ),
        Achievement(
            "small-bill",
            lambda deal: seat_if(
                deal.champion,
                lambda seat: is_long(deal) and (deal.seen.seats[seat].score or 0) <= FEW_POINTS,
            ),
        ),
    )

    def open(self, options: LuxOptions, seats: int) -> LuxState:
        self.check(options, seats)
        nothing = (0,) * seats
        return lines.open_session(LuxState, LuxTable(options, Series(nothing, nothing), nothing))

    def exposure(self, state: LuxState) -> tuple[int, ...]:
        return pot.exposure(state.table.options.entry, len(state.table.totals))

    def deal(self, state: LuxState, stacks: tuple[int, ...], seed: bytes) -> Step[LuxState]:
        options, series, totals = state.table.options, state.table.series, state.table.totals
        players, chance = len(stacks), Chance(seed)
        size = HANDS[players]
        shuffled = chance.shuffled(tiles.listed(tiles.D6))
        hands = tuple(
            tiles.mask(shuffled[first : first + size]) for first in range(0, players * size, size)
        )
        rest = shuffled[players * size :]
        lots = tuple(rest[:players])
        leader, tile = winning_tile(lots)
        shown: tuple[Event, ...] = tuple(LotShown(seat, lot) for seat, lot in enumerate(lots))
        if options.tied_lots == "redraw":
            for again in break_ties(lots, rest[players:]):
                leader, tile = max(again, key=lambda lot: lot[1])
                lots = tuple(dict(again).get(seat, lot) for seat, lot in enumerate(lots))
                shown += (
                    LotsTied(tuple(seat for seat, _ in again)),
                    *(LotShown(*lot) for lot in again),
                )
        rest.remove(tile)
        # shuffled again, with the tiles that were shown
        boneyard = tuple(chance.shuffled(sorted(rest)))
        deal = Deal(
            hands,
            lines.order(players, 1),
            leader,
            mode=Mode.LUX,
            visible_block=options.visible_block == "end",
            stock=boneyard,
            start=tile,
        )
        series = Series(stacks, series.wins, series.played, self.turn(state) + 1)
        line = lines.begin_deal(LuxState, LuxTable(options, series, totals, boneyard, lots), deal)
        made = () if series.played else pot.opening_events(options.entry, players)
        return line, (*made, *shown, WinningTile(series.played + 1, leader, tile))

    # The line does all the rest.
    legal = staticmethod(lines.legal)  # type: ignore[assignment]  # called the same way, without a detour
    apply = staticmethod(lines.act)  # type: ignore[assignment]

    def view(self, state: LuxState, viewer: Seat | None) -> View:
        table = state.table
        options, series, totals, lots = table.options, table.series, table.totals, table.lots
        players, best = len(totals), winners_of(table)
        gains = pot.gains(options.entry, players, best)
        begun = state.deal.start is not None
        return austrian.view(
            self,
            state,
            series,
            COUNTED,
            viewer=viewer,
            gains=gains,
            legal=() if viewer is None else lines.legal(state, viewer),
            by_seat=[{"score": total} for total in totals],
            pool=pot.pool(options.entry, players) if begun and not best else 0,
            target=options.target if options.end == "target" else None,
            lots=tuple(enumerate(lots)),
            notes=line_game.drawn(state, table.boneyard, viewer),
            winners=best,
        )

    def lead(self, state: LuxState) -> int:  # noqa: ARG002 - the lots decide
        return 0

    def returned(self, state: LuxState) -> int:
        return tiles.mask(lot for lot in state.table.lots if lot != state.deal.start)

    def totals_decide(self, state: LuxState) -> bool:
        options, series = state.table.options, state.table.series
        return options.end == "rounds" and series.played + self.dealing(state) == options.rounds

    def finished(self, state: LuxState) -> bool:
        return winners_of(state.table) != ()
