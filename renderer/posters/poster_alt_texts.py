"""Alt texts of leaderboards, seasons, final standings, profiles and achievements.

Every line, within Discord's limit.
"""

from collections.abc import Sequence
from typing import Final

from renderer.posters.poster_scenes import (
    AchievementsScene,
    BoardRow,
    BoardScene,
    FinalScene,
    ProfileGame,
    ProfileScene,
    SeasonScene,
    rank_seats,
    told_winners,
)
from renderer.scene import MAX_ALT, format_gain, joined_names

NAMES: Final = (32, 16, 8)  # characters of a name, tried in turn until the text fits
MOST_DEALS: Final = 24  # points of a curve in words
MOST_POINTS: Final = 8  # of a curve of a profile in words


def describe_board(scene: BoardScene, names: Sequence[Sequence[str]], own: Sequence[str]) -> str:
    """Return the alt text of a leaderboard.

    `names` are those of the lines as drawn: one, or two of partners. `own` are those of the
    reader's line on another page.
    """
    text = ""
    for length in NAMES:
        short = [
            joined_names([_short(name, length) for name in people], scene.words)
            for people in (*names, own)
        ]
        text = _board(scene, short[:-1], short[-1])
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


def describe_season(scene: SeasonScene, names: Sequence[Sequence[Sequence[str]]]) -> str:
    """Return the alt text of the winners of a season.

    `names` are those of the winners of each row, as drawn.
    """
    text = ""
    for length in NAMES:
        lines = []
        for row, winners in zip(scene.rows, names, strict=True):
            told = told_winners(
                [[_short(name, length) for name in winner] for winner in winners], scene.words
            )
            won = scene.words("picture-season-won", by=row.by, count=row.value)
            lines.append(
                scene.words(
                    "picture-alt-season-line",
                    game=scene.words(f"game-{row.game}"),
                    names=told,
                    won=won,
                )
            )
        text = scene.words(
            "picture-alt-season", season=scene.title, list=scene.words.grouped(lines)
        )
        if len(text) <= MAX_ALT:
            break
    return _cut(text)


def describe_achievements(scene: AchievementsScene, name: str) -> str:
    """Return the alt text of a page of achievements. `name` is the person's as drawn."""
    words = scene.words
    head = words(
        "picture-alt-achievements",
        name=_short(name, NAMES[0]),
        earned=scene.earned,
        all=len(scene.medals),
        page=scene.page,
        pages=scene.pages,
    )
    text = ""
    for described in (
        lambda medal: medal.how(words),
        lambda medal: words(f"achievement-{medal.key}.how"),
    ):  # without the game
        lines = [
            words(
                "picture-alt-achievement",
                state="earned" if medal.earned else "open",
                title=words(f"achievement-{medal.key}"),
                how=described(medal),
            )
            for medal in scene.shown
        ]
        text = words.told([head, *lines])
        if len(text) <= MAX_ALT:
            break
    return _cut(text)


def describe_profile(
    scene: ProfileScene, name: str, partners: Sequence[str], rivals: Sequence[str]
) -> str:
    """Return the alt text of a profile.

    The names are as drawn: of the member, best partners and the people met most often.
    """
    for length in NAMES:
        for points in (MOST_POINTS, 2, 0):
            own, best, met = (
                [_short(one, length) for one in some] for some in ((name,), partners, rivals)
            )
            text = _profile(scene, own[0], best, met, points)
            if len(text) <= MAX_ALT:
                return text
    return _cut(text)


def _profile(
    scene: ProfileScene, name: str, partners: list[str], rivals: list[str], points: int
) -> str:
    """Return a profile in words, with at most so many points of each curve."""
    words = scene.words
    facts = {
        "won": scene.won,
        "played": scene.played,
        "fair": round(sum(game.fair for game in scene.games) / 1000),
    }
    more = {
        "kept": scene.kept,
        "streak": scene.streak,
        "longest": scene.longest,
        "gain": format_gain(scene.hc),
    }
    parts = [words("picture-alt-profile", name=name, **facts, **more)]
    if scene.games:
        parts.append(
            words(
                "picture-alt-profile-games",
                games=words.grouped([_game(scene, game) for game in scene.games]),
            )
        )
    if partners:
        told = [
            words("profile-partner", name=other, won=one.won, played=one.played)
            for other, one in zip(partners, scene.partners, strict=False)
        ]
        parts.append(words("picture-alt-profile-partners", partners=words.listed(told)))
    if rivals:
        parts.append(words("picture-alt-profile-rivals", names=words.listed(rivals)))
    if points and scene.ratings:
        parts.append(
            words(
                "picture-alt-profile-ratings",
                values=" ".join(map(str, _some(scene.ratings, points))),
            )
        )
    if points and scene.chips:
        parts.append(
            words(
                "picture-alt-profile-chips",
                values=" ".join(map(format_gain, _some(scene.chips, points))),
            )
        )
    return words.told(parts)


def _game(scene: ProfileScene, game: ProfileGame) -> str:
    told = {"won": game.won, "played": game.played, "fair": round(game.fair / 1000)}
    text = scene.words("picture-alt-profile-game", title=game.title, **told)
    return (
        text
        if game.rating is None
        else scene.words("picture-alt-profile-rated", line=text, rating=str(game.rating))
    )


def _some(values: Sequence[int], most: int) -> list[int]:
    """Return at most `most` evenly spaced values, with the first and the last."""
    if len(values) <= most:
        return list(values)
    return [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)]


def _board(scene: BoardScene, names: list[str], own: str) -> str:
    words = scene.words
    head = words(
        "picture-alt-board",
        title=" · ".join(part for part in (scene.title, scene.game_title) if part),
        period=scene.time,
        kind=scene.kind,
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
    text = scene.words(
        "picture-alt-board-line", place=line.place, name=name, value=scene.told(line)
    )
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
    head = words(
        "picture-alt-final",
        title=scene.title,
        deals=scene.deals,
        measure=what.measure,
        best=what.best,
    )
    return words.told([head, words.sentence(words.grouped(lines))])


def _curves(scene: FinalScene, names: list[str], count: int) -> str:
    """Return `count` evenly spaced deals of all curves."""
    marks = [
        scene.curve[round(place * (len(scene.curve) - 1) / (count - 1))] for place in range(count)
    ]
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
