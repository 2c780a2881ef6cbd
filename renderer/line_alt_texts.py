"""Alt texts for the tiles on the table: the open ends, the line, the arms of a cross and the trains."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.core import TRAINS, End, Layout, Placed, View
from games.parts.tiles import NAMES
from renderer.hands.hand_choices import playable_ends
from renderer.scene import END_LETTERS, HandScene, PictureWords, TableScene

WAYS: Final[Mapping[End, str]] = {End.UP: "up", End.DOWN: "down"}


def mark_text(text: str, marks: Sequence[str], words: PictureWords) -> str:
    """Return the text with its marks in brackets."""
    return words("picture-alt-marked", text=text, marks=words.listed(marks)) if marks else text


def describe_open_ends(scene: TableScene | HandScene, view: View) -> list[str]:
    """Return the open ends with their numbers, and the double that has to be covered."""
    words = scene.words
    ends = playable_ends(view)
    if not ends:
        return []
    parts = [words("picture-alt-open", ends=words.listed([f"{END_LETTERS[end]} {number}" for end, number in ends]))]
    if view.railway.uncovered:
        parts.append(words("picture-alt-uncovered", end=END_LETTERS[view.railway.uncovered]))
    return parts


def describe_line(scene: TableScene | HandScene, view: View, names: Sequence[str], most: int | None = None) -> list[str]:
    """Return the tiles on the table, at most the last `most` of each train, and the lots drawn for the lead."""
    words = scene.words
    parts = _trains(scene, view, names, most) if view.layout is Layout.TRAINS else _arms(words, view)
    if view.lots:
        drawn = [
            mark_text(f"{names[seat]} {NAMES[tile]}", [words("picture-alt-lead")] if seat == view.line[0].seat else [], words)
            for seat, tile in view.lots
        ]
        parts.append(words("picture-alt-lots", lots=words.listed(drawn)))
    return parts


def laid_tile(scene: TableScene | HandScene, tile: str, ends: Sequence[End]) -> str:
    """Return a tile with the ends where it lies or can be laid."""
    letters = [letter for end, letter in END_LETTERS.items() if end in ends]
    where = letters[0] if letters else "start"
    if len(letters) > 1:
        where = scene.words("picture-alt-either", others=scene.words.listed(letters[:-1]), last=letters[-1])
    return scene.words("picture-alt-laid", tile=tile, end=where)


def scoring_tile(scene: TableScene | HandScene, tile: str, points: Mapping[End, int]) -> str:
    """Return a tile with the ends where it can be laid, and the points that it scores at once there."""
    words = scene.words
    groups: dict[int, list[End]] = {}
    for end, gained in points.items():
        groups.setdefault(gained, []).append(end)
    said = [
        mark_text(laid_tile(scene, tile, ends), [f"+{gained}"] if gained else [], words)
        for gained, ends in sorted(groups.items(), reverse=True)
    ]
    return words.listed(said)


def _arms(words: PictureWords, view: View) -> list[str]:
    """Return the line from its left end to its right end, and the other arms of the spinner."""
    row: list[str] = []
    arms: dict[End, list[str]] = {}
    for placed in view.line:
        if placed.end in WAYS:
            arms.setdefault(placed.end, []).append(_tile(placed))
        else:
            row.insert(0 if placed.end is End.LEFT else len(row), _tile(placed))
    parts = [words("picture-alt-line", count=len(row), tiles=words.listed(row))] if row else []
    spinner = next((_tile(placed) for placed in view.line if placed.a == placed.b), None)
    if view.layout is Layout.CROSS and spinner:
        parts.append(words("picture-alt-spinner", tile=spinner))
    for end, tiles in sorted(arms.items(), key=lambda arm: END_LETTERS[arm[0]]):
        parts.append(words("picture-alt-arm", end=END_LETTERS[end], way=WAYS[end], tiles=words.listed(tiles)))
    return parts


def _trains(scene: TableScene | HandScene, view: View, names: Sequence[str], most: int | None) -> list[str]:
    """Return the hub and the trains: the Mexican one, and those of the players unless they are empty and closed."""
    words, parts = scene.words, []
    if view.railway.hub is not None:
        parts.append(words("picture-alt-hub", tile=NAMES[view.railway.hub]))
    for end in (End.MEXICAN, *TRAINS[: len(names)]):
        tiles = [_tile(placed) for placed in view.line if placed.end is end]
        marked = end is not End.MEXICAN and TRAINS.index(end) in view.railway.marked
        if not (tiles or marked):
            continue
        if most is not None and len(tiles) > most:
            tiles = ["…", *tiles[-most:]]
        owner = words("picture-alt-everybody") if end is End.MEXICAN else names[TRAINS.index(end)]
        name = mark_text(owner, [words("picture-alt-train-marked")] if marked else [], words)
        said = words.listed(tiles) or words("picture-alt-no-tiles")
        parts.append(words("picture-alt-train", end=END_LETTERS[end], name=name, tiles=said))
    return parts


def _tile(placed: Placed) -> str:
    return f"{placed.a}-{placed.b}"
