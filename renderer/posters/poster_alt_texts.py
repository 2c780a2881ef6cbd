"""Alt texts of leaderboards, seasons and final standings: every line, within Discord's limit."""

from collections.abc import Sequence
from typing import Final

from renderer.posters.poster_scenes import BoardRow, BoardScene, FinalScene, SeasonScene, rank_seats
from renderer.scene import MAX_ALT, format_gain

NAMES: Final = (32, 16, 8)  # characters of a name, tried in turn until the text fits
MOST_DEALS: Final = 24  # points of a curve in words


def describe_board(scene: BoardScene, names: Sequence[str], own: str) -> str:
    """Return the alt text of a leaderboard. `names` are those of the lines as drawn, `own` that of the reader's line."""
    text = ""
    for length in NAMES:
        text = _board(scene, [_short(name, length) for name in names], _short(own, length))
        if len(text) <= MAX_ALT:
            break
    return _cut(text)


def describe_final(scene: FinalScene, names: Sequence[str]) -> str:
    """Return the alt text of a final standing. `names` are by seat, as drawn.

    Of the curves it tells as many deals as fit, always with the last one.
    """
    text = ""
    for length in NAMES:
        short = [_short(name, length) for name in names]
        text = _standing(scene, short)
        if len(text) <= MAX_ALT:
            for count in range(min(MOST_DEALS, len(scene.curve)), 1, -1):
                whole = scene.words.told([text, _curves(scene, short, count)])
                if len(whole) <= MAX_ALT:
                    return whole
            return text
    return _cut(text)


def describe_season(scene: SeasonScene, names: Sequence[Sequence[str]]) -> str:
    """Return the alt text of the winners of a season. `names` are those of each row, as drawn."""
    text = ""
    for length in NAMES:
        lines = []
        for row, people in zip(scene.rows, names, strict=True):
            told = scene.words.listed([_short(name, length) for name in people])
            won = scene.words("picture-season-won", by=row.by, count=row.value)
            lines.append(scene.words("picture-alt-season-line", game=scene.words(f"game-{row.game}"), names=told, won=won))
        text = scene.words("picture-alt-season", season=scene.title, list=scene.words.grouped(lines))
        if len(text) <= MAX_ALT:
            break
    return _cut(text)


def _board(scene: BoardScene, names: list[str], own: str) -> str:
    words = scene.words
    head = words(
        "picture-alt-board",
        title=" · ".join(part for part in (scene.title, scene.game_title) if part),
        period=scene.time,
        members=scene.members,
        page=scene.page,
        pages=scene.pages,
    )
    if not scene.lines:
        return words("picture-alt-board-empty")
    lines = [_line(scene, line, name) for line, name in zip(scene.lines, names, strict=True)]
    parts = [head, words.sentence(words.grouped(lines))]
    if scene.own:
        parts.append(words("picture-alt-board-elsewhere", line=_line(scene, scene.own, own)))
    return words.told(parts)


def _line(scene: BoardScene, line: BoardRow, name: str) -> str:
    text = scene.words("picture-alt-board-line", place=line.place, name=name, value=scene.told(line))
    return scene.words("picture-alt-board-own", line=text) if line.own else text


def _standing(scene: FinalScene, names: list[str]) -> str:
    words, lines = scene.words, []
    for place, seat in rank_seats(scene):
        name, value = names[seat], scene.told(scene.last(seat))
        facts = [words("picture-alt-final-line", place=place, name=name, value=value)]
        if scene.plates[seat].computer:
            facts.append(words("picture-alt-computer"))
        if scene.tells_wins:
            facts.append(words("picture-alt-final-won", wins=scene.wins[seat]))
        if scene.nets:
            facts.append(words("picture-alt-final-net", net=format_gain(scene.nets[seat])))
        lines.append(words.listed(facts))
    what = scene.compared
    head = words("picture-alt-final", title=scene.title, deals=scene.deals, measure=what.measure, best=what.best)
    return words.told([head, words.sentence(words.grouped(lines))])


def _curves(scene: FinalScene, names: list[str], count: int) -> str:
    """Return `count` evenly spaced deals of all curves."""
    marks = [scene.curve[round(place * (len(scene.curve) - 1) / (count - 1))] for place in range(count)]
    curves = []
    for seat, name in enumerate(names):
        values = [row[seat] for _, row in marks]
        told = " ".join("–" if value is None else scene.told(value) for value in values)
        curves.append(scene.words("picture-alt-curve-of", name=name, values=told))
    deals = " ".join(str(deal) for deal, _ in marks)
    return scene.words("picture-alt-curve", deals=deals, curves=scene.words.grouped(curves))


def _short(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1] + "…"


def _cut(text: str) -> str:
    return text if len(text) <= MAX_ALT else text[: MAX_ALT - 1] + "…"
