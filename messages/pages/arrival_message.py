"""What the bot says once, when it has been added to a server; and the choice of a game for whoever presses *Play now* there."""

from collections.abc import Sequence

from games.game import Declaration
from locales.catalogues import Words
from messages.parts.components import MAX_ENTRIES, MAX_ENTRY_LENGTH, Button, ButtonStyle, Menu, MenuEntry, truncate
from messages.parts.content import MessageContent
from messages.parts.custom_ids import ArrivalPress, GameMenu, LearnPress
from messages.parts.display_names import game_title
from messages.play.house_rule_menus import preset_text
from tables.state.people import Preset


def arrival_content(games: int, words: Words) -> MessageContent:
    """For the channel: what it is, with how many games, and where to begin."""
    buttons = (
        Button(ArrivalPress("play"), words("button-now"), ButtonStyle.SUCCESS),
        Button(LearnPress("games"), words("button-learn")),
        Button(ArrivalPress("settings"), words("button-arrival-settings")),
    )
    return MessageContent(words("arrival", games=games), (buttons,))


def game_choice_content(games: Sequence[Declaration], presets: Sequence[Preset], words: Words) -> MessageContent:
    """For one reader: which game to play."""
    named = [MenuEntry(one.name, truncate(preset_text(one, words, plain=True), MAX_ENTRY_LENGTH)) for one in presets]
    usual = [
        MenuEntry(
            game.key, truncate(game_title(game, words), MAX_ENTRY_LENGTH), truncate(words(f"pitch-{game.key}"), MAX_ENTRY_LENGTH)
        )
        for game in games
    ]
    entries = tuple((*usual, *named)[:MAX_ENTRIES])
    return MessageContent(words("which-game"), (Menu(GameMenu(), entries, words("menu-which-game")),))
