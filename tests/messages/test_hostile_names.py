"""Tests that hostile names never become markup, links, mentions, extra lines or nothing at all."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from cogs.leaderboard.page import BoardChoice, BoardPage, board_content
from cogs.rules.page import rules_page
from cogs.support.refusal_and_error_answers import refusal_text
from games import GAMES
from locales.catalogues import Words, load
from messages.parts import content
from messages.parts.components import Controls, Menu, Picker
from messages.parts.content import MessageContent
from messages.parts.narration import story_lines
from messages.parts.safe_names import (
    ISOLATE_END,
    ISOLATE_START,
    MAX_NAME_LENGTH,
    clean_name,
    escaped_name,
    unescape,
)
from messages.play import hand_message
from messages.play.agreement_texts import missing_agreement_content, outdated_rules_content
from messages.play.gallery_message import onlooker_content
from messages.play.hand_message import hand_content
from messages.play.house_rule_menus import preset_text, rules_content
from messages.play.nudge_message import nudge_content
from messages.play.offers_message import has_offers, offers_content
from messages.play.seat_menu import seat_chosen_text
from messages.play.table_message import table_content
from tables.changes import lobby
from tables.people.leaderboard_kinds import Measure
from tables.people.people import LeaderboardEntry, MemberName, Preset
from tables.state.change import Refused
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import Phase, Presence
from tables.state.table import Table
from tables.state.table_parts import Closing
from tables.views.table_views import private_table, public_table
from tests import outgoing
from tests.locales.test_catalogues import messages as catalogue
from tests.outgoing import interpreted, strange
from tests.tables.table_harness import ANN, context, in_lobby, in_play, moved
from tests.tables.test_gallery import bet_on
from tests.words import WORDS

HARMLESS = "Xaver"
HOSTILE = {
    "link": "https://evil.example/x",
    "capitals": "HTTPS://EVIL.EXAMPLE/X",
    "app": "steam://run/1",
    "invite": "discord.gg/abcdef",
    "long-invite": "discord.com/invite/abcdef",
    "masked": "[Nitro](https://evil.example)",
    "angled": "<https://evil.example>",
    "person": "<@81384788765712384>",
    "role": "<@&81384788765712384>",
    "channel": "<#81384788765712384>",
    "command": "</play:81384788765712384>",
    "everyone": "@everyone",
    "here": "@here @here",
    "time": "<t:1:R>",
    "server-emoji": "<a:party:81384788765712384>",
    "shortcode": ":smile:",
    "heading": "# big",
    "subtext": "-# small",
    "list": "- item",
    "numbered": "1. item",
    "quote": ">>> quote",
    "lines": "a\n# b\r\n- c\u2028> d\u2029e",
    "bold": "**bold** __under__ ~~gone~~ _it_ *al*",
    "code": "`code` ```\nblock\n```",
    "spoiler": "||spoiler||",
    "escaped": "\\[Nitro\\](https\\://evil.example)",
    "right-to-left": "\u202egnikcah\u202c",
    "isolates": "\u2069\u2069[x](https://evil.example)\u2066\u2067\u2068",
    "hebrew": "\u05d0\u05d1\u05d2 (\u05d3)",
    "zero-width": "\u200b\u200c\u200d\ufeff\u2060",
    "blank": "\u3164\u2800\u115f\u034f",
    "split": "ht\u200btps://evil.example @\u200beveryone",
    "marks": "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349a",
    "only-marks": "\u0301\u0302\u0303",
    "emoji": "\U0001f468\u200d\U0001f469\u200d\U0001f467\U0001f3f4\U000e0067\U000e007f",
    "controls": "\x00\x07\x1b[31mred",
    "surrogate": "\ud83d",
    "private": "\ue000\U000f0000",
    "long": "W" * 100,
}


def labels(controls: Controls) -> Iterator[str]:
    """Yield all texts of buttons and menus."""
    for row in controls:
        if isinstance(row, Menu):
            yield row.placeholder
            for entry in row.entries:
                yield from (entry.label, entry.description)
        elif isinstance(row, Picker):
            yield row.placeholder
        else:
            yield from (button.label for button in row)


def sane(contents: list[MessageContent], harmless: list[MessageContent]) -> None:
    """Check that these messages equal those with a harmless name, apart from the name."""
    for mine, usual in zip(contents, harmless, strict=True):
        assert interpreted(mine.text) == interpreted(usual.text), mine.text
        assert mine.text.count("\n") == usual.text.count("\n")
        assert (
            mine.text.count(ISOLATE_START)
            == mine.text.count(ISOLATE_END)
            == usual.text.count(ISOLATE_START)
        )
        assert strange(mine.text) == []
        for label in labels(mine.controls):
            assert not strange(label)
            assert "\n" not in label
            assert not {ISOLATE_START, ISOLATE_END} & set(label)


def named(table: Table, name: str) -> Table:
    """Return the table with everybody called by this name."""
    return replace(
        table,
        id="abcdefgh",
        preset=name,
        chairs=tuple(replace(chair, name=name, username="plain") for chair in table.chairs),
        gallery=tuple(replace(onlooker, name=name, username="plain") for onlooker in table.gallery),
    )


def contents(table: Table, words: Words) -> list[MessageContent]:
    """Return all messages about a table."""
    room = public_table(table)
    found = [
        table_content(room, words),
        rules_page(room.game, words, room),
        nudge_content(room, words, "link"),
    ]
    found += [rules_content(room, words, reader, "banker") for reader in (ANN, 99)]
    found += [offers_content(room, words)] if has_offers(room) else []
    if table.phase is Phase.LOBBY:
        found += [
            outdated_rules_content(room, "join", words),
            missing_agreement_content(room, words),
            MessageContent(seat_chosen_text(room, ANN, words)),
        ]
    for seat in range(len(table.chairs)):
        own = private_table(table, seat)
        found += [hand_content(own, words, where) for where in (None, "where")]
        found.append(MessageContent("\n".join(story_lines(own.news, room, words, 99))))
    found += [
        onlooker_content(private_table(table, place), words, None)
        for place in range(len(table.chairs), len(table.participants))
    ]
    return found


def every_moment(game: str) -> list[Table]:
    """Return the moments of a deal, with players away and gone; of Buki also votes on the bank,
    and a gallery.
    """
    moments = [in_lobby(game, GAMES[game].players[-1])]
    if game == "buki":
        moments.append(in_lobby(banker=2))
        # players have to agree to it
        moments += [lobby.set_option(moments[-1], ANN, "banker", 1, context()).table] * 2
        moments.append(bet_on(1))
    table = in_play(game, GAMES[game].players[-1])
    away = (Presence.AWAY, Presence.LEFT, *(Presence.HERE,) * len(table.chairs))
    step = 0
    while table.phase is Phase.PLAYING:
        if step % 4 == 0:
            moments.append(table)
        table, step = moved(table).table, step + 1
    moments.append(table)
    chairs = tuple(
        replace(chair, presence=one) for chair, one in zip(table.chairs, away, strict=False)
    )
    moments.append(
        replace(
            table, chairs=chairs, phase=Phase.CLOSED, closing=Closing(reason="absence", about=0)
        )
    )
    return moments


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the length limits, so that long names leave nothing out."""
    monkeypatch.setattr(content, "MAX_TEXT_LENGTH", 100_000)
    monkeypatch.setattr(hand_message, "MAX_RECORD_LENGTH", 100_000)


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_anything_but_a_name(game: str) -> None:
    """Each moment has a share of the names; together they have all."""
    names, moments = list(HOSTILE.values()), every_moment(game)
    shares = min(10, len(moments))
    for number, table in enumerate(moments):
        words = load().of(load().languages[number % 2])
        harmless = contents(named(table, HARMLESS), words)
        for name in names[number % shares :: shares]:
            sane(contents(named(table, name), words), harmless)


@pytest.mark.parametrize("language", load().languages)
def test_refusals_that_name_somebody(language: str) -> None:
    words = load().of(language)
    naming = {
        key: facts
        for key, facts in catalogue(language).items()
        if key.startswith("refused-") and "name" in facts
    }
    assert {"refused-host-only", "refused-too-few-chips", "refused-not-yours"} <= naming.keys()
    for (key, facts), name in product(naming.items(), HOSTILE.values()):
        said = refusal_text(
            Refused(key.removeprefix("refused-"), **{**dict.fromkeys(facts, 3), "name": name}),
            words,
        )
        assert escaped_name(clean_name(name) or "?") in said
        assert outgoing.faults({"content": said}) == []


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_text_that_is_too_long_ends_before_a_name_or_after_it(name: str) -> None:
    text = f"**{escaped_name(name)}** and {escaped_name(HARMLESS)}"
    for most in range(1, len(text) + 1):
        kept = content.shorten(text, most)
        assert len(kept) <= most
        assert outgoing.faults({"content": kept}) == []
    assert content.shorten(text, len(text)) == text


@pytest.mark.parametrize("by", [Measure.CHIPS, Measure.TEAM_ROUNDS])
@pytest.mark.parametrize("kind", HOSTILE)
def test_on_leaderboards_and_in_presets(kind: str, by: Measure) -> None:
    def said(name: str) -> list[MessageContent]:
        standings = tuple(
            LeaderboardEntry(rank, rank, 400, 9 if by.of_teams else 0) for rank in (1, 2)
        )
        known = dict.fromkeys((1, 2), MemberName(name, "plain")) | {9: MemberName(name, "other")}
        page = BoardPage(
            BoardChoice(by),
            (),
            frozenset(),
            20_000,
            number=1,
            pages=1,
            members=2,
            standings=standings,
            own=standings[0],
            reader=1,
            names=known,
        )
        preset = Preset(1, name, "buki", GAMES["buki"].options(), TableOptions())
        assert preset_text(preset, WORDS, plain=True).startswith((clean_name(name) or "?") + ":")
        return [
            board_content(page, WORDS, pictured=True, spelled_out=True),
            MessageContent(preset_text(preset, WORDS)),
        ]

    sane(said(HOSTILE[kind]), said(HARMLESS))


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_what_is_left_of_a_name(name: str) -> None:
    plain = clean_name(name)
    assert clean_name(plain) == plain
    assert len(plain) <= MAX_NAME_LENGTH
    assert not strange(plain)
    assert unescape(escaped_name(name)) in {plain, plain.replace("\\", "")}
    assert interpreted(escaped_name(name)) == []


def test_what_shows_nothing_is_no_name_and_what_is_harmless_stays() -> None:
    for kind in ("zero-width", "blank", "only-marks", "private", "surrogate"):
        assert clean_name(HOSTILE[kind]) == ""
    for name in (
        "Anna",
        "Béla Ö.",
        "\u05d0\u05d1\u05d2",
        "山田",
        "🎲 Poldi",
        "x_X",
        "José",
        "👨\u200d👩\u200d👧",
    ):
        assert clean_name(name) == name
    assert escaped_name("Anna") == f"{ISOLATE_START}Anna{ISOLATE_END}"
