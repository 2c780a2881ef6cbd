"""What other processes tell this one: of its tables that they have changed, and of what it remembers and they have written."""

import asyncio
import json
import logging
from typing import Any

import discord

from bot.table_clocks import Clock
from data.sql_store import SqlStore
from delivery.publish.other_processes import OtherProcesses, decode_token
from delivery.publish.publisher import Publisher
from tables.service.tables import Tables
from tables.state.people import PreferencesOwner

log = logging.getLogger(__name__)


class Hearing:
    """Nothing is right only because of what is heard: all of it is in the rows, and found by the sweep."""

    def __init__(
        self,
        client: discord.Client,
        store: SqlStore,
        tables: Tables,
        publisher: Publisher,
        clock: Clock,
        other_processes: OtherProcesses,
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._other_processes = other_processes
        self._repainting: set[asyncio.Task[None]] = set()

    def heard(self, text: str) -> None:
        """A note of `delivery.publish.other_processes`, perhaps of a newer process's."""
        try:
            self._note(json.loads(text))
        except (ValueError, KeyError, TypeError, AttributeError) as strange:
            log.warning("a note of another process cannot be read: %s", type(strange).__name__)

    def back(self) -> None:
        """For a while nothing could be heard."""
        self._store.read_anew()
        self._clock.missed()

    def _note(self, note: dict[str, Any]) -> None:
        if note["from"] == self._other_processes.name:
            return
        if "table" in note:
            table_id, due = str(note["table"]), note["due"]
            if "press" in note:
                slot, token = decode_token(self._client, note["press"])
                self._publisher.use_token(table_id, slot, token)
            self._tables.overtaken(table_id)
            self._publisher.refresh(table_id)
            self._clock.wake(table_id, due)
        elif "prefers" in note:
            user = int(note["prefers"])
            self._store.read_anew()
            task = asyncio.create_task(self._publisher.redraw_here_for(PreferencesOwner.PERSON, user))
            self._repainting.add(task)
            task.add_done_callback(self._repainting.discard)
        elif "anew" in note:
            self._store.read_anew()
