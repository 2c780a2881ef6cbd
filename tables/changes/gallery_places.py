"""The gallery of a table: who looks on. Their chips come to the table with an accepted bet and go back with its deal."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games.core import Action, Participant, Seat
from games.game import Game
from games.parts.gallery_bets import Admit, Watch
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Onlooker, Table, of_one


def is_watchable(rules: Game[Any, Any], table: Table) -> bool:
    """Whether somebody may look on now."""
    if table.phase is not Phase.PLAYING or not rules.onlookers:
        return False
    return bool(table.gallery or onlooker_actions(table, rules.legal(table.state, len(table.chairs))))


def is_hidden_house_hand(table: Table, seat: Seat) -> bool:
    """Whether that hand is shown to nobody: the house's own, at a table for chips. Three onlookers behind three computer players
    would know the fourth hand, and everybody's."""
    return table.for_chips and seat in range(len(table.chairs)) and table.chairs[seat].computer


def onlooker_actions(table: Table, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What of it is left to onlookers: nobody sits down behind the house."""
    return tuple(action for action in legal if not (isinstance(action, Watch) and is_hidden_house_hand(table, action.seat)))


def refuse_house_hands(table: Table, participant: Participant, action: Action) -> None:
    """Refuse what would show a hand of the house, whether or not the players' consent is asked for."""
    behind = action.seat if isinstance(action, Watch) else participant if isinstance(action, Admit) else None
    if behind is not None and is_hidden_house_hand(table, behind):
        raise Refused("house-hand", name=table.chairs[behind].name)


def add_onlooker(rules: Game[Any, Any], table: Table, user: int, name: str, username: str, action: Action) -> Table:
    """The table with somebody new in the gallery, who does this. Raises `Refused` ("not-seated")."""
    if not isinstance(action, rules.onlookers) or any(chair.user == user for chair in table.chairs):
        raise Refused("not-seated")
    return replace(table, gallery=(*table.gallery, Onlooker(user, name, username, table.dealt)))


def require_cover(
    rules: Game[Any, Any],
    before: Table,
    after: Table,
    participant: Participant,
    brought: Mapping[Participant, int],
    balances: Mapping[int, int],
) -> None:
    """Refuse an action that brings chips which somebody does not have; and an onlooker's, if no answer could be had without such
    chips (the onlooker's own or the bank's)."""
    for other, missing in uncovered_stakes(after, brought, balances).items():
        one = after.participants[other]
        raise Refused("too-few-chips", missing=missing, **({} if other == participant else {"name": one.name or one.username}))
    if participant < len(after.chairs):
        return
    for seat in rules.prompted(after.state):
        for answer in rules.legal(after.state, seat):
            if answer in rules.legal(before.state, seat):
                continue
            for other, missing in uncovered_stakes(after, rules.brings(after.state, seat, answer), balances).items():
                if other == participant:
                    raise Refused("too-few-chips", missing=missing)
                raise Refused("bank-short", missing=missing)


def uncovered_stakes(table: Table, brought: Mapping[Participant, int], balances: Mapping[int, int]) -> dict[Participant, int]:
    """Whose accounts cannot bring that, and how many hc they lack. The house always can."""
    lack = {
        participant: hc - balances.get(one.user, 0)
        for participant, hc in brought.items()
        if table.for_chips and (one := table.participants[participant]).user is not None
    }
    return {participant: hc for participant, hc in lack.items() if hc > 0}


def pay_in(table: Table, brought: Mapping[Participant, int]) -> tuple[Table, tuple[Transfer, ...]]:
    """Chips come to the table in mid-deal."""
    if not table.for_chips or not brought:
        return table, ()
    transfers = bookings.buy_ins(table, brought)
    for participant, hc in brought.items():
        table = replace(table, **of_one(table, participant, paid_in=table.participants[participant].paid_in + hc))
    stacks = tuple(stack + brought.get(seat, 0) for seat, stack in enumerate(table.stacks[: len(table.chairs)]))
    return replace(table, stacks=stacks + table.stacks[len(table.chairs) :]), transfers


def pay_out_gallery(rules: Game[Any, Any], table: Table) -> tuple[Table, tuple[Transfer, ...]]:
    """After a deal: onlookers have back what the next one does not ask of them."""
    seats = len(table.chairs)
    keep = rules.exposure(table.state)[seats:] if table.gallery else ()
    free = (max(0, stack - stays) for stack, stays in zip(table.stacks[seats:], keep, strict=True))
    transfers = bookings.payouts(table, dict(enumerate(free, start=seats)))
    gallery = tuple(replace(one, paid_in=stays) for one, stays in zip(table.gallery, keep, strict=True))
    return replace(table, gallery=gallery, stacks=table.stacks[:seats] + keep), transfers
