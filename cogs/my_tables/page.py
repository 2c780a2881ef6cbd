"""The list of a person's tables on all servers. /help leads there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from locales.catalogues import Words
from messages.notices.notice_messages import MyTable, table_line
from messages.parts.components import find_page, page_turners
from messages.parts.content import MessageContent, fit_lines
from messages.parts.custom_ids import CustomId

PAGE = 8  # tables on a page


@dataclass(frozen=True, slots=True)
class MyTablesPress(CustomId):
    """A button that leads to a page of the presser's tables.

    `way` keeps the ids in one message distinct.
    """

    letter = "m"
    page: Annotated[int, r"\d{1,3}"]
    way: Annotated[str, "back|on"]


def my_tables_content(tables: Sequence[MyTable], number: int, words: Words) -> MessageContent:
    """Return a page of the list. A page that does not exist is the nearest that does."""
    if not tables:
        return MessageContent(words("my-tables-none"))
    shown, number, pages = find_page(tables, number, PAGE)
    title = words("my-tables", count=len(tables), waiting=sum(entry.is_awaited for entry in tables))
    lines = [title, *(table_line(entry, words) for entry in shown)]
    turners = page_turners(MyTablesPress, number, pages, words)
    return MessageContent(
        fit_lines(lines, lambda left: words("house-more", count=left)),
        (turners,) if turners else (),
    )
