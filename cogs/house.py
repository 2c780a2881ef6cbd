"""What the cogs need of the process, handed to them once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

import discord

from delivery.style import Reader
from locales.catalogues import Catalogues, Words
from renderer.drawing.theme import Style
from renderer.posters.scenes import Scene
from renderer.scene import Picture
from tables.log import LogEntry
from tables.people import Owner, Person
from tables.service import Tables
from tables.slots import Slot
from tables.store import Store
from tables.table import Table


class Publisher(Protocol):
    """Makes messages match tables (`delivery.publisher`)."""

    def through(self, interaction: discord.Interaction, table_id: str, slot: Slot) -> None:
        """From now on, and as long as its token lives, this message is repainted through the interaction."""

    def show(self, table_id: str) -> None:
        """Make all messages of a table match its newest state, soon."""

    async def shown(self, table_id: str) -> None:
        """Wait until they do."""

    async def hand(self, interaction: discord.Interaction, table: Table, user: int, *, looks_on: bool = False) -> None:
        """Answer a deferred interaction with a person's hand, or (`looks_on`) with whom they may watch."""

    async def repaint(self, owner: Owner, of: int) -> None:
        """Somebody's preferences have changed: show it at once."""

    async def draw(self, scene: Scene) -> Picture:
        """Any picture, drawn in a thread."""

    async def figure(self, game: str, words: Words, style: Style) -> Picture | None:
        """The rules of a game in small pictures. None if it has none."""

    async def greet(self, table: Table, user: int) -> bool:
        """Write to whoever has just sat down; False if their direct messages are closed."""

    async def post(self, table: Table) -> None:
        """Post the table anew at the bottom of its channel. Raises `discord.Forbidden` and the like."""

    async def link(self, table: Table) -> str | None:
        """The address of the table's message; a message that is gone is posted anew. None if that is impossible."""


class ReplayWorker(Protocol):
    """Repeats what is over, without holding up anything else (`delivery.replay_worker`)."""

    async def replay(
        self, table: Table, log: Sequence[LogEntry], deal: int, people: Mapping[int, Person], reader: Reader, most: int
    ) -> Picture:
        """A finished deal as an animation of at most so many bytes. Raises `Refused`."""

    async def disagreement(self, table: Table, log: Sequence[LogEntry]) -> int | None:
        """The first deal that does not agree with the seal. Raises `Refused`."""


@dataclass(frozen=True, slots=True)
class House:
    """Everything a press or a command can reach."""

    tables: Tables
    catalogues: Catalogues
    publisher: Publisher
    replay_worker: ReplayWorker
    version: str

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.tables.store

    def words(self, interaction: discord.Interaction) -> Words:
        """Private messages speak the reader's language."""
        return self.catalogues.of(interaction.locale.value)


def house_of(interaction: discord.Interaction) -> House:
    """The house behind a client: `bot.client.Kaffeehaus` carries it."""
    return cast(House, interaction.client.house)  # type: ignore[attr-defined]
