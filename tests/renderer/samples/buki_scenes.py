"""Scenes to look at, and to test with.

Seeded random games of Buki, and names as people really have them.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from games import GAMES
from games.core import End, Ending, OpenEnd, Placed, Result, SeatView, Staking, Tile, View
from games.parts.line import Play
from games.parts.tiles import D8ND, HALVES, PIPS, listed
from renderer.scene import HandScene, PictureWords, Plate, SeatMoves, TableScene
from tests.changed_views import changed_view

BUKI: Final = GAMES["buki"].declaration
PEOPLE: Final = (
    Plate("Ännchen", "aennchen", host=True),
    Plate("Poldi", "poldi"),
    Plate("Herr Wlček", "wlcek"),
    Plate("Mizzi", "mizzi"),
)
HOSTILE: Final = (
    Plate("Z̸̨̛̛̪̰͎a̷͓̎l̴̞̄g̵̬̏o̶͇͐ \u202eevil\u202c", "zalgo"),
    Plate("𝓜𝓪𝔁𝓲𝓶𝓲𝓵𝓲𝓪𝓷 von Österreich-Este", "max", away=True),
    Plate("محمد الفاتح", "mehmed"),
    Plate("देवनागरी ★", "devanagari_fan", computer=True),
)


def game(rng: Random, hand: int = 6, seats: int = 4) -> tuple[tuple[Placed, ...], list[list[Tile]]]:
    """A random deal of the block game to its end, without doubles.

    The line, and what was left in the hands.
    """
    pack = list(listed(D8ND))
    rng.shuffle(pack)
    hands = [pack[seat * hand : (seat + 1) * hand] for seat in range(seats)]
    line: list[Placed] = []
    seat, passes = 0, 0
    while passes < seats and all(hands):
        moves = [(tile, end) for tile in hands[seat] for end in _fitting(line, tile)]
        if moves:
            tile, end = rng.choice(moves)
            hands[seat].remove(tile)
            line.append(place(line, tile, end, seat))
            passes = 0
        else:
            passes += 1
        seat = (seat + 1) % seats
    return tuple(line), hands


def ends(line: tuple[Placed, ...] | list[Placed]) -> tuple[int, int] | None:
    """The open numbers of a line."""
    if not line:
        return None
    left = next(placed.a for placed in reversed(line) if placed.end is not End.RIGHT)
    return left, next(placed.b for placed in reversed(line) if placed.end is not End.LEFT)


def open_ends(numbers: tuple[int, int] | None) -> tuple[OpenEnd, ...]:
    """The open ends as a view names them."""
    return tuple(zip((End.LEFT, End.RIGHT), numbers or (), strict=False))


def _fitting(line: list[Placed], tile: Tile) -> list[End]:
    numbers = ends(line)
    if numbers is None:
        return [End.START]
    return [
        end
        for end, number in zip((End.LEFT, End.RIGHT), numbers, strict=True)
        if number in HALVES[tile]
    ]


def place(line: list[Placed], tile: Tile, end: End, seat: int) -> Placed:
    """A tile as it lies in the line."""
    low, high = HALVES[tile]
    numbers = ends(line)
    if numbers is None:
        return Placed(low, high, end, seat)
    if end is End.LEFT:
        return Placed(low, high, end, seat) if high == numbers[0] else Placed(high, low, end, seat)
    return Placed(low, high, end, seat) if low == numbers[1] else Placed(high, low, end, seat)


def view(
    line: tuple[Placed, ...], counts: tuple[int, ...] = (2, 2, 2, 2), **changes: object
) -> View:
    """Return the room's view in the middle of a deal of Buki."""
    turn = (line[-1].seat + 1) % 4 if line else 0
    stakes, stacks, wins = (4, 2, 6, None), (92, 45, 108, 235), (2, 0, 1, 12)
    base = View(
        "buki",
        None,
        3,
        dealing=True,
        direction=1,
        seats=tuple(
            SeatView(
                counts[seat],
                None,
                stacks[seat],
                due=seat == turn,
                passed=seat == 1,
                wins=wins[seat],
                banker=seat == 3,
                stake=stakes[seat],
            )
            for seat in range(4)
        ),
        line=line,
        ends=open_ends(ends(line)),
        stock=12,
        legal=(),
        staking=Staking(limits=(2, 6)),
    )
    return changed_view(base, **changes)


def held(tiles: tuple[Tile, ...], numbers: tuple[int, int] | None, **changes: object) -> View:
    """Return the view of seat 2, in turn with `tiles` in hand."""
    legal = [
        Play(tile, end)
        for tile in tiles
        for end, number in zip((End.LEFT, End.RIGHT), numbers or (), strict=False)
        if number in HALVES[tile]
    ]
    if numbers is None:
        legal = [Play(tile, End.START) for tile in tiles]
    base = view((Placed(*(numbers or (0, 1)), End.START, 1),))
    seats = tuple(
        replace(player, hand=tiles if seat == 2 else None) for seat, player in enumerate(base.seats)
    )
    return replace(
        base, viewer=2, seats=seats, ends=open_ends(numbers), legal=tuple(legal), **changes
    )  # type: ignore[arg-type]


def over(line: tuple[Placed, ...], hands: list[list[Tile]]) -> View:
    """The end of a blocked deal, with everything shown."""
    pips = [sum(PIPS[tile] for tile in hand) for hand in hands]
    winner = pips.index(min(pips))
    stakes = (4, 2, 6, 0)
    gains = [-2 * stake for stake in stakes]
    gains[winner] = 5 * stakes[winner]
    gains[3] = -sum(gains[:3])
    result = Result(
        Ending.BLOCKED,
        (winner,),
        tuple(map(tuple, hands)),
        pips=tuple(pips),
        gains=tuple(gains),
    )
    return replace(view(line, tuple(map(len, hands))), dealing=False, result=result)


def long_game(length: int, hand: int = 6) -> tuple[tuple[Placed, ...], list[list[Tile]]]:
    """The first seeded game whose line has at least `length` tiles."""
    return next(
        found for seed in range(100_000) if len((found := game(Random(seed), hand))[0]) >= length
    )


def tables(words: PictureWords) -> Mapping[str, TableScene]:
    """Scenes of tables by name."""
    line, hands = long_game(20)
    whole, _ = long_game(24, hand=7)
    base = TableScene(BUKI, PEOPLE, "Buki", words)
    computer = Plate("Resi", computer=True, portrait="resi")  # a regular
    return {
        "lobby": replace(base, plates=(PEOPLE[0], computer, None, None)),
        "dealt": replace(base, view=view((), (6, 6, 6, 6))),
        "early": replace(base, view=view(line[:5], (5, 5, 5, 5))),
        "mid": replace(base, view=view(line[:12], (3, 3, 3, 3), direction=-1)),
        "late": replace(base, view=view(line, (1, 1, 1, 1))),
        "whole": replace(base, view=view(whole, (0, 1, 0, 0))),
        "eight": replace(base, view=view(line[:14], (4, 4, 3, 3), stock=8)),
        "result": replace(base, view=over(line, hands)),
        "names": replace(base, plates=HOSTILE, view=view(line[:8], (4, 4, 4, 4))),
        "two": replace(base, plates=(PEOPLE[0], computer), view=_two(line[:9])),
    }


def _two(line: tuple[Placed, ...]) -> View:
    full = view(
        tuple(placed._replace(seat=placed.seat % 2) for placed in line), stock=17, limits=None
    )
    seats = tuple(replace(player, banker=False, stake=None) for player in full.seats[:2])
    return replace(full, seats=(replace(seats[0], due=True), seats[1]))


def lately(words: PictureWords) -> tuple[SeatMoves, ...]:
    """What three players did since the viewer's last turn."""
    return SeatMoves(3, "4-6"), SeatMoves(0, words("move-passed")), SeatMoves(1, "6-5")


def hands(words: PictureWords) -> Mapping[str, HandScene]:
    """Scenes of hands by name."""
    pack = Random(7).sample(range(45), 45)
    base = HandScene(
        BUKI,
        held(tuple(pack[:7]), (5, 3)),
        PEOPLE,
        title="Buki",
        words=words,
        news=(words("event-staked", name="Ännchen", chips=4), words("event-passed", name="Poldi")),
        moves=lately(words),
    )
    waiting = held(tuple(pack[10:16]), (8, 8))
    idle = replace(
        waiting, legal=(), seats=tuple(replace(player, due=False) for player in waiting.seats)
    )
    unstaked = tuple(
        replace(player, stake=None) if seat == 2 else player
        for seat, player in enumerate(base.view.seats)
    )
    return {
        "hand1": replace(base, view=held((pack[0],), (5, 3))),
        "hand6": replace(base, view=idle, news=(), moves=()),
        "hand7": base,
        "hand7-stake": replace(base, view=changed_view(base.view, required=True, seats=unstaked)),
        "hand12": replace(base, view=held(tuple(pack[:12]), (0, 6))),
        "hand20": replace(base, view=held(tuple(pack[:20]), (0, 6))),
        "hand45": replace(base, view=held(tuple(pack), None)),
        "hand0": replace(base, view=held((), (1, 2)), news=(), moves=()),
    }
