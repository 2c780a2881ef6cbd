"""The message that the bot sends when it joins a server, and the choices of a channel and of a game (also after /play)."""

from collections.abc import Sequence

from games.game import Declaration
from locales.catalogues import Words
from messages.parts.components import MAX_ENTRIES, MAX_ENTRY_LENGTH, Button, ButtonStyle, Menu, MenuEntry, truncate
from messages.parts.content import MessageContent
from messages.parts.custom_ids import ArrivalPress, GameMenu
from messages.parts.display_names import game_facts, game_title
from messages.parts.safe_names import clean_name, escaped_name
from messages.play.house_rule_menus import preset_text
from tables.state.people import Preset


def arrival_content(games: int, server: str, words: Words) -> MessageContent:
    """Return the message to the owner or for a channel: what the bot is, how many games it has, and where to begin."""
    buttons = (
        Button(ArrivalPress("play"), words("button-first-table"), ButtonStyle.SUCCESS),
        Button(ArrivalPress("settings"), words("button-arrival-settings")),
    )
    return MessageContent(words("arrival", games=games, server=escaped_name(clean_name(server) or "?")), (buttons,))


def channel_choice_content(channels: Sequence[tuple[int, str]], words: Words) -> MessageContent:
    """Return a menu of channels (id and name) for the first table."""
    entries = tuple(MenuEntry(str(one), truncate(f"#{name}", MAX_ENTRY_LENGTH)) for one, name in channels[:MAX_ENTRIES])
    return MessageContent(words("which-channel"), (Menu(ArrivalPress("channel"), entries, words("menu-which-channel")),))


def game_choice_content(
    games: Sequence[Declaration], presets: Sequence[Preset], words: Words, *, slow: bool = False
) -> MessageContent:
    """Return a menu of games and presets, for a quick or a `slow` table."""
    named = [MenuEntry(one.name, truncate(preset_text(one, words, plain=True), MAX_ENTRY_LENGTH)) for one in presets]
    usual = [
        MenuEntry(
            game.key, truncate(game_title(game, words), MAX_ENTRY_LENGTH), truncate(game_facts(game, words), MAX_ENTRY_LENGTH)
        )
        for game in games
    ]
    entries = tuple((*usual, *named)[:MAX_ENTRIES])
    return MessageContent(words("which-game"), (Menu(GameMenu("slow" if slow else "play"), entries, words("menu-which-game")),))
