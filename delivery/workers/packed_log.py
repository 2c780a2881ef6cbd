"""Logs of sessions as they are sent to worker processes.

Imports nothing that draws or speaks, so that processes stay small.
"""

import json
from collections.abc import Sequence
from typing import TypeAlias

from tables.state.log_items import LogEntry, StoredEntry, read_entry

# one JSON text per page of the log: pickling texts is much faster than pickling entries
PackedLog: TypeAlias = Sequence[str]


def pack_page(page: Sequence[StoredEntry]) -> str:
    """Return a page of a log as one text."""
    return json.dumps(page)


def unpack_log(log: PackedLog) -> tuple[LogEntry, ...]:
    """Return the entries of a packed log."""
    return tuple(read_entry(StoredEntry(*entry)) for page in log for entry in json.loads(page))
