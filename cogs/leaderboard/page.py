"""The pages of /leaderboard: their custom ids, the text, the menus, the scene of the picture."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, TypeAlias

from games.parts.amounts import format_gain
from locales.catalogues import Words
from messages.parts.components import Button, Controls, Menu, MenuEntry, page_turners
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId, Verb
from messages.parts.display_names import name_of
from messages.parts.safe_names import clean_name
from renderer.posters.poster_scenes import BoardRow, BoardScene, period_name
from renderer.scene import joined_names
from tables.people.leaderboard_kinds import ALL_GAMES, EVER, WEEK, Measure, month_name
from tables.people.people import LeaderboardEntry, MemberName
from tables.state import calendar_days

BoardMeasure: TypeAlias = Annotated[
    str, "rounds|chips|matches|rating|team-rounds|team-matches|team-rating"
]
BoardGame: TypeAlias = Annotated[str, r"[a-z0-9-]{0,30}"]  # "" for all games
BoardPeriod: TypeAlias = Annotated[str, r"week|all|\d{4}-\d{2}"]
BoardOpponents: TypeAlias = Annotated[str, "people|bots"]


@dataclass(frozen=True, slots=True)
class BoardPress(CustomId):
    """A button that leads to a page of a leaderboard.

    `way` keeps the ids in one message distinct.
    """

    letter = "b"
    by: BoardMeasure
    game: BoardGame
    period: BoardPeriod
    against: BoardOpponents
    page: Annotated[int, r"\d{1,7}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class BoardMenu(CustomId):
    """A menu below a leaderboard: the choice takes the place of the field that `what` names."""

    letter = "b"
    what: Annotated[str, "by|game|period"]
    by: BoardMeasure
    game: BoardGame
    period: BoardPeriod
    against: BoardOpponents


PEOPLE, BOTS = "people", "bots"
LINES: Final = 10  # of a page
SEASONS: Final = 6  # on offer in the menu; others can be typed
ALL: Final = "all"  # menu value for all games


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """A reader's choice of a board."""

    by: Measure = Measure.ROUNDS
    game: str = ALL_GAMES
    period: str = EVER  # or WEEK, or a month such as 2026-11
    against: str = PEOPLE  # or BOTS

    @property
    def fields(self) -> tuple[str, str, str, str]:
        """The fields of a custom id."""
        return (self.by.value, self.game, self.period, self.against)


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Contents of a page."""

    choice: BoardChoice
    games: tuple[str, ...]  # on offer
    team_games: frozenset[str]  # of these, those that can be played in teams
    today: int  # by the clock of the server, see `tables.state.calendar_days`
    number: int  # from 1
    pages: int
    members: int  # on the whole board
    standings: tuple[LeaderboardEntry, ...]
    own: LeaderboardEntry | None  # the reader's entry, on any page
    reader: int  # user id
    names: Mapping[int, MemberName]  # of the people on the page; without those nobody knows
    # the reader's by game; None: not shown yet
    ratings: Mapping[str, int | None] = field(default_factory=dict)


def existing_board(choice: BoardChoice, team_games: Collection[str]) -> BoardChoice:
    """Return the nearest choice that there is a board for.

    There are no ratings against bots, and boards of teams only for all games together and for
    `team_games`.
    """
    if choice.against == BOTS and choice.by.rates:
        choice = replace(choice, by=Measure.TEAM_ROUNDS if choice.by.of_teams else Measure.ROUNDS)
    if choice.by.of_teams and choice.game not in (ALL_GAMES, *team_games):
        choice = replace(choice, game=ALL_GAMES)
    return choice


def board_content(
    page: BoardPage, words: Words, *, pictured: bool, spelled_out: bool
) -> MessageContent:
    """Return the page.

    It has a picture if it may have one (`pictured`), and all lines as text if `spelled_out`.
    """
    heading = [f"**{board_title(page.choice, words)}**", board_period(page.choice, words)]
    heading += [words("board-page", page=page.number)] if page.number > 1 else []
    lines = [" · ".join(heading)]
    if not page.standings:
        return MessageContent(
            "\n".join((*lines, words("board-empty"))), board_controls(page, words)
        )
    elsewhere = None if page.own in page.standings else page.own
    if spelled_out:
        lines += [standing_line(standing, page, words) for standing in page.standings]
        lines += [] if elsewhere is None else ["…", standing_line(elsewhere, page, words)]
    elif page.own is not None:
        lines.append(standing_line(page.own, page, words))
    if page.own is None:
        by, against = page.choice.by.value, page.choice.against
        lines.append(f"-# {words('board-not-on', by=by, against=against)}")
    lines += ratings_lines(page.ratings, words)
    scene = board_scene(page, elsewhere, words) if pictured else None
    return MessageContent("\n".join(lines), board_controls(page, words), scene)


def board_title(choice: BoardChoice, words: Words) -> str:
    """Return what the board ranks by, and its game if it is about one."""
    by = words("picture-board-by", by=choice.by.value)
    return f"{by} · {words(f'game-{choice.game}')}" if choice.game else by


def board_period(choice: BoardChoice, words: Words) -> str:
    """Return the time that the board is about, and the opponents if they are bots."""
    time = period_name(choice.period, words)
    return (
        f"{time} · {words('picture-board-against', against=BOTS)}"
        if choice.against == BOTS
        else time
    )


def periods_on_offer(today: int) -> tuple[str, ...]:
    """Return the periods of the menu: this week, this season and some before it, all times."""
    seasons = (
        month_name(calendar_days.months_later(calendar_days.month_of(today), -ago))
        for ago in range(SEASONS)
    )
    return (WEEK, *seasons, EVER)


def ratings_lines(ratings: Mapping[str, int | None], words: Words) -> list[str]:
    """Return a line with the reader's ratings, or when the first one is shown.

    [] if they have played no round that counted.
    """
    shown = sorted(
        (words(f"game-{game}"), rating) for game, rating in ratings.items() if rating is not None
    )
    listed = " · ".join(
        words("leaderboard-rating", game=game, rating=str(rating)) for game, rating in shown
    )
    if listed:
        return [words("leaderboard-ratings", list=listed)]
    return [f"-# {words('leaderboard-unrated')}"] if ratings else []


def board_scene(page: BoardPage, elsewhere: LeaderboardEntry | None, words: Words) -> BoardScene:
    """Return the picture, with the reader's own row if it stands on another page."""
    return BoardScene(
        page.choice.by.value,
        tuple(picture_row(standing, page) for standing in page.standings),
        words,
        game=page.choice.game,
        period=page.choice.period,
        bots=page.choice.against == BOTS,
        page=page.number,
        pages=page.pages,
        members=page.members,
        own=None if elsewhere is None else picture_row(elsewhere, page),
    )


def picture_row(entry: LeaderboardEntry, page: BoardPage) -> BoardRow:
    """Return a row of the picture."""
    names = [
        (clean_name(known.name), clean_name(known.username)) for known in names_of(entry, page)
    ]
    (name, fallback), *partners = names
    return BoardRow(
        entry.rank,
        name,
        entry.value,
        fallback,
        own=page.reader in entry.people,
        partner=partners[0] if partners else None,
    )


def standing_line(entry: LeaderboardEntry, page: BoardPage, words: Words) -> str:
    """Return a row as text."""
    shown_names = [name_of(known) for known in names_of(entry, page)]
    value = format_gain(entry.value) if page.choice.by is Measure.CHIPS else str(entry.value)
    text = words(
        "leaderboard-line", place=entry.rank, name=joined_names(shown_names, words), value=value
    )
    return f"**{text}** ◀" if page.reader in entry.people else text


def names_of(entry: LeaderboardEntry, page: BoardPage) -> list[MemberName]:
    """Return the names of a person, or of both of a pair."""
    return [page.names.get(user, MemberName()) for user in entry.people]


def board_controls(page: BoardPage, words: Words) -> Controls:
    """Return the menus for measure, game and period, and the buttons.

    Back, on, and the other opponents.
    """
    choice = page.choice
    measures = tuple(
        MenuEntry(by.value, words("picture-board-by", by=by.value), selected=by is choice.by)
        for by in Measure
        if existing_board(replace(choice, by=by), page.team_games) == replace(choice, by=by)
    )
    games = (
        MenuEntry(ALL, words("board-all-games"), selected=not choice.game),
        *(
            MenuEntry(game, words(f"game-{game}"), selected=game == choice.game)
            for game in page.games
            if game in page.team_games or not choice.by.of_teams
        ),
    )
    periods = periods_on_offer(page.today)
    if choice.period not in periods:
        periods = (*periods[:-1], choice.period, periods[-1])
    times = tuple(
        MenuEntry(period, period_name(period, words), selected=period == choice.period)
        for period in periods
    )
    turners = page_turners(
        lambda number, way: BoardPress(*choice.fields, page=number, way=way),
        page.number,
        page.pages,
        words,
    )
    other = existing_board(
        replace(choice, against=PEOPLE if choice.against == BOTS else BOTS), page.team_games
    )
    opponents = Button(
        BoardPress(*other.fields, page=1, way="other"), words(f"button-board-{other.against}")
    )
    return (
        Menu(BoardMenu("by", *choice.fields), measures, words("board-menu-by")),
        Menu(BoardMenu("game", *choice.fields), games, words("board-menu-game")),
        Menu(BoardMenu("period", *choice.fields), times, words("board-menu-period")),
        (*turners, opponents),
    )
