"""Leaderboards, final standings and profiles to look at, and to test with."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import accumulate
from random import Random
from typing import Final

from games import GAMES
from games.core import Best, Compared, Measure
from games.parts.tiles import named
from renderer.drawing.theme import PictureStyle
from renderer.posters.poster_scenes import (
    BoardRow,
    BoardScene,
    CurvePoint,
    FinalScene,
    PickerScene,
    ProfileGame,
    ProfilePartner,
    ProfileScene,
)
from renderer.scene import PictureWords, Plate, RevealedPlayer, RevealScene
from tests.renderer.samples.buki_scenes import BUKI, HOSTILE, PEOPLE
from tests.renderer.samples.line_games import PARTY

NAMES: Final = (
    *PARTY[:7],
    *HOSTILE,
    Plate("Maximilian Freiherr von und zu Kaffeehausen", "maxi"),
    Plate("👑", "crown_prince"),
    Plate("Zoë", "zoe"),
    Plate("שרה", "sarah"),
    Plate("김민준", "minjun"),
    Plate("Ελένη", "eleni"),
)


def lines(
    first: int, count: int, best: int, step: int, own_place: int | None = None
) -> tuple[BoardRow, ...]:
    """A stretch of a leaderboard, every fourth line level with the one before.

    `own` is the place of the reader's.
    """
    made: list[BoardRow] = []
    for place in range(first, first + count):
        plate = NAMES[(place - 1) % len(NAMES)]
        level = bool(made) and place % 4 == 0
        shared = made[-1].place if level else place
        value = made[-1].value if level else best - step * (place - first)
        made.append(BoardRow(shared, plate.name, value, plate.fallback, own=place == own_place))
    return tuple(made)


def boards(words: PictureWords) -> Mapping[str, BoardScene]:
    """Pages of leaderboards by name."""
    own_row = BoardRow(48_213, "Mizzi", -391, "mizzi", own=True)
    return {
        "board": BoardScene(
            "chips",
            lines(1, 10, 5945, 713),
            words,
            "hungarian",
            "2026-11",
            page=1,
            pages=31,
            members=302,
            own=replace(own_row, place=204),
        ),
        "board-three": BoardScene(
            "rating", lines(1, 3, 1320, 77, own_place=2), words, "buki", page=1, pages=1, members=3
        ),
        "board-rounds": BoardScene(
            "rounds",
            lines(1, 9, 61, 5, own_place=6),
            words,
            "",
            "week",
            bots=True,
            page=1,
            pages=1,
            members=9,
        ),
        "board-page": BoardScene(
            "chips",
            lines(24_981, 10, 4001, 3),
            words,
            page=2499,
            pages=5000,
            members=50_000,
            own=own_row,
        ),
        "board-own-page": BoardScene(
            "matches",
            lines(11, 10, 40, 2, own_place=14),
            words,
            "",
            "week",
            page=2,
            pages=3,
            members=26,
        ),
        "board-teams": BoardScene(
            "team-matches",
            teams(1, 10, 41, 2),
            words,
            "latin",
            "2026-11",
            pages=9,
            members=88,
            own=replace(teams(88, 1, 2)[0], own=True),
        ),
        "board-teams-page": BoardScene(
            "team-rounds", teams(11, 10, 40, 14), words, period="week", page=2, pages=3, members=26
        ),
    }


def teams(first: int, count: int, best: int, own_place: int | None = None) -> tuple[BoardRow, ...]:
    """A stretch of a leaderboard of teams."""
    partners = [NAMES[(3 * place + 5) % len(NAMES)] for place in range(first, first + count)]
    rows = zip(lines(first, count, best, 3, own_place), partners, strict=True)
    return tuple(replace(row, partner=(plate.name, plate.fallback)) for row, plate in rows)


def walk(rng: Random, seats: int, deals: int, *, points: bool = False) -> tuple[CurvePoint, ...]:
    """A session: chips go from one to the others, or points grow."""
    now = [0] * seats
    marks = []
    for deal in range(1, deals + 1):
        winner = rng.randrange(seats)
        for seat in range(seats):
            if points:
                now[seat] += rng.randrange(20) if seat == winner else 0
            elif seat != winner:
                lost = 2 * rng.randint(2, 6)
                now[seat] -= lost
                now[winner] += lost
        marks.append((deal, tuple(now)))
    return tuple(marks)


def finals(words: PictureWords) -> Mapping[str, FinalScene]:
    """Final standings by name."""
    rng = Random(1872)
    base = FinalScene(
        PEOPLE,
        "Buki",
        BUKI,
        words=words,
        compared=Compared(Measure.CHIPS),
        deals=12,
        curve=walk(rng, 4, 12),
        wins=(4, 2, 1, 5),
    )
    computer = Plate("Tante Resi", computer=True, portrait="resi")
    seven = (*PARTY[:5], replace(PARTY[5], computer=True), PARTY[6])
    late = tuple(
        (deal, (*values[:3], None if deal < 6 else values[3])) for deal, values in base.curve
    )
    return {
        "final": base,
        "final-one": replace(base, deals=1, curve=walk(rng, 4, 1), wins=(1, 0, 0, 0)),
        "final-seven": replace(
            base,
            plates=seven,
            title="Challenge",
            game=GAMES["challenge"].declaration,
            deals=48,
            curve=walk(rng, 7, 48),
            wins=(9, 8, 4, 7, 11, 5, 4),
        ),
        "final-points": replace(
            base,
            plates=(PEOPLE[0], computer, PEOPLE[2]),
            title="Hungarian dominoes",
            game=GAMES["hungarian"].declaration,
            compared=Compared(Measure.POINTS, Best.LEAST, match=True),
            deals=17,
            curve=walk(rng, 3, 17, points=True),
            wins=(8, 4, 5),
            nets=(24, -12, -12),
        ),
        "final-most": replace(
            base,
            plates=(PEOPLE[0], computer, PEOPLE[2]),
            title="Five-up",
            game=GAMES["austrian-draw"].declaration,
            compared=Compared(Measure.POINTS, Best.MOST, match=True),
            deals=9,
            curve=walk(rng, 3, 9, points=True),
            wins=(2, 4, 3),
        ),
        "final-names": replace(base, plates=HOSTILE, curve=late),
    }


def reveals(words: PictureWords) -> Mapping[str, RevealScene]:
    """Claims of Challenge that are turned up, by name."""
    claimant = RevealedPlayer(0, Plate("Anna", "anna"), 5, 9)
    challenger = RevealedPlayer(2, Plate("Jožka", computer=True, portrait="jozka"), 6, 4)
    bluff = RevealScene(
        GAMES["challenge"].declaration,
        claimant,
        challenger,
        dice=(6, 3),
        tiles=(named("1-4"), named("3-4")),
        true=False,
        words=words,
    )
    return {
        "reveal-bluff": bluff,
        "reveal-bluff-contrast": replace(
            bluff,
            claimant=RevealedPlayer(4, HOSTILE[1], 0, 2),
            challenger=replace(challenger, before=0, after=0),
            tiles=(named("2-6"), named("3-5")),
            style=PictureStyle(contrast=True, digits=True),
        ),
        "reveal-true": replace(
            bluff,
            claimant=replace(claimant, after=4),
            challenger=replace(challenger, after=8),
            dice=(5, 3),
            tiles=(named("3-5"),),
            true=True,
        ),
    }


def pickers(words: PictureWords) -> Mapping[str, PickerScene]:
    """Games to choose from, by name: the usual five, and three."""
    usual, three = (
        tuple(GAMES[key].declaration for key in keys)
        for keys in (
            ("buki", "challenge", "latin", "mexican-train", "draw"),
            ("hungarian", "bergen", "block"),
        )
    )
    return {
        "picker": PickerScene(usual, words),
        "picker-three": PickerScene(three, words, PictureStyle(contrast=True)),
    }


# As samples, not all games there are: a new game changes no picture.
PLAYED: Final = (
    "austrian-block",
    "buki",
    "pulle",
    "austrian-draw",
    "luxembourg",
    "hungarian",
    "challenge",
    "tendler",
)


def profiles(words: PictureWords) -> Mapping[str, ProfileScene]:
    """Profiles by name: of somebody who plays a lot, with hostile names, and of a newcomer."""
    rng = Random(9)
    games = tuple(
        ProfileGame(
            words(f"game-{key}"),
            160 - 20 * player,
            60 - 7 * player,
            53_300 - 6_700 * player,
            1742 - 61 * player if player % 3 else None,
        )
        for player, key in enumerate(PLAYED)
    )
    ratings = tuple(1500 + 9 * week + rng.randint(-40, 40) for week in range(30))
    chips = tuple(accumulate(rng.randint(-90, 100) for _ in range(40)))
    busy = ProfileScene(
        "Maximilian Freiherr von und zu Kaffeehausen",
        "Café Central",
        words,
        720,
        284,
        kept=98,
        streak=4,
        longest=23,
        hc=chips[-1],
        games=games,
        ratings=ratings,
        chips=chips,
        rivals=tuple((plate.name, plate.fallback) for plate in HOSTILE[:3]),
        bots=(4, 17),
    )
    new = replace(
        busy,
        name="Anna",
        played=1,
        won=0,
        kept=50,
        streak=1,
        longest=1,
        hc=-5,
        games=(replace(games[3], played=1, won=0, fair=333),),
        ratings=(),
        chips=(-5,),
        rivals=(),
    )
    partners = tuple(
        ProfilePartner(plate.name, plate.fallback, 131 - 40 * player, 70 - 20 * player)
        for player, plate in enumerate(NAMES[12:15])
    )
    return {
        "profile": busy,
        "profile-new": new,
        "profile-partners": replace(busy, name="Mizzi", partners=partners),
    }
