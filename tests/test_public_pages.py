"""Tests of the pages for players and hosts (docs/players, docs/hosts) and of README: links,
figures, words, and what they quote.
"""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.application import INVITED as BOT_INVITED
from bot.settings import OF_COMPOSE, Settings
from games import GAMES
from games.game import Game
from games.parts.options import declared
from locales.catalogues import FOLDER
from tables.chips.against_house import MOST_AT_RISK
from tables.state.house_rules_of_every_game import TableOptions
from tests.tree import ROOT
from tools.playground.world.model import INVITED, PERMISSIONS
from tools.proofreading import read_glossary

README = ROOT / "README.md"
PLAYERS = ROOT / "docs" / "players"
HOSTS = ROOT / "docs" / "hosts"
PAGES = sorted([*PLAYERS.glob("*.md"), *HOSTS.glob("*.md")])
GAME_PAGES = [page for page in PAGES if page.stem in GAMES]
MOST_BYTES = 60_000  # of a figure

LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FIGURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
COMMAND = re.compile(r"`/([a-z]+(?: [a-z]+)?)`")
LABEL = re.compile(r"(?<!\*)\*([A-Z][^*\n]{1,60}[^*\n.:])\*(?!\*)")
SETTING = re.compile(r"`([A-Z]+(?:_[A-Z]+)+)(?:=\S+)?`")
RULE_ROW = re.compile(r"^\| \*\*(.+?)\*\* \|", re.MULTILINE)
CODE_PATH = re.compile(r"\b[\w-]+(?:/[\w-]+)*\.py\b")
ENGLISH = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((FOLDER / "en").glob("*.ftl"))
)
COMMANDS = {key.replace("-", " ") for key in re.findall(r"^command-(\S+) =", ENGLISH, re.MULTILINE)}
LABELS = set(
    re.findall(r"^(?:button|option|house-menu|menu|preset)-\S+ = (.+)$", ENGLISH, re.MULTILINE)
)
LABELS_OF_DISCORD = {
    *(
        "New Application",
        "Create",
        "Bot",
        "Reset Token",
        "Privileged Gateway Intents",
        "General Information",
        "Application ID",
    ),
    *("Copy Channel ID", "Developer Mode"),
    *(
        "Authorize",
        "Manage Server",
        "View Channels",
        "Send Messages",
        "Send Messages in Threads",
        "Attach Files",
        "Create Events",
        "Create Public Threads",
        "Connect",
        "Mention @everyone, @here, and All Roles",
    ),
}
KEYS = {
    rule.name
    for kind in (*(game.options for game in GAMES.values()), TableOptions)
    for rule in declared(kind)
}


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def links(page: Path) -> set[Path]:
    return {(page.parent / target).resolve() for target in LINK.findall(read(page))}


def prose(page: Path) -> str:
    """Return the text of a page without code, addresses and quoted labels."""
    text = re.sub(r"```.*?```", "", read(page), flags=re.DOTALL)
    text = re.sub(r"`[^`]*`|\]\([^)]*\)|https?:\S+", " ", text)
    return re.sub(
        r"\*{1,2}(?=\S)([^*\n]+)\*{1,2}",
        lambda quoted: " " if quoted[1] in LABELS else quoted[1],
        text,
    )


def test_every_page_is_two_clicks_from_the_readme() -> None:
    near = links(README)
    assert {*PAGES} <= near | set().union(*(links(page) for page in near if page.suffix == ".md"))


@pytest.mark.parametrize("page", [README, *PAGES], ids=name)
def test_pages_hold_no_rejected_words(page: Path) -> None:
    text = prose(page)
    assert list(read_glossary(FOLDER / "en").rejected_in(text, name(page))) == []
    assert re.findall(r"\bwhom?ever\b", text, re.IGNORECASE) == []


@pytest.mark.parametrize("page", [README, *PAGES], ids=name)
def test_pages_hold_no_keys_and_no_code_paths(page: Path) -> None:
    assert not set(re.findall(r"`([^`\n]*)`", read(page))) & KEYS
    assert not {key for key in KEYS if "_" in key and key in read(page)}
    assert CODE_PATH.findall(read(page)) == []


@pytest.mark.parametrize("page", [README, *PAGES], ids=name)
def test_commands_labels_and_settings_exist(page: Path) -> None:
    text = read(page)
    assert {*COMMAND.findall(text)} <= COMMANDS
    assert {*LABEL.findall(text)} <= LABELS | LABELS_OF_DISCORD
    assert {*SETTING.findall(text)} <= {field.name.upper() for field in fields(Settings)} | {
        *OF_COMPOSE,
        "REQUEST_TIMEOUT",
    }


@pytest.mark.parametrize("page", GAME_PAGES, ids=name)
def test_pages_of_games_have_small_figures_that_are_described(page: Path) -> None:
    figures = FIGURE.findall(read(page))
    assert 1 <= len(figures) <= 2
    for alt, path in figures:
        assert len(alt) >= 40
        assert (page.parent / path).stat().st_size <= MOST_BYTES


def test_the_known_games_have_pages() -> None:
    assert len(GAME_PAGES) >= 8  # a new game need not have one


@pytest.mark.parametrize("page", GAME_PAGES, ids=name)
def test_pages_of_games_name_all_house_rules_as_the_menu_does(page: Path) -> None:
    game: Game[Any, Any] = GAMES[page.stem]
    assert set(RULE_ROW.findall(read(page).partition("## House rules")[2])) == {
        title(rule.name) for rule in declared(game.options)
    }


def test_the_page_of_house_rules_names_those_of_every_game() -> None:
    assert set(RULE_ROW.findall(read(PLAYERS / "house-rules.md"))) == {
        title(rule.name) for rule in declared(TableOptions)
    }


def title(rule: str) -> str:
    return re.findall(rf"^option-{rule.replace('_', '-')} = (.+)$", ENGLISH, re.MULTILINE)[0]


@pytest.mark.parametrize("page", GAME_PAGES, ids=name)
def test_pages_of_games_tell_the_number_of_players(page: Path) -> None:
    numbers = ["two", "three", "four", "five", "six", "seven", "eight"]
    said = re.findall(r"^\| \*\*Players\*\* \| (.+?)[,;|]", read(page), re.MULTILINE)[0].split()
    players = [numbers.index(word) + 2 for word in said if word in numbers]
    assert range(players[0], players[-1] + 1) == GAMES[page.stem].players


def test_the_readme_and_the_list_of_games_agree_with_the_games() -> None:
    for page, folder in ((README, "docs/players/"), (PLAYERS / "README.md", "")):
        rows = re.findall(
            rf"^\| \[.+?\]\({folder}(.+?)\.md\) \| (\d)(?:–(\d))? \|", read(page), re.MULTILINE
        )
        keys, pages = {key for key, *_ in rows}, {page.stem for page in GAME_PAGES}
        assert keys == pages or (page is README and len(keys) == 6)
        for key, least, most in rows:
            assert GAMES[key].players == range(int(least), int(most or least) + 1), key


def test_the_readme_says_first_that_it_is_self_hosted_and_untried() -> None:
    beginning = " ".join(read(README)[:700].split())
    assert "You host it yourself" in beginning
    assert "not yet run it on the real Discord" in beginning


def test_the_invite_link_asks_for_the_permissions_that_are_named() -> None:
    asked = discord.Permissions(
        int(re.findall(r"permissions=(\d+)`", read(HOSTS / "installing.md"))[0])
    )
    assert {name for name, held in asked if held} == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "attach_files",
        "create_public_threads",
        "create_events",
    }
    assert asked == BOT_INVITED
    assert asked.value == sum(PERMISSIONS[name] for name in INVITED), (
        "the playground's bot has these"
    )


@pytest.mark.parametrize(
    ("page", "sentence", "setting"),
    [
        (PLAYERS / "chips.md", "**Welcome chips:** {}, once", "welcome_chips"),
        (PLAYERS / "chips.md", "it tops you up to {}", "daily_chips"),
        (PLAYERS / "chips.md", "accounts younger than {} days", "account_days"),
        (PLAYERS / "chips.md", "You can win up to {} chips a day", "ceiling_chips"),
        (HOSTS / "servers.md", "a server can have {} tables", "server_tables"),
        (HOSTS / "servers.md", "one person {}.", "host_tables"),
        (HOSTS / "servers.md", "closes after {} minutes", "lobby_minutes"),
        (HOSTS / "privacy.md", "{} days after the server has removed", "keep_left_servers_days"),
        (HOSTS / "large.md", "more than {} new players a day", "new_dms_per_day"),
    ],
)
def test_pages_name_the_defaults_of_the_settings(page: Path, sentence: str, setting: str) -> None:
    assert sentence.format(
        {field.name: field.default for field in fields(Settings)}[setting]
    ) in " ".join(read(page).split())


@pytest.mark.parametrize("page", ["buki", "challenge", "chips"])
def test_pages_say_what_may_be_at_risk_against_bots(page: str) -> None:
    text = " ".join(read(PLAYERS / f"{page}.md").split()).lower()
    assert f"nobody may lose more than {MOST_AT_RISK} chips in a round" in text
