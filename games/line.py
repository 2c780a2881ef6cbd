"""The line of tiles that most of the games are played on (rules, section 1): block, draw and Luxembourg draw in one engine.

Hands are masks of all tiles that ever came into a hand; what has been laid is one mask for all, since no tile exists twice.
So a move changes few things, and a deal in the block mode is its opening hands plus the list of moves.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import ClassVar, NamedTuple, TypeAlias

from games import tiles
from games.core import Action, End, Ending, Event, IllegalAction, Placed, Seat, Tile

MOST_PLAYERS = 6
NOBODY = -1
_END_NUMBER = {end: number for number, end in enumerate(End)}
_CODES = len(tiles.HALVES) * len(End)


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a tile at an end."""

    verb: ClassVar[str] = "play"
    tile: Tile
    end: End
    code: int = field(init=False, repr=False, compare=False)  # index into the tables below

    def __post_init__(self) -> None:
        if not 0 <= self.tile < len(tiles.HALVES):
            raise ValueError(f"no tile has the number {self.tile}")
        object.__setattr__(self, "code", self.tile * len(End) + _END_NUMBER[self.end])


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the next tile of the boneyard."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Complete a turn without laying a tile."""

    verb: ClassVar[str] = "pass"


Move: TypeAlias = Play | Draw | Pass


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A tile was laid."""

    seat: Seat
    tile: Tile
    end: End


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A tile was drawn, unseen by the others."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A turn was completed without laying a tile."""

    seat: Seat


class Mode(StrEnum):
    """What a player does who cannot lay a tile."""

    BLOCK = "block"  # passes
    DRAW = "draw"  # draws until a tile fits, the limit is reached or the boneyard is empty
    LUX = "lux"  # draws one tile and passes, even if it fits


class LineRules(NamedTuple):
    """What does not change in a deal."""

    mode: Mode = Mode.BLOCK
    direction: int = 1
    draw_limit: int | None = None  # most tiles drawn in one turn
    visible_block: bool = True  # a line that everybody can see to be dead ends the deal at once (draw and lux)


class Line(NamedTuple):
    """A deal on the line. `to_move` is NOBODY once it has ended."""

    rules: LineRules
    hands: tuple[int, ...]  # masks by seat, laid tiles included
    laid: int  # mask of all tiles on the table
    ends: int  # code of the two open ends, see ENDS
    to_move: Seat
    idle: int  # turns in succession without a tile laid or drawn
    moves: tuple[Move, ...]
    setter: Seat | None  # who laid the last tile
    ending: Ending | None
    leader: Seat  # who made, or makes, the first move
    stock: tuple[Tile, ...] = ()  # the boneyard, next tile first; not the Stamm
    drawn: int = 0  # tiles drawn in this turn
    start: Tile | None = None  # a tile that lay there before the first move


START = tiles.NUMBERS**2  # code of an empty line
ENDS: tuple[tuple[int, int] | None, ...] = (
    *((left, right) for left in range(tiles.NUMBERS) for right in range(tiles.NUMBERS)),
    None,
)
FITTING: tuple[int, ...] = tuple(
    tiles.D8 if numbers is None else tiles.SUITS[numbers[0]] | tiles.SUITS[numbers[1]] for numbers in ENDS
)


def _placed(ends: int, tile: Tile, end: End) -> tuple[int, int] | None:
    """The halves of the tile as read from left to right when laid at this end; None if it does not fit."""
    numbers = ENDS[ends]
    low, high = tiles.HALVES[tile]
    if numbers is None:
        return (low, high) if end is End.START else None
    if end is End.LEFT:
        return (low, high) if high == numbers[0] else (high, low) if low == numbers[0] else None
    if end is End.RIGHT:
        return (low, high) if low == numbers[1] else (high, low) if high == numbers[1] else None
    return None


def _after(ends: int, tile: Tile, end: End) -> int | None:
    """The code of the ends after this tile; None if it does not fit."""
    halves = _placed(ends, tile, end)
    if halves is None:
        return None
    left, right = ENDS[ends] or halves
    return (halves[0] if end is not End.RIGHT else left) * tiles.NUMBERS + (halves[1] if end is not End.LEFT else right)


PLAYS: tuple[Play, ...] = tuple(Play(tile, end) for tile in range(len(tiles.HALVES)) for end in End)  # by code
DRAW = Draw()
PASS = Pass()

# By ends and code of a play: the ends after it, or None.
NEXT: tuple[tuple[int | None, ...], ...] = tuple(
    tuple(_after(ends, play.tile, play.end) for play in PLAYS) for ends in range(len(ENDS))
)
_PLAYED: tuple[tuple[tuple[Event, ...], ...], ...] = tuple(
    tuple((Played(seat, play.tile, play.end),) for play in PLAYS) for seat in range(MOST_PLAYERS)
)
_DREW: tuple[tuple[Event, ...], ...] = tuple((Drew(seat),) for seat in range(MOST_PLAYERS))
_PASSED: tuple[tuple[Event, ...], ...] = tuple((Passed(seat),) for seat in range(MOST_PLAYERS))
_ONLY_DRAW: tuple[Move, ...] = (DRAW,)
_ONLY_PASS: tuple[Move, ...] = (PASS,)
_new = tuple.__new__  # NamedTuple's own constructor, without its Python-level wrapper


def opened(
    rules: LineRules,
    hands: tuple[int, ...],
    leader: Seat,
    stock: tuple[Tile, ...] = (),
    start: Tile | None = None,
) -> Line:
    """A deal before its first move. `start` is a tile that lies there already (Luxembourg)."""
    ends, laid = START, 0
    if start is not None:
        left, right = tiles.HALVES[start]
        ends, laid = left * tiles.NUMBERS + right, 1 << start
    return Line(rules, hands, laid, ends, leader, 0, (), None, None, leader, stock, 0, start)


def hand(line: Line, seat: Seat) -> int:
    """The mask of the tiles that a seat holds now."""
    return line.hands[seat] & ~line.laid


@lru_cache(maxsize=1 << 16)
def plays(ends: int, fitting: int) -> tuple[Move, ...]:
    """The plays of these tiles, which all fit: the heaviest first, left before right."""
    found = []
    for tile in reversed(tiles.listed(fitting)):
        for end in End:
            code = tile * len(End) + _END_NUMBER[end]
            if NEXT[ends][code] is not None:
                found.append(PLAYS[code])
    return tuple(found)


def _may_draw(rules: LineRules, stock: tuple[Tile, ...], drawn: int) -> bool:
    """Whether somebody who cannot lay a tile draws one, and does not pass."""
    if rules.mode is Mode.BLOCK or not stock:
        return False
    if rules.mode is Mode.LUX:
        return drawn == 0
    return rules.draw_limit is None or drawn < rules.draw_limit


def legal(line: Line, seat: Seat) -> tuple[Move, ...]:
    """Every move of the seat: what it can lay, else a draw or a pass."""
    rules, hands, laid, ends, to_move, _, _, _, _, _, stock, drawn, _ = line
    if seat != to_move:
        return ()
    fitting = hands[seat] & ~laid & FITTING[ends]
    if fitting and not (drawn and rules.mode is Mode.LUX):
        return plays(ends, fitting)
    return _ONLY_DRAW if stock and _may_draw(rules, stock, drawn) else _ONLY_PASS


def act(line: Line, seat: Seat, action: Action) -> tuple[Line, tuple[Event, ...]]:
    """The line after a move and what was seen of it, or IllegalAction."""
    rules, hands, laid, ends, to_move, idle, moves, setter, _, leader, stock, drawn, start = line
    if seat != to_move:
        raise IllegalAction("deal-over" if to_move == NOBODY else "not-your-turn")
    if type(action) is Play:
        code = action.code
        after = NEXT[ends][code]
        bit = 1 << action.tile
        held = hands[seat] & ~laid
        if after is None or not held & bit or (drawn and rules.mode is Mode.LUX):
            raise _refusal(line, action)
        laid |= bit
        to_move = (seat + rules.direction) % len(hands)
        ending = None
        if held == bit:
            ending, to_move = Ending.DOMINO, NOBODY
        elif rules.mode is not Mode.BLOCK and rules.visible_block and not _anything_fits(hands, stock, laid, after):
            ending, to_move = Ending.BLOCKED, NOBODY
        return (
            _new(Line, (rules, hands, laid, after, to_move, 0, (*moves, action), seat, ending, leader, stock, 0, start)),
            _PLAYED[seat][code],
        )
    if action != legal(line, seat)[0]:
        raise _refusal(line, action)
    if type(action) is Pass:
        to_move = (seat + rules.direction) % len(hands)
        ending = None
        idle = 0 if drawn else idle + 1
        if idle == len(hands):
            ending, to_move = Ending.BLOCKED, NOBODY
        return (
            _new(Line, (rules, hands, laid, ends, to_move, idle, (*moves, action), setter, ending, leader, stock, 0, start)),
            _PASSED[seat],
        )
    hands = (*hands[:seat], hands[seat] | 1 << stock[0], *hands[seat + 1 :])
    return (
        _new(Line, (rules, hands, laid, ends, seat, idle, (*moves, DRAW), setter, None, leader, stock[1:], drawn + 1, start)),
        _DREW[seat],
    )


def _anything_fits(hands: tuple[int, ...], stock: tuple[Tile, ...], laid: int, ends: int) -> bool:
    """Whether any tile outside the line fits; to say so needs no secret, the line shows it."""
    outside = tiles.mask(stock)
    for held in hands:
        outside |= held
    return bool(outside & ~laid & FITTING[ends])


def _refusal(line: Line, action: Action) -> IllegalAction:
    """Why a move is not among the legal ones of the seat that is to move."""
    instead = legal(line, line.to_move)[0]
    if isinstance(action, Play) and isinstance(instead, Play):
        name = tiles.NAMES[action.tile]
        if not hand(line, line.to_move) >> action.tile & 1:
            return IllegalAction("not-in-hand", tile=name)
        return IllegalAction("does-not-fit", tile=name, end=action.end.value)
    if isinstance(action, Draw) and line.rules.mode is Mode.BLOCK:
        return IllegalAction("no-drawing")
    if isinstance(action, Play | Draw | Pass):
        return IllegalAction(f"must-{instead.verb}")
    return IllegalAction("not-this-game")


def winner(line: Line) -> Seat | None:
    """Who won a deal that has ended (rules, section 1): the setter of the last tile after domino, else the strictly lowest."""
    if line.ending is Ending.DOMINO:
        return line.setter
    pips = [tiles.pips(held & ~line.laid) for held in line.hands]
    lowest = min(pips)
    return pips.index(lowest) if pips.count(lowest) == 1 else None


def next_leader(line: Line) -> Seat:
    """Who leads the next deal: the winner, or after a tie the last to lay a tile (not the last to pass)."""
    won = winner(line)
    if won is not None:
        return won
    return line.leader if line.setter is None else line.setter


def first_leader(hands: tuple[int, ...]) -> tuple[Seat, Tile]:
    """Who leads the first deal, and the tile that decided: the heaviest in any hand."""
    leader = max(range(len(hands)), key=hands.__getitem__)  # weight ascends with the tile's bit
    return leader, tiles.heaviest(hands[leader])


def turns_done(line: Line, seat: Seat) -> int:
    """Turns that a seat has completed; a pass is one, a draw is not."""
    turns = len(line.moves) if line.rules.mode is Mode.BLOCK else sum(type(move) is not Draw for move in line.moves)
    offset = (seat - line.leader) * line.rules.direction % len(line.hands)
    return (turns - offset + len(line.hands) - 1) // len(line.hands)


def turn_of(line: Line, move: int) -> Seat:
    """Who made the move with this index."""
    turns = sum(type(earlier) is not Draw for earlier in line.moves[:move])
    return (line.leader + line.rules.direction * turns) % len(line.hands)


def placed(line: Line) -> tuple[Placed, ...]:
    """The tiles on the table in the order of play."""
    found = []
    ends = START
    if line.start is not None:
        found.append(Placed(*tiles.HALVES[line.start], End.START, line.leader))
        ends = tiles.HALVES[line.start][0] * tiles.NUMBERS + tiles.HALVES[line.start][1]
    seat = line.leader
    for move in line.moves:
        if isinstance(move, Play):
            halves = _placed(ends, move.tile, move.end)
            after = NEXT[ends][move.code]
            assert halves is not None
            assert after is not None
            found.append(Placed(*halves, move.end, seat))
            ends = after
        if not isinstance(move, Draw):
            seat = (seat + line.rules.direction) % len(line.hands)
    return tuple(found)


def last_passed(line: Line) -> tuple[bool, ...]:
    """By seat: whether its last completed turn was a pass."""
    passed = [False] * len(line.hands)
    seat = line.leader
    for move in line.moves:
        if not isinstance(move, Draw):
            passed[seat] = isinstance(move, Pass)
            seat = (seat + line.rules.direction) % len(line.hands)
    return tuple(passed)
