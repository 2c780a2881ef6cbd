"""The command parameter that names a game, its completions, and the menu of games."""

from collections.abc import Iterable
from dataclasses import replace

import discord
from discord import app_commands

from cogs.play.game_search import GameChoice, best_matches, closest_choice, game_choices
from cogs.play.page import GameGroup, GameOffer, game_choice_content, make_offer
from cogs.support.house import House
from games import GAMES
from messages.parts.display_names import game_title
from messages.parts.safe_names import escape_markup
from tables.state.refusal import Refused

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
    favourites = await house.store.results.favourite_games(guild, interaction.user.id)
    if guild is None:
        return make_offer(games, favourites)
    settings = await house.store.servers.guild_settings(guild)
    presets = await house.store.servers.presets(guild) if with_presets else ()
    return replace(make_offer(games, favourites, settings.games_off, presets), named=with_named)


def find_game(
    house: House, interaction: discord.Interaction, text: str, offer: GameOffer = ALL
) -> str:
    """Return the key of a game, or the name of the server's preset, that the text means.

    It can also be the value of house rules with a name (`split_value`), if the offer has them. A
    game comes before them. Raises `Refused` ("unknown-game", "ambiguous-game", "game-off").
    """
    words = house.words(interaction)
    choices = offered_choices(house, interaction, offer)
    off = game_choices(offer.off, offer.presets_off, house.catalogues, words)
    found = best_matches(text, [*choices, *off])
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
    """Return the games that the typed text may mean; all if nothing is typed."""
    offers = offered_choices(house, interaction, offer)
    near = closest_choice(current, offers)
    found = (
        best_matches(current, offers) or ((near,) if near else ()) if current.strip() else offers
    )
    return [
        app_commands.Choice(name=choice.line[:100], value=choice.value) for choice in found[:MOST]
    ]


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
    house: House,
    interaction: discord.Interaction,
    *,
    slow: bool = False,
    group: GameGroup = GameGroup.ALL,
) -> None:
    """Answer with a menu of the games in a group, and of the server's presets."""
    offer = await load_offer(house, interaction, with_presets=True)
    await house.publisher.answer(
        interaction, game_choice_content(offer, house.words(interaction), slow=slow, group=group)
    )
