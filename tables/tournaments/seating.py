"""Seating of a round: by lot, and no two people meet twice if that can be helped. In games with
partners, these change as well, unless two have signed up as a team.

It does not matter who leads: among equals of the leaders the same play would earn less.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations, product
from types import MappingProxyType
from typing import Final, TypeAlias

from games.parts.chance import Chance
from tables.tournaments.public_tournament import Place
from tables.tournaments.tournament import SEATS

Pairs: TypeAlias = Counter[tuple[int | None, ...]]
# orders of four people; in each of them the first has another person opposite
ORDERS: Final = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
TOGETHER: Final = -1000  # in place of how often two partners of a team have been partners
EFFORT: Final = 200  # further draws of lots, divided by the number of people; the best is taken


def seat_people(
    users: Sequence[int],
    before: Iterable[Place],
    chance: Chance,
    teams: Mapping[int, int] = MappingProxyType({}),
) -> list[tuple[int | None, ...]]:
    """Return the users of each table, by seat. None is a computer player.

    As few tables as can be, as equally filled as teams allow. `before` are the places of earlier
    rounds, `teams` has the partner of each person who is in one.
    """
    tables: dict[tuple[int, str], dict[int, int]] = {}
    for place in before:
        if place.user is not None:
            tables.setdefault((place.round, place.table), {})[place.seat] = place.user
    met: Pairs = Counter()
    partners: Pairs = Counter()
    for seats in tables.values():
        met.update(permutations(seats.values(), 2))
        partners.update(
            (user, seats[opposite])
            for seat, user in seats.items()
            if (opposite := (seat + 2) % SEATS) in seats
        )
    for pair in teams.items():
        met[pair], partners[pair] = 0, TOGETHER
    best = _draw(users, met, chance, teams)
    for _ in range(EFFORT // max(1, len(users))):
        if not (repeats := _total(best, met)):
            break
        drawn = _draw(users, met, chance, teams)
        best = drawn if _total(drawn, met) < repeats else best
    return [_arrange(table, partners, chance) for table in best]


def _draw(
    users: Sequence[int], met: Pairs, chance: Chance, teams: Mapping[int, int]
) -> list[list[int]]:
    """Fill tables by lot, and exchange people of two tables as long as fewer meet again; then bring
    teams together.
    """
    drawn = chance.shuffled(users)
    count = -(-len(users) // SEATS)
    tables = [drawn[number::count] for number in range(count)]
    while any(_relieve(table, tables, met) for table in tables):
        pass
    for user, partner in teams.items():
        _unite(tables, user, partner, teams)
    return [table for table in tables if table]


def _unite(tables: Sequence[list[int]], user: int, partner: int, teams: Mapping[int, int]) -> None:
    """Bring a partner to a table, in exchange for a person who is not with their partner there."""
    table, other = (next(table for table in tables if who in table) for who in (user, partner))
    if table is other:
        return
    leaving = [who for who in table if who != user and teams.get(who) not in table][:1]
    other[:] = [*leaving, *(who for who in other if who != partner)]
    table[:] = [partner, *(who for who in table if who not in leaving)]


def _relieve(table: list[int], tables: Iterable[list[int]], met: Pairs) -> bool:
    """Exchange people of a table and of others; return whether fewer people meet again."""
    cost, is_better = _cost(table, met), False
    for other in tables:
        if other is table or not cost:
            continue
        before = _cost(other, met)
        for seat, other_seat in product(range(len(table)), range(len(other))):
            table[seat], other[other_seat] = other[other_seat], table[seat]
            after = _cost(table, met), _cost(other, met)
            if sum(after) < cost + before:
                cost, before = after
                is_better = True
            else:
                table[seat], other[other_seat] = other[other_seat], table[seat]
    return is_better


def _total(tables: Iterable[list[int]], met: Pairs) -> int:
    return sum(_cost(table, met) for table in tables)


def _cost(users: Sequence[int], pairs: Pairs) -> int:
    """Return how often two of these people have met. Meeting a third time counts more."""
    return sum(pairs.get(pair, 0) ** 2 for pair in combinations(users, 2))


def _arrange(users: Sequence[int], partners: Pairs, chance: Chance) -> tuple[int | None, ...]:
    """Return the users by seat; who sits opposite is the partner in games that have any."""
    drawn = chance.shuffled([*users, *[None] * (SEATS - len(users))])

    def repeats(order: Sequence[int]) -> int:
        return sum(partners[drawn[order[seat]], drawn[order[seat + 2]]] for seat in (0, 1))

    return tuple(drawn[place] for place in min(ORDERS, key=repeats))
