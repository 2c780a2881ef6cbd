"""The choice of a game after /play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from games.core import Layout
from games.game import Declaration
from locales.catalogues import Words
from messages.parts.components import (
    MAX_ENTRY_LENGTH,
    Button,
    ButtonStyle,
    Menu,
    MenuEntry,
    truncate,
)
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId, TableControl
from messages.parts.display_names import game_facts, game_line, game_title
from messages.play.house_rule_menus import preset_text
from renderer.posters.poster_scenes import PickerScene
from tables.people.people import Preset
from tables.state.default_settings import FIRST_GAMES


@dataclass(frozen=True, slots=True)
class GameMenu(CustomId):
    """A menu of games, or of presets. Choosing one opens a table, or a slow one."""

    letter = "u"
    what: Annotated[str, "play|slow|preset-play|preset-slow"] = "play"


@dataclass(frozen=True, slots=True)
class GamePress(CustomId):
    """A button that opens a table of a game, or a slow one; without a game it shows all games."""

    letter = "u"
    what: Annotated[str, "game"]
    pace: Annotated[str, "play|slow"]
    game: Annotated[str, r"[a-z0-9-]{0,30}"]


@dataclass(frozen=True, slots=True)
class GiveWayPress(TableControl):
    """The button that ends an idle table and opens another.

    `wanted` is a game, or the name of a preset.
    """

    letter = "u"
    wanted: Annotated[str, r"[^:~]{1,80}"]


QUICK_MINUTES = 5  # at most, of a round or a match
LARGE_TABLE = 5  # players at least that a large table can have
# house rules that put chips on the table: the entry to a pot, the lowest stake
STAKES = ("entry", "min")


class GameGroup(StrEnum):
    """A group of games in the menu of all games. `group-<value>` is its name."""

    PARTNERS = "partners"
    BLUFFING = "bluffing"
    LARGE = "large"
    POT = "pot"
    QUICK = "quick"


BELONGS: Mapping[GameGroup, Callable[[Declaration], bool]] = {
    GameGroup.PARTNERS: lambda game: game.team_play,
    GameGroup.BLUFFING: lambda game: game.layout is Layout.DICE,
    GameGroup.LARGE: lambda game: game.players[-1] >= LARGE_TABLE,
    GameGroup.POT: lambda game: any(rule.name in STAKES and rule.default for rule in game.options),
    GameGroup.QUICK: lambda game: game.minutes <= QUICK_MINUTES,
}


@dataclass(frozen=True, slots=True)
class GameOffer:
    """The games and presets that a server offers to a reader."""

    games: tuple[Declaration, ...]  # the favourites first, then as the house lists them
    presets: tuple[Preset, ...] = ()
    first: tuple[Declaration, ...] = ()  # a button each
    off: tuple[Declaration, ...] = ()  # games that the server does not offer
    presets_off: tuple[Preset, ...] = ()  # of these games
    named: bool = False  # house rules that players know by a name can be chosen, too


def make_offer(
    games: Sequence[Declaration],
    favourites: Sequence[str] = (),
    off: Sequence[str] = (),
    presets: Sequence[Preset] = (),
    first: Sequence[str] = (),
) -> GameOffer:
    """Return the offer of a server that has switched off the games `off`.

    `favourites` are keys, the most played first; `first` are keys of the games that the server
    shows first.
    """
    there = {game.key: game for game in games if game.key not in off}
    played = [there[key] for key in favourites if key in there]
    shown = [there[key] for key in first or FIRST_GAMES if key in there]
    filled = [*shown, *(() if first else there.values())]
    return GameOffer(
        tuple(dict.fromkeys((*played, *there.values()))),
        tuple(preset for preset in presets if preset.game in there),
        tuple(dict.fromkeys(filled or there.values()))[: len(FIRST_GAMES)],
        tuple(game for game in games if game.key in off),
        tuple(preset for preset in presets if preset.game in off),
    )


def picker_content(
    offer: GameOffer, words: Words, *, slow: bool = False, pictured: bool = False
) -> MessageContent:
    """Return the games that people choose from, as a picture or as text, with a button each, and
    the button to all games.
    """
    pace = "slow" if slow else "play"
    descriptions = () if pictured else (game_line(game, words) for game in offer.first)
    lines = [words("which-game"), *descriptions]
    buttons = [
        Button(
            GamePress("game", pace, game.key), words(f"hook-{game.key}.name"), ButtonStyle.PRIMARY
        )
        for game in offer.first
    ]
    more = Button(GamePress("game", pace, ""), words("button-more-games"))
    scene = PickerScene(offer.first, words) if pictured else None
    return MessageContent("\n".join(lines), (tuple(buttons), (more,)), scene)


def all_games_content(offer: GameOffer, words: Words, *, slow: bool = False) -> MessageContent:
    """Return the menu of all games on offer, by groups, and that of the server's presets."""
    pace = "slow" if slow else "play"
    entries = []
    order = [*GameGroup, None]
    groups = {  # the first that each game belongs to
        game: next(group for group in order if group is None or BELONGS[group](game))
        for game in offer.games
    }
    for game in sorted(offer.games, key=lambda game: order.index(groups[game])):
        group = groups[game]
        kind = f"{words(f'group-{group}')} · " if group else ""
        entries.append(
            MenuEntry(
                game.key,
                truncate(game_title(game, words), MAX_ENTRY_LENGTH),
                truncate(f"{kind}{game_facts(game, words)}", MAX_ENTRY_LENGTH),
            )
        )
    menus = [Menu(GameMenu(pace), tuple(entries), words("menu-which-game"))]
    if offer.presets:
        presets = tuple(
            MenuEntry(
                preset.name, truncate(preset_text(preset, words, plain=True), MAX_ENTRY_LENGTH)
            )
            for preset in offer.presets
        )
        menus.append(Menu(GameMenu(f"preset-{pace}"), presets, words("button-house-presets")))
    return MessageContent(words("which-game"), tuple(menus))
