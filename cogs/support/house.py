"""The services that commands and presses use, and the base of all features."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, cast

import discord
from discord.ext import commands

from cogs.press_handlers import PressHandlers
from cogs.support.rate_buckets import MoveBuckets, RateBuckets
from data.store import Store
from delivery.discord_api.follow_up_limit import KEY as FOLLOW_UPS
from delivery.discord_api.interaction_answers import DoubleAnswers
from delivery.discord_api.member_checks import MemberChecks
from delivery.publish.publisher import Publisher
from delivery.workers.replay_worker import JobSlots, ReplayWorker
from delivery.workers.thinker import Thinker
from locales.catalogues import Catalogues, Words
from messages.parts.content import Addresses
from service.tables import Tables
from tables.state.default_settings import Retention


class AnswerTasks:
    """The tasks that answer interactions at the moment."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def add_current(self) -> None:
        """Add the current task, until it is done."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self, seconds: float) -> None:
        """Wait until all are done, but not longer than `seconds`."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)


CHOSEN_LANGUAGE: Final = "chosen_language"  # key in the extras of an interaction


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """All services of the bot that a command or a press can use."""

    tables: Tables
    catalogues: Catalogues
    publisher: Publisher
    replay_worker: ReplayWorker
    exports: JobSlots
    presses: RateBuckets  # commands, and all presses but those in a hand
    moves: MoveBuckets  # presses in a hand
    changes: RateBuckets  # changes of tables, apart from moves
    shares: RateBuckets  # results and profiles that people show in a channel
    puzzle_shares: RateBuckets  # by person, channel and puzzle
    completions: RateBuckets  # what Discord asks for while somebody types
    member_checks: MemberChecks
    version: str
    addresses: Addresses = field(default_factory=Addresses)
    keeping: Retention = field(default_factory=Retention)
    # gives hints and analyses finished deals; None: neither is offered
    mentor: Thinker | None = None
    answer_tasks: AnswerTasks = field(default_factory=AnswerTasks)
    handlers: PressHandlers = field(default_factory=PressHandlers)  # of all features
    double_answers: DoubleAnswers = field(default_factory=DoubleAnswers)
    # until when (ms) people without Manage Server may use the pages of /house, by server and person
    delegates: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def store(self) -> Store:
        """The store of tables, people and chips."""
        return self.tables.store

    async def learn_language(self, interaction: discord.Interaction) -> None:
        """Note a person's language for private messages, and the counter of follow-ups.

        Call it before the first answer to the person.
        """
        interaction.extras[FOLLOW_UPS] = self.publisher.follow_ups
        person = await self.store.people.person(interaction.user.id)
        interaction.extras[CHOSEN_LANGUAGE] = person.language if person else None

    def language(self, interaction: discord.Interaction) -> str:
        """Return the language of private messages to the user.

        The one they have chosen, else that of their Discord.
        """
        return interaction.extras.get(CHOSEN_LANGUAGE) or interaction.locale.value

    def words(self, interaction: discord.Interaction) -> Words:
        """Return the words of the user's language, which private messages use."""
        return self.catalogues.of(self.language(interaction))


class HouseBot(commands.AutoShardedBot):
    """A Discord client that gives its cogs access to the services."""

    house: House

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: there are no commands by prefix."""


def house_of(interaction: discord.Interaction) -> House:
    """Return the services of the client that received the interaction."""
    return cast(HouseBot, interaction.client).house


class FeatureCog(commands.Cog):
    """A feature. Loading it registers its presses, menus and forms."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def cog_load(self) -> None:
        """Hand the marked methods to the router. Raises `ValueError` if one has been taken."""
        self.house.handlers.add(self)
