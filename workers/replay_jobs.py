"""Jobs of the replay process: draw a replay, verify a session. Packs logs for other processes."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from locales.catalogues import Catalogues, load
from messages.play.replay_message import proof_file, replay_scene
from renderer.drawing.theme import PictureStyle
from renderer.scene import Picture
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.history.replay_steps import replay_steps
from tables.state.log_items import LogEntry, StoredEntry, read_entry
from tables.state.people import MemberName
from tables.state.table import Table
from tables.views.table_views import public_table
from workers.heap import keep_pictures_outside, return_memory
from workers.picture_jobs import painter

CACHE_SHARE = 0.4  # of the room for images: a replay shows few things again and again
PackedLog: TypeAlias = Sequence[str]  # one JSON text per page of the log: pickling texts is much faster than pickling entries


def pack_page(page: Sequence[StoredEntry]) -> str:
    """Return a page of a log as one text."""
    return json.dumps(page)


def unpack_log(log: PackedLog) -> tuple[LogEntry, ...]:
    """Return the entries of a packed log."""
    return tuple(read_entry(StoredEntry(*entry)) for page in log for entry in json.loads(page))


@dataclass(frozen=True, slots=True)
class ReplayOrder:
    """A deal to draw, and its reader."""

    table: Table
    log: PackedLog
    deal: int  # number of a finished deal
    people: Mapping[int, MemberName]
    locale: str  # of the reader, as Discord names it
    style: PictureStyle


def draw_replay(order: ReplayOrder, max_bytes: int) -> Picture | None:
    """Draw a finished deal as an animation. Returns None if it does not fit in `max_bytes`."""
    keep_pictures_outside()
    scene = replay_scene(  # no name holds the steps: they take 5 MB, and are freed before the frames are drawn
        replay_steps(order.table, unpack_log(order.log), order.deal, order.people), catalogues().of(order.locale), order.style
    )
    try:
        return painter(CACHE_SHARE).draw_replay(scene, max_bytes, after_frame=return_memory)
    except ValueError:
        return None


def verify_session(table: Table, log: PackedLog) -> tuple[int | None, bytes]:
    """Return the result of `first_disagreement`, and the file that lets anybody check the deals."""
    entries = unpack_log(log)
    return first_disagreement(entries, table.secret, table.state), proof_file(public_table(table), session_proof(table, entries))


@cache
def catalogues() -> Catalogues:
    """Return the words of all languages, loaded once per process."""
    return load()
