"""What the cogs need of the process, handed to them once."""

from dataclasses import dataclass, field
from typing import cast

import discord
from discord.ext import commands

from cogs.shared.rate_buckets import Buckets
from delivery.publish.publisher import Publisher
from locales.catalogues import Catalogues, Words
from messages.parts.addresses import Addresses
from tables.service.mentor import Mentor
from tables.service.store import Store
from tables.service.tables import Tables
from tables.state.retention_periods import Keeping
from workers.replay_worker import ReplayWorker


@dataclass(frozen=True, slots=True)
class House:
    """Everything a press or a command can reach."""

    tables: Tables
    catalogues: Catalogues
    publisher: Publisher
    replay_worker: ReplayWorker
    presses: Buckets  # for commands, and for all presses but moves
    completions: Buckets  # for what is offered while somebody types
    version: str
    addresses: Addresses = field(default_factory=Addresses)
    keeping: Keeping = field(default_factory=Keeping)
    mentor: Mentor | None = None  # who is asked for hints, and what could have been done

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.tables.store

    def words(self, interaction: discord.Interaction) -> Words:
        """Private messages speak the reader's language."""
        return self.catalogues.of(interaction.locale.value)


class HouseBot(commands.AutoShardedBot):
    """A client with a house behind it."""

    house: House


def house_of(interaction: discord.Interaction) -> House:
    """The house behind a press or a command."""
    return cast(HouseBot, interaction.client).house
