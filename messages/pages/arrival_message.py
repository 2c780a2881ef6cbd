"""The message that the bot posts when it joins a server, and the choice of a game (there, and after /play without a game)."""

from collections.abc import Sequence

from games.game import Declaration
from locales.catalogues import Words
from messages.parts.components import MAX_ENTRIES, MAX_ENTRY_LENGTH, Button, ButtonStyle, Menu, MenuEntry, truncate
from messages.parts.content import MessageContent
from messages.parts.custom_ids import ArrivalPress, GameMenu, LearnPress
from messages.parts.display_names import game_facts, game_title
from messages.play.house_rule_menus import preset_text
from tables.state.people import Preset


def arrival_content(games: int, words: Words) -> MessageContent:
    """Return the message for the channel: what the bot is, how many games it has, and where to begin."""
    buttons = (
        Button(ArrivalPress("play"), words("button-now"), ButtonStyle.SUCCESS),
        Button(LearnPress("games"), words("button-learn")),
        Button(ArrivalPress("settings"), words("button-arrival-settings")),
    )
    return MessageContent(words("arrival", games=games), (buttons,))


def game_choice_content(games: Sequence[Declaration], presets: Sequence[Preset], words: Words) -> MessageContent:
    """Return a menu of games and presets."""
    named = [MenuEntry(one.name, truncate(preset_text(one, words, plain=True), MAX_ENTRY_LENGTH)) for one in presets]
    usual = [
        MenuEntry(
            game.key, truncate(game_title(game, words), MAX_ENTRY_LENGTH), truncate(game_facts(game, words), MAX_ENTRY_LENGTH)
        )
        for game in games
    ]
    entries = tuple((*usual, *named)[:MAX_ENTRIES])
    return MessageContent(words("which-game"), (Menu(GameMenu(), entries, words("menu-which-game")),))
