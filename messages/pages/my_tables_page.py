"""The list of the tables at which a person sits: where they are, for whom they wait, and how long."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Seat
from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent, countdown, fit_lines
from messages.parts.custom_ids import MyTablesPress
from messages.parts.display_names import name_of
from tables.state.phases import Phase, Presence
from tables.views.public_table import PublicTable

PAGE = 8  # tables on a page


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table of the reader."""

    public: PublicTable
    place: str  # the game as a link, server and channel
    seat: Seat | None  # of the reader; None: they have asked for one
    is_awaited: bool  # it waits for the reader


def my_tables_content(tables: Sequence[MyTable], number: int, words: Words) -> MessageContent:
    """Return a page of the list. A page that does not exist is the nearest that does."""
    if not tables:
        return MessageContent(words("my-tables-none"))
    pages = -(-len(tables) // PAGE)
    number = max(1, min(number, pages))
    shown = tables[(number - 1) * PAGE : number * PAGE]
    title = words("my-tables", count=len(tables), waiting=sum(one.is_awaited for one in tables))
    lines = [title, *(table_line(one, words) for one in shown)]
    return MessageContent(fit_lines(lines, lambda left: words("house-more", count=left)), page_buttons(number, pages, words))


def table_line(one: MyTable, words: Words) -> str:
    """Return a table in two lines: where it is, and what it waits for."""
    return f"{one.place}\n-# {state_text(one, words)}"


def state_text(one: MyTable, words: Words) -> str:
    """Return for whom a table waits, and how long."""
    table = one.public
    when = countdown(table.deadline) if table.deadline is not None else "none"
    if one.seat is None:
        return words("my-table-asked")
    if table.seats[one.seat].presence is Presence.AWAY:
        return words("my-table-away")
    if one.is_awaited:
        return words("my-table-turn" if table.phase is Phase.PLAYING else "my-table-ready", when=when)
    if table.phase is Phase.LOBBY:
        return words("my-table-lobby", seated=len(table.seats), when=when)
    if table.phase is Phase.PAUSE:
        names = [name_of(seat) for seat in table.seats if not seat.ready and not seat.automatic]
        return words("my-table-pause", names=words.listed(names) or "none", when=when)
    return words("my-table-others", names=words.listed(awaited_names(table)) or "none", when=when)


def awaited_names(table: PublicTable) -> list[str]:
    """Return the players for whom the deal waits, as far as the room may know."""
    if table.view is None:
        return []
    seats = zip(table.seats, table.view.seats, strict=True)
    return [name_of(one) for one, seen in seats if seen.due and one.presence is not Presence.LEFT]


def page_buttons(number: int, pages: int, words: Words) -> Controls:
    """Return the buttons to the pages before and after; none if there is one page."""
    if pages == 1:
        return ()
    back = Button(MyTablesPress(max(1, number - 1), "back"), words("button-board-back"), disabled=number == 1)
    on = Button(MyTablesPress(min(pages, number + 1), "on"), words("button-board-on"), disabled=number == pages)
    return ((back, on),)
