"""/leaderboard: a picture with pages. What it shows is in its buttons and menus, everything else is in the database."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game_choice import completions, find_game, fitting_choices
from cogs.support.chosen_values import Typed, chosen_value
from cogs.support.house import House, HouseBot, guild_of
from cogs.support.refusal_answers import remember_person
from delivery.discord_api.interaction_answers import defer_silently
from games import GAMES
from messages.pages.leaderboard_page import (
    ALL,
    BOTS,
    PEOPLE,
    BoardChoice,
    BoardPage,
    board_content,
    existing_board,
    periods_on_offer,
)
from messages.parts.custom_ids import BoardMenu, BoardPress
from renderer.posters.poster_scenes import period_name
from tables.people.boards import ALL_GAMES, Measure, board_at, month_name
from tables.people.people import PreferencesOwner
from tables.state import calendar_days
from tables.state.refusal import Refused

PAGE = 10  # lines of a page
TEAM_GAMES = frozenset(game for game, rules in GAMES.items() if rules.team_play)


async def turn_leaderboard(house: House, interaction: discord.Interaction, press: BoardPress) -> None:
    """Acknowledge, then change the message in place: only its reader sees it."""
    await defer_silently(interaction)
    await show_leaderboard(house, interaction, choice_in(press), press.page)


async def change_leaderboard(house: House, interaction: discord.Interaction, menu: BoardMenu) -> None:
    """Show the board with the measure, the game or the period that was chosen from a menu."""
    await defer_silently(interaction)
    chosen, value = choice_in(menu), chosen_value(interaction)
    match menu.what:
        case "by":
            chosen = replace(chosen, by=measure_named(value))
        case "game":
            chosen = replace(chosen, game=ALL_GAMES if value == ALL else value)
        case _:
            chosen = replace(chosen, period=value)
    await show_leaderboard(house, interaction, chosen, 1)


class LeaderboardCog(commands.Cog):
    """The command for the server's leaderboards."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        by: Typed = Measure.ROUNDS,
        game: Typed = "",
        period: Typed = "",
        against: Typed = PEOPLE,
        page: int = 1,
    ) -> None:
        """Show a leaderboard, with the user's place: of this season and of all games unless they choose others."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await remember_person(self.house, interaction)
        key = find_game(self.house, interaction, game) if game else ALL_GAMES
        season = month_name(calendar_days.month_of(await server_day(self.house, interaction)))
        opponents = BOTS if against == BOTS else PEOPLE
        await show_leaderboard(self.house, interaction, BoardChoice(measure_named(by), key, period or season, opponents), page)

    @leaderboard.autocomplete("by")
    async def measures(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return what boards rank by, in the reader's language."""
        words = self.house.words(interaction)
        return fitting_choices([(words("picture-board-by", by=by.value), by.value) for by in Measure], current)

    @leaderboard.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the games, in the reader's language."""
        return completions(self.house, interaction, current)

    @leaderboard.autocomplete("period")
    async def periods(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the periods, in the reader's language."""
        words = self.house.words(interaction)
        offers = [(period_name(one, words), one) for one in periods_on_offer(await server_day(self.house, interaction))]
        return fitting_choices(offers, current)

    @leaderboard.autocomplete("against")
    async def opponents(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the two kinds of opponents, in the reader's language."""
        words = self.house.words(interaction)
        return fitting_choices([(words("picture-board-against", against=one), one) for one in (PEOPLE, BOTS)], current)


def choice_in(control: BoardPress | BoardMenu) -> BoardChoice:
    """Return what a button or a menu is about."""
    return BoardChoice(measure_named(control.by), control.game, control.period, control.against)


def measure_named(text: str) -> Measure:
    """Return the measure with this name; rounds won if there is none."""
    return Measure(text) if text in set(Measure) else Measure.ROUNDS


async def server_day(house: House, interaction: discord.Interaction) -> int:
    """Return the day by the clock of the server."""
    settings = await house.store.servers.guild_settings(guild_of(interaction))
    return calendar_days.day_at(house.tables.now(), settings.time_zone)


async def show_leaderboard(house: House, interaction: discord.Interaction, choice: BoardChoice, number: int) -> None:
    """Fill a deferred answer with a page of a leaderboard; a page that does not exist is the nearest that does."""
    store, guild, reader = house.store, guild_of(interaction), interaction.user.id
    if choice.game and choice.game not in GAMES:
        raise Refused("unreadable")
    choice = existing_board(choice, TEAM_GAMES)
    today = await server_day(house, interaction)
    try:
        board = board_at(choice.by, choice.game, choice.period, bots=choice.against == BOTS, today=today)
    except ValueError:
        raise Refused("unreadable") from None
    members = await store.results.leaderboard_size(guild, board)
    pages = max(1, -(-members // PAGE))
    number = max(1, min(number, pages))
    page = BoardPage(
        choice,
        tuple(GAMES),
        TEAM_GAMES,
        today,
        number=number,
        pages=pages,
        members=members,
        standings=tuple(await store.results.leaderboard_page(guild, board, PAGE, (number - 1) * PAGE)),
        own=await store.results.leaderboard_entry(guild, board, reader),
        reader=reader,
        ratings={game: rating.shown for game, rating in (await store.people.ratings(guild, reader)).items() if game in GAMES},
    )
    pictured = interaction.app_permissions.attach_files
    told = not pictured or (await store.people.preferences(PreferencesOwner.PERSON, reader)).words
    content = board_content(page, house.words(interaction), pictured=pictured, told=told)
    await house.publisher.answer(interaction, content, "leaderboard")
    shown = {user for one in page.standings for user in (one.user, one.partner) if user not in (0, reader)}
    house.member_checks.check(guild, sorted(shown))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(LeaderboardCog(bot.house))
