"""Finished deals to look at once more, and to test with."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from games.core import End, Placed, View
from games.parts.tiles import of
from renderer.drawing.theme import PictureStyle
from renderer.scene import HeldTiles, PictureWords, ReplayScene, TableScene
from tests.changed_views import changed_view
from tests.renderer.samples.buki_scenes import BUKI, PEOPLE, game, over, view
from tests.renderer.samples.game_views import BETS, GALLERY

LETTERS: Final = {End.START: "", End.LEFT: " → A", End.RIGHT: " → B"}
SHORT: Final = 12  # tiles of the line: it is a sample


def steps_of(
    line: tuple[Placed, ...], left: tuple[tuple[int, ...], ...]
) -> tuple[tuple[View, ...], tuple[tuple[HeldTiles, ...], ...]]:
    """Return what the room saw and what everybody held, from dealing to the last tile.

    `left` are the hands at the end.
    """
    views, hands = [], []
    for laid in range(len(line) + 1):
        held = tuple(
            (*hand, *(of(placed.a, placed.b) for placed in line[laid:] if placed.seat == seat))
            for seat, hand in enumerate(left)
        )
        views.append(turned(view(line[:laid], tuple(map(len, held))), line, laid))
        hands.append(tuple(HeldTiles(hand) for hand in held))
    return tuple(views), tuple(hands)


def turned(seen: View, line: tuple[Placed, ...], laid: int) -> View:
    """Return the view with the seat in turn that lays next; the seats before it have passed."""
    if laid == len(line):
        return seen
    last, then, people = (
        line[laid - 1].seat if laid else line[0].seat - 1,
        line[laid].seat,
        len(seen.seats),
    )
    between = {(last + step) % people for step in range(1, (then - last) % people)}
    seats = tuple(
        replace(index, due=seat == then, passed=seat in between)
        for seat, index in enumerate(seen.seats)
    )
    return replace(seen, seats=seats)


def replays(words: PictureWords) -> Mapping[str, ReplayScene]:
    """Replays by name: a session that has ended, with open hands.

    One that goes on, to the taste of its reader.
    """
    found = (game(Random(seed)) for seed in range(100_000))
    line, rest = next((line, rest) for line, rest in found if len(line) == SHORT)
    views, hands = steps_of(line, tuple(map(tuple, rest)))
    base = TableScene(BUKI, PEOPLE, "Buki", words)
    seen = tuple(replace(base, view=entry) for entry in (*views, over(line, rest)))
    moves = tuple(
        f"{PEOPLE[placed.seat].name} {placed.a}-{placed.b}{LETTERS[placed.end]}" for placed in line
    )
    style = PictureStyle(contrast=True, digits=True)
    watched = tuple(
        replace(step, style=style, gallery=GALLERY, view=changed_view(step.view, bets=BETS))
        for step in seen[:4]
        if step.view
    )
    return {
        "replay": ReplayScene(seen, moves, (*hands, hands[-1])),
        "replay-contrast": ReplayScene((*watched, replace(seen[-1], style=style)), moves[:3]),
    }
