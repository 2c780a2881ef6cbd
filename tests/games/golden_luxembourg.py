"""The worked cases of Luxembourg draw."""

from typing import Any

from games import luxembourg
from games.luxembourg import LuxOptions
from games.parts import tiles


def lux_winning_tile(given: dict[str, Any]) -> dict[str, Any]:
    starter, tile = luxembourg.winning_tile(tuple(tiles.named(name) for name in given["draws"]))
    return {"starter": starter, "tile": tiles.NAMES[tile]}


def lux_match(given: dict[str, Any]) -> dict[str, Any]:
    """Points may go on after the end in a vector; the match does not."""
    options = LuxOptions(
        end=given.get("end", "rounds"),
        rounds=given.get("n_rounds", 3),
        target=given.get("target", LuxOptions().target),
    )
    totals: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    for played, points in enumerate(given["rounds"], 1):
        totals = luxembourg.add_points(totals or (0,) * len(points), tuple(points))
        won = luxembourg.winners(options, played, totals)
        if won:
            break
    return {"totals": list(totals), "over": bool(won), "winners": list(won)}


OPERATIONS = {one.__name__: one for one in (lux_winning_tile, lux_match)}
