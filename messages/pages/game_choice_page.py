"""The choice of a game after /play: a menu of groups, and one of games and the server's presets."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.game import Declaration
from locales.catalogues import Words
from messages.pages.game_groups import GameGroup, games_in, useful_groups
from messages.parts.components import MAX_ENTRIES, MAX_ENTRY_LENGTH, Menu, MenuEntry, truncate
from messages.parts.content import MessageContent, fit_lines
from messages.parts.custom_ids import GameGroupMenu, GameMenu
from messages.parts.display_names import game_facts, game_title
from messages.play.house_rule_menus import preset_text
from tables.people.people import Preset


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
    games: Sequence[Declaration], favourites: Sequence[str] = (), off: Sequence[str] = (), presets: Sequence[Preset] = ()
) -> GameOffer:
    """Return the offer of a server that has switched off the games `off`. `favourites` are keys, the most played first."""
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

    The menu of all games has the presets too. The text of another group says what each of its games is about.
    """
    games = games_in(group, offer.games)
    entries = [
        MenuEntry(
            game.key, truncate(game_title(game, words), MAX_ENTRY_LENGTH), truncate(game_facts(game, words), MAX_ENTRY_LENGTH)
        )
        for game in games
    ]
    lines = [words("which-game")]
    if group is GameGroup.ALL:
        entries += [MenuEntry(one.name, truncate(preset_text(one, words, plain=True), MAX_ENTRY_LENGTH)) for one in offer.presets]
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
    choices = tuple(MenuEntry(one.value, words(f"group-{one}"), selected=one is group) for one in groups)
    return MessageContent(text, (Menu(GameGroupMenu(pace, group.value), choices, words("menu-group")), menu))
