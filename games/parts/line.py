"""The line of tiles on which most games are played (rules, section 1): one engine for block, draw
and Luxembourg draw.

A hand is the mask of all tiles that ever came into it, and one mask holds all tiles not on the
table yet, since no tile exists twice. So a move changes few fields. The state of such a game is the
line itself, with the rest of the game in its field `table`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias, TypeVar

from games.core import (
    LINE_ENDS,
    Action,
    End,
    Ending,
    Event,
    IllegalAction,
    OpenEnd,
    Role,
    Seat,
    SeatEvent,
    Step,
    Tile,
    copied,
    record,
)
from games.parts import tiles

START = tiles.NUMBERS**2  # code of an empty line; else left * 9 + right

# By code: the numbers on the left and on the right.
ENDS: tuple[tuple[int, int] | None, ...] = (
    *((left, right) for left in range(tiles.NUMBERS) for right in range(tiles.NUMBERS)),
    None,
)

# By code: the tiles that fit on the left and those that fit on the right, as masks; and those that
# fit at all.
SIDES: tuple[tuple[int, int], ...] = tuple(
    (tiles.D8, tiles.D8)
    if numbers is None
    else (tiles.SUITS[numbers[0]] & tiles.D8, tiles.SUITS[numbers[1]] & tiles.D8)
    for numbers in ENDS
)
FITTING: tuple[int, ...] = tuple(left | right for left, right in SIDES)


def code(left: int, right: int) -> int:
    """Return the code of two ends."""
    return left * tiles.NUMBERS + right


def open_ends(ends: int) -> tuple[OpenEnd, ...]:
    """Return the ends with this code as a view names them; () for an empty line."""
    numbers = ENDS[ends]
    return () if numbers is None else ((End.LEFT, numbers[0]), (End.RIGHT, numbers[1]))


def code_of(ends: Sequence[OpenEnd]) -> int:
    """Return the code of the ends of a view of a line; () is an empty line."""
    if not ends:
        return START
    (_, left), (_, right) = ends
    return code(left, right)


def laid(ends: int, tile: Tile, end: End) -> tuple[int, int] | None:
    """Return the halves of a tile, from left to right, when laid at an end; None if it does not
    fit.
    """
    numbers = ENDS[ends]
    low, high = tiles.HALVES[tile]
    if numbers is None:
        return (low, high) if end is End.START else None
    if end is End.LEFT:
        return (low, high) if high == numbers[0] else (high, low) if low == numbers[0] else None
    if end is End.RIGHT:
        return (low, high) if low == numbers[1] else (high, low) if high == numbers[1] else None
    return None


def after(ends: int, tile: Tile, end: End) -> int | None:
    """Return the code of the ends after a tile; None if it does not fit."""
    halves = laid(ends, tile, end)
    if halves is None:
        return None
    left, right = ENDS[ends] or halves
    return code(left if end is End.RIGHT else halves[0], right if end is End.LEFT else halves[1])


MOST_PLAYERS = 6
NOBODY = -1
_TILES = tiles.D8.bit_length()
_ENDS = tuple(End)
_END_NUMBER = {end: number for number, end in enumerate(LINE_ENDS)}
# code of plays that a line of the double-eight set does not know
ELSEWHERE = _TILES * len(LINE_ENDS)


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a tile at an end."""

    verb: ClassVar[str] = "play"
    tile: Tile
    end: End
    # index into `PLAYS` and the tables by code
    code: int = field(init=False, repr=False, compare=False)
    key: int = field(init=False, repr=False, compare=False)  # another for each play of any game
    # the code as a byte of `Line.moves`
    record: bytes = field(init=False, repr=False, compare=False)
    bit: int = field(init=False, repr=False, compare=False)  # the tile's mask

    def __post_init__(self) -> None:
        if not 0 <= self.tile < len(tiles.HALVES):
            raise ValueError(f"no tile has the number {self.tile}")
        on_line = self.tile < _TILES and self.end in _END_NUMBER
        object.__setattr__(
            self,
            "code",
            self.tile * len(LINE_ENDS) + _END_NUMBER[self.end] if on_line else ELSEWHERE,
        )
        number = (self.tile * len(_ENDS) + _ENDS.index(self.end)) * 2 + (type(self) is not Play)
        object.__setattr__(self, "key", number)
        object.__setattr__(self, "record", bytes((self.code,)))
        object.__setattr__(self, "bit", tiles.BITS[self.tile])


@dataclass(frozen=True, slots=True)
class Drew(SeatEvent):
    """A tile was drawn, unseen by the others."""


@dataclass(frozen=True, slots=True)
class Passed(SeatEvent):
    """A turn was completed without laying a tile."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the next tile of the boneyard."""

    verb: ClassVar[str] = "draw"
    tells: ClassVar[type[Event]] = Drew


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Complete a turn without laying a tile."""

    verb: ClassVar[str] = "pass"
    tells: ClassVar[type[Event]] = Passed
    role: ClassVar[Role] = Role.DECLINE


Move: TypeAlias = Play | Draw | Pass
Outcome: TypeAlias = tuple[Ending, Seat | None]


@dataclass(frozen=True, slots=True)
class Played(SeatEvent):
    """A tile was laid."""

    tile: Tile
    end: End


class Mode(StrEnum):
    """The rule for a player who cannot lay a tile."""

    BLOCK = "block"  # passes
    DRAW = "draw"  # draws until a tile fits, the limit is reached or the boneyard is empty
    LUX = "lux"  # draws one tile and passes, even if it fits


@dataclass(unsafe_hash=True)
class Deal:
    """The part of a deal that does not change while tiles are laid. Only `copied` ones change."""

    hands: tuple[int, ...]  # masks by seat, laid tiles included; () before the first deal
    after: tuple[Seat, ...]  # by seat: the next seat; NOBODY for a seat that sits out
    leader: Seat  # the seat that moves first
    mode: Mode = Mode.BLOCK
    draw_limit: int | None = None  # most tiles drawn in one turn
    # a line that visibly nobody can continue ends the deal at once (draw and lux)
    visible_block: bool = True
    stock: tuple[Tile, ...] = ()  # the boneyard, next tile first; not the Stamm
    drawn: int = 0  # tiles drawn in this turn
    start: Tile | None = None  # a tile on the table before the first move


L = TypeVar("L", bound="Line")


@record
class Line:
    """A deal on the line.

    A game subclasses it to type its `table`, and to change `outcome` or `closed`.
    """

    table: Any  # the rest of the game's state; not used here
    deal: Deal
    unlaid: int  # mask of all tiles that are not on the table
    ends: int  # code of the two open ends, see `games.parts.line`
    to_move: Seat  # NOBODY once the deal has ended
    idle: int  # turns in succession without a tile laid or drawn
    moves: bytes  # of this deal, each as its number in `MOVES`

    def outcome(self) -> Outcome | None:
        """Return how the deal ended and its winner (None: nobody), or None if it has not ended or
        not begun.

        The winner has no tile left, or else strictly the lowest total (rules, section 1).
        """
        deal, unlaid = self.deal, self.unlaid
        if self.to_move != NOBODY or not deal.hands:
            return None
        lowest, winner = _MORE_PIPS, None
        for seat, held in enumerate(deal.hands):
            if deal.after[seat] == NOBODY:
                continue
            left = held & unlaid
            if not left:
                return _DOMINO, seat
            pips = tiles.pips(left)
            if pips < lowest:
                lowest, winner = pips, seat
            elif pips == lowest:
                winner = None
        return _BLOCKED, winner

    def ended(self) -> Outcome:
        """Return the `outcome` of a deal that has ended."""
        outcome = self.outcome()
        assert outcome is not None
        return outcome

    def closed(self) -> tuple[Any, tuple[Event, ...]]:
        """Return the table and further events after a deal has ended. Games count and pay here."""
        return self.table, ()


# A hook for games that score tiles at once: takes the line, the seat and its play; returns the new
# line and events.
Laid: TypeAlias = Callable[[L, Seat, Play], Step[L]]

# by code
PLAYS: tuple[Play, ...] = tuple(Play(tile, end) for tile in range(_TILES) for end in LINE_ENDS)
DRAW = Draw()
PASS = Pass()
MOVES: tuple[Move, ...] = (*PLAYS, DRAW, PASS)
DRAWN, _PASS = (bytes((MOVES.index(move),)) for move in (DRAW, PASS))  # as bytes of `Line.moves`
# by tile
_STARTS, _LEFTS, _RIGHTS = (tuple(play for play in PLAYS if play.end is end) for end in LINE_ENDS)


def _plays(plays: tuple[Play, ...], fitting: int) -> tuple[Play, ...]:
    """Return the plays of the tiles of a mask, out of those of one end by tile.

    The heaviest comes first.
    """
    found = []
    while fitting:
        play = plays[fitting.bit_length() - 1]
        found.append(play)
        fitting ^= play.bit
    return tuple(found)


def _suit_plays(plays: tuple[Play, ...]) -> Mapping[int, tuple[Play, ...]]:
    """Return the plays of one end by mask, for all masks of tiles that share a number (9 x 2^9
    at most).
    """
    found: dict[int, tuple[Play, ...]] = {0: ()}
    for suit in tiles.SUITS[: tiles.NUMBERS]:
        masks = [0]
        for tile in tiles.listed(suit & tiles.D8):
            for fitting in masks[:]:
                masks.append(fitting | 1 << tile)
                found[fitting | 1 << tile] = (plays[tile], *found[fitting])
    return found


_LEFT_PLAYS, _RIGHT_PLAYS = _suit_plays(_LEFTS), _suit_plays(_RIGHTS)

# By ends and code of a play: the ends after it, or None.
NEXT: tuple[tuple[int | None, ...], ...] = tuple(
    (*(after(ends, play.tile, play.end) for play in PLAYS), None) for ends in range(len(ENDS))
)
_PLAYED: tuple[tuple[tuple[Event, ...], ...], ...] = tuple(
    tuple((Played(seat, play.tile, play.end),) for play in PLAYS) for seat in range(MOST_PLAYERS)
)
_DREW: tuple[tuple[Event, ...], ...] = tuple((Drew(seat),) for seat in range(MOST_PLAYERS))
_PASSED: tuple[tuple[Event, ...], ...] = tuple((Passed(seat),) for seat in range(MOST_PLAYERS))
_BLOCK, _LUX = Mode.BLOCK, Mode.LUX  # a local name: looking up a member of an enumeration is slow
_DOMINO, _BLOCKED = Ending.DOMINO, Ending.BLOCKED
_MORE_PIPS = tiles.pips(tiles.D8) + 1  # more than any hand has
_ONLY_DRAW, _ONLY_PASS = (DRAW,), (PASS,)
_blank: Any = object.__new__


def open_session(kind: type[L], table: Any) -> L:
    """Return a session before its first deal."""
    return kind(table, Deal((), (), NOBODY), tiles.D8, START, to_move=NOBODY, idle=0, moves=b"")


def begin_deal(kind: type[L], table: Any, deal: Deal) -> L:
    """Return a deal before its first move."""
    unlaid, ends = (
        (tiles.D8, START)
        if deal.start is None
        else (tiles.D8 ^ tiles.BITS[deal.start], code(*tiles.HALVES[deal.start]))
    )
    return kind(table, deal, unlaid, ends, to_move=deal.leader, idle=0, moves=b"")


@lru_cache(maxsize=64)
def order(players: int, direction: int, out: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """Return the next seat by seat, when the seats `out` sit out."""
    around = [NOBODY] * players
    for seat in range(players):
        if seat not in out:
            around[seat] = next(
                neighbour
                for step in range(1, players + 1)
                if (neighbour := (seat + direction * step) % players) not in out
            )
    return tuple(around)


@lru_cache(maxsize=256)
def order_from(seat: Seat, after: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that take part, in turn order, beginning with this one."""
    seats = [seat]
    while (seat := after[seat]) != seats[0] and seat != NOBODY:
        seats.append(seat)
    return tuple(seats)


def hand(line: Line, seat: Seat) -> int:
    """Return the mask of the tiles that a seat holds now."""
    return line.deal.hands[seat] & line.unlaid


def hands(line: Line) -> tuple[int, ...]:
    """Return the masks of all hands."""
    return tuple(held & line.unlaid for held in line.deal.hands)


def legal(line: Line, seat: Seat) -> tuple[Move, ...]:
    """Return every move of a seat: plays on the left, then on the right, heaviest first; or else
    a draw or a pass.
    """
    if seat != line.to_move or seat == NOBODY:
        return ()
    deal, ends = line.deal, line.ends
    held = deal.hands[seat] & line.unlaid
    if ends == START:
        return _plays(_STARTS, held)
    left, right = SIDES[ends]
    plays = _LEFT_PLAYS[left & held] + _RIGHT_PLAYS[right & held]
    if plays and not (deal.drawn and deal.mode is _LUX):
        return plays
    return _ONLY_DRAW if deal.stock and _may_draw(deal) else _ONLY_PASS


def _may_draw(deal: Deal) -> bool:
    """Return whether a player who cannot lay a tile draws one instead of passing."""
    if deal.mode is Mode.BLOCK or not deal.stock:
        return False
    if deal.mode is Mode.LUX:
        return deal.drawn == 0
    return deal.draw_limit is None or deal.drawn < deal.draw_limit


def act(line: L, seat: Seat, action: Action, laid: Laid[L] | None = None) -> Step[L]:
    """Return the line after a move and its public events. Raises `IllegalAction`.

    `laid` is a hook for games that score tiles at once. If a tile ends the match, `laid` returns a
    line with NOBODY `to_move` and the `outcome` `Ending.TARGET`. `closed` is called afterwards.
    """
    if seat != line.to_move or seat == NOBODY:
        raise IllegalAction("deal-over" if line.to_move == NOBODY else "not-your-turn")
    deal, unlaid, ends = line.deal, line.unlaid, line.ends
    held = deal.hands[seat] & unlaid
    if type(action) is Play:
        played, bit = action.code, action.bit
        opened_ends = NEXT[ends][played]
        left = held ^ bit
        if opened_ends is None or left > held:  # does not fit, or is not in the hand
            raise _refused(line, action)
        unlaid ^= bit
        ends = opened_ends
        idle = 0
        to_move = deal.after[seat] if left else NOBODY
        if deal.mode is not _BLOCK:
            if deal.drawn:
                if deal.mode is Mode.LUX:
                    raise _refused(line, action)
                deal = copied(deal)
                deal.drawn = 0
            fitting = unlaid & FITTING[ends]
            if deal.visible_block and not is_left(fitting, deal.hands, deal.stock):
                to_move = NOBODY
        record, events = action.record, _PLAYED[seat][played]
    elif type(action) is Pass and deal.mode is _BLOCK and not held & FITTING[ends]:
        idle = line.idle + 1
        to_move = NOBODY if idle > 1 and idle == _playing(deal) else deal.after[seat]
        record, events = _PASS, _PASSED[seat]
    else:
        deal, to_move, idle, record, events = _draw_or_pass(line, action)
    # Without the constructor, which takes twice as long: this is the most frequent operation of
    # all.
    moved: Any = _blank(line.__class__)
    moved.table = line.table
    moved.deal = deal
    moved.unlaid = unlaid
    moved.ends = ends
    moved.to_move = to_move
    moved.idle = idle
    moved.moves = line.moves + record
    if laid is not None and type(action) is Play:
        moved, said = laid(moved, seat, action)
        to_move = moved.to_move
        events += said
    if to_move == NOBODY:
        moved.table, said = moved.closed()
        events += said
    return moved, events


def _playing(deal: Deal) -> int:
    """Return the number of seats that take part in the deal."""
    return len(deal.after) - deal.after.count(NOBODY)


def _draw_or_pass(line: Line, action: Action) -> tuple[Deal, Seat, int, bytes, tuple[Event, ...]]:
    """Return what a draw changes, or a pass where tiles are drawn; a part of `act`."""
    deal, seat = line.deal, line.to_move
    if action != legal(line, seat)[0]:
        raise _refused(line, action)
    changed = copied(deal)
    if type(action) is Pass:
        idle, changed.drawn = 0 if deal.drawn else line.idle + 1, 0
        to_move = NOBODY if idle == _playing(deal) else deal.after[seat]
        return changed, to_move, idle, _PASS, _PASSED[seat]
    tile, *rest = deal.stock
    changed.hands = with_tile(deal.hands, seat, tiles.BITS[tile])
    changed.stock = tuple(rest)
    changed.drawn += 1
    return changed, seat, line.idle, DRAWN, _DREW[seat]


def with_tile(hands: tuple[int, ...], seat: Seat, bit: int) -> tuple[int, ...]:
    """Return the hands after a tile has left a hand, or come into it."""
    found = [*hands]
    found[seat] ^= bit
    return tuple(found)


def is_left(fitting: int, hands: Sequence[int], stock: Sequence[Tile]) -> bool:
    """Return whether any of these tiles is off the table, as everybody can see."""
    return any(held & fitting for held in hands) or bool(tiles.mask(stock) & fitting)


def _refused(line: Line, action: Action) -> IllegalAction:
    """Return the reason why a move of the seat to move is not legal."""
    seat, draws = line.to_move, line.deal.mode is not Mode.BLOCK
    return refusal(legal(line, seat), action, hand(line, seat), draws=draws)


def refusal(legal: Sequence[Action], action: Action, held: int, *, draws: bool) -> IllegalAction:
    """Return the reason why an action of the seat to move is not legal."""
    instead = legal[0]
    if isinstance(action, Play) and isinstance(instead, Play):
        name = tiles.NAMES[action.tile]
        if not held & action.bit:
            return IllegalAction("not-in-hand", tile=name)
        if instead.end is End.START and action.end is End.START:
            return IllegalAction("must-lead", tile=tiles.NAMES[instead.tile])
        return IllegalAction("does-not-fit", tile=name, end=action.end.value)
    if isinstance(action, Draw) and not draws:
        return IllegalAction("no-drawing")
    if isinstance(action, Play | Draw | Pass):
        return IllegalAction(f"must-{'play' if isinstance(instead, Play) else instead.verb}")
    return IllegalAction("not-this-game")


def first_leader(dealt: tuple[int, ...]) -> tuple[Seat, Tile]:
    """Return the leader of the first deal and the tile that decided: the heaviest in any hand."""
    leader = max(range(len(dealt)), key=dealt.__getitem__)  # weight ascends with the tile's bit
    return leader, tiles.heaviest(dealt[leader])
