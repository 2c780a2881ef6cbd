"""Scenes of posters as plain data.

Leaderboards, winners of a season, the final standing of a session, the rules of a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from games.core import Best, Compared, Measure, Seat
from games.game import Declaration
from games.parts.amounts import format_gain
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle
from renderer.figures.figure_reader import Panel
from renderer.scene import (
    HandScene,
    Medal,
    PictureWords,
    Plate,
    RevealScene,
    TableScene,
    joined_names,
)

# Number of a deal, and each seat's value after it (None: not yet seated)
CurvePoint = tuple[int, tuple[int | None, ...]]

MEDALS = 5  # achievements that a page describes


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A line of a leaderboard.

    `name` is drawn as far as fonts allow, else `fallback` (a plain Latin name), else a number.
    """

    place: int  # from 1; equal values share a place
    name: str
    value: int  # half-chips, or a number of rounds or points
    fallback: str = ""
    own: bool = False  # the line of the reader
    partner: tuple[str, str] | None = None  # name and fallback of the partner, on a board of teams


@dataclass(frozen=True, slots=True)
class BoardScene:
    """A page of a leaderboard.

    One to ten lines, and the reader's own line if it is on another page.
    """

    by: Literal[
        "rounds",
        "chips",
        "matches",
        "rating",
        "team-rounds",
        "team-matches",
        "team-rating",
        "tournament",
    ]
    lines: tuple[BoardRow, ...]
    words: PictureWords
    game: str = ""  # its key; "" if the board is about all games
    period: str = "all"  # or "week", or a month such as 2026-11
    bots: bool = False  # of rounds against bots
    page: int = 1
    pages: int = 1
    members: int = 0  # people or teams on the whole board
    own: BoardRow | None = None
    heading: str = ""  # in place of the period
    style: PictureStyle = DEFAULT_STYLE

    @property
    def title(self) -> str:
        """The title of the board, which names its ranking."""
        return self.words("picture-board-by", by=self.by)

    @property
    def kind(self) -> Literal["people", "teams"]:
        """The kind of entries on the board."""
        return "teams" if self.by.startswith("team-") else "people"

    @property
    def game_title(self) -> str:
        """The name of the game, or ""."""
        return self.words(f"game-{self.game}") if self.game else ""

    @property
    def time(self) -> str:
        """The period, and the opponents if they are bots."""
        time = self.heading or period_name(self.period, self.words)
        return (
            f"{time} · {self.words('picture-board-against', against='bots')}" if self.bots else time
        )

    def told(self, line: BoardRow) -> str:
        """Return the value of a line in figures."""
        if self.by == "tournament":
            return self.words("picture-board-percent", score=(line.value + 5) // 10)
        return format_gain(line.value) if self.by == "chips" else str(line.value)


def period_name(period: str, words: PictureWords) -> str:
    """Return the name of a period of leaderboards: "week", "all", or a month such as 2026-11."""
    if period == "week":
        return words("picture-board-week")
    if period == "all":
        return words("picture-board-ever")
    year, month = period.split("-")
    return words(
        "picture-board-season", month=words("picture-board-month", month=int(month), year=year)
    )


@dataclass(frozen=True, slots=True)
class FinalScene:
    """A finished session: its players, and their values after each deal.

    `curve` has at least one point, in the order of deals; a long session may leave out some. `nets`
    are half-chips won or lost, () where chips are compared anyway or were not played for.
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
    teams: tuple[int, ...] = ()  # number of the team by seat; () if everybody plays alone
    pot_kept: bool = False  # for the house, by its computer players: the match was not decided
    style: PictureStyle = DEFAULT_STYLE

    @property
    def measure(self) -> Measure:
        """The kind of values."""
        return self.compared.measure

    @property
    def tells_wins(self) -> bool:
        """True if the alt text names the deals won beside the values.

        It does not if the values are deals, nor in games where no deal is won.
        """
        return self.measure is not Measure.DEALS and any(self.wins)

    def is_crowned(self, place: int, seat: Seat) -> bool:
        """Return whether the player of a seat with this place has a crown.

        Nobody wins while away, and a computer player wins no pot that it only keeps.
        """
        plate = self.plates[seat]
        return place == 1 and not plate.away and not (self.pot_kept and plate.computer)

    def last(self, seat: Seat) -> int:
        """Return the seat's final value."""
        return self.curve[-1][1][seat] or 0

    def told(self, value: int) -> str:
        """Return a value in figures."""
        return format_gain(value) if self.measure is Measure.CHIPS else str(value)


def rank_seats(scene: FinalScene) -> tuple[tuple[int, Seat], ...]:
    """Return places (from 1) and seats, best first.

    Equal values share a place, and a team takes one place.
    """
    sign = 1 if scene.compared.best is Best.MOST else -1
    worth = [sign * scene.last(seat) for seat in range(len(scene.plates))]
    order = sorted(range(len(worth)), key=lambda seat: -worth[seat])
    sides = {scene.teams[seat] if scene.teams else seat: worth[seat] for seat in order}
    return tuple((1 + sum(other > worth[seat] for other in sides.values()), seat) for seat in order)


@dataclass(frozen=True, slots=True)
class ProfileGame:
    """A member's record in a game. `title` is its name."""

    title: str
    played: int  # rounds
    won: int
    # thousandths of rounds: what as many rounds bring on average, by the number of players in each
    fair: int
    rating: int | None = None  # None: not shown yet


def fair_share(thousandths: int) -> str:
    """Return a fair share in rounds, rounded; "<1" for a part of a round."""
    return "<1" if 0 < thousandths < 1000 else str(round(thousandths / 1000))


@dataclass(frozen=True, slots=True)
class ProfilePartner:
    """A partner of a member in games with teams, and their rounds together."""

    name: str
    fallback: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class ProfileScene:
    """The profile of a member on a server.

    Names are drawn as far as fonts allow, else their fallbacks, else a number.
    """

    name: str
    place: str  # the server
    words: PictureWords
    played: int  # rounds to their end
    won: int
    kept: int  # percent of the rounds that were played to their end
    streak: int  # days played in a row, up to now
    longest: int
    hc: int  # won less lost
    games: tuple[ProfileGame, ...]  # most played first
    ratings: tuple[int, ...] = ()  # the best rating over time, oldest first
    chips: tuple[int, ...] = ()  # hc won less lost up to then, oldest first
    rivals: tuple[tuple[str, str], ...] = ()  # names and fallbacks of those met most often
    partners: tuple[ProfilePartner, ...] = ()  # most rounds won together first
    fallback: str = ""
    bots: tuple[int, int] = (0, 0)  # rounds alone with bots: won and played
    style: PictureStyle = DEFAULT_STYLE


@dataclass(frozen=True, slots=True)
class FigureScene:
    """The rules of a game as one to four small pictures."""

    game: Declaration
    panels: tuple[Panel, ...]
    title: str
    words: PictureWords
    style: PictureStyle = DEFAULT_STYLE


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """The winners of a game in a season.

    People or teams, who share the place if there are several.
    """

    game: str  # its key
    # One or two names each: as drawn as far as fonts allow, and a plain Latin name
    winners: tuple[tuple[tuple[str, str], ...], ...]
    by: Literal["rounds", "chips", "matches", "rating"]
    value: int  # won


def told_winners(names: Sequence[Sequence[str]], words: PictureWords) -> str:
    """Return the winners of a game in words: people, or partners together."""
    return words.listed([joined_names(winner, words) for winner in names])


MOST_WINNERS: Final = 8  # games in the picture of a season; the text of the message names all


@dataclass(frozen=True, slots=True)
class SeasonScene:
    """The winners of a season."""

    month: str  # such as 2026-11
    rows: tuple[SeasonRow, ...]  # at most `MOST_WINNERS`
    words: PictureWords
    style: PictureStyle = DEFAULT_STYLE

    @property
    def title(self) -> str:
        """The name of the season."""
        return period_name(self.month, self.words)


@dataclass(frozen=True, slots=True)
class AchievementsScene:
    """A page of a person's achievements.

    Each medal with what to do for it.
    """

    medals: tuple[Medal, ...]  # all there are, in the order of the house
    name: str  # of the person; drawn as far as fonts allow, else `fallback`
    words: PictureWords
    fallback: str = ""
    page: int = 1
    style: PictureStyle = DEFAULT_STYLE

    @property
    def pages(self) -> int:
        """The number of pages."""
        return max(1, -(-len(self.medals) // MEDALS))

    @property
    def shown(self) -> tuple[Medal, ...]:
        """The achievements that this page describes."""
        return self.medals[(self.page - 1) * MEDALS : self.page * MEDALS]

    @property
    def earned(self) -> int:
        """The number of achievements that the person has earned."""
        return sum(medal.earned for medal in self.medals)


@dataclass(frozen=True, slots=True)
class PickerScene:
    """Games to choose from, in the order of their buttons: five, or what a server offers."""

    games: tuple[Declaration, ...]
    words: PictureWords
    style: PictureStyle = DEFAULT_STYLE

    def name(self, game: Declaration) -> str:
        """Return the short name of a game."""
        return self.words(f"hook-{game.key}.name")

    def word(self, game: Declaration) -> str:
        """Return what a game is about, in a word or two."""
        return self.words(f"hook-{game.key}.word")


Scene = (
    TableScene
    | HandScene
    | RevealScene
    | BoardScene
    | FinalScene
    | ProfileScene
    | AchievementsScene
    | FigureScene
    | SeasonScene
    | PickerScene
)
