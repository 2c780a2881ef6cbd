"""A referee for Luxembourg draw: it reads what everybody was told and adds up.

It shares no code with `games`.
"""

from typing import Any

Pair = tuple[int, int]


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
