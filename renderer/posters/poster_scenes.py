"""What hangs on the wall, as plain data: the leaderboard of a server, the final standing of a session."""

from dataclasses import dataclass
from typing import Literal

from games.core import Best, Compared, Measure, Seat
from games.game import Declaration
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle
from renderer.figures.pieces import Panel
from renderer.scene import HandScene, PictureWords, Plate, TableScene, format_chips, format_gain

CurvePoint = tuple[int, tuple[int | None, ...]]  # the number of a deal, and what every seat had after it (None: not here yet)


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A line of a leaderboard. `name` is shown as far as it can be drawn, else `fallback` (a plain Latin name), else a number."""

    place: int  # from 1; equal values share a place
    name: str
    value: int  # hc, or deals won
    fallback: str = ""
    own: bool = False  # the reader's


@dataclass(frozen=True, slots=True)
class BoardScene:
    """A page of a leaderboard: at most ten lines in their order, and the reader's own if it is on another page."""

    by: Literal["chips", "deals"]
    lines: tuple[BoardRow, ...]
    words: PictureWords
    page: int = 1
    pages: int = 1
    members: int = 0  # on the whole board
    own: BoardRow | None = None
    style: PictureStyle = DEFAULT_STYLE

    def told(self, line: BoardRow) -> str:
        """Its value in figures."""
        return format_chips(line.value) if self.by == "chips" else str(line.value)


@dataclass(frozen=True, slots=True)
class FinalScene:
    """A session that is over: who sat there, and what everybody had after each deal of what is compared.

    `curve` has at least one mark, ordered by deal; a long session may leave out some deals. `nets` are hc gained or lost, ()
    where chips are what is compared or there are none.
    """

    plates: tuple[Plate, ...]
    title: str
    game: Declaration
    words: PictureWords
    compared: Compared
    deals: int
    curve: tuple[CurvePoint, ...]
    wins: tuple[int, ...]
    nets: tuple[int, ...] = ()
    style: PictureStyle = DEFAULT_STYLE

    @property
    def measure(self) -> Measure:
        """What the values are."""
        return self.compared.measure

    @property
    def tells_wins(self) -> bool:
        """Whether deals won stand beside the values: where these are no deals, and in some games no deal is won."""
        return self.measure is not Measure.DEALS and any(self.wins)

    def last(self, seat: Seat) -> int:
        """What the seat had in the end."""
        return self.curve[-1][1][seat] or 0

    def told(self, value: int) -> str:
        """A value in figures."""
        return format_gain(value) if self.measure is Measure.CHIPS else str(value)


def rank_seats(scene: FinalScene) -> tuple[tuple[int, Seat], ...]:
    """Places from 1 and seats, the best first. Equal values share a place."""
    sign = 1 if scene.compared.best is Best.MOST else -1
    worth = [sign * scene.last(seat) for seat in range(len(scene.plates))]
    order = sorted(range(len(worth)), key=lambda seat: -worth[seat])
    return tuple((1 + sum(other > worth[seat] for other in worth), seat) for seat in order)


@dataclass(frozen=True, slots=True)
class FigureScene:
    """The rules of a game in small pictures: its panels, one to four."""

    game: Declaration
    panels: tuple[Panel, ...]
    title: str
    words: PictureWords
    style: PictureStyle = DEFAULT_STYLE


Scene = TableScene | HandScene | BoardScene | FinalScene | FigureScene
