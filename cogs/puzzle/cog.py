"""/puzzle: the puzzle of the day, the same for everybody in the world. One try, then the answer.
The bot posts it in the channels that servers have chosen.
"""

import logging
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands
from discord.utils import snowflake_time

from cogs.press_handlers import handles
from cogs.puzzle.collection import position, puzzle_of
from cogs.puzzle.page import (
    PuzzlePage,
    PuzzlePress,
    PuzzleShare,
    answer_content,
    posted_content,
    question_content,
    shared_text,
    solution_text,
    with_deal,
)
from cogs.puzzle.puzzle import FIRST_DAY, THINKING_MS, days_in_a_row
from cogs.support.house import FeatureCog, House, HouseBot
from cogs.support.interaction_values import channel_of, community_language, guild_of
from cogs.support.refusal_and_error_answers import remember_person
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, ChannelLost, describe, may_pass
from delivery.discord_api.interaction_answers import defer_silently, say
from locales.catalogues import Words
from messages.notices.tournament_message import percent
from messages.parts.content import MessageContent
from messages.parts.custom_ids import PuzzleOpen
from messages.parts.safe_names import clean_name, escaped_name
from tables.people.people import GuildSettings, PuzzleAnswer
from tables.state import calendar_days
from tables.state.change import Refused


class PuzzleCog(FeatureCog):
    """The command for the puzzle of the day, on servers and in direct messages."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def puzzle(self, interaction: discord.Interaction) -> None:
        """Show today's puzzle, or the answer to somebody who has tried it."""
        await self.open_puzzle(interaction, PuzzleOpen())

    @handles(PuzzleOpen)
    async def open_puzzle(self, interaction: discord.Interaction, press: PuzzleOpen) -> None:
        """Show today's puzzle in private, or the answer to somebody who has tried it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if press.what == "deal":
            await self.play_deal(interaction)
            return
        day = self.today()
        await self.show(
            interaction,
            self.page_of(interaction, day),
            await self.house.store.people.puzzle_answer(interaction.user.id, day),
        )

    def today(
        self,
    ) -> int:
        """Return the day by universal time: everybody has the same puzzle at the same time."""
        return calendar_days.day_at(self.house.tables.now(), None)

    def page_of(self, interaction: discord.Interaction, day: int) -> PuzzlePage:
        """Return the puzzle of a day for the user.

        Raises `Refused` ("no-puzzle") if there is none.
        """
        puzzle = puzzle_of(day)
        if puzzle is None:
            raise Refused("no-puzzle")
        words = self.house.words(interaction)
        return PuzzlePage(
            puzzle, day, position(puzzle, clean_name(interaction.user.display_name), words.locale)
        )

    async def show(
        self, interaction: discord.Interaction, page: PuzzlePage, answer: PuzzleAnswer | None
    ) -> None:
        """Answer with the question, or with the answer to somebody who has tried."""
        words, guild = self.house.words(interaction), interaction.guild_id
        offers_deal = guild and await self.house.publisher.tournaments.best_deal(guild)
        if answer is None:
            question = question_content(page, words)
            question = with_deal(question, words) if offers_deal else question
            await self.house.publisher.answer(interaction, question, "puzzle")
            return
        row = days_in_a_row(await self.house.store.people.puzzle_answers(answer.user, answer.day))
        count = await self.house.store.people.puzzle_count(page.day)
        content = answer_content(page, answer, row, count, words, shareable=guild is not None)
        content = with_deal(content, words) if offers_deal else content
        await self.house.publisher.answer(interaction, content, "puzzle")

    async def play_deal(self, interaction: discord.Interaction) -> None:
        """Let the user play the deal of a tournament against Masters, once. Then show their score
        among all who held that hand.
        """
        guild, user = guild_of(interaction), interaction.user.id
        publisher, words = self.house.publisher, self.house.words(interaction)
        deal = await publisher.tournaments.best_deal(guild)
        if deal is None:
            raise Refused("no-evening")
        await self.house.tables.admission.require_not_banned(guild, user)
        await remember_person(self.house, interaction, sits_down=True)
        contest, seat = deal
        table_id = await publisher.tournaments.later_table(contest, user)
        async with publisher.answering(table_id, user):
            table = await publisher.tournaments.play_deal(contest, seat, user, table_id)
            if table.live:
                table = await self.house.tables.come_back(table_id, user)
                await publisher.answer_with_hand(interaction, table, user)
                return
        place = await publisher.tournaments.compared(contest, seat, table)
        facts = {"score": percent(place.score or 0), "points": place.points}
        await say(interaction, words("puzzle-deal-played", round=place.round, **facts))

    @handles(PuzzlePress)
    async def answer_puzzle(self, interaction: discord.Interaction, press: PuzzlePress) -> None:
        """Take the user's only try, and show the answer.

        It counts for the day on which the user has opened the puzzle, by their own clock, so that
        nobody loses a series because they think. An hour after the opening yesterday's puzzle is
        over: its answer is posted in channels.
        """
        await defer_silently(interaction)
        assert interaction.message is not None
        opened = round(snowflake_time(interaction.message.id).timestamp() * 1000)
        is_thinking = self.house.tables.now() - opened <= THINKING_MS
        was_opened = is_thinking and press.day == calendar_days.day_at(opened, None)
        if press.day != self.today() and not was_opened:
            raise Refused("puzzle-over")
        page = self.page_of(interaction, press.day)
        if press.choice >= len(page.puzzle.choices):
            raise Refused("unreadable")
        person = await self.house.store.people.person(interaction.user.id)
        tried = PuzzleAnswer(
            interaction.user.id,
            press.day,
            press.choice,
            right=press.choice == page.puzzle.best,
            counted=calendar_days.day_at(opened, person.time_zone if person else None),
        )
        await self.show(interaction, page, await self.house.store.people.answer_puzzle(tried))

    @handles(PuzzleShare)
    async def share_result(self, interaction: discord.Interaction, press: PuzzleShare) -> None:
        """Show in the channel how the user did, once a day.

        Raises `Refused`: "unreadable" if they have not tried, "puzzle-shown" after the first time.
        """
        answer = await self.house.store.people.puzzle_answer(interaction.user.id, press.day)
        if answer is None or interaction.guild_id is None:
            raise Refused("unreadable")
        self.house.shares.take(interaction.user.id)
        try:
            self.house.puzzle_shares.take((interaction.user.id, channel_of(interaction), press.day))
        except Refused:
            raise Refused("puzzle-shown") from None
        await interaction.response.defer(thinking=True)
        words = await self.server_words(interaction)
        page = self.page_of(interaction, press.day)
        row = days_in_a_row(await self.house.store.people.puzzle_answers(answer.user, answer.day))
        name = escaped_name(clean_name(interaction.user.display_name) or "?")
        await self.house.publisher.answer(
            interaction, MessageContent(shared_text(page, answer, name, row, words))
        )

    async def server_words(self, interaction: discord.Interaction) -> Words:
        """Return the words of the server's language, which public messages use."""
        chosen = (await self.house.store.servers.guild_settings(guild_of(interaction))).locale
        return self.house.catalogues.of(chosen or community_language(interaction.guild))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PuzzleCog(bot.house))


log = logging.getLogger(__name__)

MORNING: Final = range(8, 12)  # hours of the server's clock
FIRST_HOUR: Final = 1  # of UTC: until then an opened puzzle of the day before can be answered
LAST_HOUR: Final = 21  # of UTC: a puzzle that is posted later would soon be over


def is_morning(now: int, zone: str | None) -> bool:
    """Return whether the puzzle of the day (UTC) is posted at a time (ms) in a time zone.

    Every time zone has such a time on each day of UTC.
    """
    return (
        calendar_days.hour_at(now, zone) in MORNING
        and FIRST_HOUR <= calendar_days.hour_at(now, None) <= LAST_HOUR
    )


async def post_puzzles(house: House, find_server: Callable[[int], discord.Guild | None]) -> None:
    """Post today's puzzle on all servers of this process where it is due.

    `find_server` returns a server by its id, or None if the bot is not on it.
    """
    now = house.tables.now()
    day = calendar_days.day_at(now, None)
    if puzzle_of(day) is None:
        return
    for settings in await house.store.people.servers_awaiting_puzzle(day):
        server = find_server(settings.guild)
        if server is None or server.unavailable or not is_morning(now, settings.time_zone):
            continue
        if await post_puzzle(house, settings, settings.locale or community_language(server), day):
            await house.store.servers.update_guild_settings(settings.guild, puzzle_posted=day)


async def post_puzzle(house: House, settings: GuildSettings, locale: str | None, day: int) -> bool:
    """Post a day's puzzle on a server.

    Return False if Discord is in trouble, and it is to be tried again.

    Without a channel or a permission there is no puzzle that day.
    """
    assert settings.puzzle_channel is not None
    words = house.catalogues.of(locale)
    page = puzzle_page(day, words.locale)
    before = puzzle_page(day - 1, words.locale) if day > FIRST_DAY else None
    yesterday = (
        solution_text(before, await house.store.people.puzzle_count(day - 1), words)
        if before
        else ""
    )
    assert page is not None
    try:
        await house.publisher.announce(
            settings.puzzle_channel,
            posted_content(page, yesterday, words),
            f"puzzle {settings.guild} {day}",
            settings.guild,
            "puzzle",
        )
    except (*EXTERNAL_ERRORS, ChannelLost) as error:
        log.info("a puzzle could not be posted (%s)", describe(error))
        return not may_pass(error)
    return True


def puzzle_page(day: int, locale: str) -> PuzzlePage | None:
    """Return the puzzle of a day for everybody, or None if there is none."""
    puzzle = puzzle_of(day)
    return None if puzzle is None else PuzzlePage(puzzle, day, position(puzzle, "", locale))
