"""The cost of the next deal for each player, and the players whose balance does not cover it."""

from collections.abc import Mapping

from games.core import Participant, Seat
from tables.state.table import Table, current_stacks, game_of

# a person who has fewer chips than these cost at worst could have known that they may not last a
# match
ROUNDS_TO_HAVE = 2


def missing_stakes(table: Table) -> tuple[int, ...]:
    """Return the half-chips each participant must add before the next deal, so that its worst
    outcome leaves no debt.
    """
    exposure = game_of(table).exposure(table.state)
    return tuple(
        max(0, worst - stack) for worst, stack in zip(exposure, current_stacks(table), strict=True)
    )


def has_little(table: Table, seat: Seat, balance: int) -> bool:
    """Return whether a player has had fewer chips (hc) at the start of the session than two first
    rounds can cost.

    Counts what they have brought to the table and their `balance`, not what they have won or lost
    there.
    """
    rules = game_of(table)
    first = rules.exposure(rules.open(table.options, len(table.chairs)))[seat]
    return table.chairs[seat].paid_in + balance < ROUNDS_TO_HAVE * first


def shortfalls(table: Table, balances: Mapping[int, int]) -> dict[Participant, int]:
    """Return the participants whose balance cannot cover `missing_stakes`, with the half-chips they
    lack.

    `balances` maps user ids to half-chips. The house is never short.
    """
    if not table.for_chips:
        return {}
    lacking = {
        participant: missing - balances.get(payer.user, 0)
        for participant, (payer, missing) in enumerate(
            zip(table.participants, missing_stakes(table), strict=True)
        )
        if payer.user is not None
    }
    return {participant: hc for participant, hc in lacking.items() if hc > 0}
