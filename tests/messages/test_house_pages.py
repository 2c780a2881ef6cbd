"""Tests of the pages of /house with all kinds of names and lengths."""

from dataclasses import replace

import pytest

from locales.catalogues import load
from messages.pages.house_pages import (
    HouseOverview,
    OpenTable,
    bans_page,
    channels_page,
    close_page,
    front_page,
    limits_page,
    looks_page,
    record_page,
    tables_page,
)
from messages.parts.components import MAX_ENTRIES, Menu, Picker
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent
from tables.state.people import GuildSettings, MemberName, ModerationAction, ModerationEntry, Preferences
from tables.state.settings import Limits
from tables.views.table_views import public_table
from tests.messages.test_hostile_names import HARMLESS, HOSTILE, named, sane
from tests.tables.table_harness import ANN, BEN, in_play

WORDS = load().of("en")
PRESETS = (
    ModerationAction.SAVE_PRESET,
    ModerationAction.DELETE_PRESET,
)  # about names that people have chosen
ABOUT = {
    ModerationAction.BAN: "1",
    ModerationAction.UNBAN: "1",
    ModerationAction.CLOSE: "5",
    ModerationAction.CHANNELS: "5 6",
    ModerationAction.HOST_TABLES: "1",
    ModerationAction.COMPUTERS: "no",
    ModerationAction.LANGUAGE: "de",
}


def pages(name: str, tables: int = 2, banned: int = 2, words=WORDS) -> list[MessageContent]:
    """Return all pages, with everybody called by this name."""
    settings = GuildSettings(1, channels=(5, 6), host_tables=1)
    there = [OpenTable("abcdefgh", 5, public_table(named(in_play(), name))), *[OpenTable("hgfedcba", 6, None)] * (tables - 1)]
    users = range(ANN, ANN + banned)
    names = {user: MemberName(name, "plain") for user in users}
    done = [
        ModerationEntry(1, n, n, BEN, deed, name if deed in PRESETS else ABOUT.get(deed, ""))
        for n, deed in enumerate(ModerationAction)
    ]
    return [
        front_page(HouseOverview(settings, Limits(), tables, banned, ("en", "de")), words),
        tables_page(there, words),
        close_page(there[0], words),
        channels_page(settings, (5, 6), words),
        limits_page(settings, Limits(), words),
        bans_page(users, names, words),
        looks_page(Preferences(), words),
        record_page(done, names, words),
    ]


@pytest.mark.parametrize("kind", HOSTILE)
def test_no_name_is_anything_but_a_name(kind: str) -> None:
    sane(pages(HOSTILE[kind]), pages(HARMLESS))


@pytest.mark.parametrize("language", load().languages)
def test_pages_fit_into_messages_however_many_there_are(language: str) -> None:
    words = load().of(language)
    for many in (0, 1, 60):
        for page in pages("M" * 100, max(1, many), many, words):
            assert 0 < len(page.text) <= MAX_TEXT_LENGTH
            assert len(page.controls) <= 5
            for row in page.controls:
                if isinstance(row, Menu):
                    assert 1 <= len(row.entries) <= MAX_ENTRIES
                    assert len({one.value for one in row.entries}) == len(row.entries)
                elif isinstance(row, Picker):
                    assert len(row.selected) <= row.max_values <= MAX_ENTRIES
    more = bans_page(range(1, 61), {}, words).text
    assert words("house-more", count=60 - MAX_ENTRIES) in more


def test_a_limit_above_what_the_process_has_now_is_not_offered() -> None:
    """The server chose ten, then the process was limited to three: three hold, and three are offered."""
    page = limits_page(replace(GuildSettings(1), server_tables=10), Limits(server_tables=3), WORDS)
    menu = page.controls[0]
    assert isinstance(menu, Menu)
    assert [one.value for one in menu.entries] == ["usual", "1", "2"]
