"""What the bot says once, when it has been added to a server; and the choice of a game for whoever presses *Play now* there."""

from collections.abc import Sequence

from games.game import Declaration
from locales.catalogues import Words
from messages.parts.components import LONGEST_ENTRY, MOST_ENTRIES, Button, Entry, Menu, Style, cut
from messages.parts.content import MessageContent
from messages.parts.custom_ids import ArrivalPress, GameMenu, LearnPress
from messages.parts.narration import title_of
from messages.play.house_rule_menus import preset_in_words
from tables.state.people import Preset


def arrival_content(games: int, words: Words) -> MessageContent:
    """For the channel: what it is, with how many games, and where to begin."""
    buttons = (
        Button(ArrivalPress("play"), words("button-now"), Style.SUCCESS),
        Button(LearnPress("games"), words("button-learn")),
        Button(ArrivalPress("settings"), words("button-arrival-settings")),
    )
    return MessageContent(words("arrival", games=games), (buttons,))


def games_content(games: Sequence[Declaration], presets: Sequence[Preset], words: Words) -> MessageContent:
    """For one reader: which game to play."""
    named = [Entry(one.name, cut(preset_in_words(one, words, plain=True), LONGEST_ENTRY)) for one in presets]
    usual = [
        Entry(game.key, cut(title_of(game, words), LONGEST_ENTRY), cut(words(f"pitch-{game.key}"), LONGEST_ENTRY))
        for game in games
    ]
    entries = tuple((*usual, *named)[:MOST_ENTRIES])
    return MessageContent(words("which-game"), (Menu(GameMenu(), entries, words("menu-which-game")),))
