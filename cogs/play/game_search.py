"""Search for a game by what a person types: the parameter of a command, and the menu of games.

Any unambiguous beginning of a title finds a game, in any language of the house and in any spelling.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache

import discord
from discord import app_commands

from cogs.play.page import GameOffer, all_games_content, make_offer, picker_content
from cogs.support.house import House, house_of
from games import GAMES
from games.game import Declaration
from locales.catalogues import Catalogues, Words
from messages.parts.display_names import game_line, game_title
from messages.parts.safe_names import escape_markup
from messages.play.house_rule_menus import preset_text
from tables.people.people import Preset
from tables.state.change import Refused

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})  # for keyboards without these keys
NAME_COMMA = "[,、]"  # between the names of a game
NAME_PARTS = "[,、:：()（）]"  # between the parts of the name of house rules
NAMED = "."  # between the keys of a game and of its house rules with a name
MOST_TYPED = 100  # characters of what people type; the rest is ignored
NO_MATCH = 5  # worse than all ranks of `match_rank`
MIN_SIMILARITY = 0.6  # of the typed text and a name, from 0 to 1


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game, or a server's preset, that a person can choose."""

    value: str  # key of a game, or name of a preset
    title: str  # in the reader's language
    line: str  # the title, and the point of the game
    names: tuple[str, ...]  # in all languages, the reader's title first
    titles: tuple[str, ...] = ()  # of a game, in all languages
    # it is house rules of a game that players know by a name; `value` is then made by `named_value`
    named: bool = False


def game_choices(
    games: Iterable[Declaration],
    presets: Iterable[Preset],
    catalogues: Catalogues,
    words: Words,
    *,
    named: bool = False,
) -> list[GameChoice]:
    """Return the server's presets, then the games, for a reader of `words`.

    With `named`, the house rules of the games that players know by a name come last.
    """
    games = tuple(games)
    languages = [
        words,
        *(other for code in catalogues.languages if (other := catalogues.of(code)) is not words),
    ]
    preset_choices = [preset_choice(preset, words) for preset in presets]
    return (
        preset_choices
        + [
            GameChoice(
                game.key,
                game_title(game, words),
                game_line(game, words),
                (
                    *(language(f"game-{game.key}") for language in languages),
                    *other_names(game.key, languages),
                    game.key,
                ),
                titles=tuple(language(f"game-{game.key}") for language in languages),
            )
            for game in games
        ]
        + [named_choice(game, key, languages) for game in games if named for key in game.presets]
    )


def named_choice(game: Declaration, key: str, languages: Sequence[Words]) -> GameChoice:
    """Return house rules that players know by a name as a choice.

    They are found by any part of that name in any language.
    """
    text = f"{game_title(game, languages[0])}: {languages[0](f'preset-{key}')}"
    names = [words(f"preset-{key}") for words in languages]
    parts = [part.strip() for name in names for part in re.split(NAME_PARTS, name)]
    value = named_value(game.key, key)
    return GameChoice(
        value,
        text,
        text,
        (*dict.fromkeys(part for part in (*names, *parts) if part), value),
        named=True,
    )


def named_value(game: str, key: str) -> str:
    """Return the value of a choice of house rules that have a name."""
    return f"{game}{NAMED}{key}"


def split_value(value: str) -> tuple[str, str]:
    """Return the two keys in the value of a choice.

    The first is that of the game, the second that of its house rules with a name, or "".
    """
    game, _, key = value.partition(NAMED)
    return game, key


def other_names(game: str, languages: Sequence[Words]) -> tuple[str, ...]:
    """Return what people call a game besides its title, in all languages.

    `names-<key>`, separated by commas.
    """
    key = f"names-{game}"
    return tuple(
        dict.fromkeys(
            name.strip()
            for words in languages
            if words.has(key)
            for name in re.split(NAME_COMMA, words(key))
        )
    )


def preset_choice(preset: Preset, words: Words) -> GameChoice:
    """Return a server's preset as a choice."""
    text = preset_text(preset, words, plain=True)
    return GameChoice(preset.name, text, text, (preset.name,))


def best_matches(text: str, offers: Sequence[GameChoice]) -> tuple[GameChoice, ...]:
    """Return the choices that fit the typed text best; () if none fits."""
    wanted = spellings(text[:MOST_TYPED]) - {""}
    ranks = [match_rank(choice, wanted) for choice in offers]
    return tuple(
        choice for choice, fits in zip(offers, ranks, strict=True) if fits == min(ranks) < NO_MATCH
    )


def match_rank(offer: GameChoice, wanted: frozenset[str]) -> int:
    """Return how well a choice fits, best first.

    Title, another name, its beginning, that in another language, a word.
    """
    first, *_ = offer.names
    ways = (
        any(known_spellings(title) & wanted for title in offer.titles),
        any(known_spellings(name) & wanted for name in (offer.title, offer.line, *offer.names)),
        has_prefix(first, wanted),
        any(has_prefix(name, wanted) for name in offer.names),
        any(has_prefix(word, wanted) for name in offer.names for word in name.split()),
    )
    return next((number for number, way in enumerate(ways) if way), NO_MATCH)


def closest_choice(text: str, offers: Sequence[GameChoice]) -> GameChoice | None:
    """Return the choice whose name, or a word of it, is most similar to the typed text.

    None if no name is similar.
    """
    like: dict[str, GameChoice] = {}
    for choice in offers:
        for name in choice.names:
            for word in (name, *name.split()):
                for spelling in known_spellings(word):
                    like.setdefault(spelling, choice)
    found = [
        near
        for wanted in sorted(spellings(text[:MOST_TYPED]))
        for near in get_close_matches(wanted, like, 1, MIN_SIMILARITY)
    ]
    return like[found[0]] if found else None


def has_prefix(name: str, wanted: frozenset[str]) -> bool:
    """Return True if a name begins with one of these texts."""
    return any(spelling.startswith(word) for spelling in known_spellings(name) for word in wanted)


@lru_cache(maxsize=8192)
def known_spellings(name: str) -> frozenset[str]:
    """Return the spellings of a name from the catalogues or from a server's presets.

    Typed text is never asked for here: it would fill the cache.
    """
    return spellings(name)


def spellings(text: str) -> frozenset[str]:
    """Return a name without case, accents, blanks and signs.

    A second form has its umlauts in two letters.
    """
    plain = unicodedata.normalize("NFC", text).casefold()
    return frozenset((letters_and_digits(plain), letters_and_digits(plain.translate(UMLAUTS))))


def letters_and_digits(text: str) -> str:
    """Return the letters and digits of a text without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if sign.isalnum())


MOST = 25  # completions
# for rules and boards, which open no table
ALL = make_offer([game.declaration for game in GAMES.values()])


async def load_offer(
    house: House,
    interaction: discord.Interaction,
    *,
    with_presets: bool = False,
    with_named: bool = False,
) -> GameOffer:
    """Return what the server offers to this user.

    The favourites of the user and of the server come first.

    In a direct message that acts on no server all games are on offer. `with_named`: house rules
    that players know by a name, too.
    """
    guild, games = interaction.guild_id, [game.declaration for game in GAMES.values()]
    favourites = await house.store.profiles.favourite_games(guild, interaction.user.id)
    if guild is None:
        return make_offer(games, favourites)
    settings = await house.store.servers.guild_settings(guild)
    presets = await house.store.servers.presets(guild) if with_presets else ()
    offer = make_offer(games, favourites, settings.games_off, presets, settings.first_games)
    return replace(offer, named=with_named)


def find_game(
    house: House, interaction: discord.Interaction, text: str, offer: GameOffer = ALL
) -> str:
    """Return the key of a game, or the name of the server's preset, that the text means.

    It can also be the value of house rules with a name (`split_value`), if the offer has them. A
    game comes before them. Buttons, menus and completions pass exact values, which mean nothing
    else. A preset with the key of a game comes before it: the game is younger, and a moderator can
    delete the preset. Raises `Refused` ("unknown-game", "ambiguous-game", "game-off").
    """
    words = house.words(interaction)
    choices = offered_choices(house, interaction, offer)
    known = [*choices, *game_choices(offer.off, offer.presets_off, house.catalogues, words)]
    exact = [choice for choice in known if choice.value == text]
    found = exact[:1] or best_matches(text, known)
    there = [choice for choice in found if choice in choices]
    there = [choice for choice in there if not choice.named] or there
    if len(there) > 1:
        raise Refused(
            "ambiguous-game", games=words.listed([escape_markup(choice.title) for choice in there])
        )
    if there:
        return there[0].value
    games = words.listed([words(f"game-{game.key}") for game in offer.games])
    if found:
        raise Refused("game-off", game=escape_markup(found[0].title), games=games)
    near = closest_choice(text, choices)
    raise Refused("unknown-game", games=games, near=escape_markup(near.title) if near else "none")


def require_offered(
    house: House, interaction: discord.Interaction, game: str, offer: GameOffer
) -> None:
    """Raise `Refused` ("game-off") if the server does not offer a game."""
    for other in offer.off:
        if other.key == game:
            words = house.words(interaction)
            games = words.listed([words(f"game-{game.key}") for game in offer.games])
            raise Refused("game-off", game=escape_markup(game_title(other, words)), games=games)


def completions(
    house: House, interaction: discord.Interaction, current: str, offer: GameOffer = ALL
) -> list[app_commands.Choice[str]]:
    """Return the games that the typed text may mean.

    If nothing is typed, all games, then as many of the others as there is room for.
    """
    offers = offered_choices(house, interaction, offer)
    offers.sort(key=lambda choice: not choice.titles)  # games have titles
    near = closest_choice(current, offers)
    found = (
        best_matches(current, offers) or ((near,) if near else ()) if current.strip() else offers
    )
    return [
        app_commands.Choice(name=choice.line[:100], value=choice.value) for choice in found[:MOST]
    ]


async def complete_game(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return all games that the typed text may mean, in the reader's language."""
    return completions(house_of(interaction), interaction, current)


async def complete_offered_game(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return the games on offer that the typed text may mean, in the reader's language."""
    house = house_of(interaction)
    return completions(house, interaction, current, await load_offer(house, interaction))


def fitting_choices(
    offers: Iterable[tuple[str, str]], current: str
) -> list[app_commands.Choice[str]]:
    """Return those of some (name, value) pairs that the typed text is part of.

    All if it is part of none.

    Discord takes the first one if people type a value and press Enter.
    """
    typed = current.strip().casefold()
    every = [app_commands.Choice(name=name[:100], value=value) for name, value in offers]
    found = [
        choice
        for choice in every
        if typed in choice.name.casefold() or typed in choice.value.casefold()
    ]
    return (found or every)[:MOST]


def offered_choices(
    house: House, interaction: discord.Interaction, offer: GameOffer
) -> list[GameChoice]:
    """Return the games and presets on offer, in the reader's language."""
    return game_choices(
        offer.games, offer.presets, house.catalogues, house.words(interaction), named=offer.named
    )


async def offer_games(
    house: House, interaction: discord.Interaction, *, slow: bool = False, all_games: bool = False
) -> None:
    """Answer with the games that the server shows first, or with `all_games` and its presets."""
    offer = await load_offer(house, interaction, with_presets=all_games)
    words, pictured = house.words(interaction), interaction.app_permissions.attach_files
    content = (
        all_games_content(offer, words, slow=slow)
        if all_games
        else picker_content(offer, words, slow=slow, pictured=pictured)
    )
    await house.publisher.answer(interaction, content, "games")
