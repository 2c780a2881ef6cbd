"""A referee for Hungarian dominoes: one deal from the hands as they were dealt and what everybody
was told.

`points` shares no code with `games`: tiles are pairs of numbers, events are dictionaries. It raises
AssertionError for anything that the rules do not allow.
"""

from typing import Any

from tests.games.referee_match import Pair


def points(
    hands: list[list[Pair]], log: list[dict[str, Any]], leader: int, rules: dict[str, Any]
) -> list[int]:
    """The pips left in each hand at the end of the deal."""
    ends: list[int] = []
    turns: list[tuple[int, list[dict[str, Any]]]] = []
    for entry in log:
        if entry["event"] == "Passed":
            turns.append((entry["seat"], []))
        elif entry["event"] == "Played":
            if (
                not turns
                or not turns[-1][1]
                or turns[-1][0] != entry["seat"]
                or turns[-1][1][-1]["event"] == "SeriesEnded"
            ):
                turns.append((entry["seat"], []))
            turns[-1][1].append(entry)
        elif entry["event"] == "SeriesEnded":
            assert entry["count"] == len(turns[-1][1])
            turns[-1][1].append(entry)
    for number, (seat, series) in enumerate(turns):
        assert seat == leader
        hand = hands[seat]
        if not series:
            assert number > 0
            assert not any(half in ends for tile in hand for half in tile)
        else:
            used = lay(hand, ends, series[:-1])
            free = number == 0 and rules["leader_ends"] == "both"
            assert free or len(used) <= 1
            closing = ends if free or not used else [ends[used.pop()]]
            assert not any(half in closing for tile in hand for half in tile)
        stuck = not any(half in ends for hand in hands for tile in hand for half in tile)
        over = stuck or (rules["end_on_domino"] and not hand)
        assert over == (number == len(turns) - 1)
        leader = (seat + 1) % len(hands)
        while not over and not hands[leader]:
            leader = (leader + 1) % len(hands)
    return [sum(map(sum, hand)) for hand in hands]


def lay(hand: list[Pair], ends: list[int], series: list[dict[str, Any]]) -> set[int]:
    """Lay a series; the sides at which it grew."""
    used = set()
    for item in series:
        tile = item["tile"]
        hand.remove(tile)
        if not ends:
            assert item["end"] == "start"
            ends[:] = tile
            continue
        side = ("left", "right").index(item["end"])
        assert ends[side] in tile
        ends[side] = tile[1] if tile[0] == ends[side] else tile[0]
        used.add(side)
    return used
