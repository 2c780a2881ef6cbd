"""The direct messages about slow tables: which ones wait for a person, and that a bot plays for them."""

from collections.abc import Sequence

from locales.catalogues import Words
from messages.pages.my_tables_page import MyTable, table_line
from messages.parts.components import Button
from messages.parts.content import MessageContent, fit_lines
from messages.parts.custom_ids import ReminderPress
from messages.parts.safe_names import clean_name, escaped_name

MOST = 8  # tables with a line of their own


def reminder_content(tables: Sequence[MyTable], words: Words) -> MessageContent:
    """Return the message: one line about each table, and a button that ends reminders."""
    lines = [words("reminder", count=len(tables)), *(table_line(one, words) for one in tables[:MOST])]
    if len(tables) > MOST:
        lines.append(words("house-more", count=len(tables) - MOST))
    text = fit_lines(lines, lambda left: words("house-more", count=left))
    return MessageContent(text, ((Button(ReminderPress("off"), words("button-reminders-off")),),))


def absence_content(game: str, server: str, link: str, words: Words) -> MessageContent:
    """Return the message that time has run out and a bot plays, with the button that ends such messages."""
    text = words("away-slow", game=words(f"game-{game}"), server=escaped_name(clean_name(server) or "?"), link=link)
    return MessageContent(text, ((Button(ReminderPress("off"), words("button-reminders-off")),),))
