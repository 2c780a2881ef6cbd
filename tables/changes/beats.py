"""Beats: pauses of some seconds in which everybody sees the last event before the table goes on.

`messages.play.beat_message` writes their text, `delivery.publish.beat_holds` lets newer messages
wait.
"""

from dataclasses import replace

from tables.state.change import Context
from tables.state.table import Table, game_of
from tables.state.table_parts import Beat


def start_beat(table: Table, events: int, context: Context) -> Table:
    """Return the table with a beat, if one of the last `events` events of its story is a moment,
    or has ended the deal, and somebody is there to see it.

    There is none at slow tables, where people come by later, nor while a table is wound up.
    """
    story, rules = table.latest_deal.story, game_of(table)
    part = (
        max((event.moment for event in story[len(story) - events :]), default=0)
        if rules.dealing(table.state)
        else 1
    )
    length = round(part * 1000 * table.table_options.beat_seconds)
    is_seen = any(not chair.automatic for chair in table.chairs) or table.gallery
    if not length or not is_seen or table.slow or table.closing.winding_up:
        return table
    first, last = len(story) - events, len(story) - 1
    return replace(
        table, beat=Beat(table.version + 1, first, last, context.now, context.now + length)
    )


def end_of_beat(table: Table, now: int) -> int:
    """Return when the table goes on (ms): now, or at the end of the beat that is shown."""
    return now if table.beat is None else max(now, table.beat.until)
