"""Receives the notes of the other processes of the bot (`delivery.publish.other_processes`)."""

import json
import logging
from typing import Any

import discord

from bot.table_clocks import TableClocks
from data.store import Store
from delivery.background_tasks import BackgroundTasks
from delivery.publish.other_processes import OtherProcesses, decode_token
from delivery.publish.publisher import Publisher
from tables.people.people import PreferencesOwner

log = logging.getLogger(__name__)


class NoteReceiver:
    """Acts on notes: shows tables that another process has changed, and forgets cached rows that
    another process has written.

    Notes may be lost. What they announce is in the database too, and the sweep of `TableClocks`
    finds it.
    """

    def __init__(
        self,
        client: discord.Client,
        clocks: TableClocks,
        publisher: Publisher,
        *,
        store: Store,
        other_processes: OtherProcesses,
    ) -> None:
        self._client = client
        self._clocks = clocks
        self._publisher = publisher
        self._store = store
        self._other_processes = other_processes
        self._tasks = BackgroundTasks()
        self.stop = self._tasks.stop

    def receive(self, text: str) -> None:
        """Act on a note.

        A note that cannot be read, perhaps from a newer process, is logged and ignored.
        """
        try:
            self._act_on(json.loads(text))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("a note of another process cannot be read: %s", type(error).__name__)

    def catch_up(self) -> None:
        """Make up for notes that were lost while the connection was broken."""
        self._store.read_anew()
        self._clocks.catch_up()

    def _act_on(self, note: dict[str, Any]) -> None:
        if note["from"] == self._other_processes.name:
            return
        if "table" in note:
            table_id, due = str(note["table"]), note["due"]
            if "press" in note:
                slot, token = decode_token(self._client, note["press"])
                self._publisher.use_token(table_id, slot, token)
            self._publisher.refresh(table_id)
            self._clocks.wake(table_id, due)
        elif "prefers" in note:
            self._store.read_anew()
            self._tasks.spawn(
                self._publisher.redraw_here_for(PreferencesOwner.PERSON, int(note["prefers"])),
                "drawing hands again after a change of preferences",
            )
        elif "dms" in note:
            self._clocks.note_lost_dms()
        elif "anew" in note:
            self._store.read_anew()
