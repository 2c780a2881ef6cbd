"""A referee for Luxembourg draw: it reads what everybody was told and adds up.

`verdict` shares no code with `games`. `check` feeds it with random matches.
"""

import random
from typing import Any

from games import GAMES
from games.luxembourg import LotShown, LuxOptions
from tests.games.random_play import some_action
from tests.games.referee_austrian_draw import Pair, pairs, told


def verdict(
    hands: list[list[Pair]],
    boneyard: list[Pair],
    lots: list[Pair],
    log: list[tuple[Any, ...]],
    dead_ends: bool,
) -> list[int]:
    """The pips that everybody adds after the deal.

    AssertionError for anything that the rules do not allow.
    """
    players = len(hands)
    mover = max(range(players), key=lambda seat: (sum(lots[seat]), max(lots[seat])))
    line = list(lots[mover])
    assert not {lots[mover]} & set(sum(hands, boneyard))
    assert all(lot in boneyard for seat, lot in enumerate(lots) if seat != mover)
    drew, idle, over = False, 0, False

    def fits(tile: Pair) -> bool:
        return tile[0] in line or tile[1] in line

    for what, seat, *more in log:
        assert not over
        assert seat == mover
        hand = hands[seat]
        if what == "Drew":
            assert not drew
            assert not any(map(fits, hand))
            hand.append(boneyard.pop(0))
            drew = True
            continue
        if what == "Played":
            tile, end = more
            assert not drew
            hand.remove(tile)
            side = ("left", "right").index(end)
            assert line[side] in tile
            line[side] = tile[1] if line[side] == tile[0] else tile[0]
            idle = 0
            over = not hand or (dead_ends and not any(map(fits, sum(hands, boneyard))))
        else:
            assert drew or not (boneyard or any(map(fits, hand)))
            idle = 0 if drew else idle + 1
            over = idle == players
        drew, mover = False, (mover + 1) % players
    assert over
    return [sum(map(sum, hand)) for hand in hands]


def check(number: int) -> None:
    """Play a random match with random house rules: the game and the referee come to the same
    points, winners and payments.
    """
    rng, game = random.Random(f"referee luxembourg {number}"), GAMES["luxembourg"]
    options = LuxOptions(
        end=rng.choice(("rounds", "target")),
        rounds=3,
        target=60,
        visible_block=rng.choice(("end", "draw_out")),
        entry=rng.choice((0, 1)),
    )
    players = game.players[number % len(game.players)]
    state, totals, deals = game.open(options, players), [0] * players, 0
    while not game.finished(state):
        state, events = game.deal(state, game.exposure(state), rng.randbytes(32))
        hands, boneyard = [pairs(hand) for hand in state.deal.hands], pairs(state.deal.stock)
        lots = pairs([event.tile for event in events if isinstance(event, LotShown)])
        log: list[tuple[Any, ...]] = []
        while game.dealing(state):
            state, events = game.apply(state, *some_action(game, state, rng))
            log += told(events)
        points = verdict(hands, boneyard, lots, log, options.visible_block == "end")
        totals, deals = [sum(both) for both in zip(totals, points, strict=True)], deals + 1
        assert [seat.score for seat in game.view(state, None).seats] == totals
    assert deals == 3 if options.end == "rounds" else max(totals) >= 60
    best = [seat for seat in range(players) if totals[seat] == min(totals)]
    assert game.view(state, None).winners == tuple(best)
    part, rest = divmod(2 * options.entry * players, len(best))
    assert game.settle(state) == tuple(
        part + (best.index(seat) < rest) if seat in best else 0 for seat in range(players)
    )
