"""The choice of a game after /play, and the list of a person's tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from games.core import Layout
from games.game import Declaration
from locales.catalogues import Words
from messages.notices.notice_messages import MyTable, table_line
from messages.parts.components import (
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
    Button,
    Controls,
    Menu,
    MenuEntry,
    truncate,
)
from messages.parts.content import MessageContent, fit_lines
from messages.parts.custom_ids import CustomId, TableId
from messages.parts.display_names import game_facts, game_title
from messages.play.house_rule_menus import preset_text
from tables.people.people import Preset


@dataclass(frozen=True, slots=True)
class MyTablesPress(CustomId):
    """A button that leads to a page of the presser's tables.

    `way` keeps the ids in one message distinct.
    """

    letter = "m"
    page: Annotated[int, r"\d{1,3}"]
    way: Annotated[str, "back|on"]


@dataclass(frozen=True, slots=True)
class GameMenu(CustomId):
    """A menu of games. Choosing one opens a table, or a slow one."""

    letter = "u"
    what: Annotated[str, "play|slow"] = "play"


@dataclass(frozen=True, slots=True)
class GameGroupMenu(CustomId):
    """A menu of groups of games, above a menu of those in the group `shown`."""

    letter = "v"
    what: Annotated[str, "play|slow"]
    shown: Annotated[str, r"[a-z]{1,20}"]


@dataclass(frozen=True, slots=True)
class GiveWayPress(CustomId):
    """The button that ends an idle table and opens another.

    `wanted` is a game, or the name of a preset.
    """

    letter = "u"
    table: TableId
    wanted: Annotated[str, r"[^:~]{1,80}"]


QUICK_MINUTES = 5  # at most, of a round or a match
LARGE_TABLE = 5  # players at least that a large table can have
# house rules that put chips on the table: the entry to a pot, the lowest stake
STAKES = ("entry", "min")


class GameGroup(StrEnum):
    """A group of games. The values stand in custom ids, and `group-<value>` is its name."""

    ALL = "all"
    QUICK = "quick"
    PARTNERS = "partners"
    POT = "pot"
    BLUFFING = "bluffing"
    LARGE = "large"


def is_for_stakes(game: Declaration) -> bool:
    """Return whether chips lie on the table of a game unless its house rules are changed."""
    return any(rule.name in STAKES and rule.default for rule in game.options)


BELONGS: Mapping[GameGroup, Callable[[Declaration], bool]] = {
    GameGroup.ALL: lambda _: True,
    GameGroup.QUICK: lambda game: game.minutes <= QUICK_MINUTES,
    GameGroup.PARTNERS: lambda game: game.team_play,
    GameGroup.POT: is_for_stakes,
    GameGroup.BLUFFING: lambda game: game.layout is Layout.DICE,
    GameGroup.LARGE: lambda game: game.players[-1] >= LARGE_TABLE,
}


def games_in(group: GameGroup, games: Sequence[Declaration]) -> tuple[Declaration, ...]:
    """Return the games of a group, in their order."""
    return tuple(game for game in games if BELONGS[group](game))


def useful_groups(games: Sequence[Declaration]) -> tuple[GameGroup, ...]:
    """Return the groups that help to choose among these games.

    All of them, and those that hold some but not all.
    """
    return tuple(
        group
        for group in GameGroup
        if group is GameGroup.ALL or 0 < len(games_in(group, games)) < len(games)
    )


@dataclass(frozen=True, slots=True)
class GameOffer:
    """The games and presets that a server offers to a reader."""

    games: tuple[Declaration, ...]  # the favourites first, then as the house lists them
    presets: tuple[Preset, ...] = ()
    favourites: int = 0  # so many of `games` are what the reader, or the server, plays most
    off: tuple[Declaration, ...] = ()  # games that the server does not offer
    presets_off: tuple[Preset, ...] = ()  # of these games
    named: bool = False  # house rules that players know by a name can be chosen, too


def make_offer(
    games: Sequence[Declaration],
    favourites: Sequence[str] = (),
    off: Sequence[str] = (),
    presets: Sequence[Preset] = (),
) -> GameOffer:
    """Return the offer of a server that has switched off the games `off`.

    `favourites` are keys, the most played first.
    """
    there = {game.key: game for game in games if game.key not in off}
    first = [there[key] for key in favourites if key in there]
    return GameOffer(
        tuple(dict.fromkeys((*first, *there.values()))),
        tuple(preset for preset in presets if preset.game in there),
        len(first),
        tuple(game for game in games if game.key in off),
        tuple(preset for preset in presets if preset.game in off),
    )


def game_choice_content(
    offer: GameOffer, words: Words, *, slow: bool = False, group: GameGroup = GameGroup.ALL
) -> MessageContent:
    """Return a menu of the games in a group, for a quick or a `slow` table, and the menu of groups.

    The menu of all games has the presets too. The text of another group says what each of its games
    is about.
    """
    games = games_in(group, offer.games)
    entries = [
        MenuEntry(
            game.key,
            truncate(game_title(game, words), MAX_ENTRY_LENGTH),
            truncate(game_facts(game, words), MAX_ENTRY_LENGTH),
        )
        for game in games
    ]
    lines = [words("which-game")]
    if group is GameGroup.ALL:
        entries += [
            MenuEntry(
                preset.name, truncate(preset_text(preset, words, plain=True), MAX_ENTRY_LENGTH)
            )
            for preset in offer.presets
        ]
        if offer.favourites:
            names = words.listed([words(f"game-{game.key}") for game in games[: offer.favourites]])
            lines.append(f"-# {words('which-favourites', games=names)}")
    else:
        lines += [f"**{game_title(game, words)}** · {words(f'pitch-{game.key}')}" for game in games]
    pace = "slow" if slow else "play"
    menu = Menu(GameMenu(pace), tuple(entries[:MAX_ENTRIES]), words("menu-which-game"))
    text = fit_lines(lines, lambda count: words("house-more", count=count))
    groups = useful_groups(offer.games)
    if len(groups) == 1:
        return MessageContent(text, (menu,))
    choices = tuple(
        MenuEntry(entry.value, words(f"group-{entry}"), selected=entry is group) for entry in groups
    )
    return MessageContent(
        text, (Menu(GameGroupMenu(pace, group.value), choices, words("menu-group")), menu)
    )


PAGE = 8  # tables on a page


def my_tables_content(tables: Sequence[MyTable], number: int, words: Words) -> MessageContent:
    """Return a page of the list. A page that does not exist is the nearest that does."""
    if not tables:
        return MessageContent(words("my-tables-none"))
    pages = -(-len(tables) // PAGE)
    number = max(1, min(number, pages))
    shown = tables[(number - 1) * PAGE : number * PAGE]
    title = words("my-tables", count=len(tables), waiting=sum(entry.is_awaited for entry in tables))
    lines = [title, *(table_line(entry, words) for entry in shown)]
    return MessageContent(
        fit_lines(lines, lambda left: words("house-more", count=left)),
        page_buttons(number, pages, words),
    )


def page_buttons(number: int, pages: int, words: Words) -> Controls:
    """Return the buttons to the pages before and after; none if there is one page."""
    if pages == 1:
        return ()
    back = Button(
        MyTablesPress(max(1, number - 1), "back"), words("button-board-back"), disabled=number == 1
    )
    on = Button(
        MyTablesPress(min(pages, number + 1), "on"),
        words("button-board-on"),
        disabled=number == pages,
    )
    return ((back, on),)
