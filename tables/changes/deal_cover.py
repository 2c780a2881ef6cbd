"""The cost of the next deal for each player, and the players whose balance does not cover it."""

from collections.abc import Mapping

from games.core import Participant
from tables.state.table import Table, current_stacks, game_of


def missing_stakes(table: Table) -> tuple[int, ...]:
    """Return the half-chips each participant must add before the next deal, so that its worst outcome leaves no debt."""
    exposure = game_of(table).exposure(table.state)
    return tuple(max(0, worst - stack) for worst, stack in zip(exposure, current_stacks(table), strict=True))


def shortfalls(table: Table, balances: Mapping[int, int]) -> dict[Participant, int]:
    """Return the participants whose balance cannot cover `missing_stakes`, with the half-chips they lack.

    `balances` maps user ids to half-chips. The house is never short.
    """
    if not table.for_chips:
        return {}
    lacking = {
        participant: missing - balances.get(payer.user, 0)
        for participant, (payer, missing) in enumerate(zip(table.participants, missing_stakes(table), strict=True))
        if payer.user is not None
    }
    return {participant: hc for participant, hc in lacking.items() if hc > 0}
