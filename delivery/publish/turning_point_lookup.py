"""Where a session turned, by what could have been played: worked out once, for the message of its end."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from delivery.publish.composer import Composer
from games.core import IllegalAction
from tables.history.decisions import seats_of_people
from tables.history.replay import finished_deals
from tables.history.score_curve import comparison
from tables.history.turning_point import find_turning_point
from tables.history.what_if import WhatIf
from tables.state.table import Table
from workers.replay_jobs import pack_page

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0  # seconds for which the message waits


async def turned(composer: Composer, table: Table) -> tuple[int, WhatIf] | None:
    """The decision that mattered most in the deal since which somebody was ahead to the end (else in the last one), with the
    number of that deal. None if nothing would have been clearly better, or it could not be found out in time."""
    if composer.mentor is None or not composer.mentor.looks_back or table.live or not finished_deals(table):
        return None
    turn = find_turning_point(table.curve, comparison(table).best)
    deal = turn.deal if turn else finished_deals(table)
    try:
        async with asyncio.timeout(PATIENCE):
            pages = [pack_page(page) async for page in composer.store.log_pages(table.id)]
            found = await composer.mentor.look_back(table, pages, deal, seats_of_people(table))
    except (TimeoutError, BrokenProcessPool, IllegalAction, ValueError) as problem:
        log.info("table %s: its turning point was not found (%s)", table.id, type(problem).__name__)
        return None
    return (deal, found[0]) if found else None
