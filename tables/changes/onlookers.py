"""The gallery of a table.

An onlooker's chips come to the table with an accepted bet and go back after the deal.
"""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Action, Participant, Seat
from games.parts.gallery_rules import Admit, Watch
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.people.people import MemberName
from tables.state.change import Refused
from tables.state.phases import Phase
from tables.state.table import Onlooker, Table, game_of, update_participant


def is_watchable(table: Table) -> bool:
    """Return whether people can look on now."""
    rules = game_of(table)
    if table.phase is not Phase.PLAYING or not rules.onlookers:
        return False
    return bool(
        table.gallery or onlooker_actions(table, rules.legal(table.state, len(table.chairs)))
    )


def is_hidden_house_hand(table: Table, seat: Seat) -> bool:
    """Return whether a hand is shown to no onlooker: a hand of the house at a table for chips.

    Three onlookers behind three computer players could work out the hands of all players.
    """
    return table.for_chips and seat in range(len(table.chairs)) and table.chairs[seat].computer


def onlooker_actions(table: Table, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the `legal` actions without those that would show a hidden hand of the house."""
    return tuple(
        action
        for action in legal
        if not (isinstance(action, Watch) and is_hidden_house_hand(table, action.seat))
    )


def refuse_house_hands(table: Table, participant: Participant, action: Action) -> None:
    """Raise `Refused` if the action would show a hidden hand of the house, even if it only asks
    for consent.
    """
    shown = (
        action.seat
        if isinstance(action, Watch)
        else participant
        if isinstance(action, Admit)
        else None
    )
    if shown is not None and is_hidden_house_hand(table, shown):
        raise Refused("house-hand", name=table.chairs[shown].name)


def add_onlooker(table: Table, user: int, names: MemberName, action: Action) -> Table:
    """Return the table with a new onlooker, who is about to take `action`.

    Raises `Refused` ("not-seated").
    """
    if not isinstance(action, game_of(table).onlookers) or any(
        chair.user == user for chair in table.chairs
    ):
        raise Refused("not-seated")
    return replace(
        table,
        gallery=(
            *table.gallery,
            Onlooker(user, names.name, names.username, table.latest_deal.first_version),
        ),
    )


def require_cover(
    before: Table,
    after: Table,
    participant: Participant,
    brought: Mapping[Participant, int],
    balances: Mapping[int, int],
) -> None:
    """Raise `Refused` unless everyone can pay for an action that leads from `before` to `after`.

    `brought` are the half-chips that each participant must bring. For an onlooker's action this
    also holds for every new answer that it permits: each must be covered by the onlooker and by the
    bank.
    """
    for other, missing in uncovered_stakes(after, brought, balances).items():
        payer = after.participants[other]
        raise Refused(
            "too-few-chips",
            missing=missing,
            **({} if other == participant else {"name": payer.name or payer.username}),
        )
    if participant < len(after.chairs):
        return
    rules = game_of(after)
    for seat in rules.prompted(after.state):
        for answer in rules.legal(after.state, seat):
            if answer in rules.legal(before.state, seat):
                continue
            for other, missing in uncovered_stakes(
                after, rules.brings(after.state, seat, answer), balances
            ).items():
                if other == participant:
                    raise Refused("too-few-chips", missing=missing)
                raise Refused("bank-short", missing=missing)


def uncovered_stakes(
    table: Table, brought: Mapping[Participant, int], balances: Mapping[int, int]
) -> dict[Participant, int]:
    """Return the participants who cannot bring these half-chips, with the amounts they lack.

    The house can always pay.
    """
    lacking = {
        participant: hc - balances.get(payer.user, 0)
        for participant, hc in brought.items()
        if table.for_chips and (payer := table.participants[participant]).user is not None
    }
    return {participant: hc for participant, hc in lacking.items() if hc > 0}


def pay_in(table: Table, brought: Mapping[Participant, int]) -> tuple[Table, tuple[Transfer, ...]]:
    """Bring chips to the table during a deal; return the table and the transfers."""
    if not table.for_chips or not brought:
        return table, ()
    transfers = bookings.buy_ins(table, brought)
    for participant, hc in brought.items():
        table = update_participant(
            table, participant, paid_in=table.participants[participant].paid_in + hc
        )
    stacks = tuple(
        stack + brought.get(seat, 0) for seat, stack in enumerate(table.stacks[: len(table.chairs)])
    )
    return replace(table, stacks=stacks + table.stacks[len(table.chairs) :]), transfers


def pay_out_gallery(table: Table) -> tuple[Table, tuple[Transfer, ...]]:
    """After a deal, pay onlookers what the next deal does not need; return the table and the
    transfers.
    """
    seats = len(table.chairs)
    kept = game_of(table).exposure(table.state)[seats:] if table.gallery else ()
    free = (max(0, stack - stays) for stack, stays in zip(table.stacks[seats:], kept, strict=True))
    transfers = bookings.payouts(table, dict(enumerate(free, start=seats)))
    gallery = tuple(
        replace(onlooker, paid_in=stays)
        for onlooker, stays in zip(table.gallery, kept, strict=True)
    )
    return replace(table, gallery=gallery, stacks=table.stacks[:seats] + kept), transfers
