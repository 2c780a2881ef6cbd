"""A referee for the series of deals (block, draw, Tendler): it reads what everybody was told, as
one would at the table.

`verdict` shares no code with `games`: it gets the hands and the boneyard as they were dealt, tiles
as pairs, and the public events as words. It raises AssertionError for anything that the rules do
not allow. `check` feeds it with random sessions.
"""

import random
from typing import Any

from games.parts import codec, tiles
from tests.games.random_play import some_action
from tests.games.referee_match import Pair


def verdict(
    hands: list[list[Pair]],
    boneyard: list[Pair],
    log: list[tuple[Any, ...]],
    first: int,
    direction: int,
    drawing: dict[str, Any],
) -> dict[str, Any]:
    """Who won the deal and how, what is left in the hands, and who leads next.

    `drawing`: most tiles a turn, dead lines end.
    """
    line: list[int] = []  # the numbers at its two ends
    mover, took, idle, setter = first, 0, 0, first
    ended = None

    def fits(tile: Pair) -> bool:
        return not line or any(half in line for half in tile)

    for what, seat, *more in log:
        assert ended is None
        assert seat == mover
        hand = hands[seat]
        if what == "Played":
            tile, end = more
            assert tile in hand
            hand.remove(tile)
            low, high = tile
            if not line:
                assert end == "start"
                line = [low, high]
            else:
                side = {"left": 0, "right": 1}[end]
                assert line[side] in tile
                line[side] = high if line[side] == low else low
            setter, idle, took = seat, 0, 0
            if not hand:
                ended = "domino"
            elif drawing["most"] and drawing["dead"] and not any(map(fits, sum(hands, boneyard))):
                ended = "blocked"
        elif what == "Drew":
            assert not any(map(fits, hand))
            assert took < drawing["most"]
            hand.append(boneyard.pop(0))
            took += 1
            continue
        elif what == "Passed":
            assert not any(map(fits, hand))
            assert not boneyard or took == drawing["most"]
            idle, took = (0 if took else idle + 1), 0
            if idle == len(hands):
                ended = "blocked"
        mover = (mover + direction) % len(hands)
    pips = [sum(map(sum, hand)) for hand in hands]
    best = [seat for seat, total in enumerate(pips) if total == min(pips)]
    won = (
        (mover - direction) % len(hands)
        if ended == "domino"
        else best[0]
        if len(best) == 1
        else None
    )
    return {
        "ending": ended,
        "winner": won,
        "hands": hands,
        "leader": setter if won is None else won,
    }


def pairs(mask_or_tiles: Any) -> list[Pair]:
    listed = tiles.listed(mask_or_tiles) if isinstance(mask_or_tiles, int) else mask_or_tiles
    return [tiles.HALVES[tile] for tile in listed]


def told(events: Any) -> list[tuple[Any, ...]]:
    """The moves among the public events, in the referee's words."""
    log = []
    for event in map(codec.event_data, events):
        if event["event"] == "Played":
            log.append(("Played", event["seat"], tiles.HALVES[event["tile"]], event["end"]))
        elif event["event"] in ("Drew", "Passed"):
            log.append((event["event"], event["seat"]))
    return log


def check(game: Any, players: int, number: int) -> None:
    """A match by random play with random house rules: the game and the referee come to the same
    result.
    """
    rng = random.Random(f"referee {game.key} {number}")
    sizes = game.sizes[players]
    drawing = {
        "draw_limit": rng.choice((None, 3)),
        "visible_block": rng.choice(("end", "draw_out")),
    }
    drawing = drawing if hasattr(game.options(), "draw_limit") else {}
    common = {
        "direction": rng.choice(("cw", "ccw")),
        "hand": rng.choice(sizes),
        "deals": 3,
        "entry": rng.choice((0, 1, 5)),
    }
    options = game.options(**common, **drawing)
    most = {None: 99, 3: 3}[options.draw_limit] if drawing else 0
    rule = {"most": most, "dead": drawing.get("visible_block") == "end"}
    state, leader, wins = game.open(options, players), None, [0] * players
    for _ in range(options.deals):
        state, events = game.deal(state, game.exposure(state), rng.randbytes(32))
        hands = [pairs(hand) for hand in state.deal.hands]
        heaviest = max(
            (sum(tile), max(tile), seat) for seat, hand in enumerate(hands) for tile in hand
        )[2]
        first, boneyard = state.to_move, pairs(state.deal.stock)
        assert first == (heaviest if leader is None else leader)
        log = told(events)
        while game.dealing(state):
            seat, action = some_action(game, state, rng)
            state, events = game.apply(state, seat, action)
            log += told(events)
        found = verdict(
            hands,
            boneyard,
            log,
            first=first,
            direction=1 if options.direction == "cw" else -1,
            drawing=rule,
        )
        result, leader = game.view(state, None).result, found["leader"]
        assert (result.ending, result.winner) == (found["ending"], found["winner"])
        for seen, left in zip(result.hands, found["hands"], strict=True):
            assert seen is None or sorted(pairs(seen)) == sorted(left)
        if found["winner"] is not None:
            wins[found["winner"]] += 1
    best = [seat for seat in range(players) if wins[seat] == max(wins)]
    paid = game.settle(state)
    whole, rest = divmod(2 * options.entry * players, len(best))
    assert game.view(state, None).winners == tuple(best)
    assert paid == tuple(
        whole + (best.index(seat) < rest) if seat in best else 0 for seat in range(players)
    )
