"""Looks up the turning point of a session, for the message about its end."""

import asyncio
import logging
from typing import Final

from data.store import Store
from delivery.workers.packed_log import pack_page
from delivery.workers.thinker import Thinker
from delivery.workers.worker_process import WorkerDied
from games.core import IllegalAction
from tables.history.decisions import seats_of_people
from tables.history.replay import finished_deals
from tables.history.score_curve import comparison
from tables.history.turning_point import find_turning_point
from tables.history.what_if import WhatIf
from tables.state.table import Table, teams_of

log = logging.getLogger(__name__)

LOOKUP_TIMEOUT: Final = 5.0  # seconds; the message waits no longer


async def look_up_turning_point(
    store: Store, mentor: Thinker | None, table: Table
) -> tuple[int, WhatIf] | None:
    """Return the number of the decisive deal and the decision in it that mattered most.

    The decisive deal is the one since which the winner was ahead, or else the last one. Returns
    None if no other decision would have been clearly better, if there is no search, or if it takes
    too long.
    """
    if mentor is None or not mentor.looks_back or table.live or not finished_deals(table):
        return None
    turn = find_turning_point(table.curve, comparison(table), teams_of(table))
    deal = turn.deal if turn else finished_deals(table)
    try:
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            pages = [pack_page(page) async for page in store.tables.log_pages(table.id)]
            decisions = await mentor.look_back(table, pages, deal, seats_of_people(table))
    except (TimeoutError, WorkerDied, IllegalAction, ValueError) as problem:
        log.info("table %s: its turning point was not found (%s)", table.id, type(problem).__name__)
        return None
    return (deal, decisions[0]) if decisions else None
