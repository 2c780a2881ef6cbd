"""The worked cases of Hungarian dominoes, put to the rules."""

from typing import Any

from games.core import Action, End, IllegalAction, by_seat
from games.hungarian import (
    Hungarian,
    HungarianOptions,
    HungarianState,
    held_by,
    match_outcome,
    pips_left,
)
from games.parts import line, tiles
from games.parts.line import PASS, Play

GAME = Hungarian()
MIRRORED = {"left": End.RIGHT, "right": End.LEFT, "start": End.START}


def position(given: dict[str, Any]) -> HungarianState:
    """The state that a vector describes; tiles that it does not name are out of play."""
    hands = tuple(tiles.mask(map(tiles.named, hand)) for hand in given["hands"])
    options = HungarianOptions(
        end_on_domino=given.get("end_on_domino", False),
        leader_ends=given.get("leader_ends", "both"),
    )
    layout = given.get("layout") or []
    return GAME.open(options, len(hands))._replace(
        hands=hands,
        unlaid=tiles.D6 & ~tiles.mask(tiles.of(a, b) for a, b in layout),
        ends=line.code(layout[0][0], layout[-1][1]) if layout else line.START,
        to_move=given["to_move"],
    )


def hungarian_hand(given: dict[str, Any]) -> dict[str, Any]:
    state = position(given)
    mirrored = False  # the vector has laid the first tile the other way round than the rules do
    for at, turn in enumerate(given["turns"]):
        mover: int = turn["seat"]
        laid = 0
        try:
            if turn.get("pass"):
                state = GAME.apply(state, mover, PASS)[0]
                continue
            for item in turn["plays"]:
                a, b = item["laid"] if isinstance(item, dict) else item
                end = item["end"] if isinstance(item, dict) else turn.get("end", "start")
                end = "start" if state.ends == line.START else end
                mirrored = mirrored or (end == "start" and a > b)
                action: Action = Play(tiles.of(a, b), MIRRORED[end] if mirrored else End(end))
                if laid and not (state.to_move == mover and state.turn_end is not None):
                    raise refused_after(state, mover, action)
                before = line.ENDS[state.ends]
                state = GAME.apply(state, mover, action)[0]
                laid += 1
                if before is not None and state.line[-1][:2] != ((b, a) if mirrored else (a, b)):
                    raise IllegalAction("does-not-fit")
            if state.turn_end is not None:
                raise IllegalAction("must-continue")
            if not laid:
                raise IllegalAction(
                    "must-play" if GAME.legal(state, mover) != (PASS,) else "must-pass"
                )
        except IllegalAction as refused:
            return {
                "error": "round_over"
                if refused.key == "deal-over"
                else refused.key.replace("-", "_"),
                "at": at,
            }
    numbers = line.ENDS[state.ends]
    return {
        "over": not GAME.dealing(state),
        "ends": numbers and list(reversed(numbers) if mirrored else numbers),
        "laid": (tiles.D6 & ~state.unlaid).bit_count(),
        "hands": [
            sorted(tiles.NAMES[tile] for tile in tiles.listed(held_by(state, number)))
            for number in range(len(state.hands))
        ],
        "points": list(pips_left(state)),
    }


def refused_after(state: HungarianState, mover: int, action: Play) -> IllegalAction:
    """Why a series cannot go on after its last tile: the rules have ended the turn by
    themselves.
    """
    if not held_by(state, mover) & action.bit:
        return IllegalAction("not-in-hand")
    return IllegalAction(
        "one-end-only"
        if (line.laid(state.ends, action.tile, action.end) is not None)
        else "does-not-fit"
    )


def hungarian_match(given: dict[str, Any]) -> dict[str, Any]:
    totals = by_seat(given["totals"], dict(enumerate(given["points"])))
    state = GAME.open(HungarianOptions(target=given.get("target", 100)), len(totals))
    state = state._replace(totals=totals, opener=given["leader"], played=1)
    over = GAME.finished(state)
    leader = None if over else GAME.deal(state, (0,) * len(totals), bytes(32))[0].to_move
    return {
        "totals": list(totals),
        "over": over,
        "losers": list(match_outcome(state)[1]),
        "next_leader": leader,
    }


OPERATIONS = {one.__name__: one for one in (hungarian_hand, hungarian_match)}
