"""/leaderboard: a picture with pages.

What it shows is in its buttons and menus, everything else is in the database.
"""

from contextlib import suppress
from dataclasses import replace

import discord
from discord import app_commands

from cogs.leaderboard.page import (
    ALL,
    BOTS,
    LINES,
    PEOPLE,
    BoardChoice,
    BoardMenu,
    BoardPage,
    BoardPress,
    board_content,
    existing_board,
    periods_on_offer,
)
from cogs.play.game_search import complete_game, find_game, fitting_choices
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import Typed, chosen_value, guild_of
from cogs.support.refusal_and_error_answers import remember_person
from delivery.discord_api.interaction_answers import defer_silently
from games import GAMES
from renderer.posters.poster_scenes import period_name
from tables.people.leaderboard_kinds import ALL_GAMES, Measure, board_at, month_name, month_named
from tables.people.people import PreferencesOwner
from tables.state import calendar_days
from tables.state.change import Refused

TEAM_GAMES = frozenset(game for game, rules in GAMES.items() if rules.team_play)


class LeaderboardCog(FeatureCog):
    """The command for the server's leaderboards."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=complete_game)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        by: Typed = Measure.ROUNDS,
        game: Typed = "",
        period: Typed = "",
        against: Typed = PEOPLE,
        page: int = 1,
    ) -> None:
        """Show a leaderboard, with the user's place.

        Of this season and of all games unless they choose others.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        await remember_person(self.house, interaction)
        key = find_game(self.house, interaction, game) if game else ALL_GAMES
        season = month_name(calendar_days.month_of(await self.server_day(interaction)))
        await self.show(
            interaction,
            BoardChoice(
                measure_named(by), key, period or season, BOTS if against == BOTS else PEOPLE
            ),
            page,
        )

    @leaderboard.autocomplete("by")
    async def measures(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return what boards rank by, in the reader's language."""
        words = self.house.words(interaction)
        return fitting_choices(
            [(words("picture-board-by", by=by.value), by.value) for by in Measure], current
        )

    @leaderboard.autocomplete("period")
    async def periods(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the periods, in the reader's language, and any season that is typed."""
        words = self.house.words(interaction)
        periods = periods_on_offer(await self.server_day(interaction))
        with suppress(ValueError):  # no season has been typed
            periods = (month_name(month_named(current.strip())), *periods)
        return fitting_choices(
            [(period_name(period, words), period) for period in dict.fromkeys(periods)], current
        )

    @leaderboard.autocomplete("against")
    async def opponents(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the two kinds of opponents, in the reader's language."""
        words = self.house.words(interaction)
        return fitting_choices(
            [
                (words("picture-board-against", against=opponents), opponents)
                for opponents in (PEOPLE, BOTS)
            ],
            current,
        )

    @handles(BoardPress)
    async def turn_page(self, interaction: discord.Interaction, press: BoardPress) -> None:
        """Acknowledge, then change the message in place: only its reader sees it."""
        await defer_silently(interaction)
        await self.show(interaction, choice_in(press), press.page)

    @handles(BoardMenu)
    async def change_board(self, interaction: discord.Interaction, menu: BoardMenu) -> None:
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
        await self.show(interaction, chosen, 1)

    async def show(
        self, interaction: discord.Interaction, choice: BoardChoice, number: int
    ) -> None:
        """Fill a deferred answer with a page of a leaderboard.

        A page that does not exist is the nearest that does.
        """
        store, guild, reader = self.house.store, guild_of(interaction), interaction.user.id
        if choice.game and choice.game not in GAMES:
            raise Refused("unreadable")
        choice = existing_board(choice, TEAM_GAMES)
        today = await self.server_day(interaction)
        try:
            board = board_at(
                choice.by, choice.game, choice.period, bots=choice.against == BOTS, today=today
            )
        except ValueError:
            raise Refused("no-period") from None
        members = await store.leaderboards.leaderboard_size(guild, board)
        pages = max(1, -(-members // LINES))
        number = max(1, min(number, pages))
        own = await store.leaderboards.leaderboard_entry(guild, board, reader)
        standings = tuple(
            await store.leaderboards.leaderboard_page(guild, board, LINES, (number - 1) * LINES)
        )
        shown = {user for standing in standings for user in standing.people}
        page = BoardPage(
            choice,
            tuple(GAMES),
            TEAM_GAMES,
            today,
            number=number,
            pages=pages,
            members=members,
            standings=standings,
            own=own,
            reader=reader,
            names=await store.people.names(guild, {*shown, *(own.people if own else ())}),
            ratings={
                game: rating.shown
                for game, rating in (await store.people.ratings(guild, reader)).items()
                if game in GAMES
            },
        )
        pictured = interaction.app_permissions.attach_files
        spelled_out = (
            not pictured or (await store.people.preferences(PreferencesOwner.PERSON, reader)).words
        )
        content = board_content(
            page, self.house.words(interaction), pictured=pictured, spelled_out=spelled_out
        )
        await self.house.publisher.answer(interaction, content, "leaderboard")
        self.house.member_checks.check(guild, sorted(shown - {reader}))

    async def server_day(self, interaction: discord.Interaction) -> int:
        """Return the day by the clock of the server."""
        settings = await self.house.store.servers.guild_settings(guild_of(interaction))
        return calendar_days.day_at(self.house.tables.now(), settings.time_zone)


def choice_in(control: BoardPress | BoardMenu) -> BoardChoice:
    """Return what a button or a menu is about."""
    return BoardChoice(measure_named(control.by), control.game, control.period, control.against)


def measure_named(text: str) -> Measure:
    """Return the measure with this name; rounds won if there is none."""
    return Measure(text) if text in set(Measure) else Measure.ROUNDS


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(LeaderboardCog(bot.house))
