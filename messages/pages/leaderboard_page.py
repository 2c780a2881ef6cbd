"""A page of the leaderboard."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent
from messages.parts.custom_ids import BoardPress
from messages.parts.safe_names import clean_name, escaped_name
from renderer.posters.poster_scenes import BoardRow, BoardScene
from renderer.scene import format_chips
from tables.state.people import LeaderboardEntry

BoardOrder = Literal["chips", "deals"]


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Contents of a page."""

    by: BoardOrder
    number: int  # from 1
    pages: int
    members: int  # on the whole board
    standings: tuple[LeaderboardEntry, ...]
    own: LeaderboardEntry | None  # the reader's entry, on any page
    reader: int  # user id
    ratings: Mapping[str, int | None] = field(default_factory=dict)  # the reader's by game; None: not shown yet


def board_content(page: BoardPage, words: Words, *, pictured: bool, told: bool) -> MessageContent:
    """Return the page: as a picture if it may have one (`pictured`), and with all lines as text (`told`)."""
    lines = [words(f"leaderboard-{page.by}", page=page.number)]
    if not page.standings:
        return MessageContent("\n".join((*lines, words("leaderboard-empty"))), board_controls(page, words))
    here = any(one.user == page.reader for one in page.standings)
    elsewhere = None if here else page.own
    if told:
        lines += [standing_line(one, page, words) for one in page.standings]
        lines += [] if elsewhere is None else ["…", standing_line(elsewhere, page, words)]
    elif page.own is not None:
        lines.append(standing_line(page.own, page, words))
    if page.own is None:
        lines.append(f"-# {words('leaderboard-not-on')}")
    lines += ratings_lines(page.ratings, words)
    scene = board_scene(page, elsewhere, words) if pictured else None
    return MessageContent("\n".join(lines), board_controls(page, words), scene)


def ratings_lines(ratings: Mapping[str, int | None], words: Words) -> list[str]:
    """Return a line with the reader's ratings, or when the first one is shown; [] if they have played no round that counted."""
    shown = sorted((words(f"game-{game}"), rating) for game, rating in ratings.items() if rating is not None)
    listed = " · ".join(words("leaderboard-rating", game=game, rating=str(rating)) for game, rating in shown)
    if listed:
        return [words("leaderboard-ratings", list=listed)]
    return [f"-# {words('leaderboard-unrated')}"] if ratings else []


def board_scene(page: BoardPage, elsewhere: LeaderboardEntry | None, words: Words) -> BoardScene:
    """Return the picture, with the reader's own row if it stands on another page."""
    shown = tuple(picture_row(one, page.reader) for one in page.standings)
    own = None if elsewhere is None else picture_row(elsewhere, page.reader)
    return BoardScene(page.by, shown, words, page=page.number, pages=page.pages, members=page.members, own=own)


def picture_row(one: LeaderboardEntry, reader: int) -> BoardRow:
    """Return a row of the picture."""
    return BoardRow(one.rank, clean_name(one.name), one.value, clean_name(one.username), own=one.user == reader)


def standing_line(one: LeaderboardEntry, page: BoardPage, words: Words) -> str:
    """Return a row as text."""
    name = escaped_name(clean_name(one.name) or clean_name(one.username) or "?")
    value = format_chips(one.value) if page.by == "chips" else str(one.value)
    text = words("leaderboard-line", place=one.rank, name=name, value=value)
    return f"**{text}** ◀" if one.user == page.reader else text


def board_controls(page: BoardPage, words: Words) -> Controls:
    """Return the buttons: back, on, and the other order."""
    by, number, pages = page.by, page.number, page.pages
    turning = (
        Button(BoardPress(by, max(1, number - 1), "back"), words("button-board-back"), disabled=number == 1),
        Button(BoardPress(by, min(pages, number + 1), "on"), words("button-board-on"), disabled=number == pages),
    )
    other: BoardOrder = "chips" if by == "deals" else "deals"
    return ((*(turning if pages > 1 else ()), Button(BoardPress(other, 1, "other"), words(f"button-board-{other}"))),)
