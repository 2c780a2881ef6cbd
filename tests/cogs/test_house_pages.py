"""Tests of the pages of /house with all kinds of names and lengths."""

import pytest

from cogs.house.figures_page import WatchPress, watch_content
from cogs.house.page import (
    BAN_DAYS,
    LINES,
    BanPress,
    HouseOverview,
    OpenTable,
    ban_form,
    ban_page,
    bans_page,
    channels_page,
    close_page,
    front_page,
    limits_page,
    looks_page,
    record_page,
    tables_page,
)
from locales.catalogues import Words, load
from messages.parts.components import MAX_ENTRIES, Menu, Picker
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent
from tables.people.fair_play import ChipFlow, ClosePair, Figures
from tables.people.people import (
    Ban,
    GuildSettings,
    MemberName,
    ModerationAction,
    ModerationEntry,
    Preferences,
)
from tables.state.default_settings import Limits
from tables.views.table_views import public_table
from tests.messages.test_hostile_names import HARMLESS, HOSTILE, named, sane
from tests.tables.table_harness import ANN, BEN, in_play
from tests.words import WORDS

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
    there = [
        OpenTable("abcdefgh", 5, public_table(named(in_play(), name)), name),
        *[OpenTable("hgfedcba", 6, None)] * (tables - 1),
    ]
    users = range(ANN, ANN + banned)
    bans = [
        Ban(1, user, 5, until=5 if user % 2 else None, reason=f"Because of {name}")
        for user in users
    ]
    names = {user: MemberName(name, "plain") for user in users}
    done = [
        ModerationEntry(
            1,
            n,
            n,
            by=BEN,
            what=deed,
            about=name if deed.name.endswith("_PRESET") else ABOUT.get(deed, ""),
            ban_reason=f"Because of {name}",
        )
        for n, deed in enumerate(ModerationAction)
    ]
    return [
        front_page(HouseOverview(settings, Limits(), tables, banned, ("en", "de")), words),
        tables_page(there, words),
        close_page(there[0], words),
        channels_page(settings, (5, 6), words),
        limits_page(settings, Limits(), words),
        bans_page(bans, names, words),
        *(ban_page(users[0], ban, names, words) for ban in (None, *bans[:1]) if banned),
        looks_page(Preferences(), words),
        *(record_page(done[first::2], names, words) for first in range(2)),
        *watched(users, names, words),
    ]


def watched(users, names, words=WORDS) -> list[MessageContent]:
    """Return the pages with figures: the longest there can be, and empty ones."""
    flows = [
        ChipFlow(user, user + 1, 10**9, tables=10**6, rounds=10**7, gained=10**7, lost=10**7)
        for user in users
    ]
    close = [
        ClosePair(user, user + 1, rounds=10**6, of_user=10**7, of_opponent=10**6) for user in users
    ]
    return [
        watch_content(
            WatchPress(shown, months, number, "list"),
            lines[:LINES],
            Figures(len(lines), 333),
            names,
            words,
            has_more=number == 1,
        )
        for shown, some in (("chips", flows), ("pairs", close))
        for lines in (some, [])
        for months, number in ((0, 1), (1, 2))
    ]


@pytest.mark.parametrize("kind", HOSTILE)
def test_no_name_is_anything_but_a_name(kind: str) -> None:
    sane(pages(HOSTILE[kind]), pages(HARMLESS))


@pytest.mark.parametrize("language", load().languages)
def test_pages_fit_into_messages_however_many_there_are(words: Words) -> None:
    for many in (0, 1, 60):
        for page in pages("M" * 100, max(1, many), many, words):
            assert 0 < len(page.text) <= MAX_TEXT_LENGTH
            assert len(page.controls) <= 5
            for row in page.controls:
                if isinstance(row, Menu):
                    assert 1 <= len(row.entries) <= MAX_ENTRIES
                    assert len({entry.value for entry in row.entries}) == len(row.entries)
                elif isinstance(row, Picker):
                    assert len(row.selected) <= row.max_values <= MAX_ENTRIES
    bans = [Ban(1, user, 5, until=5, reason="*" * 300) for user in range(1, 61)]
    lines = bans_page(bans, {}, words).text.splitlines()
    shown = [line for line in lines if line.startswith("- ")]
    assert shown
    assert words("house-more", count=LINES - len(shown)) in lines


@pytest.mark.parametrize("language", load().languages)
def test_the_form_for_a_reason_fits_into_discord(words: Words) -> None:
    for days in BAN_DAYS:
        form = ban_form(BanPress(BEN, days), {BEN: MemberName("W" * 40)}, words)
        assert len(form.title) <= 45
        assert form.optional
    assert (
        ban_form(BanPress(BEN, 7), {BEN: MemberName("*Ben*")}, WORDS).title
        == "Ban *Ben* for 7 days"
    )  # nothing is interpreted there


def test_figures_are_told_with_what_to_compare_them_to() -> None:
    names = {ANN: MemberName("Ann"), BEN: MemberName("Ben")}

    def shown(press: WatchPress, pair: ChipFlow | ClosePair, figures: Figures) -> str:
        return (
            watch_content(press, [pair], figures, names, WORDS, has_more=False)
            .text.replace("\u2068", "")
            .replace("\u2069", "")
        )

    said = shown(
        WatchPress("chips", 0, 1, "list"),
        ChipFlow(ANN, BEN, 241, tables=6, rounds=30, gained=29, lost=1),
        Figures(240, 23),
    )
    assert (
        "**Ann** has won 120½ chips from **Ben** at 6 tables. Rounds together: 30. Chips went this way in 29, the other way in 1."
        in said
    )
    assert (
        "between 240 pairs chips went one way. For half of them it was 11½ chips or less." in said
    )
    assert WORDS("watch-chips-means") in said
    said = shown(
        WatchPress("pairs", 1, 1, "list"),
        ClosePair(ANN, BEN, rounds=48, of_user=50, of_opponent=48),
        Figures(80, 312),
    )
    assert (
        "48 rounds with no other person. That is 96% of Ann’s rounds with people and 100% of Ben’s."
        in said
    )
    assert (
        "80 people have played 20 rounds or more with others. For half of them, at most 31%" in said
    )
