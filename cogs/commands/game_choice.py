"""The command parameter that names a game, and its completions."""

from collections.abc import Collection, Iterable

import discord
from discord import app_commands

from cogs.support.house import House
from games import GAMES
from messages.pages.game_search import GameChoice, best_matches, closest_choice, game_choices
from messages.parts.safe_names import escape_markup
from tables.state.people import Preset
from tables.state.refusal import Refused

MOST = 25  # completions


def find_game(house: House, interaction: discord.Interaction, text: str, presets: Collection[Preset] = ()) -> str:
    """Return the key of a game, or the name of the server's preset, that the text means.

    Raises `Refused` ("unknown-game", "ambiguous-game").
    """
    offers = offered_games(house, interaction, presets)
    found, words = best_matches(text, offers), house.words(interaction)
    if len(found) > 1:
        raise Refused("ambiguous-game", games=words.listed([escape_markup(one.title) for one in found]))
    if not found:
        near = closest_choice(text, offers)
        games = words.listed([words(f"game-{key}") for key in GAMES])
        raise Refused("unknown-game", games=games, near=escape_markup(near.title) if near else "none")
    return found[0].value


def completions(
    house: House, interaction: discord.Interaction, current: str, presets: Collection[Preset] = ()
) -> list[app_commands.Choice[str]]:
    """Return the games that the typed text may mean; all if nothing is typed."""
    offers = offered_games(house, interaction, presets)
    near = closest_choice(current, offers)
    found = best_matches(current, offers) or ((near,) if near else ()) if current.strip() else offers
    return [app_commands.Choice(name=one.line[:100], value=one.value) for one in found[:MOST]]


def fitting_choices(offers: Iterable[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Return those of some (name, value) pairs that the typed text is part of; all if it is part of none.

    Discord takes the first one if people type a value and press Enter.
    """
    typed = current.strip().casefold()
    every = [app_commands.Choice(name=name[:100], value=value) for name, value in offers]
    found = [one for one in every if typed in one.name.casefold() or typed in one.value.casefold()]
    return (found or every)[:MOST]


def offered_games(house: House, interaction: discord.Interaction, presets: Collection[Preset]) -> list[GameChoice]:
    """Return the games and presets on offer, in the reader's language."""
    return game_choices((game.declaration for game in GAMES.values()), presets, house.catalogues, house.words(interaction))
