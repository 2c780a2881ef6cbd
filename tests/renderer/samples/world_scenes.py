"""Scenes of crosses, trains and teams, as samples and for tests."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from games.core import End, Ending, Layout, Result, SeatView, Tile, View
from games.game import Declaration
from games.parts.line import Play
from games.parts.tiles import D6, D9, D12, HALVES, PIPS, listed, named
from renderer.hands.hand_order_and_choices import playable_ends
from renderer.scene import HandScene, PictureWords, TableScene
from tests.renderer.samples.buki_scenes import ends, lately, open_ends
from tests.renderer.samples.line_games import PARTY, long_line
from tests.renderer.samples.world_views import (
    ALL_FIVES,
    LATIN,
    MEXICAN_TRAIN,
    SEBASTOPOL,
    TEAMS,
    Cross,
    closed_trains,
    cross_game,
    cross_view,
    train_view,
    trains_after,
)


def cross_after(
    seed: int,
    length: int | None,
    seats: int,
    hand: int,
    *,
    first: str = "",
    weights: Sequence[int] = (1, 1, 1, 1),
) -> View:
    """Return the room's view of a cross with so many tiles.

    With `first`, it begins a cross whose arms are open at once.
    """
    line, hands, _ = cross_game(
        Random(seed), seats, hand, weights, named(first) if first else None, at_once=bool(first)
    )
    line = line[:length]
    return cross_view(
        line,
        Cross(list(line), at_once=bool(first)).ends,
        [len(left) for left in hands],
        (45, 80, 10, 5)[:seats],
    )


def latin(length: int, *, dealing: bool = True) -> View:
    """Return the room's view of a deal of Latin dominoes, or its end, blocked and won by a team."""
    line, hands, _ = long_line(length, 4, 7, series=False)
    shown = line[: length - 6] if dealing else line
    seats = tuple(
        SeatView(
            len(hand),
            None,
            0,
            due=dealing and seat == 2,
            passed=seat == 3,
            wins=(2, 1)[seat % 2],
            score=(96, 45)[seat % 2],
        )
        for seat, hand in enumerate(hands)
    )
    pips = tuple(sum(PIPS[tile] for tile in hand) for hand in hands)
    result = Result(Ending.DOMINO, (0, 2), tuple(map(tuple, hands)), pips, gains=(0,) * 4)
    return View(
        "latin",
        None,
        5,
        dealing=dealing,
        direction=-1,
        seats=seats,
        line=shown,
        ends=open_ends(ends(shown)),
        stock=0,
        legal=(),
        layout=Layout.LINE,
        target=200,
        teams=TEAMS,
        result=None if dealing else result,
    )


def trains_over() -> View:
    """Return the end of a deal of eight, with all hands shown: one has many tiles."""
    game = trains_after(76, 8, 10, D12, "12-12")
    free = [
        tile for tile in listed(D12) if tile not in {tile for hand in game.hands for tile in hand}
    ]
    hands = [list(hand) for hand in game.hands]
    hands[2] = []
    hands[0] += Random(5).sample(free, 9)
    result = Result(
        Ending.DOMINO,
        (2,),
        tuple(map(tuple, hands)),
        pips=tuple(sum(PIPS[tile] for tile in hand) for hand in hands),
        gains=(0,) * 8,
    )
    view = train_view(game)
    seats = tuple(
        replace(player, count=len(hand), due=False)
        for player, hand in zip(view.seats, hands, strict=True)
    )
    return replace(view, seats=seats, dealing=False, result=result)


def holding(
    view: View, tiles: Sequence[Tile], points: Callable[[Tile, End], int] | None = None
) -> View:
    """Return the view of seat 2, in turn with `tiles` in hand.

    `points` are what a tile scores at an end.
    """
    closed = closed_trains(view, 2) if view.layout is Layout.TRAINS else ()
    turned = replace(
        view,
        seats=tuple(replace(player, due=seat == 2) for seat, player in enumerate(view.seats)),
        closed=closed,
    )
    legal = tuple(
        Play(tile, end)
        for tile in tiles
        for end, number in playable_ends(turned)
        if number in HALVES[tile]
    )
    seats = tuple(
        replace(player, hand=tuple(tiles), count=len(tiles), due=True)
        if seat == 2
        else replace(player, due=False)
        for seat, player in enumerate(view.seats)
    )
    scored = tuple(points(action.tile, action.end) for action in legal) if points else ()
    return replace(view, viewer=2, legal=legal, points=scored, seats=seats, closed=closed)


def unseen(view: View, deck: int) -> list[Tile]:
    """Return the tiles of a set that do not lie on the table."""
    laid = {(min(placed.a, placed.b), max(placed.a, placed.b)) for placed in view.line}
    return [tile for tile in listed(deck) if HALVES[tile] not in laid and tile != view.railway.hub]


def table(game: Declaration, title: str, view: View, words: PictureWords) -> TableScene:
    """Return the scene of a table with people at it."""
    return TableScene(game, PARTY[: len(view.seats)], title, words, view)


def world_tables(words: PictureWords) -> Mapping[str, TableScene]:
    """Scenes of tables by name."""
    pairs = replace(cross_after(2, 14, 4, 5), teams=TEAMS)
    pairs = replace(
        pairs,
        seats=tuple(
            replace(player, score=(45, 80)[seat % 2]) for seat, player in enumerate(pairs.seats)
        ),
    )
    return {
        "cross": table(ALL_FIVES, "All Fives", cross_after(28, 6, 4, 5), words),
        "cross-late": table(
            ALL_FIVES, "All Fives", cross_after(13, None, 2, 7, weights=(1, 1, 2, 2)), words
        ),
        "cross-teams": table(ALL_FIVES, "All Fives", pairs, words),
        "sebastopol": table(
            SEBASTOPOL, "Sebastopol", cross_after(3, None, 4, 7, first="6-6"), words
        ),
        "trains": table(
            MEXICAN_TRAIN, "Mexican Train", train_view(trains_after(27, 4, 10, D9, "9-9")), words
        ),
        "trains3": table(
            MEXICAN_TRAIN, "Mexican Train", train_view(trains_after(9, 3, 10, D9, "9-9")), words
        ),
        "trains8": table(
            MEXICAN_TRAIN,
            "Mexican Train",
            train_view(trains_after(78, 8, 10, D12, "12-12", double=True)),
            words,
        ),
        "trains8-mid": table(
            MEXICAN_TRAIN, "Mexican Train", train_view(trains_after(30, 8, 10, D12, "12-12")), words
        ),
        "trains8-over": table(MEXICAN_TRAIN, "Mexican Train", trains_over(), words),
        "teams": table(LATIN, "Latin", latin(22), words),
        "teams-over": table(LATIN, "Latin", latin(22, dealing=False), words),
    }


def world_hands(words: PictureWords) -> Mapping[str, HandScene]:
    """Scenes of hands by name; all of them are seat 2's."""
    rng = Random(4)
    cross = cross_after(3, 9, 4, 5)
    few, many = (
        train_view(trains_after(30, 4, 15, D12, "12-12")),
        train_view(trains_after(60, 8, 10, D12, "12-12")),
    )

    def fives(tile: Tile, end: End) -> int:
        numbers = dict(cross.ends)
        total = sum(cross.numbers) - numbers[end] + PIPS[tile] - numbers[end]
        return total if total % 5 == 0 else 0

    def scene(game: Declaration, title: str, view: View, *news: str) -> HandScene:
        return HandScene(
            game,
            view,
            PARTY[: len(view.seats)],
            title=title,
            words=words,
            news=news,
            moves=lately(words) if news else (),
        )

    return {
        "hand15": scene(
            MEXICAN_TRAIN,
            "Mexican Train",
            holding(few, sorted(rng.sample(unseen(few, D12), 15))),
            "Poldi passes",
        ),
        "hand20-trains": scene(
            MEXICAN_TRAIN, "Mexican Train", holding(many, sorted(rng.sample(unseen(many, D12), 20)))
        ),
        "hand-points": scene(
            ALL_FIVES,
            "All Fives",
            holding(cross, unseen(cross, D6)[::3][:6], fives),
            "Poldi passes",
        ),
        "hand-points13": scene(
            ALL_FIVES, "All Fives", holding(cross, unseen(cross, D6)[:13], fives), "Poldi passes"
        ),
    }


def world_endings(words: PictureWords) -> Mapping[str, HandScene]:
    """Results of a round for a winner and a loser of two teams."""
    view = latin(22, dealing=False)
    scenes = {}
    for name, winners in (("ending-team", (0, 2)), ("ending-team-lost", (1, 3))):
        own_view = tuple(
            replace(player, hand=view.result.hands[seat]) if seat == 2 else player
            for seat, player in enumerate(view.seats)
        )
        won = replace(view, viewer=2, seats=own_view, result=replace(view.result, winners=winners))
        scenes[name] = HandScene(LATIN, won, PARTY[:4], "Latin", words)
    return scenes
