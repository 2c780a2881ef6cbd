"""Team tables for tests: matches of latin dominoes, and rounds of the Austrian block game played
in pairs.
"""

from dataclasses import replace
from typing import Any

import pytest

from games.austrian_block import AustrianBlock
from games.core import View
from tables.changes import play
from tables.state.change import Change
from tables.state.phases import Phase
from tables.state.table import Table
from tests.tables.table_harness import context, played, rich

PAIRS = (0, 1, 0, 1)


def ended(table: Table) -> tuple[Change, ...]:
    """Play a match on to its end; return the changes that end its rounds."""
    changes: list[Change] = []
    while True:
        changes.append(played(table))
        if changes[-1].table.phase is Phase.CLOSED:
            return tuple(changes)
        table = play.deal_next(
            changes[-1].table, None, context(balances=rich(changes[-1].table))
        ).table


@pytest.fixture
def block_in_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four play the Austrian block game in pairs: the games of the world with teams are matches,
    and this one is not.
    """
    alone = AustrianBlock.view

    def teams(_: AustrianBlock, __: Any, seats: int) -> tuple[int, ...]:
        return PAIRS if seats == len(PAIRS) else ()

    def view(rules: AustrianBlock, state: Any, viewer: int | None) -> View:
        seen = alone(rules, state, viewer)
        if len(seen.seats) != len(PAIRS):
            return seen
        seen = replace(seen, teams=PAIRS)
        seats = tuple(
            replace(at, wins=sum(seen.seats[one].wins for one in seen.side(seat)))
            for seat, at in enumerate(seen.seats)
        )
        result = seen.result
        if result is not None and result.winner is not None:
            result = replace(result, winners=seen.side(result.winner))
        return replace(seen, seats=seats, result=result)

    monkeypatch.setattr(AustrianBlock, "teams", teams)
    monkeypatch.setattr(AustrianBlock, "view", view)
