"""Encounters: the pairs of people in a round, and the chips that went from one to the other. Moderators see their sums."""

from itertools import combinations

from tables.state.change import Encounter
from tables.state.table import Table, game_of, side_of

PAIR = 2


def encounters(table: Table) -> tuple[Encounter, ...]:
    """Return the pairs of people in a round that has just ended, as long as `table.stacks` are those of its beginning.

    What a person has lost goes to the winners in proportion to what each of them has won, bots included, rounded to half-chips.
    """
    brought = (*table.stacks[: len(table.chairs)], *(onlooker.paid_in for onlooker in table.gallery))
    after = game_of(table).settle(table.state) if table.for_chips else brought
    changes = [new - old for new, old in zip(after, brought, strict=True)]
    won = sum(hc for hc in changes if hc > 0)
    gains = {person.user: hc for person, hc in zip(table.participants, changes, strict=True) if person.user is not None}
    seated = sorted(chair.user for chair in table.chairs if chair.user is not None)
    watching = sorted(onlooker.user for onlooker in table.gallery)
    pairs = [(*pair, True) for pair in combinations(seated, 2)]
    pairs += [(user, onlooker, False) for onlooker in watching for user in seated]
    return tuple(
        Encounter(
            user,
            opponent,
            seated=both,
            alone=both and len(seated) == PAIR and not are_partners(table, user, opponent),
            hc=_flow(gains[opponent], gains[user], won) - _flow(gains[user], gains[opponent], won),
        )
        for user, opponent, both in pairs
    )


def are_partners(table: Table, user: int, other: int) -> bool:
    """Return whether two people on chairs play in the same team."""
    seats = {chair.user: seat for seat, chair in enumerate(table.chairs)}
    return seats[other] in side_of(table, seats[user])


def _flow(loses: int, wins: int, won: int) -> int:
    """Return the half-chips that go from a loser to a winner, of all that is won in the round."""
    return round(-loses * wins / won) if loses < 0 < wins else 0
